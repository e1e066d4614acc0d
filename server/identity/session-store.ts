import type { Connection } from '../platform/database/database.ts'
import { toUser, userColumns } from './store.ts'

type NewSession = { tokenHash: string; userId: number; createdAt: Date; expiresAt: Date; userAgent: string }

export async function insertSession(db: Connection, session: NewSession) {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.createdAt,
      last_used_at: session.createdAt,
      expires_at: session.expiresAt,
      user_agent: session.userAgent,
    })
    .execute()
}

export async function findSession(db: Connection, tokenHash: string) {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([...userColumns, 'sessions.id as session_id', 'sessions.last_used_at', 'sessions.expires_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!row) return null
  return { id: row.session_id, user: toUser(row), lastUsedAt: row.last_used_at, expiresAt: row.expires_at }
}

export const listSessions = (db: Connection, userId: number) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export async function touchSession(db: Connection, tokenHash: string, now: Date) {
  await db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute()
}

export async function deleteSession(db: Connection, tokenHash: string) {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** One of this person's; answers whether it was there. */
export async function deleteOwnSession(db: Connection, userId: number, id: number): Promise<boolean> {
  const own = db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id)
  return (await own.returning('id').executeTakeFirst()) !== undefined
}

export async function deleteSessionsOf(db: Connection, userId: number) {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

export async function deleteExpiredSessions(db: Connection, now: Date) {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
}
