import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '../scripts/build.mjs'
import { makeCluster } from './embedded.ts'
import { startPostgres } from './postgres.ts'
import { shareServer } from './shared.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of a PostgreSQL server for this test run; `createTestDatabase` makes databases on it. */
    postgresUrl: string
    /** An empty embedded database that `copyCluster` copies. */
    clusterPath: string
    /** Where `sharedServer` asks for the server that the walks share. */
    sharedAddress: string
  }
}

/** Once before all tests: dist/ is what the sources say, and both databases are there until the last test is done. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt()
  const cluster = await makeCluster()
  const postgres = await startPostgres()
  const shared = await shareServer(postgres.url)
  project.provide('clusterPath', cluster.path)
  project.provide('postgresUrl', postgres.url)
  project.provide('sharedAddress', shared.address)
  return async () => {
    await shared.close()
    cluster.remove()
    await postgres.stop()
  }
}
