import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

const root = await mkdtemp(join(tmpdir(), 'candid-lock-'))
afterAll(() => rm(root, { recursive: true, force: true }))

async function newFolder(name: string) {
  await mkdir(join(root, name))
  return join(root, name)
}

/** Another process that listens on the folder's socket, as a server in another container would. */
async function elsewhere(folder: string) {
  const code = `require('net').createServer().listen(${JSON.stringify(join(folder, 'lock.sock'))}, () => console.log())`
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

test('a second holder is refused with the folder and what to do, until the first lets go', async () => {
  const folder = await newFolder('twice')
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`The folder ${folder} is in use by another running Candid.`)
  await expect(lockFolder(join(folder, '..', 'twice'))).rejects.toThrow('is in use')
  await release()
  await (await lockFolder(folder))()
})

test('two folders do not disturb each other', async () => {
  const releases = await Promise.all([await newFolder('a'), await newFolder('b')].map(lockFolder))
  for (const release of releases) await release()
})

test('a holder whose abstract sockets are not seen here is found by the socket in the folder', async () => {
  const folder = await newFolder('container')
  const child = await elsewhere(folder)
  await expect(lockFolder(folder)).rejects.toThrow('is in use')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(existsSync(join(folder, 'lock.sock'))).toBe(true)
  await (await lockFolder(folder))()
})

test('a folder whose path is too long for a socket is locked all the same', async () => {
  const folder = await newFolder('long'.repeat(40))
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow('is in use')
  await release()
})
