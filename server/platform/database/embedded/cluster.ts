import fs from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { DurableFiles, durableStart, syncPath, syncTree } from './durable-files.ts'

/** Of the PostgreSQL inside PGlite; another major version cannot read its files. */
const majorVersion = '18'

/**
 * Opens the cluster in `folder`, made when missing. Throws an Error that is a sentence for the person who starts the
 * server: another version's files, or a disk that is not written through.
 */
export async function openCluster(folder: string): Promise<PGlite> {
  if (!fs.existsSync(versionFile(folder))) await createCluster(folder)
  const found = fs.readFileSync(versionFile(folder), 'utf8').trim()
  if (found !== majorVersion)
    throw new Error(
      `The database in ${folder} was written by PostgreSQL ${found}; this version of Candid reads ` +
        `${majorVersion}. Start the version of Candid that made it, or choose another DATA_DIR.`,
    )
  fs.chmodSync(folder, 0o700)
  const files = new DurableFiles(folder)
  const pglite = await PGlite.create({ fs: files, startParams: durableStart })
  await assertWrittenThrough(pglite, files)
  return pglite
}

const versionFile = (folder: string) => join(folder, 'PG_VERSION')

/** Built aside, written through and renamed: a power cut in the first seconds leaves no half a cluster. */
async function createCluster(folder: string): Promise<void> {
  const aside = `${folder}.init`
  fs.rmSync(aside, { recursive: true, force: true })
  fs.mkdirSync(aside, { recursive: true, mode: 0o700 })
  const pglite = await PGlite.create({ fs: new DurableFiles(aside), startParams: durableStart })
  await pglite.exec('checkpoint')
  await pglite.close()
  syncTree(aside)
  fs.renameSync(aside, folder)
  syncPath(dirname(folder))
}

/** Throws when a commit was not synced: an update of PGlite that went past our fsync would lose data silently. */
export async function assertWrittenThrough(pglite: PGlite, files: DurableFiles): Promise<void> {
  const before = files.syncs
  await pglite.query(`select pg_logical_emit_message(true, 'candid', 'Does a commit reach the disk?')`)
  if (files.syncs === before)
    throw new Error('The embedded database does not write its commits through to the disk; it is not safe to use.')
}
