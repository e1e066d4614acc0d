import { sql } from 'kysely'
import type { OwnerId } from '../identity/service.ts'
import type { Connection } from '../platform/database/database.ts'
import type { LastUse } from './rules.ts'

export type RetentionRow = { days: number; changed_at: Date }

export async function findRetention(db: Connection, owner: OwnerId): Promise<RetentionRow | null> {
  const row = await db
    .selectFrom('retention')
    .select(['days', 'changed_at'])
    .where('owner_id', '=', owner)
    .executeTakeFirst()
  return row ?? null
}

export async function setRetention(db: Connection, owner: OwnerId, { days, changed_at }: RetentionRow) {
  const values = { days, changed_at }
  await db
    .insertInto('retention')
    .values({ owner_id: owner, ...values })
    .onConflict(conflict => conflict.column('owner_id').doUpdateSet(values))
    .execute()
}

export async function endRetention(db: Connection, owner: OwnerId) {
  await db.deleteFrom('retention').where('owner_id', '=', owner).execute()
}

/** Everybody who has asked for it. */
export async function allRetention(db: Connection): Promise<(RetentionRow & { owner_id: number })[]> {
  return db.selectFrom('retention').select(['owner_id', 'days', 'changed_at']).orderBy('owner_id').execute()
}

/** The log's last entry about a resume is its last use; what was before there was a log stands in the results. */
const lastUsed = sql<Date>`greatest(
  resumes.uploaded_at,
  (select max(at) from audit_entries
    where audit_entries.owner_id = resumes.owner_id and subject_type = 'resume' and subject_id = resumes.id),
  (select max(evaluated_at) from analyses where analyses.resume_id = resumes.id),
  (select max(evaluated_at) from matches where matches.resume_id = resumes.id)
)`

/** Every resume, or this one, with its last use, the longest unused first. */
export async function lastUses(db: Connection, owner: OwnerId, id?: number): Promise<LastUse[]> {
  const all = db
    .selectFrom('resumes')
    .select(['resumes.id', 'resumes.file_name', lastUsed.as('last_used_at')])
    .where('resumes.owner_id', '=', owner)
  return (id === undefined ? all : all.where('resumes.id', '=', id)).orderBy(lastUsed).orderBy('resumes.id').execute()
}

/** Lets nobody else delete or change it until the transaction ends. */
export async function lockResume(tx: Connection, owner: OwnerId, id: number) {
  await tx.selectFrom('resumes').select('id').where('owner_id', '=', owner).where('id', '=', id).forUpdate().execute()
}

/** Null where it is gone already. */
export async function deleteResume(tx: Connection, owner: OwnerId, id: number): Promise<string | null> {
  const row = await tx
    .deleteFrom('resumes')
    .where('owner_id', '=', owner)
    .where('id', '=', id)
    .returning('file_key')
    .executeTakeFirst()
  return row?.file_key ?? null
}

/**
 * Deletes the account with every row that belongs to it; answers the files that no row names any more. The account's
 * row is locked first: who is about to add a row to it waits, and then finds it gone. Null where it is gone already.
 */
export async function deleteAccount(tx: Connection, owner: OwnerId): Promise<string[] | null> {
  const [account] = await tx.selectFrom('users').select('id').where('id', '=', owner).forUpdate().execute()
  if (!account) return null
  const resumes = await tx.deleteFrom('resumes').where('owner_id', '=', owner).returning('file_key').execute()
  await tx.deleteFrom('users').where('id', '=', owner).execute()
  return resumes.map(({ file_key }) => file_key)
}
