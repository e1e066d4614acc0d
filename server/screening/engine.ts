import pLimit from 'p-limit'
import { Tinypool } from 'tinypool'
import { engineName, engineVersion } from '../../engine/version.ts'
import { AppError } from '../platform/errors.ts'
import type * as worker from './engine-worker.ts'

type Calls = typeof worker
type What<Call extends keyof Calls> = Parameters<Calls[Call]>[0]

export type EngineThread = ReturnType<typeof startEngine>

/**
 * The thread is ended when nobody has asked it for this long: what the engine knows takes some 200 MB,
 * and what it has read of resumes up to 400 MB more.
 */
const idleMs = 60 * 60 * 1000

// Thousands of times what one takes: whatever is not done by then will not be, and everybody else waits behind it.
const mostMs = 60_000

const tooLong = (ms: number) =>
  new AppError(
    'unreadable',
    `Reading this took more than ${ms / 1000} seconds and was stopped. Save the resume as plain text, or shorten the posting, and try again.`,
  )

/**
 * The offline engine in a thread of its own, so that a thousand resumes judged keep nobody else waiting. The thread
 * starts when it is first asked; what it throws, the call throws. One call after the other, each stopped, the thread
 * with it, after `limitMs`: as `unreadable`.
 */
export function startEngine(workerFile: URL, limitMs = mostMs) {
  const pool = new Tinypool({ filename: workerFile.href, minThreads: 0, maxThreads: 1, idleTimeout: idleMs })
  // The clock starts when the thread takes a call up, so that waiting in line costs it nothing.
  const inTurn = pLimit(1)
  let closed = false
  const ask =
    <Call extends keyof Calls>(name: Call) =>
    (what: What<Call>): Promise<ReturnType<Calls[Call]>> =>
      inTurn(async () => {
        if (closed) throw new Error('The engine was closed before its turn came.')
        const signal = AbortSignal.timeout(limitMs)
        try {
          return await pool.run(what, { name, signal })
        } catch (error) {
          throw signal.aborted ? tooLong(limitMs) : error
        }
      })
  return {
    name: engineName,
    version: engineVersion,
    readJob: ask('readJob'),
    readResume: ask('readResume'),
    readPerson: ask('readPerson'),
    match: ask('match'),
    conclude: ask('conclude'),
    analyze: ask('analyze'),
    close: () => {
      closed = true
      return pool.destroy()
    },
  }
}
