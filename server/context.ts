import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createReadingPool } from '../documents/pool.ts'
import { engine } from '../engine/index.ts'
import { createIdentity } from './identity/service.ts'
import { createJobs } from './jobs/service.ts'
import type { Config } from './platform/config.ts'
import { openDatabase } from './platform/database/database.ts'
import { createFiles } from './platform/files.ts'
import { createResumes } from './resumes/service.ts'
import { readOutdated, sweepFiles } from './resumes/tasks.ts'
import { createSamples } from './samples/service.ts'
import { createScreening } from './screening/service.ts'

export type Context = Awaited<ReturnType<typeof createContext>>

/** Another instance on the same storage may still be about to name a file this young. */
const sharedStorageGraceMs = 60 * 60 * 1000

type Log = { info: (message: string) => void; fatal: (error: Error) => void }

/** The one place where everything the server needs is built, started and, by `close`, stopped. */
export async function createContext(config: Config, log: Log) {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: join(config.dataDir, 'database'),
    workerFile: new URL('./database-worker.js', import.meta.url),
    log: log.info,
    onFatal: log.fatal,
  })
  const db = database.kysely
  const files = createFiles(join(config.dataDir, 'files'))
  const reader = createReadingPool({ workerFile: new URL('./reading-worker.js', import.meta.url) })
  const now = () => new Date()

  const identity = createIdentity({ db, now, sessionDays: config.sessionDays })
  const jobs = createJobs({ db, now })
  const resumes = createResumes({ db, files, reader, now, maxUploadBytes: config.maxUploadBytes })
  const screening = createScreening({ db, jobs, resumes, engine, now })
  const samples = createSamples({ jobs, resumes, folder: new URL('../../examples/', import.meta.url) })

  return {
    config,
    database,
    identity,
    jobs,
    resumes,
    screening,
    samples,
    /** Clears what a crash left behind; before the server listens. */
    async tidy() {
      await identity.sweepSessions()
      await sweepFiles(db, files, database.kind === 'embedded' ? 0 : sharedStorageGraceMs)
    },
    /** Reads what is unread; while the server answers. */
    catchUp: () => readOutdated(db, files, reader),
    async close() {
      await reader.close()
      await database.close()
    },
  }
}
