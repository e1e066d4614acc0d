import type { Activity, AuditAction, EndpointName } from '../../contract/index.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Connection, Rows } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { createTurns } from '../platform/turns.ts'
import { type AnsweredCall, tellingOf } from './calls.ts'
import { createWalk, nobodysChain, type Told, viewStart } from './rules.ts'
import * as store from './store.ts'

export type { Told } from './rules.ts'

export type Audit = ReturnType<typeof createAudit>

const pageSize = 50
/** What pages ask for more than once while they are looked at. */
const views: readonly AuditAction[] = ['resume.opened', 'history.opened']
const verifiedAtOnce = 1000

/** The log of decisions and of who opened what: append-only, one hash-chain an account. docs/privacy.md tells more. */
export function createAudit({ db, now }: { db: Rows; now: () => Date }) {
  const inTurn = createTurns()
  const gathered = new Map<number, { entries: store.NewEntry[]; written: Promise<void> }>()

  /** What is told while the log is being written goes into it together: a ranking opens hundreds of results. */
  function gather(owner: number, entry: store.NewEntry): Promise<void> {
    const known = gathered.get(owner)
    if (known) {
      known.entries.push(entry)
      return known.written
    }
    const entries = [entry]
    const written = inTurn(`${owner}`, () => {
      gathered.delete(owner)
      return inTransaction(db.of(owner), tx => store.append(tx, owner, entries))
    })
    gathered.set(owner, { entries, written })
    return written
  }

  /** Writes an entry, in the transaction of what it tells of where `connection` is one. */
  function write(connection: Connection, owner: number, told: Told): Promise<void> {
    const { actor: actor_id = owner, action, subject = null, details = {} } = told
    const entry = { at: now(), actor_id, action, subject, details }
    return connection.isTransaction ? store.append(connection, owner, [entry]) : gather(owner, entry)
  }

  /** Like `write`, by itself; of what belongs to a view that the log has told of nothing more. */
  function tell(owner: number, told: Told): Promise<void> {
    const { action, subject = null } = told
    if (!views.includes(action)) return write(db.of(owner), owner, told)
    return inTransaction(db.of(owner), async tx => {
      // Those who open the same at once wait for each other here.
      await store.lockHead(tx, owner)
      if (!(await store.isTold(tx, owner, { action, subject, since: viewStart(now()) }))) await write(tx, owner, told)
    })
  }

  return {
    write,
    tell,

    /** Keeps others from adding to this log until the transaction ends; taken after all other locks. */
    async lock(tx: Connection, owner: number): Promise<void> {
      await store.lockHead(tx, owner)
    },

    /** Writes what a call that succeeded has to tell, before it is answered: calls.ts has the list. */
    async answered(name: EndpointName, call: AnsweredCall): Promise<void> {
      await Promise.all(tellingOf(name, call).map(({ owner, ...told }) => tell(owner, told)))
    },

    /** A sign-in that failed: in the chain of whose address was given, or nobody's, at the same cost. */
    refusedSignIn: (owner: number | null): Promise<void> =>
      write(db.of(owner ?? nobodysChain), owner ?? nobodysChain, { action: 'session.refused', actor: null }),

    /** Who appointed them stands at the command line or in the settings, not here. */
    appointed: (owner: number, isAdmin: boolean): Promise<void> =>
      write(db.of(owner), owner, { action: isAdmin ? 'admin.granted' : 'admin.revoked', actor: null }),

    /** Newest first, a page at a time. */
    async activity(owner: OwnerId, before = 2_147_483_647): Promise<Activity> {
      const found = await store.entriesBefore(db.of(owner), owner, before, pageSize + 1)
      const page = found.slice(0, pageSize)
      const entries = page.map(({ seq, at, actor_id, action, subject, name, details }) => ({
        seq,
        at: at.toISOString(),
        action: action as AuditAction,
        actor: actor_id === owner ? ('you' as const) : ('system' as const),
        subject: subject && { ...subject, name },
        details,
      }))
      return { entries, next: found.length > pageSize ? (page.at(-1)?.seq ?? null) : null }
    },
  }
}

type Verdict = { chains: number; entries: number; faults: string[] }

/** Reads every chain from its first entry on; `faults` names the first broken entry of each that is not whole. */
export async function verifyChains(db: Connection): Promise<Verdict> {
  const verdict: Verdict = { chains: 0, entries: 0, faults: [] }
  for (const { owner_id, head } of await store.chains(db)) {
    verdict.chains++
    const fault = await verifyChain(db, owner_id, head, count => {
      verdict.entries += count
    })
    if (fault) verdict.faults.push(`The log of account ${owner_id} is broken: ${fault}.`)
  }
  return verdict
}

async function verifyChain(
  db: Connection,
  ownerId: number,
  head: { seq: number; hash: string } | null,
  count: (entries: number) => void,
): Promise<string | null> {
  const walk = createWalk()
  for (let seq = -2_147_483_648; ; ) {
    const links = await store.entriesAfter(db, ownerId, seq, verifiedAtOnce)
    for (const link of links) {
      const fault = walk.step(link)
      if (fault) return fault
    }
    count(links.length)
    const last = links.at(-1)
    if (!last) return walk.end(head)
    seq = last.seq
  }
}
