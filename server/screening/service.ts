import type {
  Analysis,
  BatchItem,
  Estimate,
  Job,
  JobWithMatches,
  Match,
  Person,
  Prose,
  Reader,
  Requirement,
  Resume,
  Stability,
} from '../../contract/index.ts'
import type { Profile } from '../../engine/types.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Jobs } from '../jobs/service.ts'
import { AppError } from '../platform/errors.ts'
import type { ReadResume } from '../resumes/service.ts'
import { type BatchWish, inOrder, withSecondOpinions } from './batch.ts'
import { historyOf } from './history.ts'
import { createJudge, type JudgeOptions } from './judge.ts'
import { answerAnalysis, answerMatch, asOfUpload, infoOf, postingOf, withCriteria } from './rules.ts'
import type { How, Wish } from './second-reading.ts'
import * as store from './store.ts'

export type Screening = ReturnType<typeof createScreening>

export type ScreeningOptions = JudgeOptions & { jobs: Jobs }

/** A resume as the engine takes it. */
const sourceOf = ({ document, resume }: ReadResume) => ({ document, asOf: asOfUpload(resume) })

/** Analyse, match, batch and history: one use case each for route and stream. */
export function createScreening(options: ScreeningOptions) {
  const { db, jobs, resumes, entitlements, engine, assessors } = options
  const { analyze, matchOne, stability, writeUp } = createJudge(options)

  /** What keeps one resume from being matched stands in its place; the others go on. */
  async function batchItem(owner: OwnerId, job: Job, resumeId: number, how: How): Promise<BatchItem> {
    try {
      return await matchOne(owner, job, resumeId, how)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const resume = error.code === 'not_found' ? null : await resumes.get(owner, resumeId).catch(() => null)
      return { resume_id: resumeId, resume_info: resume && infoOf(resume), error: error.message }
    }
  }

  return {
    analyze,

    /** Idempotent like `analyze`. */
    async match(owner: OwnerId, jobId: number, resumeId: number, wish: Wish): Promise<Match> {
      const reader = wish.reader ?? (await assessors.choice(owner))
      return matchOne(owner, await jobs.get(owner, jobId), resumeId, { ...wish, reader })
    },

    /**
     * One item an id, in the order given, each as soon as it is ready. Where a model is asked for, it reads the best
     * by the offline score, once all of those are known. Throws only where the job is not found.
     */
    async matchBatch(
      owner: OwnerId,
      jobId: number,
      ids: number[],
      { top, ...wish }: BatchWish,
    ): Promise<AsyncGenerator<BatchItem>> {
      const job = await jobs.get(owner, jobId)
      await entitlements.atOnce(owner, 'batch_size', ids.length)
      const one = (id: number, reader: Reader) => batchItem(owner, job, id, { ...wish, reader })
      return wish.reader === 'model' ? withSecondOpinions(ids, top, one) : inOrder(ids, id => one(id, 'offline'))
    },

    /** Three readings anew of one match, and how far they lie apart. */
    async stability(owner: OwnerId, jobId: number, resumeId: number, signal: AbortSignal): Promise<Stability> {
      return stability(owner, await jobs.get(owner, jobId), resumeId, signal)
    },

    /** What was found, in a language model's words. */
    async writeUp(owner: OwnerId, jobId: number, resumeId: number, signal: AbortSignal): Promise<Prose> {
      return writeUp(owner, await jobs.get(owner, jobId), resumeId, signal)
    },

    /** What is read in a posting, the corrections beside it. */
    async requirements(owner: OwnerId, jobId: number): Promise<Requirement[]> {
      const job = await jobs.get(owner, jobId)
      const { requirements } = await engine.readJob({ ...postingOf(job), criteria: [] })
      return withCriteria(requirements, job)
    },

    /** What a second reading of the best `top` of these would take at most, from the first of them. */
    async estimate(owner: OwnerId, jobId: number, ids: number[], top: number): Promise<Estimate> {
      const posting = postingOf(await jobs.get(owner, jobId))
      const { requirements } = await engine.readJob(posting)
      const some = await Promise.all(ids.slice(0, 10).map(id => resumes.text(owner, id).catch(() => null)))
      const read = await Promise.all(some.flatMap(one => (one ? [engine.readResume(sourceOf(one))] : [])))
      return assessors.estimate(owner, requirements, read, Math.min(top, ids.length))
    },

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

    /** Who a resume is of, and how to reach them. */
    person: async (owner: OwnerId, id: number): Promise<Person> =>
      engine.readPerson(sourceOf(await resumes.text(owner, id))),

    /** What the engine reads of the person. */
    profile: async (read: ReadResume): Promise<Profile> => (await engine.readResume(sourceOf(read))).profile,

    /** Every job, newest first, with its matched resumes, highest score first. */
    async history(owner: OwnerId): Promise<JobWithMatches[]> {
      const [all, matches] = await Promise.all([jobs.list(owner), store.matchHistory(db.of(owner), owner)])
      return all.map(job => historyOf(job, matches, engine))
    },
  }
}
