import { join } from 'node:path'
import { createAudit } from './audit/service.ts'
import { setAdmin } from './identity/service.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database/database.ts'

const usage = 'npm run admin -- grant someone@example.com\nnpm run admin -- revoke someone@example.com'

/** Makes an account an administrator or takes that away; throws a sentence for who runs it. */
async function run([verb, email]: string[]): Promise<string> {
  if (!email || (verb !== 'grant' && verb !== 'revoke')) throw new Error(`Say what to do and for whom:\n${usage}`)
  const config = readConfig({ ...process.env, NODE_ENV: '' })
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: join(config.dataDir, 'database'),
    workerFile: new URL('./database-worker.js', import.meta.url),
    log: () => {},
    onFatal: error => console.error(error.message),
  })
  const now = () => new Date()
  try {
    const appointed = await setAdmin(database.system, email, verb === 'grant')
    if (!appointed) throw new Error(`Nobody has signed up as ${email}. They sign up first; then run this again.`)
    if (appointed.changed) await createAudit({ db: database, now }).appointed(appointed.id, verb === 'grant')
  } finally {
    await database.close()
  }
  return verb === 'grant' ? `${email} is an administrator.` : `${email} is no administrator any more.`
}

run(process.argv.slice(2)).then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
