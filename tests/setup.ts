import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '../scripts/build.mjs'
import { openDatabase } from '../server/platform/database/database.ts'
import { copyCluster, makeCluster } from './embedded.ts'
import { createMigratedDatabase, createTemplate, startPostgres } from './postgres.ts'
import { temporaryFolder } from './server.ts'
import { shareServer } from './shared.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of a PostgreSQL server for this test run; `createTestDatabase` makes databases on it. */
    postgresUrl: string
    /** An empty embedded database that `copyCluster` copies. */
    clusterPath: string
    /** The same with the schema of today. */
    migratedPath: string
    /** Where `sharedServer` asks for the server that the walks and tests of the API share. */
    sharedAddress: string
    /** The same for one over the embedded database. */
    sharedEmbeddedAddress: string
  }
}

const workerFile = new URL('../dist/server/database-worker.js', import.meta.url)

/** Once before all tests: dist/ is what the sources say, and both databases are there until the last test is done. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt()
  const cluster = await makeCluster()
  const postgres = await startPostgres()
  const migrated = await temporaryFolder()
  copyCluster(cluster.path, migrated.path)
  await migrate(migrated.path)
  await migrate(migrated.path, await createTemplate(postgres.url))
  const shared = await shareServer(() => createMigratedDatabase(postgres.url))
  const sharedEmbedded = await shareServer(async dataDir => {
    copyCluster(join(migrated.path, 'cluster'), join(dataDir, 'database'))
    return ''
  })
  project.provide('clusterPath', cluster.path)
  project.provide('migratedPath', join(migrated.path, 'cluster'))
  project.provide('postgresUrl', postgres.url)
  project.provide('sharedAddress', shared.address)
  project.provide('sharedEmbeddedAddress', sharedEmbedded.address)
  return async () => {
    await shared.close()
    await sharedEmbedded.close()
    cluster.remove()
    await migrated.remove()
    await postgres.stop()
  }
}

/** A server that starts over a copy of it has nothing to bring up to date. */
async function migrate(dataDir: string, url?: string) {
  const onFatal = (error: Error) => console.error(error)
  const database = await openDatabase({ url, dataDir, workerFile, log: () => {}, onFatal })
  await database.close()
}
