import pg from 'pg'
import type { Session, SessionPool } from './driver.ts'
import { parserOf } from './wire.ts'

const oldestVersion = 15

/** Milliseconds. */
const connectTimeout = 10_000
const statementTimeout = 30_000
const idleTransactionTimeout = 60_000

type Log = (message: string) => void

/**
 * A pool of sessions on the PostgreSQL server at `url`.
 * `longStatements` is for migrations: one session, and no time limit, since it may wait for another instance.
 */
export function postgresPool(url: string, log: Log, longStatements = false): SessionPool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'candid',
    max: longStatements ? 1 : 10,
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
    pipeline: true,
    types: { getTypeParser: parserOf },
    ...(longStatements
      ? {}
      : { statement_timeout: statementTimeout, idle_in_transaction_session_timeout: idleTransactionTimeout }),
  })
  // Without listeners a connection that the server closes would end the process: the pool listens to idle clients
  // alone, so each client gets a listener of its own. The query under way fails and the pool makes a new client.
  pool.on('error', () => {})
  pool.on('connect', client => {
    client.on('error', error => log(`A PostgreSQL connection was lost: ${error.message}`))
  })
  return { acquire: async () => sessionOf(await pool.connect()), close: () => pool.end() }
}

function sessionOf(client: pg.PoolClient): Session {
  return {
    async query(sql, parameters) {
      const { rows, rowCount, command } = await client.query(sql, parameters)
      return { rows, affectedRows: command === 'SELECT' ? 0 : (rowCount ?? 0) }
    },
    async script(sql) {
      await client.query(sql)
    },
    release: () => client.release(),
  }
}

/** The server at `url` for people: host, port and database, never user or password. Throws when it is no such URL. */
export function placeOf(url: string): string {
  if (!/^postgres(ql)?:/.test(url) || !URL.canParse(url))
    throw new Error('DATABASE_URL must have the form postgres://user:password@host:5432/database.')
  const parsed = new URL(url)
  const host = parsed.hostname || parsed.searchParams.get('host') || 'localhost'
  return `${host}:${parsed.port || '5432'}${parsed.pathname}`
}

/** The server's major version. Throws a sentence for who starts it unless a PostgreSQL that is new enough answers. */
export async function checkServer(pool: SessionPool, place: string): Promise<number> {
  const version = await serverVersion(pool).catch(error => {
    throw new Error(`PostgreSQL at ${place} (from DATABASE_URL) cannot be used: ${reasonOf(error)}.`, { cause: error })
  })
  if (version < oldestVersion)
    throw new Error(`PostgreSQL at ${place} is version ${version}; Candid needs ${oldestVersion} or newer.`)
  return version
}

async function serverVersion(pool: SessionPool): Promise<number> {
  const session = await pool.acquire()
  try {
    const { rows } = await session.query(`select current_setting('server_version_num') as version`, [])
    const [row] = rows as { version: string }[]
    return Math.floor(Number(row?.version) / 10_000)
  } finally {
    session.release()
  }
}

/** Where several addresses were tried, Node gives an error without a message that holds the others. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
