import { Kysely, sql } from 'kysely'
import { dialectOver, type SessionPool } from './driver.ts'
import { embeddedPool } from './embedded/pool.ts'
import { migrate } from './migrate.ts'
import { checkServer, placeOf, postgresPool } from './postgres.ts'
import type { Schema } from './schema.ts'
import { roleToTake, scopeOf, type Whose } from './tenants.ts'

/** What every function that touches rows takes first: the database, or a transaction in it. */
export type Connection = Kysely<Schema>

/** Connections by whose rows they see. What belongs to nobody, such as plans, each of them sees. */
export type Rows = {
  /** This owner's rows alone. Others are neither seen nor written, whatever a query forgets to ask. */
  of(owner: number): Connection
  /** Everybody's: for sign-in before a session is known, webhooks, upkeep. Say why where you take it. */
  system: Connection
  /** Nobody's. */
  shared: Connection
}

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

export type Database = Rows & {
  kind: 'embedded' | 'postgres'
  /** For the health page, which anybody may read: neither host nor folder. */
  description: string
  /** Throws when the database does not answer. */
  ping(): Promise<unknown>
  /**
   * Has the embedded database forget the bytes of deleted rows: its tables are written anew and its log is cut. A
   * PostgreSQL server does that in its own time; its administrator decides when.
   */
  scrub(): Promise<void>
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
  let role: string | null
  try {
    version = await checkServer(once, place)
    role = await bringUp(once, log)
  } finally {
    await once.close()
  }
  log(`The database is PostgreSQL ${version} at ${place}.`)
  return database('postgres', `PostgreSQL ${version}`, postgresPool(url, log), role)
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const pool = await embeddedPool(options)
  try {
    const role = await bringUp(pool, options.log)
    options.log(`The database is embedded, for this one instance, in ${options.dataDir}.`)
    return { ...database('embedded', 'embedded, one instance', pool, role), scrub: pool.scrub }
  } catch (error) {
    await pool.close()
    throw error
  }
}

const over = (pool: SessionPool, whose: Whose, role: string | null) =>
  new Kysely<Schema>({ dialect: dialectOver(pool, scopeOf(whose, role)) })

/** The schema as it should be; answers the role to take, see `roleToTake`. */
async function bringUp(pool: SessionPool, log: (message: string) => void): Promise<string | null> {
  const unheld = over(pool, 'all', null)
  await migrate(unheld, log)
  return roleToTake(unheld, log)
}

function database(kind: Database['kind'], description: string, pool: SessionPool, role: string | null): Database {
  const shared = over(pool, 'none', role)
  return {
    of: owner => over(pool, owner, role),
    system: over(pool, 'all', role),
    shared,
    kind,
    description,
    ping: () => sql`select 1`.execute(shared),
    scrub: async () => {},
    close: () => pool.close(),
  }
}
