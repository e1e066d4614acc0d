import { type Kysely, sql } from 'kysely'

/**
 * For columns with what a person wrote: the database's statistics hold values of columns and outlive the rows, so none
 * are gathered of these. To be called by the migration that makes them.
 */
export async function withoutStatistics(db: Kysely<unknown>, columns: Record<string, string[]>): Promise<void> {
  for (const [table, names] of Object.entries(columns))
    for (const name of names)
      await sql`alter table ${sql.table(table)} alter column ${sql.ref(name)} set statistics 0`.execute(db)
}
