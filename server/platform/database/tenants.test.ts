import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { copyCluster } from '../../../tests/embedded.ts'
import { createTestDatabase } from '../../../tests/postgres.ts'
import { type Connection, type Database, openDatabase } from './database.ts'

/** Tables whose rows are nobody's, with the reason. Every other one needs `protect` in the migration that makes it. */
const unowned: Record<string, string> = {
  settings: 'of the installation, such as whether metering is on',
  plans: 'the price list, which everybody reads',
  plan_prices: 'the price list as the payment provider knows it',
  engines: 'language models that the installation may ask, with their sealed keys',
  engine_days: 'what they cost the installation a day',
  used_nonces: 'sign-ins that were used up, before it is known whose they are',
  payment_events: 'ids of events that were applied, with neither customer nor content',
  kysely_migration: 'which migrations ran',
  kysely_migration_lock: 'that one instance runs them at a time',
}

async function unprotected(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not (relrowsecurity
      and relforcerowsecurity and exists (select from pg_policy where polrelid = pg_class.oid))
    order by relname`.execute(db)
  return rows.map(({ name }) => name)
}

async function asSuperuser(url: string, ...statements: string[]) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A database whose owner is no superuser, as those of hosting companies are. */
async function createOrdinaryDatabase(): Promise<string> {
  const url = new URL(await createTestDatabase(inject('postgresUrl')))
  const user = `user${url.pathname.slice(1)}`
  await asSuperuser(url.href, `create role ${user} login`, `alter schema public owner to ${user}`)
  return Object.assign(url, { username: user }).href
}

const workerFile = new URL('../../../dist/server/database-worker.js', import.meta.url)
const folders: string[] = []
afterAll(() => Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true }))))

const kinds = {
  'the embedded database': () => undefined,
  'PostgreSQL by a superuser': () => createTestDatabase(inject('postgresUrl')),
  'PostgreSQL by an ordinary user': createOrdinaryDatabase,
}

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('on %s', kind => {
  let database: Database
  const owners: number[] = []
  const log = vi.fn()

  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'candid-tenants-'))
    folders.push(dataDir)
    const url = await kinds[kind]()
    if (!url) copyCluster(inject('clusterPath'), dataDir)
    const onFatal = (error: Error) => expect.unreachable(error.message)
    database = await openDatabase({ url, dataDir, workerFile, log, onFatal })
    for (const name of ['ada', 'bob']) owners.push(await addPerson(name))
  })
  afterAll(() => database.close())

  async function addPerson(name: string): Promise<number> {
    const { rows } = await sql<{ id: number }>`insert into users (email, email_key, username, username_key,
      password_hash, created_at) values (${name}, ${name}, ${name}, ${name}, 'h', now()) returning id`.execute(
      database.system,
    )
    const id = rows[0]!.id
    await sql`insert into jobs (owner_id, title, created_at, updated_at)
      select ${id}::integer, ${name}, now(), now() from generate_series(1, 3)`.execute(database.of(id))
    return id
  }

  const titles = async (db: Connection) =>
    (await sql<{ title: string }>`select distinct title from jobs order by title`.execute(db)).rows.map(
      row => row.title,
    )
  const [ada, bob] = [() => owners[0]!, () => owners[1]!]

  test('the wall stands', () => {
    expect(log.mock.calls.flat().join()).not.toContain('Row-level security')
  })

  test('every table is protected, or stands in the list with a reason', async () => {
    expect(await unprotected(database.system)).toEqual(Object.keys(unowned).toSorted())
  })

  test('a query that forgets to ask for the owner sees the tenant’s rows alone', async () => {
    expect(await titles(database.of(ada()))).toEqual(['ada'])
    expect(await titles(database.of(bob()))).toEqual(['bob'])
    expect(await titles(database.system)).toEqual(['ada', 'bob'])
    const users = await database.of(ada()).selectFrom('users').select('id').execute()
    expect(users).toEqual([{ id: ada() }])
  })

  test('where nobody said whose rows, there are none, but what is nobody’s is there', async () => {
    expect(await titles(database.shared)).toEqual([])
    const reached = await database.shared.updateTable('jobs').set({ title: 'x' }).executeTakeFirstOrThrow()
    expect(reached.numUpdatedRows).toBe(0n)
    expect(await database.shared.selectFrom('plans').select('id').execute()).toEqual([])
  })

  test('another’s row is neither written, changed, deleted nor given away', async () => {
    const mine = database.of(ada())
    const planted = sql`insert into jobs (owner_id, title, created_at, updated_at) values (${bob()}, 'x', now(), now())`
    await expect(planted.execute(mine)).rejects.toMatchObject({ code: '42501' })
    await expect(planted.execute(database.shared)).rejects.toMatchObject({ code: '42501' })
    await expect(sql`update jobs set owner_id = ${bob()}`.execute(mine)).rejects.toMatchObject({ code: '42501' })
    await sql`update jobs set title = 'ada'`.execute(mine)
    await sql`delete from jobs where title = 'bob'`.execute(mine)
    expect(await titles(database.system)).toEqual(['ada', 'bob'])
  })

  test('holds in a transaction, and neither its end nor its failure leaves a tenant behind', async () => {
    for (const end of ['kept', 'thrown', 'failed']) {
      const work = database
        .of(bob())
        .transaction()
        .execute(async tx => {
          expect(await titles(tx)).toEqual(['bob'])
          if (end === 'thrown') throw new Error('thrown')
          if (end === 'failed') await sql`select nonsense`.execute(tx)
        })
      await work.catch(() => expect(end).not.toBe('kept'))
      // More at once than there are connections: each of them is asked.
      const seen = await Promise.all(Array.from({ length: 12 }, () => titles(database.shared)))
      expect(seen.flat()).toEqual([])
    }
    await expect(sql`select nonsense`.execute(database.of(bob()))).rejects.toThrow()
    expect(await titles(database.shared)).toEqual([])
  })

  test('tenants at the same time on the same connections stay apart', async () => {
    const looks = Array.from({ length: 60 }, async (_, index) => {
      const [owner, name] = index % 2 ? [ada(), 'ada'] : [bob(), 'bob']
      const db = database.of(owner)
      const seen = index % 3 ? await titles(db) : await db.transaction().execute(titles)
      expect(seen).toEqual([name])
    })
    await Promise.all(looks)
  })

  test('a tenant is a number and nothing that could be a statement', () => {
    for (const odd of [Number.NaN, 1.5, Number.POSITIVE_INFINITY]) expect(() => database.of(odd)).toThrow()
  })
})

const open = (url: string, log = (_message: string) => {}) =>
  openDatabase({ url, dataDir: '/nowhere', workerFile, log, onFatal: error => expect.unreachable(error.message) })

test('a new table without a policy is found, and so is one that its owner is above', async () => {
  const url = await createTestDatabase(inject('postgresUrl'))
  const database = await open(url)
  await asSuperuser(
    url,
    'create table leaky (owner_id integer)',
    'create table half (owner_id integer)',
    'alter table half enable row level security',
    'create policy tenant on half using (false)',
  )
  expect(await unprotected(database.system)).toEqual([...Object.keys(unowned), 'leaky', 'half'].toSorted())
  await database.close()
})

test('a user who bypasses the wall and cannot take on the role is told so', async () => {
  const url = new URL(await createTestDatabase(inject('postgresUrl')))
  const user = `above${url.pathname.slice(1)}`
  await asSuperuser(url.href, `create role ${user} login bypassrls`, `alter schema public owner to ${user}`)
  const log = vi.fn()
  const database = await open(Object.assign(url, { username: user }).href, log)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('Row-level security'))
  await database.close()
})
