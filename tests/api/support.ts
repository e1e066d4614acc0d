import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { openDatabase } from '../../server/platform/database/database.ts'
import type { TestFile } from '../client.ts'
import { copyCluster } from '../embedded.ts'
import { createMigratedDatabase } from '../postgres.ts'
import { startServer, type TestServer, temporaryFolder } from '../server.ts'
import { type SharedServer, sharedServer } from '../shared.ts'

export type Api = {
  url: string
  dataDir: string
  /** The settings it runs with. */
  env: Record<string, string>
  /** Everything that it printed since it was started. */
  output: () => string
  restart: () => Promise<void>
  stop: () => Promise<void>
  /** As a power cut would; `start` brings it back. */
  kill: () => Promise<void>
  start: () => Promise<void>
  /** Starts anew with a database in which all was made by `offline 1.1`, without confidence and corrections. */
  age: () => Promise<void>
  close: () => Promise<void>
}

const databaseWorker = new URL('../../dist/server/database-worker.js', import.meta.url)
const first = { name: 'offline', version: '1.1' }

/** The real server on a database of its own: the embedded one or, in the second run of every test, PostgreSQL. */
export async function startApi(settings: Record<string, string> = {}): Promise<Api> {
  const folder = await temporaryFolder()
  const env: Record<string, string> = { DATA_DIR: folder.path, ...settings }
  if (process.env.TEST_DATABASE === 'postgres') env.DATABASE_URL = await createMigratedDatabase(inject('postgresUrl'))
  else copyCluster(inject('migratedPath'), join(folder.path, 'database'))
  let server: TestServer = await startServer(env)
  const api: Api = {
    url: server.url,
    dataDir: folder.path,
    env,
    output: () => server.output(),
    async restart() {
      await server.stop()
      await api.start()
    },
    stop: () => server.stop(),
    kill: () => server.kill(),
    async start() {
      server = await startServer(env)
      api.url = server.url
    },
    async age() {
      await server.stop()
      const log = () => {}
      const dataDir = join(folder.path, 'database')
      const database = await openDatabase({
        url: env.DATABASE_URL,
        dataDir,
        workerFile: databaseWorker,
        log,
        onFatal: error => console.error(error),
      })
      const values = {
        engine: `${first.name} ${first.version}`,
        result: sql<object>`(result - 'confidence' - 'criteria') || ${JSON.stringify({ engine: first })}::jsonb`,
      }
      await database.system.updateTable('matches').set(values).execute()
      await database.system.updateTable('analyses').set(values).execute()
      await database.close()
      await api.start()
    },
    async close() {
      await server.stop()
      await folder.remove()
    },
  }
  return api
}

/**
 * The server in its default settings that test files share on the same database: for those that need nothing but people
 * of their own, neither stop it nor look into its folder. Its engine is warm after the first of them.
 */
export const sharedApi = (): Promise<SharedServer> =>
  sharedServer(inject(process.env.TEST_DATABASE === 'postgres' ? 'sharedAddress' : 'sharedEmbeddedAddress'))

/** A name that nobody else on a shared server has. */
export const ownName = (name: string): string => `${name}-${randomBytes(4).toString('hex')}`

const examples = new URL('../../examples/', import.meta.url)

/** The committed sample files of one job, in the order of their names. */
export async function sampleFiles(job: string): Promise<TestFile[]> {
  const folder = new URL(`files/${job}/`, examples)
  const names = (await readdir(folder)).toSorted()
  return Promise.all(names.map(async name => ({ name, bytes: await readFile(new URL(name, folder)) })))
}

/** The title and the text of a sample job. */
export async function sampleJob(job: string): Promise<{ title: string; description: string }> {
  const [title = '', ...rest] = (await readFile(new URL(`jobs/${job}.md`, examples), 'utf8')).split('\n')
  return { title: title.replace('# ', ''), description: rest.join('\n').trim() }
}
