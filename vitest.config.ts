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
      project('unit', ['{contract,documents,engine,server,web,cli,examples}/**/*.test.{ts,tsx}', 'tests/*.test.ts']),
      // How a model fails is the same over either database, and it takes its time.
      project('api embedded', ['tests/api/**/!(model-failures).test.ts'], { env: { TEST_DATABASE: 'embedded' } }),
      project('api postgres', ['tests/api/**/*.test.ts'], { env: { TEST_DATABASE: 'postgres' } }),
      project('crash', ['tests/crash/**/*.test.ts']),
      project('browser', ['tests/browser/**/*.test.ts']),
    ],
  },
})
