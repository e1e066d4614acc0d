import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, test, vi } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres.ts'
import { openDatabase } from './database.ts'
import type { SessionPool } from './driver.ts'
import { checkServer, postgresPool } from './postgres.ts'

const open = (url: string, log = (_message: string) => {}) => {
  const onFatal = (error: Error) => expect.unreachable(error.message)
  return openDatabase({ url, dataDir: '/nowhere', workerFile: new URL('file:///nowhere'), log, onFatal })
}
async function asSuperuser(url: string, statement: string) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
const secret = 'top-secret'
const withPath = (pathname: string) =>
  Object.assign(new URL(inject('postgresUrl')), { pathname, password: secret }).href

test('instances that start together migrate once and all work', async () => {
  const url = await createTestDatabase(inject('postgresUrl'))
  const log = vi.fn()
  const databases = await Promise.all([1, 2, 3, 4].map(() => open(url, log)))
  await Promise.all(databases.map(database => database.ping()))
  expect(log.mock.calls.filter(([message]) => message === 'Migration 0001-start is done.')).toHaveLength(1)
  for (const database of databases) await database.close()
})

test('a database that a newer version made is refused with a sentence', async () => {
  const url = await createTestDatabase(inject('postgresUrl'))
  const database = await open(url)
  await database.close()
  await asSuperuser(url, `insert into kysely_migration (name, timestamp) values ('9999-later', '2099-01-01')`)
  await expect(open(url)).rejects.toThrow('it was made by a newer version of Candid')
})

test('a connection that the server ends fails its query, is logged, and does not end the process', async () => {
  const log = vi.fn()
  const database = await open(await createTestDatabase(inject('postgresUrl')), log)
  const cut = database.system.transaction().execute(async tx => {
    const own = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await asSuperuser(inject('postgresUrl'), `select pg_terminate_backend(${own.rows[0]!.pid})`)
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('connection was lost')))
    await sql`select 1`.execute(tx)
  })
  await expect(cut).rejects.toThrow()
  await database.ping()
  await database.close()
})

test('no statement holds a connection for long, but a migration may wait for another instance', async () => {
  const url = await createTestDatabase(inject('postgresUrl'))
  const limitOf = async (pool: SessionPool) => {
    const session = await pool.acquire()
    const { rows } = await session.query('show statement_timeout', []).finally(session.release)
    await pool.close()
    return rows
  }
  expect(await limitOf(postgresPool(url, () => {}))).toEqual([{ statement_timeout: '30s' }])
  expect(await limitOf(postgresPool(url, () => {}, true))).toEqual([{ statement_timeout: '0' }])
})

test.each([
  ['a database that is not there', () => withPath('/missing'), 'database "missing" does not exist'],
  ['a server that is not there', () => `postgres://me:${secret}@127.0.0.1:1/x`, 'ECONNREFUSED'],
  ['a host that is not there', () => `postgres://me:${secret}@host.invalid/x`, 'host.invalid'],
  ['an address of another kind', () => `mysql://me:${secret}@host/x`, 'must have the form'],
  ['an address that is none', () => `postgres://me:${secret}@host:port/x`, 'must have the form'],
])('%s is told in a sentence without the password', async (_what, url, words) => {
  const error: Error = await open(url()).then(
    () => expect.unreachable(),
    each => each,
  )
  expect(error.message).toContain(words)
  expect(error.message).toContain('DATABASE_URL')
  expect(error.message).not.toContain(secret)
})

test('a server that is too old is refused with its version', async () => {
  const rows = [{ version: '140012' }]
  const session = { query: async () => ({ rows, affectedRows: 0 }), script: async () => {}, release: () => {} }
  const old: SessionPool = { acquire: async () => session, close: async () => {} }
  await expect(checkServer(old, 'host:5432/x')).rejects.toThrow('is version 14; Candid needs 15 or newer')
})
