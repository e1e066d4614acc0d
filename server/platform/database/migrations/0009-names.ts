import { type Kysely, type Migration, sql } from 'kysely'
import { withoutStatistics } from '../statistics.ts'

/** What the person of a resume is called, as it was read; empty where no name was found, null until it was looked for. */
export const names: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table resumes add column person_name text`.execute(db)
    await sql`create index resumes_unnamed on resumes (id) where person_name is null and document is not null`.execute(
      db,
    )
    await withoutStatistics(db, { resumes: ['person_name'] })
  },
}
