import type { Session } from '../driver.ts'

const megabyte = 1024 * 1024

/** Of a database that is written anew: some 7 MB a second, while nothing else is answered. */
export const scrubLimits = { running: 50 * megabyte, closing: 16 * megabyte }

/**
 * Has the files forget the rows that were deleted or changed: the tables are written anew, and the log, which holds
 * each row as it was, begins a new piece and loses the old ones. A large database has its free space marked only, to be
 * written over.
 */
export async function scrub(session: Pick<Session, 'query' | 'script'>, upTo: number): Promise<void> {
  const { rows } = await session.query(
    `select pg_database_size(current_database()) as size, string_agg(oid::regclass::text, ', ') as tables
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_table_size(oid) > 0`,
    [],
  )
  const [{ size, tables } = { size: 0, tables: '' }] = rows as { size: number; tables: string }[]
  const full = Number(size) <= upTo && tables
  await session.script(full ? `vacuum (full, analyze) ${tables}` : 'vacuum (analyze)')
  await session.query('select pg_switch_wal()', [])
  await session.script('checkpoint')
}

/** Whether it deleted what somebody wanted to be gone, with what hangs on it; a session that ended is not worth it. */
export const leavesRows = (sql: string, { affectedRows }: { affectedRows: number }) =>
  affectedRows > 0 && /^delete from "(users|resumes|jobs)"/.test(sql)
