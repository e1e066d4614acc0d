import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { createTestDatabase } from '../../tests/postgres.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { createAudit, verifyChains } from './service.ts'

/** Two accounts' logs on a real server, and its superuser, who may do what no connection of ours may. */
let database: Database
let intruder: pg.Client
const [mine, theirs] = [7, 8]

beforeAll(async () => {
  const url = await createTestDatabase(inject('postgresUrl'))
  const unused = new URL('file:///nowhere')
  database = await openDatabase({ url, dataDir: '', workerFile: unused, log: () => {}, onFatal: () => {} })
  intruder = new pg.Client(url)
  await intruder.connect()
})
afterAll(async () => {
  await intruder.end()
  await database.close()
})

const past = async (sql: string) => {
  await intruder.query(
    `alter table audit_entries disable trigger user; ${sql}; alter table audit_entries enable trigger user`,
  )
}

beforeEach(async () => {
  await past('delete from audit_entries; delete from audit_heads')
  const audit = createAudit({ db: database, now: () => new Date('2026-11-01T09:30:00.123Z') })
  for (const owner of [mine, theirs])
    for (let number = 1; number <= 5; number++)
      await audit.write(database.of(owner), owner, {
        action: 'match.made',
        subject: { type: 'resume', id: number },
        details: { score: number + 0.25, engine: 'offline 1', job: 3 },
      })
})

const verdict = () => verifyChains(database.system)

describe('a chain of entries', () => {
  it('is whole as it was written, each account by itself', async () => {
    expect(await verdict()).toEqual({ chains: 2, entries: 10, faults: [] })
  })

  it('takes what is told at once together, in the order in which it was told', async () => {
    const audit = createAudit({ db: database, now: () => new Date() })
    const ids = Array.from({ length: 40 }, (_, index) => index + 1)
    await Promise.all(
      ids.map(id => audit.write(database.of(mine), mine, { action: 'match.opened', subject: { type: 'resume', id } })),
    )
    const { rows } = await intruder.query(
      `select array_agg(subject_id order by seq) as told, count(distinct xmin::text)::int as transactions
       from audit_entries where owner_id = $1 and action = 'match.opened'`,
      [mine],
    )
    expect(rows).toEqual([{ told: ids, transactions: expect.any(Number) }])
    expect(rows[0].transactions).toBeLessThan(5)
    expect(await verdict()).toEqual({ chains: 2, entries: 50, faults: [] })
  })

  it('is one however many write at once, in transactions that succeed or fail', async () => {
    const audit = createAudit({ db: database, now: () => new Date() })
    const work = Array.from({ length: 30 }, (_, index) =>
      database
        .of(mine)
        .transaction()
        .execute(async tx => {
          await audit.write(tx, mine, { action: 'job.deleted', subject: { type: 'job', id: index + 1 } })
          if (index % 3 === 0) throw new Error('rolled back')
        })
        .catch(() => {}),
    )
    await Promise.all(work)
    expect(await verdict()).toEqual({ chains: 2, entries: 30, faults: [] })
  })

  it('cannot be changed by anybody who does not first switch the rule off', async () => {
    for (const sql of [`update audit_entries set action = 'x'`, 'delete from audit_entries', 'truncate audit_entries'])
      await expect(intruder.query(sql), sql).rejects.toThrow('append-only')
  })

  const of = `owner_id = ${mine}`
  const copied = 'at, actor_id, action, subject_type, subject_id, details, hash'
  it.each([
    [
      'a score',
      `update audit_entries set details = jsonb_set(details, '{score}', '99') where ${of} and seq = 3`,
      'entry 3 (match.made) was changed',
    ],
    [
      'a time',
      `update audit_entries set at = at + interval '1 ms' where ${of} and seq = 2`,
      'entry 2 (match.made) was changed',
    ],
    [
      'the actor',
      `update audit_entries set actor_id = null where ${of} and seq = 5`,
      'entry 5 (match.made) was changed',
    ],
    ['one taken out', `delete from audit_entries where ${of} and seq = 4`, 'entry 4 is missing'],
    [
      'one taken out and the gap closed',
      `delete from audit_entries where ${of} and seq = 4; update audit_entries set seq = 4 where ${of} and seq = 5`,
      'entry 4 (match.made) was changed',
    ],
    ['the last taken off', `delete from audit_entries where ${of} and seq = 5`, 'entry 5 is missing'],
    [
      'two swapped',
      `update audit_entries set seq = -1 where ${of} and seq = 2; update audit_entries set seq = 2 where ${of} and seq = 3; update audit_entries set seq = 3 where ${of} and seq = -1`,
      'entry 2 (match.made) was changed',
    ],
    [
      'one put in at the end',
      `insert into audit_entries select owner_id, 6, ${copied} from audit_entries where ${of} and seq = 5`,
      'entry 6 (match.made) was changed',
    ],
    [
      'one put in before the first',
      `insert into audit_entries select owner_id, 0, ${copied} from audit_entries where ${of} and seq = 5`,
      'entry 1 is missing',
    ],
    [
      'one of another account',
      `update audit_entries set details = other.details, hash = other.hash from audit_entries other where audit_entries.${of} and audit_entries.seq = 1 and other.owner_id = ${theirs} and other.seq = 1`,
      'entry 1 (match.made) was changed',
    ],
    ['all taken out', `delete from audit_entries where ${of}`, 'entry 1 is missing'],
    ['the head taken out', `delete from audit_heads where ${of}`, 'its head is missing'],
  ])('shows %s', async (_, sql, told) => {
    await past(sql)
    expect((await verdict()).faults).toEqual([`The log of account ${mine} is broken: ${told}.`])
  })
})
