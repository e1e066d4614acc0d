import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, expect, test } from 'vitest'
import { assertWrittenThrough, openCluster } from './cluster.ts'
import { DurableFiles, durableStart } from './durable-files.ts'

const root = fs.mkdtempSync(join(tmpdir(), 'candid-cluster-'))
const folder = join(root, 'cluster')
afterAll(() => fs.rmSync(root, { recursive: true, force: true }))

// In order: the first makes the cluster, which takes seconds, and the others open it.
test('a first start that was cut off is swept and made anew, closed to other users', async () => {
  fs.mkdirSync(`${folder}.init`)
  fs.writeFileSync(join(`${folder}.init`, 'PG_VERSION'), '18\n')
  fs.writeFileSync(join(`${folder}.init`, 'half'), '')
  const pglite = await openCluster(folder)
  await pglite.query('create table kept (id integer)')
  await pglite.close()
  expect(fs.readdirSync(root)).toEqual(['cluster'])
  expect(fs.existsSync(join(folder, 'half'))).toBe(false)
  expect(fs.statSync(folder).mode & 0o777).toBe(0o700)
})

test('every commit is written through to the disk', async () => {
  const files = new DurableFiles(folder)
  const pglite = await PGlite.create({ fs: files, startParams: durableStart })
  for (let id = 1; id <= 3; id++) {
    const before = files.syncs
    await pglite.query('insert into kept values ($1)', [id])
    expect(files.syncs).toBeGreaterThan(before)
  }
  await pglite.close()
})

test('a PGlite that does not sync is refused', async () => {
  const files = new DurableFiles(folder)
  const pglite = await PGlite.create({ fs: files, startParams: PGlite.defaultStartParams })
  await expect(assertWrittenThrough(pglite, files)).rejects.toThrow('does not write its commits through')
  await pglite.close()
})

test('a disk that fails to sync is a PANIC, never a commit', async () => {
  const copy = join(root, 'failing')
  fs.cpSync(folder, copy, { recursive: true })
  const pglite = await openCluster(copy)
  const { fdatasyncSync } = fs
  fs.fdatasyncSync = () => {
    throw Object.assign(new Error('i/o error'), { code: 'EIO' })
  }
  try {
    await expect(pglite.query('insert into kept values (4)')).rejects.toMatchObject({ severity: 'PANIC' })
  } finally {
    fs.fdatasyncSync = fdatasyncSync
  }
})

test('what was committed is there when the cluster is opened again', async () => {
  const pglite = await openCluster(folder)
  expect((await pglite.query('select id from kept order by id')).rows).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
  await pglite.close()
})

test(`another major version's files are refused and left as they are`, async () => {
  const other = join(root, 'other')
  fs.mkdirSync(other)
  fs.writeFileSync(join(other, 'PG_VERSION'), '17\n')
  await expect(openCluster(other)).rejects.toThrow('was written by PostgreSQL 17; this version of Candid reads 18')
  expect(fs.readdirSync(other)).toEqual(['PG_VERSION'])
})
