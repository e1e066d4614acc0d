/** A worker thread that reads one document at a time; `pool.ts` starts and stops it. */
import { parentPort, workerData } from 'node:worker_threads'
import { limitMemory } from './pdf/engine.ts'
import { readDocument } from './read.ts'

const { memoryLimitMb } = workerData as { memoryLimitMb: number }
limitMemory(memoryLimitMb * 1024 * 1024)

parentPort?.on('message', async (bytes: Uint8Array) => {
  parentPort?.postMessage(await readDocument(bytes))
})
