import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createFiles } from './files.ts'

const folder = await mkdtemp(join(tmpdir(), 'candid-files-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

let made = 0
/** A root that does not exist yet. */
const newRoot = () => join(folder, `${++made}`, 'files')
const bytes = (text: string) => new TextEncoder().encode(text)
const keysOf = async (files: ReturnType<typeof createFiles>) => (await files.list()).map(file => file.key).toSorted()

test('gives back the bytes, replaces them and forgets them', async () => {
  const files = createFiles(newRoot())
  await files.put('resumes/a.pdf', Uint8Array.of(0, 255, 10, 13))
  expect([...(await files.read('resumes/a.pdf'))]).toEqual([0, 255, 10, 13])
  await files.put('resumes/a.pdf', bytes('second'))
  expect(await files.read('resumes/a.pdf')).toEqual(Buffer.from('second'))
  await files.delete('resumes/a.pdf')
  await expect(files.read('resumes/a.pdf')).rejects.toMatchObject({ code: 'ENOENT' })
  await files.delete('resumes/a.pdf')
})

test('lists keys with their times, and nothing before the first put', async () => {
  const files = createFiles(newRoot())
  expect(await files.list()).toEqual([])
  const before = Date.now()
  await files.put('resumes/b.docx', bytes('b'))
  await files.put('c', bytes('c'))
  expect(await keysOf(files)).toEqual(['c', 'resumes/b.docx'])
  for (const { modifiedAt } of await files.list()) expect(Math.abs(modifiedAt.getTime() - before)).toBeLessThan(60_000)
})

test('is closed to other users of the machine', async () => {
  const root = newRoot()
  await createFiles(root).put('resumes/a.pdf', bytes('a'))
  const mode = async (path: string) => (await stat(join(root, path))).mode & 0o777
  expect([await mode('.'), await mode('resumes'), await mode('resumes/a.pdf')]).toEqual([0o700, 0o700, 0o600])
})

test('leaves no temporary file, neither after a put nor after one that failed', async () => {
  const root = newRoot()
  const files = createFiles(root)
  await files.put('resumes/a.pdf', bytes('a'))
  await mkdir(join(root, 'resumes/taken.pdf/inside'), { recursive: true })
  await expect(files.put('resumes/taken.pdf', bytes('b'))).rejects.toThrow()
  expect((await readdir(join(root, 'resumes'))).toSorted()).toEqual(['a.pdf', 'taken.pdf'])
})

test('sweeps the temporary files of a killed process and does not list them', async () => {
  const root = newRoot()
  const files = createFiles(root)
  await files.sweepTemps()
  await files.put('resumes/a.pdf', bytes('a'))
  await writeFile(join(root, 'resumes/.tmp-1'), 'half')
  expect(await keysOf(files)).toEqual(['resumes/a.pdf'])
  await files.sweepTemps(60_000)
  expect((await readdir(join(root, 'resumes'))).toSorted()).toEqual(['.tmp-1', 'a.pdf'])
  const yesterday = new Date(Date.now() - 86_400_000)
  await utimes(join(root, 'resumes/.tmp-1'), yesterday, yesterday)
  await files.sweepTemps(60_000)
  expect(await readdir(join(root, 'resumes'))).toEqual(['a.pdf'])
  await writeFile(join(root, 'resumes/.tmp-2'), 'half')
  await files.sweepTemps()
  expect(await readdir(join(root, 'resumes'))).toEqual(['a.pdf'])
})

test('keeps a whole file under the key while many write it at once', async () => {
  const files = createFiles(newRoot())
  const texts = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(10_000))
  await Promise.all(texts.map(text => files.put('resumes/same.pdf', bytes(text))))
  expect(texts).toContain(Buffer.from(await files.read('resumes/same.pdf')).toString())
  expect(await keysOf(files)).toEqual(['resumes/same.pdf'])
})

test.each(['', '/', '../a', 'a/../b', 'a/./b', '/a', 'a//b', 'a/', '.tmp-1', 'a/.b', 'A', 'a b', 'a\0', 'a\\b', 'é'])(
  'refuses the key %j',
  async key => {
    const files = createFiles(newRoot())
    await expect(files.put(key, bytes('x'))).rejects.toThrow('Not a file key')
    await expect(files.read(key)).rejects.toThrow('Not a file key')
    await expect(files.delete(key)).rejects.toThrow('Not a file key')
  },
)
