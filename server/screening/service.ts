import type { Estimate, Match, Person, PostingWarning, Prose, Requirement, Stability } from '../../contract/index.ts'
import type { Profile } from '../../engine/types.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Jobs } from '../jobs/service.ts'
import type { ReadResume } from '../resumes/service.ts'
import { createBatch } from './batch.ts'
import { createFound } from './found.ts'
import { createJudge, type JudgeOptions } from './judge.ts'
import { asOfUpload } from './provenance.ts'
import { postingOf, withCriteria } from './rules.ts'
import type { Wish } from './second-reading.ts'

export type Screening = ReturnType<typeof createScreening>

export type ScreeningOptions = JudgeOptions & { jobs: Jobs }

type PostingRead = { requirements: Requirement[]; warnings: PostingWarning[] }

/** A resume as the engine takes it. */
const sourceOf = ({ document, resume }: ReadResume) => ({ document, asOf: asOfUpload(resume) })

/** Analyse, match, batch and history: one use case each for route and stream. */
export function createScreening(options: ScreeningOptions) {
  const { jobs, resumes, engine, assessors } = options
  const { analyze, matchOne, stability, writeUp } = createJudge(options)

  return {
    ...createFound(options),
    analyze,
    matchBatch: createBatch(options, matchOne),

    /** Idempotent like `analyze`. */
    async match(owner: OwnerId, jobId: number, resumeId: number, wish: Wish): Promise<Match> {
      const reader = wish.reader ?? (await assessors.choice(owner))
      return matchOne(owner, await jobs.get(owner, jobId), resumeId, { ...wish, reader })
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
    async requirements(owner: OwnerId, jobId: number): Promise<PostingRead> {
      const job = await jobs.get(owner, jobId)
      const { requirements, warnings } = await engine.readJob({ ...postingOf(job), criteria: [] })
      return { requirements: withCriteria(requirements, job), warnings }
    },

    /** What a second reading of the best `top` of these would take at most, from the first of them. */
    async estimate(owner: OwnerId, jobId: number, ids: number[], top: number): Promise<Estimate> {
      const posting = postingOf(await jobs.get(owner, jobId))
      const { requirements } = await engine.readJob(posting)
      const some = await Promise.all(ids.slice(0, 10).map(id => resumes.text(owner, id).catch(() => null)))
      const read = await Promise.all(some.flatMap(one => (one ? [engine.readResume(sourceOf(one))] : [])))
      return assessors.estimate(owner, requirements, read, Math.min(top, ids.length))
    },

    /** Who a resume is of, and how to reach them. */
    person: async (owner: OwnerId, id: number): Promise<Person> =>
      engine.readPerson(sourceOf(await resumes.text(owner, id))),

    /** What the engine reads of the person. */
    profile: async (read: ReadResume): Promise<Profile> => (await engine.readResume(sourceOf(read))).profile,
  }
}
