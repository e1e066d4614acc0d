import { readerVersion } from '../../documents/index.ts'
import type { ReadingPool } from '../../documents/pool.ts'
import type { DocumentText } from '../../documents/text.ts'
import type { Connection } from '../platform/database/database.ts'
import { type Files, unlessMissing } from '../platform/files.ts'
import * as store from './store.ts'

/**
 * Removes files that no row names: what a crash between bytes and row left behind. `olderThanMs` spares those that
 * another instance on the same storage may be about to name. Answers how many went.
 */
export async function sweepFiles(db: Connection, files: Files, olderThanMs: number): Promise<number> {
  await files.sweepTemps(olderThanMs)
  // The files are listed before the rows: one that appears in between is then not taken for an orphan.
  const stored = await files.list()
  const named = await store.allFileKeys(db)
  const before = Date.now() - olderThanMs
  const orphans = stored.filter(file => !named.has(file.key) && file.modifiedAt.getTime() <= before)
  for (const orphan of orphans) await files.delete(orphan.key)
  return orphans.length
}

/** Reads what was being read when the process died and what an older reader read, while the server answers. */
export async function readOutdated(db: Connection, files: Files, reader: ReadingPool) {
  for (const { id, file_key } of await store.outdatedFiles(db, readerVersion)) {
    const bytes = await files.read(file_key).catch(unlessMissing)
    if (!bytes) continue // the owner may delete a resume while it waits here
    const reading = await reader.read(bytes)
    if (reading.status === 'ok') await store.storeDocument(db, id, reading.document)
    else await store.storeFailure(db, id, readerVersion, reading.message)
  }
}

/** What the person of a resume is called, which is the engine's to tell. */
export type NameOf = (document: DocumentText, asOf: string) => Promise<string | null>

/** Looks for the names that were not looked for yet, to find resumes by; one that fails is tried again the next time. */
export async function nameUnnamed(db: Connection, nameOf: NameOf) {
  let failure: unknown
  for (const id of await store.unnamedResumes(db)) {
    const read = await store.textToName(db, id)
    if (!read) continue
    try {
      const name = await nameOf(read.document, read.uploaded_at.toISOString().slice(0, 10))
      await store.storeName(db, id, read.reader, name ?? '')
    } catch (error) {
      failure = error
    }
  }
  if (failure) throw failure
}
