import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgres } from '../scripts/machine.mjs'

export type TestPostgres = { url: string; stop: () => Promise<void> }

/** Nothing of a test run outlives it, so nothing needs to reach the disk. */
const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * A PostgreSQL server of its own in a temporary folder, reached on the loopback address by anybody on this machine.
 * With `durable` it keeps what it acknowledged as a real one does. Throws with the server's words where it fails.
 */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const binaries = findPostgres()
  if (!binaries) throw new Error('There is no PostgreSQL for the tests: node scripts/machine.mjs says what to do.')
  const folder = mkdtempSync(join(tmpdir(), 'candid-postgres-'))
  const user = ordinaryUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }

  const flags = ['-D', data, '-U', 'candid', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N']
  const made = spawnSync(join(binaries, 'initdb'), flags, { ...options, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error ?? made.stderr}`)

  const port = await freePort()
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
  settings.push('max_connections=200', ...(durable ? [] : hasty))
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...settings.flatMap(each => ['-c', each])], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const endWithUs = () => server.kill('SIGQUIT')
  process.once('exit', endWithUs)
  const url = `postgres://candid@127.0.0.1:${port}/postgres`
  await answering(server, url)
  return {
    url,
    async stop() {
      process.off('exit', endWithUs)
      if (server.exitCode === null) {
        server.kill('SIGQUIT')
        await once(server, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A new, empty database on that server; answers its address. */
export const createTestDatabase = (postgresUrl: string): Promise<string> =>
  createDatabase(postgresUrl, `test_${randomBytes(8).toString('hex')}`)

const template = 'test_template'

/** What `createMigratedDatabase` copies, empty as yet; answers its address. Nobody may be in it when it is copied. */
export const createTemplate = (postgresUrl: string): Promise<string> => createDatabase(postgresUrl, template)

/** A new database with the schema of today; answers its address. */
export const createMigratedDatabase = (postgresUrl: string): Promise<string> =>
  createDatabase(postgresUrl, `test_${randomBytes(8).toString('hex')}`, template)

async function createDatabase(postgresUrl: string, name: string, copied = 'template1'): Promise<string> {
  const client = new pg.Client(postgresUrl)
  await client.connect()
  try {
    await client.query(`create database ${name} template ${copied}`)
  } finally {
    await client.end()
  }
  return Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href
}

/** PostgreSQL refuses to run as root: there it gets the user that Debian made for it, or nobody. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string, name: string) => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim()
  const name = ['postgres', 'nobody'].find(each => idOf('-u', each))
  if (!name) throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.')
  return { uid: Number(idOf('-u', name)), gid: Number(idOf('-g', name)) }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise(done => server.close(done))
  if (!address || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}

async function answering(server: ChildProcess, url: string): Promise<void> {
  let words = ''
  server.stderr?.on('data', chunk => {
    words += chunk
  })
  for (const end = Date.now() + 30_000; Date.now() < end && server.exitCode === null; ) {
    const client = new pg.Client(url)
    const answers = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (answers) return
    await new Promise(done => setTimeout(done, 50))
  }
  server.kill('SIGQUIT')
  throw new Error(`The PostgreSQL for the tests did not start:\n${words}`)
}
