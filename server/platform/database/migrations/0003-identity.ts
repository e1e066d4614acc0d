import { type Kysely, type Migration, sql } from 'kysely'
import { protect } from '../tenants.ts'

/*
 * A person may have a password, identities at a sign-in provider, or both: `password_hash` may be null. Whoever signed
 * up with an address has not shown that it is theirs; `email_proven_at` says since when it is.
 */
const statements = [
  sql`alter table users alter column password_hash drop not null`,
  sql`alter table users add column email_proven_at timestamptz(3)`,
  // What a session is called in a list: its hash stays inside.
  sql`alter table sessions add column id integer generated always as identity constraint sessions_id_unique unique`,
  sql`alter table sessions add column user_agent text not null default ''`,
  // `user_id` owns the row.
  sql`create table identities (
    id integer generated always as identity primary key,
    user_id integer not null references users (id) on delete cascade,
    issuer text not null,
    subject text not null check (subject <> ''),
    email text not null,
    authoritative boolean not null,
    created_at timestamptz(3) not null,
    last_used_at timestamptz(3) not null,
    constraint identities_subject_unique unique (issuer, subject)
  )`,
  sql`create index identities_user on identities (user_id)`,
  // `user_id` owns the row.
  sql`create table password_resets (
    token_hash text primary key,
    user_id integer not null references users (id) on delete cascade,
    expires_at timestamptz(3) not null
  )`,
  sql`create index password_resets_user on password_resets (user_id)`,
  // Of nobody: which sign-ins were used up, before it is known whose they are.
  sql`create table used_nonces (
    nonce text primary key,
    expires_at timestamptz(3) not null
  )`,
]

export const identity: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
    await protect(db, 'identities', 'user_id')
    await protect(db, 'password_resets', 'user_id')
  },
}
