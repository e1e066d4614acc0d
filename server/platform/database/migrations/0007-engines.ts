import { type Kysely, type Migration, sql } from 'kysely'
import { withoutStatistics } from '../statistics.ts'
import { protect } from '../tenants.ts'

const statements = [
  sql`create table engines (
    id integer generated always as identity primary key,
    rank integer not null,
    kind text not null check (kind in ('openai', 'anthropic', 'google', 'ollama')),
    name text not null check (name <> ''),
    base_url text not null,
    model text not null,
    sealed_key text,
    context_tokens integer not null check (context_tokens > 0),
    price_in integer not null check (price_in >= 0),
    price_out integer not null check (price_out >= 0),
    enabled boolean not null
  )`,
  sql`create table engine_days (
    day text primary key,
    cost_micros integer not null
  )`,
  sql`create table engine_spending (
    owner_id integer not null references users (id) on delete cascade,
    day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    calls integer not null,
    tokens_in integer not null,
    tokens_out integer not null,
    cost_micros integer not null,
    primary key (owner_id, day)
  )`,
  sql`create table model_readings (
    owner_id integer not null references users (id) on delete cascade,
    resume_id integer not null references resumes (id) on delete cascade,
    cache_key text not null,
    reading jsonb not null,
    read_at timestamptz(3) not null,
    primary key (resume_id, cache_key)
  )`,
  sql`create table reader_choices (
    owner_id integer primary key references users (id) on delete cascade,
    reader text not null check (reader in ('offline', 'model'))
  )`,
]

export const engines: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
    for (const table of ['engine_spending', 'model_readings', 'reader_choices']) await protect(db, table, 'owner_id')
    await withoutStatistics(db, { model_readings: ['reading'] })
  },
}
