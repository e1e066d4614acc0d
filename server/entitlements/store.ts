import type { OwnerId } from '../identity/service.ts'
import type { Connection } from '../platform/database/database.ts'

const metering = 'metering'

export async function isMetering(db: Connection): Promise<boolean> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', metering).executeTakeFirst()
  return (row?.value as { enabled?: boolean } | undefined)?.enabled === true
}

export async function setMetering(db: Connection, enabled: boolean) {
  const value = { enabled }
  await db
    .insertInto('settings')
    .values({ name: metering, value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Makes those who count for one owner wait for each other until the transaction ends. */
export async function lockOwner(tx: Connection, owner: OwnerId) {
  await tx.selectFrom('users').select('id').where('id', '=', owner).forNoKeyUpdate().execute()
}

/** Those that were read, and so are kept: one that is still being judged costs nothing yet. */
export async function countResumes(db: Connection, owner: OwnerId): Promise<number> {
  const { count } = await db
    .selectFrom('resumes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', owner)
    .where('warnings', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function usedIn(db: Connection, owner: OwnerId, name: string, month: string): Promise<number> {
  const row = await db
    .selectFrom('usage')
    .select('used')
    .where('owner_id', '=', owner)
    .where('name', '=', name)
    .where('month', '=', month)
    .executeTakeFirst()
  return row?.used ?? 0
}

export async function addUse(db: Connection, owner: OwnerId, name: string, month: string) {
  await db
    .insertInto('usage')
    .values({ owner_id: owner, name, month, used: 1 })
    .onConflict(conflict =>
      conflict.columns(['owner_id', 'name', 'month']).doUpdateSet(({ eb }) => ({ used: eb('usage.used', '+', 1) })),
    )
    .execute()
}
