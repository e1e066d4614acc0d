import type { Job } from '../../contract/index.ts'
import type { Audit, Told } from '../audit/service.ts'
import type { Entitlements } from '../entitlements/service.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Connection, Rows } from '../platform/database/database.ts'
import { inTransaction, unlessGone } from '../platform/database/transaction.ts'
import type { ReadResume } from '../resumes/service.ts'
import { hashOfMatch } from './provenance.ts'
import { knownOf, type MatchProvenance, type Stored, type StoredMatch } from './rules.ts'
import * as store from './store.ts'

export type Keeping = ReturnType<typeof createKeeping>

export type KeepingOptions = { db: Rows; entitlements: Entitlements; audit: Audit; now: () => Date }

/** One kind of result: how it is found and made, where it is stored and what is told of it. */
type Work<T> = {
  find: (connection: Connection) => Promise<Stored<T> | null>
  make: () => Promise<T>
  store: (tx: Connection, made: Stored<T>) => Promise<void>
  tell: (what: 'made' | 'opened', result: T) => Told
}

/** How results come into the database: each once, with what it costs and what the log tells of it. */
export function createKeeping({ db, entitlements, audit, now }: KeepingOptions) {
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

/** Of what was stored of a pair the match that is answered again, if any. */
export async function findMatch(
  connection: Connection,
  owner: OwnerId,
  job: Job,
  read: ReadResume,
  from: MatchProvenance,
): Promise<Stored<StoredMatch> | null> {
  const all = await store.matchesOf(connection, owner, { jobId: job.id, resumeId: read.resume.id })
  return knownOf(all, from, criteria => hashOfMatch(read, { ...job, criteria }))
}
