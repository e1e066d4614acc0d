import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '../scripts/build.mjs'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of a PostgreSQL server for this test run; `createTestDatabase` makes databases on it. */
    postgresUrl: string
  }
}

/** Once before all tests: dist/ is what the sources say, and a PostgreSQL runs until the last test is done. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt()
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres.url)
  return postgres.stop
}
