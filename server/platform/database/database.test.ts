import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { copyCluster } from '../../../tests/embedded.ts'
import { createTestDatabase } from '../../../tests/postgres.ts'
import { type Connection, type Database, openDatabase } from './database.ts'

const workerFile = new URL('../../../dist/server/database-worker.js', import.meta.url)
const time = new Date('2026-02-03T04:05:06.789Z')
const sha256 = '0'.repeat(64)

let names = 0
const addUser = async (db: Connection) => {
  const name = `user${++names}`
  const user = { email: name, email_key: name, username: name, username_key: name, password_hash: 'hash' }
  const row = { ...user, is_admin: false, created_at: time }
  return (await db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow()).id
}
const addJob = async (db: Connection, owner_id: number, title = 'A job') => {
  const job = { owner_id, title, description: null, created_at: time, updated_at: time }
  return (await db.insertInto('jobs').values(job).returning('id').executeTakeFirstOrThrow()).id
}
const addResume = async (db: Connection, owner_id: number) => {
  const file_key = `key${++names}`
  const file = { file_name: 'a.pdf', file_key, file_type: 'pdf', size_bytes: 1, sha256 }
  const row = { owner_id, ...file, uploaded_at: time }
  return (await db.insertInto('resumes').values(row).returning('id').executeTakeFirstOrThrow()).id
}
const titles = async (db: Connection, owner: number) =>
  (await db.selectFrom('jobs').select('title').where('owner_id', '=', owner).orderBy('id').execute()).map(
    job => job.title,
  )

