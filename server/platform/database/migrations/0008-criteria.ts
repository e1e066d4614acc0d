import { type Kysely, type Migration, sql } from 'kysely'
import { withoutStatistics } from '../statistics.ts'

/** Corrections of what is read in the posting, a JSON array: a job has few, and they are read with it. */
export const criteria: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table jobs add column criteria jsonb not null default '[]'`.execute(db)
    await withoutStatistics(db, { jobs: ['criteria'] })
  },
}
