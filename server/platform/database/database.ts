import { Kysely, sql } from 'kysely'
import { dialectOver, type SessionPool } from './driver.ts'
import { embeddedPool } from './embedded/pool.ts'
import { migrate } from './migrate.ts'
import { checkServer, placeOf, postgresPool } from './postgres.ts'
import type { Schema } from './schema.ts'

/** What every function that touches rows takes first: the database, or a transaction in it. */
export type Connection = Kysely<Schema>

type DatabaseOptions = {
  /** postgres://…; without it the embedded database is used. */
  url?: string | undefined
  /** Folder of the embedded database, made when missing. */
  dataDir: string
  /** The bundled `worker.ts`, in which the embedded database runs. */
  workerFile: URL
  log: (message: string) => void
  /** The database is gone and will not come back; the process should end. Called at most once. */
  onFatal: (error: Error) => void
}

export type Database = {
  kysely: Connection
  kind: 'embedded' | 'postgres'
  /** For the health page, which anybody may read: neither host nor folder. */
  description: string
  /** Throws when the database does not answer. */
  ping(): Promise<unknown>
  /** Waits for what is under way, then ends; the embedded database writes a checkpoint. */
  close(): Promise<void>
}

/**
 * Opens the database and brings its schema up to date. Throws an Error whose message is a sentence for the person
 * who starts the server.
 */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url ? openPostgres(options.url, options.log) : openEmbedded(options)
}

async function openPostgres(url: string, log: (message: string) => void): Promise<Database> {
  const place = placeOf(url)
  const once = postgresPool(url, log, true)
  let version: number
  try {
    version = await checkServer(once, place)
    await migrate(over(once), log)
  } finally {
    await once.close()
  }
  log(`The database is PostgreSQL ${version} at ${place}.`)
  return database('postgres', `PostgreSQL ${version}`, postgresPool(url, log))
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const pool = await embeddedPool(options)
  try {
    await migrate(over(pool), options.log)
  } catch (error) {
    await pool.close()
    throw error
  }
  options.log(`The database is embedded, for this one instance, in ${options.dataDir}.`)
  return database('embedded', 'embedded, one instance', pool)
}

const over = (pool: SessionPool) => new Kysely<Schema>({ dialect: dialectOver(pool) })

function database(kind: Database['kind'], description: string, pool: SessionPool): Database {
  const kysely = over(pool)
  const ping = () => sql`select 1`.execute(kysely)
  const close = async () => {
    await kysely.destroy()
    await pool.close()
  }
  return { kysely, kind, description, ping, close }
}
