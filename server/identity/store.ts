import type { User } from '../../contract/index.ts'
import type { Connection } from '../platform/database/database.ts'

type NewUser = {
  email: string
  emailKey: string
  username: string
  usernameKey: string
  passwordHash: string
  createdAt: Date
}

const userColumns = ['users.id', 'users.email', 'users.username', 'users.is_admin', 'users.created_at'] as const

type UserRow = { id: number; email: string; username: string; is_admin: boolean; created_at: Date }

const toUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  username: row.username,
  is_admin: row.is_admin,
  created_at: row.created_at.toISOString(),
})

/** The new user, or which of the two unique names is taken. */
export async function insertUser(db: Connection, user: NewUser): Promise<User | 'email' | 'username'> {
  const row = await db
    .insertInto('users')
    .values({
      email: user.email,
      email_key: user.emailKey,
      username: user.username,
      username_key: user.usernameKey,
      password_hash: user.passwordHash,
      is_admin: false,
      created_at: user.createdAt,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning(['id', 'email', 'username', 'is_admin', 'created_at'])
    .executeTakeFirst()
  if (row) return toUser(row)
  const sameEmail = await db.selectFrom('users').select('id').where('email_key', '=', user.emailKey).executeTakeFirst()
  return sameEmail ? 'email' : 'username'
}

export async function findAccount(db: Connection, emailKey: string) {
  const row = await db
    .selectFrom('users')
    .select([...userColumns, 'password_hash'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
  return row ? { user: toUser(row), passwordHash: row.password_hash } : null
}

export async function passwordHashOf(db: Connection, id: number): Promise<string | null> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst()
  return row?.password_hash ?? null
}

/** Whose address it is and whether that changed anything; null where it is nobody's. */
export async function setAdmin(db: Connection, emailKey: string, isAdmin: boolean) {
  const user = await db
    .selectFrom('users')
    .select(['id', 'is_admin'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
  if (!user) return null
  await db.updateTable('users').set({ is_admin: isAdmin }).where('id', '=', user.id).execute()
  return { id: user.id, changed: user.is_admin !== isAdmin }
}

export async function insertSession(
  db: Connection,
  session: { tokenHash: string; userId: number; createdAt: Date; expiresAt: Date },
) {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.createdAt,
      last_used_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .execute()
}

export async function findSession(db: Connection, tokenHash: string) {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([...userColumns, 'sessions.last_used_at', 'sessions.expires_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row ? { user: toUser(row), lastUsedAt: row.last_used_at, expiresAt: row.expires_at } : null
}

export async function touchSession(db: Connection, tokenHash: string, now: Date) {
  await db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute()
}

export async function deleteSession(db: Connection, tokenHash: string) {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

export async function deleteExpiredSessions(db: Connection, now: Date) {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
}
