import { defineConfig } from 'vitest/config'

// What hangs is ended. It says nothing of speed: beside other work a test may take ten times as long.
const limits = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } }

const project = (name: string, include: string[], more: object = {}) => ({
  // What the engine knows is 7 MB: read as JSON it is there sooner than as modules.
  json: { stringify: true },
  test: { name, include, ...limits, ...more },
})

// Files that mock nothing share a process: to start one for each takes half a second of a core.
const together = { isolate: false }

// Replace a package, the clock or what the browser gives: each has a process to itself.
const alone = [
  'server/identity/passwords.test.ts',
  'server/platform/database/embedded/pool.test.ts',
  'web/api/client.test.ts',
]

/** Every test there is. `tests/setup.ts` builds once and starts the PostgreSQL that the second API run needs. */
export default defineConfig({
  test: {
    globalSetup: 'tests/setup.ts',
    // One more than the two cores that it is meant for: a test waits for the disk, for clocks and for its server.
    maxWorkers: 3,
    projects: [
      project('engine', ['{documents,engine,cli,examples}/**/*.test.ts'], together),
      project('unit', ['{contract,server,web}/**/*.test.{ts,tsx}', 'tests/*.test.ts'], { ...together, exclude: alone }),
      project('alone', alone),
      // Forged tokens, hostile requests, models' answers and an order of payment events that a server's many sessions
      // make harder: what is the same over either database takes its time on one.
      project(
        'api embedded',
        ['tests/api/**/!(billing-faults|google|http|model-failures|pre-hijack|second-reading).test.ts'],
        { ...together, env: { TEST_DATABASE: 'embedded' } },
      ),
      project('api postgres', ['tests/api/**/*.test.ts'], { ...together, env: { TEST_DATABASE: 'postgres' } }),
      project('crash', ['tests/crash/**/*.test.ts']),
      project('browser', ['tests/browser/**/*.test.ts'], together),
    ],
  },
})
