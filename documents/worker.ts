/** A worker thread that reads one document at a time; `pool.ts` starts and stops it. */
import { parentPort, workerData } from 'node:worker_threads'
import { limitMemory } from './pdf/engine.ts'
import type { FromWorker, ToWorker } from './pool.ts'
import { type ReadOptions, readDocument } from './read.ts'

const { memoryLimitMb, recognises } = workerData as { memoryLimitMb: number; recognises: boolean }
// PDFium took 53 MB at most for 3,262 resumes, so a sixth of the limit is plenty for files that mean no harm.
limitMemory((memoryLimitMb / 6) * 1024 * 1024)

const say = (message: FromWorker, given: ArrayBuffer[] = []): void => parentPort?.postMessage(message, given)
let asked: ((recognised: string | null) => void) | undefined

/** Programs are started and ended by the pool: a worker that is ended in the middle of its work cannot end them. */
const recognise: ReadOptions['recognise'] = picture =>
  new Promise(done => {
    asked = done
    say({ picture }, [picture.buffer as ArrayBuffer])
  })

parentPort?.on('message', async (message: ToWorker) => {
  if ('recognised' in message) asked?.(message.recognised)
  else say(await readDocument(message.file, recognises ? { recognise } : {}))
})
