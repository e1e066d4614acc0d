import type { DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from 'kysely'
import { CompiledQuery, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { toWire } from './wire.ts'

export type SessionResult = { rows: unknown[]; affectedRows: number }

/** One session of the database: what is begun in it is seen by its own queries alone. */
export type Session = {
  query(sql: string, parameters: (string | null)[]): Promise<SessionResult>
  /** Statements without parameters or an answer. Sessions take several calls at once and run them in their order. */
  script(sql: string): Promise<void>
  release(): void
}

/** Where sessions come from. `acquire` waits until one is free. */
export type SessionPool = { acquire(): Promise<Session>; close(): Promise<void> }

class Connection implements DatabaseConnection {
  /** Set by a failed query inside a transaction, see `commitTransaction`. */
  failed = false
  inTransaction = false
  readonly session: Session
  readonly #scope: string

  constructor(session: Session, scope: string) {
    this.session = session
    this.#scope = scope
  }

  begin(modes = ''): Promise<void> {
    return this.session.script(`begin${modes}; ${this.#scope}`)
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const ask = () => this.session.query(query.sql, query.parameters.map(toWire))
      const { rows, affectedRows } = await (this.inTransaction ? ask() : this.#alone(ask))
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

  /**
   * A query by itself is a transaction too, so that its scope ends with it. Its three parts are sent at once and cost
   * one way to the database and back. A beginning that fails leaves a failed transaction: the query is then not run.
   */
  async #alone(ask: () => Promise<SessionResult>): Promise<SessionResult> {
    const parts = [this.begin(), ask(), this.session.script('commit')] as const
    const failure = (await Promise.allSettled(parts)).find(part => part.status === 'rejected')
    if (failure) throw failure.reason
    return parts[1]
  }
}

class SessionDriver implements Driver {
  readonly #pool: SessionPool
  readonly #scope: string

  constructor(pool: SessionPool, scope: string) {
    this.#pool = pool
    this.#scope = scope
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    return new Connection(await this.#pool.acquire(), this.#scope)
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.session.release()
  }

  async beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
    connection.failed = false
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : ''
    try {
      await connection.begin(`${isolation}${settings.accessMode ? ` ${settings.accessMode}` : ''}`)
    } catch (error) {
      // It may have failed after the begin; kysely rolls back only what began.
      await connection.session.script('rollback').catch(() => {})
      throw error
    }
    connection.inTransaction = true
  }

  /**
   * PostgreSQL answers the commit of a transaction in which a query failed with a rollback and without an error:
   * code that swallowed the failure would go on and report as saved what is not. Any other query fails there,
   * so one is sent first where a query failed before.
   */
  async commitTransaction(connection: Connection): Promise<void> {
    if (connection.failed) await connection.executeQuery(CompiledQuery.raw('select 1'))
    await connection.session.script('commit')
    connection.inTransaction = false
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    await connection.session.script('rollback')
    connection.inTransaction = false
  }

  /** The pool belongs to who made it; kysely would close it only if a query had been run. */
  async destroy(): Promise<void> {}
}

/** Kysely over a pool of sessions, whichever engine they belong to. `scope` begins every transaction there is. */
export function dialectOver(pool: SessionPool, scope: string): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new SessionDriver(pool, scope),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}
