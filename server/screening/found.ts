import type { Analysis, Job, JobWithMatches, Match, Resume } from '../../contract/index.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Jobs } from '../jobs/service.ts'
import type { Rows } from '../platform/database/database.ts'
import { historyOf } from './history.ts'
import { answerAnalysis, answerMatch, type Engine, infoOf } from './rules.ts'
import * as store from './store.ts'

/** What was found so far, as it is stored: nothing is judged for it. */
export function createFound({ db, jobs, engine }: { db: Rows; jobs: Jobs; engine: Engine }) {
  return {
    /** Everything that was found of a resume, by whichever engine; each match beside its job. */
    async resultsOf(
      owner: OwnerId,
      resume: Resume,
      all: Job[],
    ): Promise<{ analysis: Analysis | null; matches: Match[] }> {
      const { analysis, matches } = await store.resultsOf(db.of(owner), owner, resume.id)
      const info = { resume_id: resume.id, resume_info: infoOf(resume) }
      return {
        analysis: analysis && answerAnalysis(info, analysis, engine),
        matches: matches.flatMap(({ jobId, stored }) => {
          const job = all.find(({ id }) => id === jobId)
          return job ? [answerMatch(job, resume, stored, engine)] : []
        }),
      }
    },

    /** Every job, newest first, with its matched resumes, highest score first. */
    async history(owner: OwnerId): Promise<JobWithMatches[]> {
      const [all, matches] = await Promise.all([jobs.list(owner), store.matchHistory(db.of(owner), owner)])
      return all.map(job => historyOf(job, matches, engine))
    },
  }
}
