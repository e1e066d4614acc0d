import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from 'kysely'
import { CompiledQuery as Compiled, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { toWire } from './wire.ts'

export type SessionResult = { rows: unknown[]; affectedRows: number }

/** One session of the database: what is begun in it is seen by its own queries alone. */
export type Session = {
  query(sql: string, parameters: (string | null)[]): Promise<SessionResult>
  release(): void
}

/** Where sessions come from. `acquire` waits until one is free. */
export type SessionPool = { acquire(): Promise<Session>; close(): Promise<void> }

class Connection implements DatabaseConnection {
  /** Set by a failed query inside a transaction, see `commitTransaction`. */
  failed = false
  readonly session: Session

  constructor(session: Session) {
    this.session = session
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { rows, affectedRows } = await this.session.query(query.sql, query.parameters.map(toWire))
      return { rows: rows as R[], numAffectedRows: BigInt(affectedRows) }
    } catch (error) {
      this.failed = true
      // The error was made where the answer came in; this is who asked.
      if (error instanceof Error) error.stack += `\n${new Error().stack?.replace(/^.*\n/, '')}`
      throw error
    }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and nothing here streams rows.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are not streamed; page by id instead.')
  }

  run(sql: string): Promise<unknown> {
    return this.executeQuery(Compiled.raw(sql))
  }
}

class SessionDriver implements Driver {
  readonly #pool: SessionPool

  constructor(pool: SessionPool) {
    this.#pool = pool
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    return new Connection(await this.#pool.acquire())
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.session.release()
  }

  async beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
    connection.failed = false
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : ''
    await connection.run(`begin${isolation}${settings.accessMode ? ` ${settings.accessMode}` : ''}`)
  }

  /**
   * PostgreSQL answers the commit of a transaction in which a query failed with a rollback and without an error:
   * code that swallowed the failure would go on and report as saved what is not. Any other query fails there,
   * so one is sent first where a query failed before.
   */
  async commitTransaction(connection: Connection): Promise<void> {
    if (connection.failed) await connection.run('select 1')
    await connection.run('commit')
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    await connection.run('rollback')
  }

  /** The pool belongs to who made it; kysely would close it only if a query had been run. */
  async destroy(): Promise<void> {}
}

/** Kysely over a pool of sessions, whichever engine they belong to. */
export function dialectOver(pool: SessionPool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new SessionDriver(pool),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}
