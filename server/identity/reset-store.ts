import type { Connection } from '../platform/database/database.ts'

/** The only one that holds for this person from now on. */
export async function replaceReset(db: Connection, reset: { tokenHash: string; userId: number; expiresAt: Date }) {
  await deleteResets(db, reset.userId)
  await db
    .insertInto('password_resets')
    .values({ token_hash: reset.tokenHash, user_id: reset.userId, expires_at: reset.expiresAt })
    .execute()
}

/** Whose password it may set. */
export async function findReset(db: Connection, tokenHash: string, now: Date): Promise<number | null> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Uses it up; false: somebody else was faster. */
export async function takeReset(db: Connection, tokenHash: string): Promise<boolean> {
  const taken = db.deleteFrom('password_resets').where('token_hash', '=', tokenHash).returning('user_id')
  return (await taken.executeTakeFirst()) !== undefined
}

export async function deleteResets(db: Connection, userId: number) {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute()
}

export async function deleteExpiredResets(db: Connection, now: Date) {
  await db.deleteFrom('password_resets').where('expires_at', '<', now).execute()
}