describe.each(['embedded', 'postgres'] as const)('on %s', kind => {
  const folders: string[] = []
  let database: Database
  let db: Connection

  async function openNew(): Promise<Database> {
    const dataDir = await mkdtemp(join(tmpdir(), 'candid-database-'))
    folders.push(dataDir)
    const url = kind === 'postgres' ? await createTestDatabase(inject('postgresUrl')) : undefined
    if (!url) copyCluster(inject('clusterPath'), dataDir)
    const onFatal = (error: Error) => expect.unreachable(error.message)
    return await openDatabase({ url, dataDir, workerFile, log: () => {}, onFatal })
  }

  beforeAll(async () => {
    database = await openNew()
    db = database.system
  })
  afterAll(async () => {
    await database.close()
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  })

  test('is of the kind that was asked for and answers', async () => {
    expect(database.kind).toBe(kind)
    expect(database.description).toMatch(kind === 'postgres' ? /^PostgreSQL \d+$/ : /^embedded, one instance$/)
    await database.ping()
  })

  test('every type comes back in the same form', async () => {
    const { rows } = await sql`select 1::smallint as small, 2 as int, 3::bigint as big, count(*) as count,
      sum(4) as sum, avg(5) as avg, 6.5::numeric as numeric, 7.5::real as real, 8.1::double precision as double,
      true as yes, false as no, null as nothing, 'text' as text, '{"a":[1,"b"]}'::json as json,
      '[null,2]'::jsonb as jsonb, '"c"'::jsonb as json_text, ${time}::timestamptz as time,
      '0001-02-03 04:05:06.7+00'::timestamptz as year_one, '2026-02-03'::date as date,
      array[1,2] as ints, array['a','b c'] as texts, 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6'::uuid as uuid`.execute(db)
    expect(rows).toEqual([
      {
        ...{ small: 1, int: 2, big: 3, count: 1, sum: 4, avg: 5, numeric: 6.5, real: 7.5, double: 8.1 },
        ...{ yes: true, no: false, nothing: null, text: 'text' },
        ...{ json: { a: [1, 'b'] }, jsonb: [null, 2], json_text: 'c' },
        ...{ time, year_one: new Date('0001-02-03T04:05:06.700Z'), date: '2026-02-03' },
        ...{ ints: '{1,2}', texts: '{a,"b c"}', uuid: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6' },
      },
    ])
  })

  test('every parameter arrives as what it was', async () => {
    const object = { a: ['b', null, 1.5], ä: 'ü😀' }
    const { rows } =
      await sql`select ${1}::integer as int, ${2 ** 40}::bigint as big, ${0.1}::double precision as double,
      ${true}::boolean as yes, ${null}::text as nothing, ${'ß\n"\\'}::text as text, ${object}::jsonb as object,
      ${[1, 'x']}::jsonb as list, ${time}::timestamptz as time, ${'a\0b'}::text as nul`.execute(db)
    expect(rows).toEqual([
      {
        ...{ int: 1, big: 2 ** 40, double: 0.1, yes: true, nothing: null, text: 'ß\n"\\', object },
        ...{ list: [1, 'x'], time, nul: 'a\uFFFDb' },
      },
    ])
  })

  test('tells how many rows were touched', async () => {
    const owner = await addUser(db)
    await addJob(db, owner, 'one')
    await addJob(db, owner, 'two')
    const mine = db.updateTable('jobs').where('owner_id', '=', owner)
    expect((await mine.set({ title: 'new' }).executeTakeFirstOrThrow()).numUpdatedRows).toBe(2n)
    const gone = await db.deleteFrom('jobs').where('owner_id', '=', -1).executeTakeFirstOrThrow()
    expect(gone.numDeletedRows).toBe(0n)
  })

  test('an error carries the SQLSTATE and the constraint, and who asked', async () => {
    const clash = async () => {
      const row = { email: 'x', email_key: 'same', username_key: 'x', password_hash: 'h' }
      const more = { username: 'x', is_admin: false, created_at: time }
      await db
        .insertInto('users')
        .values({ ...row, ...more })
        .execute()
      await db
        .insertInto('users')
        .values({ ...row, ...more, username_key: 'y' })
        .execute()
    }
    const error = await clash().catch(each => each)
    expect(error).toMatchObject({ code: '23505', constraint: 'users_email_unique' })
    expect(error.stack).toContain('database.test.ts')
    await expect(sql`select nonsense`.execute(db)).rejects.toMatchObject({ code: '42703' })
    await database.ping()
  })

  test('a transaction is kept whole or not at all', async () => {
    const owner = await addUser(db)
    await db.transaction().execute(async tx => {
      await addJob(tx, owner, 'kept')
    })
    const failing = db.transaction().execute(async tx => {
      await addJob(tx, owner, 'lost')
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await titles(db, owner)).toEqual(['kept'])
  })

  test('a transaction in which a failure was swallowed is not reported as saved', async () => {
    const owner = await addUser(db)
    const swallowing = db.transaction().execute(async tx => {
      await addJob(tx, owner, 'first')
      await addJob(tx, owner, '').catch(() => {})
    })
    await expect(swallowing).rejects.toMatchObject({ code: '25P02' })
    expect(await titles(db, owner)).toEqual([])
    await database.ping()
  })

  test('transactions at the same time do not mix, and the queries beside them see none of what is not committed', async () => {
    const owner = await addUser(db)
    const work = Array.from({ length: 8 }, (_, index) =>
      db.transaction().execute(async tx => {
        await addJob(tx, owner, `${index} a`)
        await new Promise(done => setTimeout(done, 5))
        await addJob(tx, owner, `${index} b`)
        if (index % 2) throw new Error('odd')
      }),
    )
    const looks = Array.from({ length: 20 }, () => titles(db, owner))
    await Promise.allSettled(work)
    for (const seen of await Promise.all(looks)) {
      expect(seen.filter(title => title.endsWith('a')).length * 2).toBe(seen.length)
      expect(seen.filter(title => Number(title[0]) % 2)).toEqual([])
    }
    expect((await titles(db, owner)).toSorted()).toEqual(['0 a', '0 b', '2 a', '2 b', '4 a', '4 b', '6 a', '6 b'])
  })

  test('times are kept as JavaScript has them, so that paging by them loses no row', async () => {
    const owner = await addUser(db)
    const id = await addJob(db, owner)
    await sql`update jobs set updated_at = '2026-01-01 00:00:00.123456Z' where id = ${id}`.execute(db)
    const { updated_at } = await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const same = db.selectFrom('jobs').select('id').where('id', '=', id).where('updated_at', '=', updated_at)
    expect(await same.execute()).toEqual([{ id }])
  })

  test('a match joins one owner’s job and resume, and goes with either', async () => {
    const [mine, other] = [await addUser(db), await addUser(db)]
    const [job, resume, foreign] = [await addJob(db, mine), await addResume(db, mine), await addResume(db, other)]
    const match = { owner_id: mine, job_id: job, engine: 'e', input_hash: 'h', as_of: '2026-01-01', match_score: 50.5 }
    const values = { ...match, summary: 's', result: { deep: [1] }, evaluated_at: time }
    const store = (resume_id: number) =>
      db
        .insertInto('matches')
        .values({ ...values, resume_id })
        .execute()
    await expect(store(foreign)).rejects.toMatchObject({ code: '23503' })
    await store(resume)
    const stored = await db.selectFrom('matches').select(['match_score', 'result']).execute()
    expect(stored).toEqual([{ match_score: 50.5, result: { deep: [1] } }])
    await db.deleteFrom('users').where('id', '=', mine).execute()
    for (const table of ['jobs', 'matches'] as const)
      expect(await db.selectFrom(table).select('id').where('owner_id', '=', mine).execute()).toEqual([])
    expect(await db.selectFrom('resumes').select('id').where('id', 'in', [resume, foreign]).execute()).toEqual([
      { id: foreign },
    ])
  })
  test('closing waits for the transaction under way, and nothing is asked after it', async () => {
    const other = await openNew()
    const owner = await addUser(other.system)
    let closing: Promise<void> | undefined
    const work = other.system.transaction().execute(async tx => {
      closing = other.close()
      await new Promise(done => setTimeout(done, 50))
      return await addJob(tx, owner)
    })
    expect(await work).toBe(1)
    await closing
    await expect(other.ping()).rejects.toThrow()
  })
})
