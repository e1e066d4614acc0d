import fs from 'node:fs'
import { join, resolve } from 'node:path'
import type { SessionPool } from '../driver.ts'
import { type Engine, startEngine } from './engine.ts'
import { lockFolder } from './folder-lock.ts'
import { createMutex } from './mutex.ts'

/** Milliseconds. PGlite writes no checkpoints by itself: 2 GB of log and 44 s to open it again were seen. */
const checkpointEvery = 60_000
const vacuumEvery = 3_600_000
const longestWait = 30_000

type EmbeddedOptions = {
  dataDir: string
  workerFile: URL
  log: (message: string) => void
  onFatal: (error: Error) => void
}

/**
 * The embedded database in `dataDir`, which this process holds alone from here on. It has one session, so whoever
 * holds it, a transaction say, lets the others wait. Throws an Error that is a sentence for who starts the server.
 */
export async function embeddedPool({ dataDir, workerFile, log, onFatal }: EmbeddedOptions): Promise<SessionPool> {
  const root = resolve(dataDir)
  fs.mkdirSync(root, { recursive: true, mode: 0o700 })
  const unlock = await lockFolder(root)
  try {
    const engine = await startEngine(workerFile, join(root, 'cluster'), onFatal)
    return pool(engine, unlock, log)
  } catch (error) {
    await unlock()
    throw error
  }
}

function pool(engine: Engine, unlock: () => Promise<void>, log: (message: string) => void): SessionPool {
  const mutex = createMutex(longestWait)
  const acquire = async () => ({ query: engine.query, script: engine.script, release: await mutex.acquire() })
  const upkeep = (sql: string, every: number) =>
    setInterval(async () => {
      try {
        const session = await acquire()
        await session.query(sql, []).finally(session.release)
      } catch (error) {
        log(`The upkeep of the embedded database failed (${sql}): ${error}`)
      }
    }, every).unref()
  const timers = [upkeep('checkpoint', checkpointEvery), upkeep('vacuum (analyze)', vacuumEvery)]

  return {
    acquire,
    async close() {
      for (const timer of timers) clearInterval(timer)
      // Also where a transaction never ends: it is rolled back, as by a crash.
      const release = await mutex.acquire().catch(() => () => {})
      try {
        await engine.close()
      } finally {
        await unlock()
        release()
      }
    },
  }
}
