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
import { createPlans, type Plans } from './plans/service.ts'
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
  const place: Place = { public: config.publicUrl ?? '', local: null }
  const ground = await openGround(config, log)
  const { database, files, reader, upkeep, now } = ground
  // Whoever takes this sees everybody's rows.
  const { system } = database
  const { domains, shop, ways } = await createDomains(config, ground, place, log.info)
  const { identity, plans, limits, audit } = domains
  return {
    config,
    database,
    ...domains,
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
      shop.listening()
      upkeep.every(reconcileEveryMs, 'Payments could not be reconciled', shop.reconcile)
      upkeep.every(sweepEveryMs, 'Old counts could not be forgotten', limits.sweep)
      upkeep.every(dayMs, 'What should have gone by itself is still there', async () => {
        if ((await runRetention({ db: database, files, audit, now })) > 0) ground.scrub()
        await sweepFiles(system, files, youngMs)
      })
    },
    /** Reads what is unread; while the server answers. */
    catchUp: () => readOutdated(system, files, reader).then(ground.findNames),
    async close() {
      upkeep.stop()
      await ways.close()
      await shop.close()
      await ground.close()
    },
  }
}

type Ground = Awaited<ReturnType<typeof openGround>>

/** What all domains stand on: the database, the files, the threads that read and judge, and work that nobody waits for. */
async function openGround(config: Config, log: Log) {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const database = await openOurDatabase(config, log)
  const reader = createReadingPool({
    workerFile: new URL('./reading-worker.js', import.meta.url),
    recogniser: findTesseract(config.tesseract),
  })
  const engine = startEngine(new URL('./engine-worker.js', import.meta.url))
  const upkeep = createUpkeep(log.info)
  return {
    database,
    files: createFiles(join(config.dataDir, 'files')),
    reader,
    engine,
    upkeep,
    now: () => new Date(),
    findNames: upkeep.afterwards('Names could not be looked for', namesBy(engine, database.system)),
    scrub: upkeep.afterwards('Deleted rows could not be scrubbed', database.scrub),
    async close() {
      await Promise.all([reader.close(), engine.close()])
      await database.close()
    },
  }
}

/** The domains, each made of those before it; and what of them has to be closed. */
async function createDomains(config: Config, ground: Ground, place: Place, log: Log['info']) {
  const { database, files, reader, engine, now, findNames, scrub } = ground
  const limits = createLimits({ db: database.system, settings: config.limits })
  const audit = createAudit({ db: database, now })
  const around = { database, audit, now, publicUrl: () => place.public, log }
  const ways = await openIdentity(config, around)
  const { identity } = ways
  const jobs = createJobs({ db: database, audit, now })
  const plans = createPlans({ db: database, now })
  const shop = await openBilling(config, plans, { ...around, localUrl: () => place.local })
  const { billing } = shop
  const entitlements = createEntitlements({ db: database, billing, plans, now, maxUploadBytes: config.maxUploadBytes })
  const ofFiles = { files, reader, maxUploadBytes: config.maxUploadBytes, onKept: findNames }
  const resumes = createResumes({ db: database, entitlements, limits, audit, now, ...ofFiles })
  const ofModels = { config: config.models, dataDir: config.dataDir, engineVersion: engine.version }
  const assessors = await createAssessors({ db: database, entitlements, ...ofModels, now })
  const screening = createScreening({ db: database, jobs, resumes, entitlements, audit, engine, assessors, now })
  const samples = createSamples({ jobs, resumes, folder: new URL('../../examples/', import.meta.url) })
  const sources = { jobs, resumes, screening, billing, entitlements, audit }
  const rights = createRights({ ...sources, db: database, files, identity, scrub, now })
  const domains = { ...sources, identity, limits, plans, assessors, samples, rights }
  return { domains, ways, shop }
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

/** Where we are reached: by browsers, and on this machine, which is known once the server listens. */
type Place = { public: string; local: string | null }

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

/** What is bought, with the payment provider, which has the truth of it. */
async function openBilling(config: Config, plans: Plans, around: Around & { localUrl: () => string | null }) {
  const { database, audit, now, publicUrl } = around
  const payments = await openPayments(config, around)
  const { provider, mode, listening, close } = payments
  // What the provider tells is of anybody.
  const ofAll = { db: database.system, provider, mode, now }
  const sync = createSync({ ...ofAll, audit })
  return {
    billing: createBilling({ db: database, plans, sync, now, publicUrl, ...payments }),
    reconcile: () => reconcile({ ...ofAll, sync }),
    listening,
    close,
  }
}
