import type { Budget, EngineKind, Reader } from '../../contract/index.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Connection } from '../platform/database/database.ts'
import type { Reading } from './reading/reading.ts'

export type EngineRow = {
  id: number
  rank: number
  kind: string
  name: string
  base_url: string
  model: string
  sealed_key: string | null
  context_tokens: number
  price_in: number
  price_out: number
  enabled: boolean
}

/** In the order of preference. */
export const listEngines = (db: Connection): Promise<EngineRow[]> =>
  db.selectFrom('engines').selectAll().orderBy('rank').orderBy('id').execute()

export async function insertEngine(db: Connection, row: Omit<EngineRow, 'id'> & { kind: EngineKind }): Promise<number> {
  const { id } = await db.insertInto('engines').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateEngine(db: Connection, id: number, change: Partial<Omit<EngineRow, 'id' | 'kind'>>) {
  if (Object.keys(change).length > 0) await db.updateTable('engines').set(change).where('id', '=', id).execute()
}

export const deleteEngine = (db: Connection, id: number) => db.deleteFrom('engines').where('id', '=', id).execute()

const budgetName = 'engine_budget'

export async function findBudget(db: Connection): Promise<Budget | null> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', budgetName).executeTakeFirst()
  return row ? (row.value as Budget) : null
}

export async function storeBudget(db: Connection, value: Budget) {
  await db
    .insertInto('settings')
    .values({ name: budgetName, value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

export async function spentOn(db: Connection, day: string): Promise<number> {
  const row = await db.selectFrom('engine_days').select('cost_micros').where('day', '=', day).executeTakeFirst()
  return row?.cost_micros ?? 0
}

export async function spentBy(db: Connection, owner: OwnerId, day: string): Promise<number> {
  const row = await db
    .selectFrom('engine_spending')
    .select('cost_micros')
    .where('owner_id', '=', owner)
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.cost_micros ?? 0
}

class OverBudget extends Error {}

/** Millionths of a US dollar. */
export type Limits = { perUser: number; perDay: number }

/**
 * Sets an amount aside for one call, on the user's day and on everybody's, or neither: false where either would go
 * over. The rows themselves are the lock, so calls at the same time cannot get past it together.
 */
export async function reserve(db: Connection, owner: OwnerId, day: string, micros: number, limits: Limits) {
  if (micros > limits.perUser || micros > limits.perDay) return false
  try {
    await db.transaction().execute(async tx => {
      const all = await tx
        .insertInto('engine_days')
        .values({ day, cost_micros: micros })
        .onConflict(conflict =>
          conflict
            .column('day')
            .doUpdateSet(({ eb }) => ({ cost_micros: eb('engine_days.cost_micros', '+', micros) }))
            .where('engine_days.cost_micros', '<=', limits.perDay - micros),
        )
        .returning('day')
        .executeTakeFirst()
      const own = await tx
        .insertInto('engine_spending')
        .values({ owner_id: owner, day, calls: 1, tokens_in: 0, tokens_out: 0, cost_micros: micros })
        .onConflict(conflict =>
          conflict
            .columns(['owner_id', 'day'])
            .doUpdateSet(({ eb }) => ({
              calls: eb('engine_spending.calls', '+', 1),
              cost_micros: eb('engine_spending.cost_micros', '+', micros),
            }))
            .where('engine_spending.cost_micros', '<=', limits.perUser - micros),
        )
        .returning('day')
        .executeTakeFirst()
      if (!all || !own) throw new OverBudget()
    })
    return true
  } catch (error) {
    if (error instanceof OverBudget) return false
    throw error
  }
}

export type Spent = { tokensIn: number; tokensOut: number; micros: number }

/** Puts what a call really cost in the place of what was set aside for it. */
export async function settle(db: Connection, owner: OwnerId, day: string, reserved: number, spent: Spent) {
  const difference = spent.micros - reserved
  await db
    .updateTable('engine_days')
    .set(({ eb }) => ({ cost_micros: eb('cost_micros', '+', difference) }))
    .where('day', '=', day)
    .execute()
  await db
    .updateTable('engine_spending')
    .set(({ eb }) => ({
      cost_micros: eb('cost_micros', '+', difference),
      tokens_in: eb('tokens_in', '+', spent.tokensIn),
      tokens_out: eb('tokens_out', '+', spent.tokensOut),
    }))
    .where('owner_id', '=', owner)
    .where('day', '=', day)
    .execute()
}

export async function findReading(
  db: Connection,
  owner: OwnerId,
  resumeId: number,
  key: string,
): Promise<Reading | null> {
  const row = await db
    .selectFrom('model_readings')
    .select('reading')
    .where('owner_id', '=', owner)
    .where('resume_id', '=', resumeId)
    .where('cache_key', '=', key)
    .executeTakeFirst()
  return row ? (row.reading as Reading) : null
}

export async function storeReading(
  db: Connection,
  owner: OwnerId,
  resume_id: number,
  cache_key: string,
  reading: Reading,
) {
  const values = { reading, read_at: new Date(reading.read_at) }
  await db
    .insertInto('model_readings')
    .values({ owner_id: owner, resume_id, cache_key, ...values })
    .onConflict(conflict => conflict.columns(['resume_id', 'cache_key']).doUpdateSet(values))
    .execute()
}

export async function findChoice(db: Connection, owner: OwnerId): Promise<Reader> {
  const row = await db.selectFrom('reader_choices').select('reader').where('owner_id', '=', owner).executeTakeFirst()
  return row?.reader === 'model' ? 'model' : 'offline'
}

export async function storeChoice(db: Connection, owner: OwnerId, reader: Reader) {
  await db
    .insertInto('reader_choices')
    .values({ owner_id: owner, reader })
    .onConflict(conflict => conflict.column('owner_id').doUpdateSet({ reader }))
    .execute()
}
