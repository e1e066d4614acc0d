import fs from 'node:fs'
import { join, resolve } from 'node:path'
import type { Session, SessionPool } from '../driver.ts'
import { type Engine, startEngine } from './engine.ts'
import { lockFolder } from './folder-lock.ts'
import { createMutex } from './mutex.ts'
import { leavesRows, scrub, scrubLimits } from './scrub.ts'

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

/** `scrub` has the files forget what was deleted, see scrub.ts; so does the upkeep, once an hour where it is needed. */
type EmbeddedPool = SessionPool & { scrub(): Promise<void> }

/**
 * The embedded database in `dataDir`, which this process holds alone from here on. It has one session, so whoever
 * holds it, a transaction say, lets the others wait. Throws an Error that is a sentence for who starts the server.
 */
export async function embeddedPool({ dataDir, workerFile, log, onFatal }: EmbeddedOptions): Promise<EmbeddedPool> {
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

function pool(engine: Engine, unlock: () => Promise<void>, log: (message: string) => void): EmbeddedPool {
  const mutex = createMutex(longestWait)
  let leftBehind = false
  const query: Session['query'] = async (sql, parameters) => {
    const result = await engine.query(sql, parameters)
    leftBehind ||= leavesRows(sql, result)
    return result
  }
  const acquire = async () => ({ query, script: engine.script, release: await mutex.acquire() })
  const alone = async (work: (session: Session) => Promise<void>) => {
    const session = await acquire()
    await work(session).finally(session.release)
  }
  const scrubAll = async (session: Session) => {
    leftBehind = false
    await scrub(session, scrubLimits.running)
  }
  const upkeep = (name: string, every: number, work: (session: Session) => Promise<void>) =>
    setInterval(() => {
      alone(work).catch(error => log(`The upkeep of the embedded database failed (${name}): ${error}`))
    }, every).unref()
  const timers = [
    upkeep('checkpoint', checkpointEvery, session => session.script('checkpoint')),
    upkeep('vacuum', vacuumEvery, session => (leftBehind ? scrubAll(session) : session.script('vacuum (analyze)'))),
  ]

  return {
    acquire,
    scrub: () => alone(scrubAll),
    async close() {
      for (const timer of timers) clearInterval(timer)
      // Also where a transaction never ends: it is rolled back, as by a crash.
      const release = await mutex.acquire().catch(() => () => {})
      try {
        if (leftBehind)
          await scrub(engine, scrubLimits.closing).catch(error => log(`Deleted rows are still there: ${error}`))
        await engine.close()
      } finally {
        await unlock()
        release()
      }
    },
  }
}
