import { type Kysely, type Migration, sql } from 'kysely'
import { protect } from '../tenants.ts'

/** Unlogged: counting a call must not wait for the disk, and a crash may forget who was in a hurry. */
export const limits: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create unlogged table limits (key text primary key, until timestamptz not null)`.execute(db)
    await sql`create index limits_until on limits (until)`.execute(db)
    await protect(db, 'limits', null)
  },
}
