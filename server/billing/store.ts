import { sql } from 'kysely'
import type { OwnerId } from '../identity/service.ts'
import type { Connection } from '../platform/database/database.ts'
import type { SessionOrder } from './provider-checkout.ts'
import type { HeldSubscription } from './rules.ts'

export type Checkout = SessionOrder & {
  plan_id: number
  session_id: string | null
  subscription_id: string | null
  state: string
  created_at: Date
}

const checkoutColumns = [
  'id',
  'origin',
  'plan_id',
  'price_id',
  'trial_days',
  'session_id',
  'subscription_id',
  'state',
  'created_at',
] as const

/** The caller as the provider's customer in this mode; the row is made where there is none yet. */
export async function ensureCustomer(db: Connection, owner: OwnerId, mode: string, newKey: string) {
  await db
    .insertInto('customers')
    .values({ owner_id: owner, mode, provider_key: newKey })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return customer(db, owner, mode).executeTakeFirstOrThrow()
}

const customer = (db: Connection, owner: OwnerId, mode: string) =>
  db
    .selectFrom('customers')
    .select(['provider_key', 'customer_id'])
    .where('owner_id', '=', owner)
    .where('mode', '=', mode)

/** The provider's id of the caller, null where they never went to pay. */
export async function customerIdOf(db: Connection, owner: OwnerId, mode: string): Promise<string | null> {
  return (await customer(db, owner, mode).executeTakeFirst())?.customer_id ?? null
}

export async function setCustomerId(db: Connection, owner: OwnerId, mode: string, id: string) {
  await db
    .updateTable('customers')
    .set({ customer_id: id })
    .where('owner_id', '=', owner)
    .where('mode', '=', mode)
    .execute()
}

type Price = { plan_id: number; mode: string; price_cents: number; billing_cycle: string }

export async function findPriceId(db: Connection, price: Price): Promise<string | null> {
  const row = await db
    .selectFrom('plan_prices')
    .select('price_id')
    .where('plan_id', '=', price.plan_id)
    .where('mode', '=', price.mode)
    .where('price_cents', '=', price.price_cents)
    .where('billing_cycle', '=', price.billing_cycle)
    .executeTakeFirst()
  return row?.price_id ?? null
}

export async function insertPrice(db: Connection, price: Price & { price_id: string }) {
  await db
    .insertInto('plan_prices')
    .values(price)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/**
 * The owner's one open checkout: theirs as it stands, or this one. Null where a subscription is live. The customer's
 * row is locked by whoever writes subscriptions too: none can come to life unseen between the look and the insert.
 */
export async function openCheckout(
  db: Connection,
  owner: OwnerId,
  mode: string,
  checkout: SessionOrder & { plan_id: number; created_at: Date },
): Promise<Checkout | null> {
  return db.transaction().execute(async tx => {
    await customer(tx, owner, mode).forUpdate().execute()
    const live = await held(tx, owner, mode).where(isLive).executeTakeFirst()
    if (live) return null
    const open = await checkouts(tx, owner, mode).where('state', '=', 'open').executeTakeFirst()
    if (open) return open
    return tx
      .insertInto('checkouts')
      .values({ ...checkout, owner_id: owner, mode, state: 'open' })
      .returning(checkoutColumns)
      .executeTakeFirstOrThrow()
  })
}

const checkouts = (db: Connection, owner: OwnerId, mode: string) =>
  db.selectFrom('checkouts').select(checkoutColumns).where('owner_id', '=', owner).where('mode', '=', mode)

export async function latestCheckout(db: Connection, owner: OwnerId, mode: string): Promise<Checkout | null> {
  const row = await checkouts(db, owner, mode).orderBy('created_at', 'desc').orderBy('state', 'desc').executeTakeFirst()
  return row ?? null
}

export async function setCheckout(
  db: Connection,
  owner: OwnerId,
  id: string,
  change: { session_id?: string; subscription_id?: string | null; state?: 'complete' | 'expired' },
) {
  await db.updateTable('checkouts').set(change).where('owner_id', '=', owner).where('id', '=', id).execute()
}

const held = (db: Connection, owner: OwnerId, mode: string) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .select([
      'subscriptions.id',
      'subscriptions.status',
      'subscriptions.price_cents',
      'subscriptions.billing_cycle',
      'subscriptions.start_date',
      'subscriptions.end_date',
      'subscriptions.trial_end_date',
      'subscriptions.auto_renew',
      'plans.id as plan_id',
      'plans.name',
      'plans.tagline',
      'plans.feature_flags',
    ])
    .where('subscriptions.owner_id', '=', owner)
    .where('subscriptions.mode', '=', mode)

/** As rules.ts and the index on the table have it. */
const isLive = sql<boolean>`subscriptions.status in ('trialing', 'active', 'past_due', 'unpaid', 'paused')`

/** The live one, or else the one that ended last. Null: there has never been one. */
export async function currentSubscription(
  db: Connection,
  owner: OwnerId,
  mode: string,
): Promise<HeldSubscription | null> {
  const row = await held(db, owner, mode)
    .where('subscriptions.status', 'not in', ['incomplete', 'incomplete_expired'])
    .orderBy(isLive, 'desc')
    .orderBy('subscriptions.end_date', 'desc')
    .executeTakeFirst()
  if (!row) return null
  const { plan_id, name, tagline, feature_flags, ...subscription } = row
  return { ...subscription, plan: { id: plan_id, name, tagline, feature_flags } }
}

/** Everybody's, by plan. */
export function countLive(db: Connection, mode: string): Promise<{ id: number; subscribers: number }[]> {
  return db
    .selectFrom('subscriptions')
    .select(({ fn }) => ['plan_id as id', fn.countAll<number>().as('subscribers')])
    .where('mode', '=', mode)
    .where(isLive)
    .groupBy('plan_id')
    .orderBy('plan_id')
    .execute()
}

export async function subscriptionStatus(db: Connection, owner: OwnerId, id: string) {
  const row = await db
    .selectFrom('subscriptions')
    .select('status')
    .where('owner_id', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** The modes in which a subscription of the owner is alive. */
export async function modesWithLive(db: Connection, owner: OwnerId): Promise<string[]> {
  const rows = await db.selectFrom('subscriptions').select('mode').where('owner_id', '=', owner).where(isLive).execute()
  return rows.map(({ mode }) => mode)
}
