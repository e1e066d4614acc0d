import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createReadingPool } from '../documents/pool.ts'
import { findTesseract } from '../documents/recognise/tesseract.ts'
import { createAssessors } from './assessors/service.ts'
import { type Audit, createAudit } from './audit/service.ts'
import { openPayments } from './billing/payments.ts'
import { createBilling } from './billing/service.ts'
import { createSync } from './billing/sync.ts'
import { reconcile } from './billing/tasks.ts'
import { createEntitlements } from './entitlements/service.ts'
import { openProvider } from './identity/provider.ts'
import { createIdentity, setAdmin } from './identity/service.ts'
import { createJobs } from './jobs/service.ts'
import { createLimits } from './limits/service.ts'
import { createPlans } from './plans/service.ts'
import type { Config } from './platform/config.ts'
import { type Connection, openDatabase, type Rows } from './platform/database/database.ts'
import { createFiles } from './platform/files.ts'
import { createMail } from './platform/mail.ts'
import { createUpkeep } from './platform/upkeep.ts'
import { createResumes } from './resumes/service.ts'
import { nameUnnamed, readOutdated, sweepFiles } from './resumes/tasks.ts'
import { createRights } from './rights/service.ts'
import { runRetention } from './rights/tasks.ts'
import { createSamples } from './samples/service.ts'
import { startEngine } from './screening/engine.ts'
import { createScreening } from './screening/service.ts'

export type Context = Awaited<ReturnType<typeof createContext>>

/** Somebody may still be about to name a file this young: another instance on the same storage, or we ourselves. */
const youngMs = 60 * 60 * 1000

/** Counts that are over are forgotten. */
const sweepEveryMs = 60 * 60 * 1000

/** A webhook that was lost is made up for after this at the latest. */
const reconcileEveryMs = 10 * 60 * 1000

const dayMs = 24 * 60 * 60 * 1000

type Log = { info: (message: string) => void; fatal: (error: Error) => void }

const openOurDatabase = (config: Config, log: Log) =>
  openDatabase({
    url: config.databaseUrl,
    dataDir: join(config.dataDir, 'database'),
    workerFile: new URL('./database-worker.js', import.meta.url),
    log: log.info,
    onFatal: log.fatal,
  })

