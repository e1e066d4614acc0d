import { join } from 'node:path'
import { sql } from 'kysely'
import { type Database, openDatabase } from '../../server/platform/database/database.ts'
import type { Api } from './support.ts'

const workerFile = new URL('../../dist/server/database-worker.js', import.meta.url)

/** Stops the server, lets `work` have its database, and starts it again. */
export async function withDatabase<T>(api: Api, work: (database: Database) => Promise<T>): Promise<T> {
  await api.stop()
  const database = await openDatabase({
    url: api.env.DATABASE_URL,
    dataDir: join(api.dataDir, 'database'),
    workerFile,
    log: () => {},
    onFatal: error => {
      throw error
    },
  })
  const result = await work(database).finally(database.close)
  await api.start()
  return result
}

/** Everything that an owner sees by right: their rows in every table, and nobody's. */
export async function rowsOf(database: Database, owner: number): Promise<Record<string, unknown>> {
  const db = database.of(owner)
  const tables = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname not like 'kysely%'
    order by relname`.execute(db)
  const rows: Record<string, unknown> = {}
  for (const { name } of tables.rows) {
    const all = await sql<{ rows: unknown }>`
      select jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text) as rows from ${sql.table(name)} as t`.execute(db)
    rows[name] = all.rows[0]?.rows
  }
  return rows
}
