import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from './database.ts'

const workerFile = new URL('../../../dist/server/database-worker.js', import.meta.url)
const root = fs.mkdtempSync(join(tmpdir(), 'candid-embedded-'))
afterAll(() => fs.rmSync(root, { recursive: true, force: true }))

const open = (dataDir: string) =>
  openDatabase({ dataDir, workerFile, log: () => {}, onFatal: error => expect.unreachable(error.message) })

test('one process alone has the folder, and finds its rows again', async () => {
  const dataDir = join(root, 'made', 'when missing')
  const first = await open(dataDir)
  const session = {
    token_hash: 'x',
    user_id: 1,
    created_at: new Date(),
    last_used_at: new Date(),
    user_agent: '',
    expires_at: new Date(),
  }
  const user = { email: 'a', email_key: 'a', username: 'a', username_key: 'a', password_hash: 'a', is_admin: true }
  await first.system
    .insertInto('users')
    .values({ ...user, created_at: new Date() })
    .execute()
  await first.system.insertInto('sessions').values(session).execute()
  await expect(open(dataDir)).rejects.toThrow('is in use by another running Candid')
  await first.close()
  await expect(first.ping()).rejects.toThrow()

  const second = await open(dataDir)
  expect(await second.system.selectFrom('sessions').selectAll().execute()).toMatchObject([session])
  await second.close()
  for (const path of [dataDir, join(dataDir, 'cluster')]) expect(fs.statSync(path).mode & 0o777).toBe(0o700)
})

test('a database that another version wrote is refused, and the folder is free again', async () => {
  const dataDir = join(root, 'other')
  fs.mkdirSync(join(dataDir, 'cluster'), { recursive: true })
  fs.writeFileSync(join(dataDir, 'cluster', 'PG_VERSION'), '17\n')
  for (let attempt = 1; attempt <= 2; attempt++)
    await expect(open(dataDir)).rejects.toThrow('was written by PostgreSQL 17')
})
