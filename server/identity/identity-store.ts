import type { Connection } from '../platform/database/database.ts'
import { toUser, userColumns } from './store.ts'
import type { Claims } from './verifier.ts'

/** Marks a sign-in as used up; false: it was before. */
export async function useNonce(db: Connection, nonce: string, now: Date, expiresAt: Date): Promise<boolean> {
  await db.deleteFrom('used_nonces').where('expires_at', '<', now).execute()
  const row = await db
    .insertInto('used_nonces')
    .values({ nonce, expires_at: expiresAt })
    .onConflict(conflict => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst()
  return row !== undefined
}

export async function findIdentity(db: Connection, { issuer, subject }: Claims) {
  const row = await db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select([...userColumns, 'identities.id as identity_id'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row ? { id: row.identity_id, user: toUser(row) } : null
}

export const listIdentities = (db: Connection, userId: number) =>
  db
    .selectFrom('identities')
    .select(['id', 'issuer', 'email', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

/** False: this subject opens an account already. */
export async function insertIdentity(db: Connection, userId: number, claims: Claims, now: Date): Promise<boolean> {
  const { issuer, subject, email, authoritative } = claims
  const row = await db
    .insertInto('identities')
    .values({ user_id: userId, issuer, subject, email, authoritative, created_at: now, last_used_at: now })
    .onConflict(conflict => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** What the provider says of the address may change; the subject does not. */
export async function touchIdentity(db: Connection, id: number, { email, authoritative }: Claims, now: Date) {
  await db.updateTable('identities').set({ email, authoritative, last_used_at: now }).where('id', '=', id).execute()
}

export async function deleteIdentity(db: Connection, userId: number, id: number): Promise<boolean> {
  const own = db.deleteFrom('identities').where('user_id', '=', userId).where('id', '=', id)
  return (await own.returning('id').executeTakeFirst()) !== undefined
}

export async function deleteIdentities(db: Connection, ids: number[]) {
  if (ids.length > 0) await db.deleteFrom('identities').where('id', 'in', ids).execute()
}

/** Of an account: each with whether its provider speaks for its address. */
export const identitiesOf = (db: Connection, userId: number) =>
  db.selectFrom('identities').select(['id', 'email', 'authoritative', 'issuer']).where('user_id', '=', userId).execute()
