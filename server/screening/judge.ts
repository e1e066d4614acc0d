import type { Analysis, Job, Match, Prose, Stability } from '../../contract/index.ts'
import type { Assessors } from '../assessors/service.ts'
import type { Audit, Told } from '../audit/service.ts'
import type { Entitlements } from '../entitlements/service.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Connection, Rows } from '../platform/database/database.ts'
import { inTransaction, unlessGone } from '../platform/database/transaction.ts'
import { createTurns } from '../platform/turns.ts'
import type { ReadResume, Resumes } from '../resumes/service.ts'
import type { EngineThread } from './engine.ts'
import {
  answerAnalysis,
  answerMatch,
  asOfUpload,
  infoOf,
  inputHash,
  knownOf,
  type MatchProvenance,
  matchHash,
  type Provenance,
  postingOf,
  type Stored,
  type StoredAnalysis,
  type StoredMatch,
  tellingOf,
  toStoredMatch,
} from './rules.ts'
import { createSecondReading, type How } from './second-reading.ts'
import * as store from './store.ts'

export type JudgeOptions = {
  db: Rows
  resumes: Resumes
  entitlements: Entitlements
  audit: Audit
  engine: EngineThread
  assessors: Assessors
  now: () => Date
}

/** One kind of result: how it is found and made, where it is stored and what is told of it. */
type Work<T> = {
  find: (connection: Connection) => Promise<Stored<T> | null>
  make: () => Promise<T>
  store: (tx: Connection, made: Stored<T>) => Promise<void>
  tell: (what: 'made' | 'opened', result: T) => Told
}

/** How results come into the database: each once, with what it costs and what the log tells of it. */
function createKeeping({ db, entitlements, audit, now }: Pick<JudgeOptions, 'db' | 'entitlements' | 'audit' | 'now'>) {
  /**
   * A new result and the entry that tells of it, both or neither; or, untold, what `known` finds that somebody else has
   * stored meanwhile. Throws `not_found` where what it is of is gone.
   */
  const keep = <T>(
    owner: OwnerId,
    told: Told,
    work: (tx: Connection) => Promise<T>,
    known?: (tx: Connection) => Promise<T | null>,
  ): Promise<T> => {
    const both = (connection: Connection) =>
      inTransaction(connection, async tx => {
        const kept = await work(tx)
        await audit.write(tx, owner, told)
        return kept
      })
    return entitlements.spend(owner, 'analyses_per_month', both, known).catch(unlessGone)
  }

  /** The stored result, else a new one: made and counted once, however many ask for it at once in several processes. */
  async function storedOrMade<T>(owner: OwnerId, { find, make, store, tell }: Work<T>): Promise<Stored<T>> {
    const opened = async (known: Stored<T>) => {
      await audit.write(db.of(owner), owner, tell('opened', known.result))
      return known
    }
    const known = await find(db.of(owner))
    if (known) return opened(known)
    // The last of the month may have gone for this very result since it was looked for.
    const full = await entitlements.roomFor(owner, 'analyses_per_month').catch((error: unknown) => ({ error }))
    const late = full && (await find(db.of(owner)))
    if (late) return opened(late)
    if (full) throw full.error
    const made = { result: await make(), evaluatedAt: now() }
    const storeIt = (tx: Connection) => store(tx, made).then(() => made)
    const kept = await keep(owner, tell('made', made.result), storeIt, find)
    return kept === made ? made : opened(kept)
  }

  return { keep, storedOrMade }
}

/** One resume judged, by itself or against a job: answered as it is stored, or made, stored and told to the log. */
export function createJudge({ db, resumes, entitlements, audit, engine, assessors, now }: JudgeOptions) {
  const inTurn = createTurns()
  const { keep, storedOrMade } = createKeeping({ db, entitlements, audit, now })

  const provenance = (read: ReadResume): Provenance => {
    const as_of = asOfUpload(read.resume)
    const input_hash = inputHash(read.sha256, read.document.reader, as_of)
    return { engine: { name: engine.name, version: engine.version }, input_hash, as_of }
  }

  const provenanceOfMatch = (read: ReadResume, job: Job): MatchProvenance => {
    const from = provenance(read)
    const file = { sha256: read.sha256, reader: read.document.reader, as_of: from.as_of }
    return { ...from, input_hash: matchHash(file, job), criteria: job.criteria }
  }

  const findMatch = async (
    connection: Connection,
    owner: OwnerId,
    job: Job,
    read: ReadResume,
    from: MatchProvenance,
  ) => {
    const all = await store.matchesOf(connection, owner, { jobId: job.id, resumeId: read.resume.id })
    return knownOf(all, from, criteria => provenanceOfMatch(read, { ...job, criteria }).input_hash)
  }

  async function matchOffline(owner: OwnerId, job: Job, read: ReadResume, refresh: boolean): Promise<Match> {
    const from = provenanceOfMatch(read, job)
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

  const ours = { provenance: provenanceOfMatch, findMatch, keep, matchOffline }
  const second = createSecondReading({ db, engine, assessors, audit, now, ...ours })

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
        const from = provenance(read)
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
