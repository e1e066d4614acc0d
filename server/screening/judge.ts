import type { Analysis, Job, Match, Prose, Stability } from '../../contract/index.ts'
import type { Assessors } from '../assessors/service.ts'
import type { OwnerId } from '../identity/service.ts'
import { createTurns } from '../platform/turns.ts'
import type { ReadResume, Resumes } from '../resumes/service.ts'
import type { EngineThread } from './engine.ts'
import { createKeeping, findMatch, type KeepingOptions } from './keeping.ts'
import { provenanceOf, provenanceOfMatch } from './provenance.ts'
import {
  answerAnalysis,
  answerMatch,
  infoOf,
  postingOf,
  type StoredAnalysis,
  type StoredMatch,
  tellingOf,
  toStoredMatch,
} from './rules.ts'
import { createSecondReading, type How } from './second-reading.ts'
import * as store from './store.ts'

export type JudgeOptions = KeepingOptions & { resumes: Resumes; engine: EngineThread; assessors: Assessors }

/** One resume judged, by itself or against a job: answered as it is stored, or made, stored and told to the log. */
export function createJudge({ db, resumes, entitlements, audit, engine, assessors, now }: JudgeOptions) {
  const inTurn = createTurns()
  const { keep, storedOrMade } = createKeeping({ db, entitlements, audit, now })

  async function matchOffline(owner: OwnerId, job: Job, read: ReadResume, refresh: boolean): Promise<Match> {
    const from = provenanceOfMatch(engine, read, job)
    const pair = { jobId: job.id, resumeId: read.resume.id }
    const stored = await storedOrMade<StoredMatch>(owner, {
      find: async connection => (refresh ? null : findMatch(connection, owner, job, read, from)),
      make: async () => {
        const found = await engine.match({ job: postingOf(job), document: read.document, asOf: from.as_of })
        return toStoredMatch(found, read.document, from)
      },
      store: (tx, made) => store.storeMatch(tx, owner, pair, made),
      tell: (what, { match_score }) => tellingOf(`match.${what}`, pair.resumeId, match_score, from, job),
    })
    return answerMatch(job, read.resume, stored, engine)
  }

  const second = createSecondReading({ db, engine, assessors, audit, now, keep, matchOffline })

  return {
    /** By the offline engine, or by it and a language model. Who asks for the same meanwhile waits and is answered it. */
    matchOne: (owner: OwnerId, job: Job, resumeId: number, how: How): Promise<Match> =>
      inTurn(`match ${owner} ${job.id} ${resumeId} ${how.reader}`, async () => {
        const read = await resumes.text(owner, resumeId)
        if (how.reader === 'model') return second.match(owner, job, read, how)
        return matchOffline(owner, job, read, how.refresh)
      }),

    writeUp: async (owner: OwnerId, job: Job, resumeId: number, signal: AbortSignal): Promise<Prose> =>
      second.writeUp(owner, job, await resumes.text(owner, resumeId), signal),

    stability: async (owner: OwnerId, job: Job, resumeId: number, signal: AbortSignal): Promise<Stability> =>
      second.stability(owner, job, await resumes.text(owner, resumeId), signal),

    /**
     * Idempotent: the stored analysis is answered while file and reader are the same, unless `refresh`. One that another
     * version of the engine made is answered too, marked as outdated: no number changes without being asked to.
     */
    analyze: (owner: OwnerId, resumeId: number, refresh: boolean): Promise<Analysis> =>
      inTurn(`analysis ${owner} ${resumeId}`, async () => {
        const read = await resumes.text(owner, resumeId)
        const from = provenanceOf(engine, read)
        const stored = await storedOrMade<StoredAnalysis>(owner, {
          find: async connection => (refresh ? null : store.findAnalysis(connection, owner, resumeId, from)),
          make: async () => ({ ...(await engine.analyze({ document: read.document, asOf: from.as_of })), ...from }),
          store: (tx, made) => store.storeAnalysis(tx, owner, resumeId, made),
          tell: (what, { score_overall }) => tellingOf(`analysis.${what}`, resumeId, score_overall, from),
        })
        return answerAnalysis({ resume_id: resumeId, resume_info: infoOf(read.resume) }, stored, engine)
      }),
  }
}
