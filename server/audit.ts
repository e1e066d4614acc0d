import { join } from 'node:path'
import { verifyChains } from './audit/service.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database/database.ts'

/** Reads the whole audit log and says whether it is what was written; the exit code is 1 where it is not. */
async function run(): Promise<void> {
  const config = readConfig({ ...process.env, NODE_ENV: '' })
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: join(config.dataDir, 'database'),
    workerFile: new URL('./database-worker.js', import.meta.url),
    log: () => {},
    onFatal: error => console.error(error.message),
  })
  try {
    const { chains, entries, faults } = await verifyChains(database.system)
    for (const fault of faults) console.error(fault)
    if (faults.length > 0) process.exitCode = 1
    else console.log(`The audit log is whole: ${entries} entries in ${chains} chains.`)
  } finally {
    await database.close()
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
