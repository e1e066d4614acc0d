import pLimit from 'p-limit'
import type { BatchInput, BatchItem, Job, Match, Reader } from '../../contract/index.ts'
import type { Entitlements } from '../entitlements/service.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Jobs } from '../jobs/service.ts'
import type { Rows } from '../platform/database/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Resumes } from '../resumes/service.ts'
import { storedFor } from './history.ts'
import { type Engine, infoOf } from './rules.ts'
import type { How, Wish } from './second-reading.ts'
import * as store from './store.ts'

/** `top`: how many of the best a model reads as well, where one is asked for. */
export type BatchWish = Wish & { top: number }

export type BatchOptions = { db: Rows; jobs: Jobs; resumes: Resumes; entitlements: Entitlements; engine: Engine }

type MatchOne = (owner: OwnerId, job: Job, resumeId: number, how: How) => Promise<Match>

/** Many resumes against one job, each by `matchOne`. */
export function createBatch({ db, jobs, resumes, entitlements, engine }: BatchOptions, matchOne: MatchOne) {
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

  /** How many of these are answered as they are stored: that is never limited. */
  async function storedOf(owner: OwnerId, job: Job, ids: ReadonlySet<number>, { refresh, reader }: Wish) {
    if (refresh || reader === 'model') return 0
    const stored = storedFor(job, await store.matchHistory(db.of(owner), owner), engine)
    return [...stored].filter(id => ids.has(id)).length
  }

  /**
   * One item an id, in the order given, each as soon as it is ready. Where a model is asked for, it reads the best
   * by the offline score, once all of those are known. Throws only where the job is not found
   * or the batch is larger than the plan allows.
   */
  return async function matchBatch(
    owner: OwnerId,
    jobId: number,
    { resume_ids: ids, beside }: BatchInput,
    { top, ...wish }: BatchWish,
  ): Promise<AsyncGenerator<BatchItem>> {
    const job = await jobs.get(owner, jobId)
    const whole = new Set([...ids, ...beside])
    await entitlements.atOnce(owner, 'batch_size', whole.size, () => storedOf(owner, job, whole, wish))
    const one = (id: number, reader: Reader) => batchItem(owner, job, id, { ...wish, reader })
    return wish.reader === 'model' ? withSecondOpinions(ids, top, one) : inOrder(ids, id => one(id, 'offline'))
  }
}

/** Questions to models that are under way at once for one batch. */
const atOnce = 4

/** Resumes of one batch that are under way at once: while the engine judges one, the database stores another. */
const ahead = 8

/** Each in its turn. Where nobody asks for the next one, no other is begun. */
async function* inOrder(ids: readonly number[], match: (id: number) => Promise<BatchItem>): AsyncGenerator<BatchItem> {
  const begun: Promise<BatchItem>[] = []
  for (const id of ids) {
    begun.push(expected(match(id)))
    if (begun.length === ahead) yield begun.shift() as Promise<BatchItem>
  }
  yield* begun
}

/** A promise that is awaited later; until then its failure must not count as unhandled. */
function expected<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}

const scoreOf = (item: BatchItem) => ('match_score' in item ? item.match_score : -1)

/** All by the offline engine first; then the best of them, and nobody else, by a model too. */
async function* withSecondOpinions(
  ids: readonly number[],
  top: number,
  match: (id: number, reader: Reader) => Promise<BatchItem>,
): AsyncGenerator<BatchItem> {
  const offline = new Map<number, BatchItem>()
  for await (const item of inOrder(ids, id => match(id, 'offline'))) offline.set(item.resume_id, item)
  const best = [...offline]
    .filter(([, item]) => 'match_score' in item)
    .toSorted(([a, one], [b, other]) => scoreOf(other) - scoreOf(one) || a - b)
    .slice(0, top)
  const limit = pLimit(atOnce)
  const read = new Map(best.map(([id]) => [id, expected(limit(() => match(id, 'model')))]))
  for (const id of ids) {
    const item = (await read.get(id)) ?? offline.get(id)
    if (item) yield item
  }
}
