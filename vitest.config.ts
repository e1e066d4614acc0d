import { defineConfig } from 'vitest/config'

const project = (name: string, include: string[], more: object = {}) => ({
  test: { name, include, testTimeout: 60_000, hookTimeout: 120_000, ...more },
})

/** Every test there is. `tests/setup.ts` builds once and starts the PostgreSQL that the second API run needs. */
export default defineConfig({
  test: {
    globalSetup: 'tests/setup.ts',
    maxWorkers: 2,
    projects: [
      // They mock nothing, and the knowledge base takes a second to load: once a worker, not once for each file.
      project('engine', ['{documents,engine,cli,examples}/**/*.test.ts'], { isolate: false }),
      project('unit', ['{contract,server,web}/**/*.test.{ts,tsx}', 'tests/*.test.ts']),
      // Forged tokens, hostile requests, failing models and an order of payment events that a server's many sessions
      // make harder: what is the same over either database takes its time on one.
      project('api embedded', ['tests/api/**/!(billing-faults|google|http|model-failures).test.ts'], {
        env: { TEST_DATABASE: 'embedded' },
      }),
      project('api postgres', ['tests/api/**/*.test.ts'], { env: { TEST_DATABASE: 'postgres' } }),
      project('crash', ['tests/crash/**/*.test.ts']),
      project('browser', ['tests/browser/**/*.test.ts']),
    ],
  },
})
