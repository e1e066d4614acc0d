import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSecrets } from './secrets.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candid-secrets-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('is made once, for its user alone, however many start together', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => openSecrets(folder, undefined)))
  const sealed = all[0]?.seal('sk-canary') ?? ''
  for (const secrets of all) expect(secrets.unseal(sealed)).toBe('sk-canary')
  expect(await readdir(folder)).toEqual(['engine-keys.secret'])
  expect((await stat(join(folder, 'engine-keys.secret'))).mode & 0o777).toBe(0o600)
})

it('opens nothing under another secret, and nothing that was changed', async () => {
  const one = await openSecrets(folder, 'a secret of sixteen')
  const other = await openSecrets(folder, 'another secret of it')
  const sealed = one.seal('sk-canary')
  expect(one.unseal(sealed)).toBe('sk-canary')
  expect(one.seal('sk-canary')).not.toBe(sealed)
  expect(other.unseal(sealed)).toBeNull()
  const bytes = Buffer.from(sealed, 'base64')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(one.unseal(bytes.toString('base64'))).toBeNull()
  expect(one.unseal('no such thing')).toBeNull()
})

it('does not go on with an empty one', async () => {
  await writeFile(join(folder, 'engine-keys.secret'), '')
  await expect(openSecrets(folder, undefined)).rejects.toThrow('holds no secret')
})
