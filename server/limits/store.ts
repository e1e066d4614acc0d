import { sql } from 'kysely'
import type { Connection } from '../platform/database/database.ts'

/*
 * One row says until when a key is spent. A key that may do `count` in a window is spent for window / count longer
 * each time, and refused where that would reach further than a window from now. The database's clock counts, so that
 * several processes agree.
 */

const milliseconds = (ms: number) => sql`${ms} * interval '1 millisecond'`

/** Takes `costMs` of a key whose window is `windowMs`, in one statement: parallel callers cannot get past it. */
export async function take(db: Connection, key: string, costMs: number, windowMs: number): Promise<boolean> {
  const { rows } = await sql`
    insert into limits as known (key, until) values (${key}, now() + ${milliseconds(costMs)})
    on conflict (key) do update set until = greatest(known.until, now()) + ${milliseconds(costMs)}
    where greatest(known.until, now()) + ${milliseconds(costMs)} <= now() + ${milliseconds(windowMs)}
    returning 1`.execute(db)
  return rows.length > 0
}

/** Milliseconds that a key is spent for, from now. */
export async function spentFor(db: Connection, key: string): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select extract(epoch from until - now()) * 1000 as ms from limits where key = ${key}`.execute(db)
  return Math.max(rows[0]?.ms ?? 0, 0)
}

export async function giveBack(db: Connection, key: string, costMs: number) {
  await sql`update limits set until = until - ${milliseconds(costMs)} where key = ${key}`.execute(db)
}

/** Marks a key for so long from now, whatever it was before. */
export async function mark(db: Connection, key: string, ms: number) {
  await sql`insert into limits (key, until) values (${key}, now() + ${milliseconds(ms)})
    on conflict (key) do update set until = excluded.until`.execute(db)
}

export async function forget(db: Connection, key: string) {
  await db.deleteFrom('limits').where('key', '=', key).execute()
}

/** What is not spent any more says nothing. */
export async function sweep(db: Connection) {
  await sql`delete from limits where until < now()`.execute(db)
}
