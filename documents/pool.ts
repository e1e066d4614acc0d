import { Worker } from 'node:worker_threads'
import type { Reading } from './text.ts'
import { bomb, corrupt, timedOut, unreadableReading } from './unreadable.ts'

export type ReadingPool = {
  /**
   * Reads a document in a worker. The bytes are copied, so the caller's stay as they are. Rejects only when the pool is
   * closed before the file has been read: nothing is known of the file then.
   */
  read: (bytes: Uint8Array) => Promise<Reading>
  /** Ends all workers, whatever they do. */
  close: () => Promise<void>
}

export type PoolOptions = {
  /** The bundled `worker.ts`. */
  workerFile: URL
  /** Workers at most; 2 unless told. They start when they are needed and stay. */
  size?: number
  /** For one file, from the moment a worker takes it up. 10,000 unless told. */
  timeLimitMs?: number
  /** For one worker: of its JavaScript heap and, apart from it, a sixth of this for PDFium. 512 unless told. */
  memoryLimitMb?: number
}

type Job = { bytes: Uint8Array; done: (reading: Reading) => void; failed: (error: Error) => void }
type Limits = Required<Omit<PoolOptions, 'size'>>

/** Worker threads that read documents within limits of time and memory, so that no file can harm the process. */
export function createReadingPool(options: PoolOptions): ReadingPool {
  const limits = { timeLimitMs: 10_000, memoryLimitMb: 512, ...options }
  const size = options.size ?? 2
  const waiting: Job[] = []
  const running = new Set<Job>()
  const idle = new Set<Worker>()
  const all = new Set<Worker>()
  let closed = false

  const next = (): void => {
    if (closed || (idle.size === 0 && all.size >= size)) return
    const job = waiting.shift()
    if (!job) return
    const worker = [...idle][0] ?? start()
    idle.delete(worker)
    running.add(job)
    run(worker, job, limits, healthy => {
      running.delete(job)
      if (healthy) idle.add(worker)
      else {
        all.delete(worker)
        worker.terminate()
      }
      next()
    })
  }
  const start = (): Worker => {
    const worker = startWorker(limits)
    all.add(worker)
    worker.once('exit', () => {
      all.delete(worker)
      idle.delete(worker)
    })
    return worker
  }
  return {
    read: bytes =>
      new Promise((done, failed) => {
        if (closed) return failed(closedError())
        // Not `slice`: of a Buffer that is a view, and what is sent to a worker is gone here.
        waiting.push({ bytes: new Uint8Array(bytes), done, failed })
        next()
      }),
    close: async () => {
      closed = true
      for (const job of [...waiting.splice(0), ...running]) job.failed(closedError())
      await Promise.all([...all].map(worker => worker.terminate()))
    },
  }
}

const closedError = (): Error => new Error('The reading pool was closed before the file was read.')

function startWorker({ workerFile, memoryLimitMb }: Limits): Worker {
  const worker = new Worker(workerFile, {
    workerData: { memoryLimitMb },
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb, maxYoungGenerationSizeMb: 32 },
  })
  // Without a listener an error that comes after the end of a job would end the process.
  worker.on('error', () => {})
  return worker
}

/** Hands one job to one worker. The clock starts here, so that waiting in line costs a file nothing. */
function run(worker: Worker, job: Job, { timeLimitMs }: Limits, release: (healthy: boolean) => void): void {
  const end = (reading: Reading, healthy: boolean): void => {
    clearTimeout(clock)
    worker.off('message', answered)
    worker.off('error', failed)
    worker.off('exit', exited)
    // An idle worker must not keep the process from ending.
    worker.unref()
    job.done(reading)
    release(healthy)
  }
  const answered = (reading: Reading): void => end(reading, true)
  const failed = (error: NodeJS.ErrnoException): void =>
    end(unreadableReading(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? bomb() : corrupt()), false)
  const exited = (): void => end(unreadableReading(corrupt()), false)
  const clock = setTimeout(() => end(unreadableReading(timedOut(timeLimitMs)), false), timeLimitMs)
  worker.on('message', answered)
  worker.on('error', failed)
  worker.on('exit', exited)
  worker.ref()
  worker.postMessage(job.bytes, [job.bytes.buffer as ArrayBuffer])
}