/** The one place where everything the server needs is built, started and, by `close`, stopped. */
export async function createContext(config: Config, log: Log) {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const database = await openOurDatabase(config, log)
  // Whoever takes this sees everybody's rows: sign-in, what the payment provider tells, and the upkeep below.
  const { system } = database
  const files = createFiles(join(config.dataDir, 'files'))
  const reader = createReadingPool({
    workerFile: new URL('./reading-worker.js', import.meta.url),
    recogniser: findTesseract(config.tesseract),
  })
  const now = () => new Date()
  const place: { public: string; local: string | null } = { public: config.publicUrl ?? '', local: null }
  const limits = createLimits({ db: system, settings: config.limits })
  const audit = createAudit({ db: database, now })
  const ways = await openIdentity(config, { database, audit, now, publicUrl: () => place.public, log: log.info })
  const { identity } = ways
  const jobs = createJobs({ db: database, audit, now })
  const plans = createPlans({ db: database, now })
  const payments = await openPayments(config, { localUrl: () => place.local, log: log.info })
  const { provider, mode } = payments
  const sync = createSync({ db: system, provider, mode, audit, now })
  const billing = createBilling({ db: database, plans, sync, now, publicUrl: () => place.public, ...payments })
  const entitlements = createEntitlements({ db: database, billing, plans, now, maxUploadBytes: config.maxUploadBytes })
  const engine = startEngine(new URL('./engine-worker.js', import.meta.url))
  const upkeep = createUpkeep(log.info)
  const findNames = () => upkeep.once('Names could not be looked for', namesBy(engine, system))
  const ofFiles = { files, reader, maxUploadBytes: config.maxUploadBytes, onKept: findNames }
  const resumes = createResumes({ db: database, entitlements, limits, audit, now, ...ofFiles })
  const ofModels = { config: config.models, dataDir: config.dataDir, engineVersion: engine.version }
  const assessors = await createAssessors({ db: database, entitlements, ...ofModels, now })
  const screening = createScreening({ db: database, jobs, resumes, entitlements, audit, engine, assessors, now })
  const samples = createSamples({ jobs, resumes, folder: new URL('../../examples/', import.meta.url) })

  const scrub = () => upkeep.once('Deleted rows could not be scrubbed', database.scrub)
  const sources = { jobs, resumes, screening, billing, entitlements, audit }
  const rights = createRights({ ...sources, db: database, files, identity, scrub, now })

  return {
    config,
    database,
    identity,
    limits,
    jobs,
    plans,
    billing,
    entitlements,
    resumes,
    assessors,
    screening,
    samples,
    audit,
    rights,
    /** Clears what a crash left behind; before the server listens. */
    async tidy() {
      await identity.sweep()
      await sweepFiles(system, files, database.kind === 'embedded' ? 0 : youngMs)
      if (database.kind === 'embedded') await plans.makeExamples()
      await appointAdmins(system, audit, config.adminEmails, log.info)
    },
    /** To be told where it listens: the payment provider sends people and events back there. */
    listening(url: string) {
      place.local = url
      place.public = config.publicUrl ?? url
      payments.listening()
      upkeep.every(reconcileEveryMs, 'Payments could not be reconciled', () =>
        reconcile({ db: system, provider, sync, mode, now }),
      )
      upkeep.every(sweepEveryMs, 'Old counts could not be forgotten', limits.sweep)
      upkeep.every(dayMs, 'What should have gone by itself is still there', async () => {
        if ((await runRetention({ db: database, files, audit, now })) > 0) scrub()
        await sweepFiles(system, files, youngMs)
      })
    },
    /** Reads what is unread; while the server answers. */
    catchUp: () => readOutdated(system, files, reader).then(findNames),
    async close() {
      upkeep.stop()
      await ways.close()
      await payments.close()
      await Promise.all([reader.close(), engine.close()])
      await database.close()
    },
  }
}

/** What is read of resumes comes here without a name to find them by; the engine knows it. */
const namesBy = (engine: ReturnType<typeof startEngine>, db: Connection) => () =>
  nameUnnamed(db, async (document, asOf) => (await engine.readPerson({ document, asOf })).name)

/** Those of ADMIN_EMAILS who have an account by now: docs/decisions/0007-who-is-an-admin.md tells why no later. */
async function appointAdmins(db: Connection, audit: Audit, emails: string[], log: (message: string) => void) {
  for (const email of emails) {
    const appointed = await setAdmin(db, email, true)
    if (appointed?.changed) await audit.appointed(appointed.id, true)
    if (appointed) log(`${email} is an administrator (ADMIN_EMAILS).`)
    else log(`ADMIN_EMAILS names ${email}, who has no account yet. Once they have: start again, or npm run admin.`)
  }
}

type Around = {
  database: Rows
  audit: Audit
  now: () => Date
  publicUrl: () => string
  log: (message: string) => void
}

/** Who people are, with what it needs of the world: mail, and the provider of sign-in. */
async function openIdentity(config: Config, { database, audit, ...around }: Around) {
  const outbox = join(config.dataDir, 'outbox')
  const mail = createMail({ ...config.mail, outbox, log: around.log })
  if (mail.delivery === 'outbox') around.log(`Mail: not sent, written to ${outbox}. Set SMTP_URL to send it.`)
  const provider = await openProvider(config.signIn, around)
  const identity = createIdentity({
    // Nobody is signed in yet where sessions, addresses and subjects are looked up.
    db: database.system,
    provider,
    mail,
    sessionDays: config.sessionDays,
    tell: (owner, action) => audit.write(database.of(owner), owner, { action, actor: null }),
    ...around,
  })
  return {
    identity,
    async close() {
      await mail.close()
      await provider.close()
    },
  }
}
