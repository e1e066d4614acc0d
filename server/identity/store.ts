import type { User } from '../../contract/index.ts'
import type { Connection } from '../platform/database/database.ts'

type NewUser = {
  email: string
  emailKey: string
  username: string
  usernameKey: string
  passwordHash: string | null
  emailProvenAt?: Date | null
  createdAt: Date
}

export const userColumns = ['users.id', 'users.email', 'users.username', 'users.is_admin', 'users.created_at'] as const

export type UserRow = { id: number; email: string; username: string; is_admin: boolean; created_at: Date }

export const toUser = (row: UserRow): User => ({
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
      email_proven_at: user.emailProvenAt ?? null,
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

const accountColumns = [...userColumns, 'users.password_hash', 'users.email_proven_at'] as const

type AccountRow = UserRow & { password_hash: string | null; email_proven_at: Date | null }

/** A user with what nobody outside sees. */
export type Account = { user: User; passwordHash: string | null; emailProven: boolean }

const toAccount = (row: AccountRow): Account => ({
  user: toUser(row),
  passwordHash: row.password_hash,
  emailProven: row.email_proven_at !== null,
})

export async function findAccount(db: Connection, by: { emailKey: string } | { id: number }): Promise<Account | null> {
  const accounts = db.selectFrom('users').select(accountColumns)
  const row = await ('id' in by
    ? accounts.where('id', '=', by.id)
    : accounts.where('email_key', '=', by.emailKey)
  ).executeTakeFirst()
  return row ? toAccount(row) : null
}

/** Until the transaction ends nobody else changes the ways into this account. */
export async function lockAccount(db: Connection, by: { emailKey: string } | { id: number }): Promise<Account | null> {
  const accounts = db.selectFrom('users').select(accountColumns).forUpdate()
  const row = await ('id' in by
    ? accounts.where('id', '=', by.id)
    : accounts.where('email_key', '=', by.emailKey)
  ).executeTakeFirst()
  return row ? toAccount(row) : null
}

export async function setPassword(db: Connection, userId: number, passwordHash: string | null) {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

export async function setEmailProven(db: Connection, userId: number, at: Date) {
  await db
    .updateTable('users')
    .set({ email_proven_at: at })
    .where('id', '=', userId)
    .where('email_proven_at', 'is', null)
    .execute()
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
