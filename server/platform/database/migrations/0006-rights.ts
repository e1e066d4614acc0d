import { type Kysely, type Migration, sql } from 'kysely'
import { withoutStatistics } from '../statistics.ts'
import { protect } from '../tenants.ts'

/*
 * The log outlives the account it tells of: no row of it refers to a user, and none holds text of a person. The
 * trigger refuses every change, whoever makes it; what gets past it is found by `npm run audit`.
 */
const statements = [
  sql`create table audit_heads (
    owner_id integer primary key,
    seq integer not null,
    hash text not null
  )`,
  sql`create table audit_entries (
    owner_id integer not null,
    seq integer not null,
    at timestamptz(3) not null,
    actor_id integer,
    action text not null,
    subject_type text,
    subject_id integer,
    details jsonb not null,
    hash text not null check (hash ~ '^[0-9a-f]{64}$'),
    primary key (owner_id, seq)
  )`,
  sql`create index audit_entries_subject on audit_entries (owner_id, subject_type, subject_id, at)`,
  sql`create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'The audit log is append-only.';
    end
  $$`,
  sql`create trigger audit_entries_append_only before update or delete on audit_entries
    for each row execute function refuse_audit_change()`,
  sql`create trigger audit_entries_not_emptied before truncate on audit_entries
    for each statement execute function refuse_audit_change()`,
  sql`create table retention (
    owner_id integer primary key references users (id) on delete cascade,
    days integer not null check (days > 0),
    changed_at timestamptz(3) not null
  )`,
]

const written = {
  users: ['email', 'email_key', 'username', 'username_key', 'password_hash'],
  identities: ['subject', 'email'],
  sessions: ['user_agent'],
  jobs: ['title', 'description'],
  resumes: ['file_name', 'document', 'warnings', 'read_error'],
  analyses: ['result'],
  matches: ['summary', 'result'],
}

export const rights: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
    for (const table of ['audit_heads', 'audit_entries', 'retention']) await protect(db, table, 'owner_id')
    await withoutStatistics(db, written)
  },
}
