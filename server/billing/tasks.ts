import type { Connection } from '../platform/database/database.ts'
import type { Provider } from './provider.ts'
import type { PaymentEvent } from './provider-rules.ts'
import type { Sync } from './sync.ts'
import * as store from './sync-store.ts'

/** The provider keeps events for thirty days; its clock and ours may differ, and an event may be slow to appear. */
const longestOutageMs = 29 * 86_400_000
const overlapMs = 60 * 60 * 1000

export type ReconcileOptions = { db: Connection; provider: Provider; sync: Sync; mode: string; now: () => Date }

/**
 * Heals what was missed while we or the network were down: looks through the provider's events since the last time,
 * and at customers whose checkout or paid period should have ended. Answers how many customers were looked at.
 */
export async function reconcile({ db, provider, sync, mode, now }: ReconcileOptions): Promise<number> {
  if (!(await store.hasCustomers(db, mode))) return 0
  const startedAt = now()
  const last = await store.reconciledAt(db, mode)
  const since = new Date(last ? last.getTime() - overlapMs : startedAt.getTime() - longestOutageMs)
  const missed = new Map<string, PaymentEvent[]>()
  for (const event of await provider.eventsSince(since)) {
    if (!event.customer || (await store.isApplied(db, event.id))) continue
    missed.set(event.customer, [...(missed.get(event.customer) ?? []), event])
  }
  for (const id of await store.overdueCustomers(db, mode, startedAt)) if (!missed.has(id)) missed.set(id, [])
  for (const [customer, events] of missed) await sync.customer(customer, events)
  await store.forgetEvents(db, startedAt)
  await store.setReconciledAt(db, mode, startedAt)
  return missed.size
}
