/** A worker thread that reads one document at a time; `pool.ts` starts and stops it. */
import { parentPort, workerData } from 'node:worker_threads'
import { limitMemory } from './pdf/engine.ts'
import { readDocument } from './read.ts'

const { memoryLimitMb } = workerData as { memoryLimitMb: number }
// PDFium took 53 MB at most for 3,262 resumes, so a sixth of the limit is plenty for files that mean no harm.
limitMemory((memoryLimitMb / 6) * 1024 * 1024)

parentPort?.on('message', async (bytes: Uint8Array) => {
  parentPort?.postMessage(await readDocument(bytes))
})
