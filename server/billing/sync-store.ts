import type { Connection } from '../platform/database/database.ts'
import type { PaymentEvent } from './provider-rules.ts'
import { isLive, type ProviderSubscription } from './rules.ts'

/** Whose provider's customer this is, and how often it was written; null for one that is not ours. */
export async function findCustomer(db: Connection, mode: string, customerId: string) {
  const row = await db
    .selectFrom('customers')
    .select(['owner_id', 'revision'])
    .where('mode', '=', mode)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row ?? null
}

export async function isApplied(db: Connection, eventId: string): Promise<boolean> {
  const row = await db.selectFrom('payment_events').select('id').where('id', '=', eventId).executeTakeFirst()
  return row !== undefined
}

class Stale extends Error {}

type State = {
  mode: string
  customerId: string
  ownerId: number
  /** Of the customer, read before the subscriptions were asked for. */
  revision: number
  subscriptions: ProviderSubscription[]
  events: PaymentEvent[]
  now: Date
  /** Told of each subscription that is another than before, in the transaction that makes it so. */
  changed: (tx: Connection, ownerId: number, now: { status: string; plan_id: number }) => Promise<void>
}

/**
 * Writes what the provider has of a customer, with the events that told of it, all or nothing. `seen`: each of those
 * events was applied before. `stale`: somebody else wrote since the revision was read, so what is given may be older
 * than what is kept; ask the provider again.
 */
export async function applyState(db: Connection, state: State): Promise<'applied' | 'seen' | 'stale'> {
  const work = db.transaction().execute(async tx => {
    if (state.events.length > 0 && !(await insertEvents(tx, state))) return 'seen' as const
    const mine = await tx
      .updateTable('customers')
      .set({ revision: state.revision + 1 })
      .where('customer_id', '=', state.customerId)
      .where('mode', '=', state.mode)
      .where('revision', '=', state.revision)
      .returning('revision')
      .executeTakeFirst()
    if (!mine) throw new Stale()
    const over = await idsOver(tx, state)
    const open = state.subscriptions.filter(({ id }) => !over.has(id))
    // Ended ones first: at no moment are two alive, which the index would refuse.
    const endedFirst = open.toSorted((a, b) => Number(isLive(a)) - Number(isLive(b)))
    const before = await statusesOf(tx, state)
    for (const subscription of endedFirst) await upsert(tx, state, subscription)
    for (const { id, status, plan_id } of await statusesOf(tx, state))
      if (!before.some(old => old.id === id && old.status === status && old.plan_id === plan_id))
        await state.changed(tx, state.ownerId, { status, plan_id })
    return 'applied' as const
  })
  return work.catch((error: unknown) => {
    if (error instanceof Stale) return 'stale'
    throw error
  })
}

const statusesOf = (tx: Connection, { mode, ownerId }: State) =>
  tx
    .selectFrom('subscriptions')
    .select(['id', 'status', 'plan_id'])
    .where('owner_id', '=', ownerId)
    .where('mode', '=', mode)
    .execute()

/** Those kept as ended for good: nothing about them changes any more. */
async function idsOver(tx: Connection, { mode, ownerId }: State): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('mode', '=', mode)
    .where('status', 'in', ['canceled', 'incomplete_expired'])
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Answers whether one of them is new. */
async function insertEvents(tx: Connection, { events, now }: State): Promise<boolean> {
  const fresh = await tx
    .insertInto('payment_events')
    .values(events.map(({ id, type }) => ({ id, type, applied_at: now })))
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .execute()
  return fresh.length > 0
}

/** One with a price that is no plan's keeps the plan it had; where it had none, it was not sold by us. */
async function upsert(tx: Connection, { mode, ownerId }: State, subscription: ProviderSubscription) {
  const { id, price_id, created: _, ...values } = subscription
  const price = await tx.selectFrom('plan_prices').select('plan_id').where('price_id', '=', price_id).executeTakeFirst()
  if (!price) return tx.updateTable('subscriptions').set(values).where('id', '=', id).execute()
  return tx
    .insertInto('subscriptions')
    .values({ id, owner_id: ownerId, mode, plan_id: price.plan_id, ...values })
    .onConflict(conflict => conflict.column('id').doUpdateSet({ plan_id: price.plan_id, ...values }))
    .execute()
}

const hoursBefore = (time: Date, hours: number) => new Date(time.getTime() - hours * 3_600_000)

/**
 * Customers who should have been told of: a period that is over, a checkout that has just outlived its session. One
 * that was given up longer ago is not asked about for ever.
 */
export async function overdueCustomers(db: Connection, mode: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('customers')
    .select('customer_id')
    .where('mode', '=', mode)
    .where('customer_id', 'is not', null)
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('subscriptions')
            .select('id')
            .whereRef('subscriptions.owner_id', '=', 'customers.owner_id')
            .whereRef('subscriptions.mode', '=', 'customers.mode')
            .where('status', 'in', ['trialing', 'active', 'past_due', 'unpaid', 'paused'])
            .where('end_date', '<', now),
        ),
        exists(
          selectFrom('checkouts')
            .select('id')
            .whereRef('checkouts.owner_id', '=', 'customers.owner_id')
            .whereRef('checkouts.mode', '=', 'customers.mode')
            .where('state', '=', 'open')
            .where('created_at', '<', hoursBefore(now, 24))
            .where('created_at', '>', hoursBefore(now, 26)),
        ),
      ]),
    )
    .execute()
  return rows.flatMap(({ customer_id }) => (customer_id ? [customer_id] : []))
}

export async function hasCustomers(db: Connection, mode: string): Promise<boolean> {
  const row = await db.selectFrom('customers').select('mode').where('mode', '=', mode).limit(1).executeTakeFirst()
  return row !== undefined
}

/** Ids as old as this come again from nowhere: the provider forgets its events after thirty days. */
export async function forgetEvents(db: Connection, now: Date) {
  await db
    .deleteFrom('payment_events')
    .where('applied_at', '<', hoursBefore(now, 40 * 24))
    .execute()
}

const marker = (mode: string) => `reconciled_${mode}`

/** Up to when the provider's events were looked through. */
export async function reconciledAt(db: Connection, mode: string): Promise<Date | null> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', marker(mode)).executeTakeFirst()
  return row ? new Date((row.value as { at: string }).at) : null
}

export async function setReconciledAt(db: Connection, mode: string, at: Date) {
  const value = { at: at.toISOString() }
  await db
    .insertInto('settings')
    .values({ name: marker(mode), value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
