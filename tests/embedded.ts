import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'

// Here as in the servers of the tests: compiling the database a second time takes longer than a test uses it.
setFlagsFromString('--liftoff-only')

const workerFile = new URL('../dist/server/database-worker.js', import.meta.url)

/** An empty embedded database, made by the built worker. To make one takes seconds, to copy it none. */
export async function makeCluster(): Promise<{ path: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'candid-cluster-'))
  const path = join(folder, 'cluster')
  const worker = new Worker(workerFile, { workerData: { folder: path } })
  const [[{ kind, reason }]] = await once(worker, 'message')
  if (kind !== 'open') throw new Error(`The embedded database for the tests did not open: ${reason}`)
  worker.postMessage([{ kind: 'close' }])
  await once(worker, 'exit')
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Puts a copy of it where the embedded database of `dataDir` (DATA_DIR/database of a server) is looked for. */
export function copyCluster(path: string, dataDir: string): void {
  cpSync(path, join(dataDir, 'cluster'), { recursive: true })
}
