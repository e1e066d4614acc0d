import { Worker } from 'node:worker_threads'
import type { Recogniser } from './recognise/tesseract.ts'
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
  /** Reads what is a picture alone; such files are `image_only` without it. */
  recogniser?: Recogniser | null
}

/** What a worker says: that it is done, or that it wants the text of a picture. */
export type FromWorker = Reading | { picture: Uint8Array }
/** What a worker is told: a file to read, or what stands on the picture that it asked about. */
export type ToWorker = { file: Uint8Array } | { recognised: string | null }

type Job = { bytes: Uint8Array; done: (reading: Reading) => void; failed: (error: Error) => void }
type Limits = Required<Omit<PoolOptions, 'size'>>

/** The share of a file's time in which text may be recognised; the rest is for reading what was. */
const recognisingShare = 0.8

/** Worker threads that read documents within limits of time and memory, so that no file can harm the process. */
export function createReadingPool(options: PoolOptions): ReadingPool {
  const limits = { timeLimitMs: 10_000, memoryLimitMb: 512, recogniser: null, ...options }
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

function startWorker({ workerFile, memoryLimitMb, recogniser }: Limits): Worker {
  const worker = new Worker(workerFile, {
    workerData: { memoryLimitMb, recognises: recogniser !== null },
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb, maxYoungGenerationSizeMb: 32 },
  })
  // Without a listener an error that comes after the end of a job would end the process.
  worker.on('error', () => {})
  return worker
}

/** Hands one job to one worker. The clock starts here, so that waiting in line costs a file nothing. */
function run(worker: Worker, job: Job, limits: Limits, release: (healthy: boolean) => void): void {
  const { timeLimitMs } = limits
  const recognising = startRecognising(limits)
  const end = (reading: Reading, healthy: boolean): void => {
    clearTimeout(clock)
    recognising.stop()
    worker.off('message', answered)
    worker.off('error', failed)
    worker.off('exit', exited)
    // An idle worker must not keep the process from ending.
    worker.unref()
    job.done(reading)
    release(healthy)
  }
  const tell = (message: ToWorker): void => worker.postMessage(message)
  const answered = (message: FromWorker): void => {
    if ('status' in message) end(message, true)
    else recognising.read(message.picture).then(recognised => tell({ recognised }))
  }
  const failed = (error: NodeJS.ErrnoException): void =>
    end(unreadableReading(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? bomb() : corrupt()), false)
  const exited = (): void => end(unreadableReading(corrupt()), false)
  const clock = setTimeout(() => end(unreadableReading(timedOut(timeLimitMs)), false), timeLimitMs)
  worker.on('message', answered)
  worker.on('error', failed)
  worker.on('exit', exited)
  worker.ref()
  const message: ToWorker = { file: job.bytes }
  worker.postMessage(message, [job.bytes.buffer as ArrayBuffer])
}

/** Recognition for one file. It ends when its time is up, and whatever it does when the file is done with. */
function startRecognising({ recogniser, timeLimitMs, memoryLimitMb }: Limits) {
  const stopped = new AbortController()
  const clock = setTimeout(() => stopped.abort(), timeLimitMs * recognisingShare)
  return {
    read: async (picture: Uint8Array): Promise<string | null> =>
      recogniser?.(picture, { signal: stopped.signal, memoryMb: memoryLimitMb }) ?? null,
    stop: (): void => {
      clearTimeout(clock)
      stopped.abort()
    },
  }
}
