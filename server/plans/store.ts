import type { PlanChange, PlanInput } from '../../contract/index.ts'
import type { Connection } from '../platform/database/database.ts'

/** A plan as it is kept: money in whole cents. */
export type StoredPlan = {
  id: number
  provider_key: string
  name: string
  tagline: string | null
  description: string | null
  price_cents: number
  billing_cycle: string
  feature_flags: string
}

type NewPlan = Omit<PlanInput, 'price'> & { price_cents: number; provider_key: string; created_at: Date }

const columns = [
  'id',
  'provider_key',
  'name',
  'tagline',
  'description',
  'price_cents',
  'billing_cycle',
  'feature_flags',
] as const

const offered = (db: Connection) => db.selectFrom('plans').where('retired_at', 'is', null).select(columns)

/** Those on offer, cheapest first. */
export function listPlans(db: Connection): Promise<StoredPlan[]> {
  return offered(db).orderBy('price_cents').orderBy('id').execute()
}

export async function findPlan(db: Connection, id: number): Promise<StoredPlan | null> {
  return (await offered(db).where('id', '=', id).executeTakeFirst()) ?? null
}

export async function planName(db: Connection, id: number): Promise<string | null> {
  const row = await db.selectFrom('plans').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}

export function insertPlan(db: Connection, plan: NewPlan): Promise<StoredPlan> {
  return db.insertInto('plans').values(plan).returning(columns).executeTakeFirstOrThrow()
}

/** What is undefined stays as it is. */
export async function updatePlan(
  db: Connection,
  id: number,
  change: Omit<PlanChange, 'price'> & { price_cents?: number | undefined },
): Promise<StoredPlan | null> {
  const { name, tagline, description, price_cents, billing_cycle, feature_flags } = change
  const named = Object.values(change).some(value => value !== undefined)
  if (!named) return findPlan(db, id)
  const row = await db
    .updateTable('plans')
    .set({ name, tagline, description, price_cents, billing_cycle, feature_flags })
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .returning(columns)
    .executeTakeFirst()
  return row ?? null
}

/** Deletes a plan that nobody ever went to pay for, retires one that somebody did. False: there is none on offer. */
export async function removePlan(db: Connection, id: number, now: Date): Promise<boolean> {
  return db.transaction().execute(async tx => {
    const plan = await offered(tx).where('id', '=', id).forUpdate().executeTakeFirst()
    if (!plan) return false
    const used = await tx.selectFrom('checkouts').select('id').where('plan_id', '=', id).limit(1).executeTakeFirst()
    const held = await tx.selectFrom('subscriptions').select('id').where('plan_id', '=', id).limit(1).executeTakeFirst()
    if (used || held) await tx.updateTable('plans').set({ retired_at: now }).where('id', '=', id).execute()
    else await tx.deleteFrom('plans').where('id', '=', id).execute()
    return true
  })
}

const examplesMade = 'example_plans_made'

/** Inserts these plans, at the first call on this database and never again. */
export async function insertOnce(db: Connection, plans: NewPlan[]): Promise<void> {
  await db.transaction().execute(async tx => {
    const marker = await tx
      .insertInto('settings')
      .values({ name: examplesMade, value: {} })
      .onConflict(conflict => conflict.doNothing())
      .returning('name')
      .executeTakeFirst()
    if (marker) await tx.insertInto('plans').values(plans).execute()
  })
}
