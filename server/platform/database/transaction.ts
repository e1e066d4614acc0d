import { found } from '../errors.ts'
import type { Connection } from './database.ts'

/** In the transaction that `db` is already, else in one of its own. */
export const inTransaction = <T>(db: Connection, work: (tx: Connection) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)

const foreignKeyViolation = '23503'

/** A write failed because what it belongs to was deleted while the work for it was under way: that is not found. */
export function unlessGone(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === foreignKeyViolation) return found<never>(null)
  throw error
}
