import { Tinypool } from 'tinypool'
import { engineName, engineVersion } from '../../engine/version.ts'
import type * as worker from './engine-worker.ts'

type Calls = typeof worker
type What<Call extends keyof Calls> = Parameters<Calls[Call]>[0]

export type EngineThread = ReturnType<typeof startEngine>

/**
 * The thread is ended when nobody has asked it for this long: what the engine knows takes some 200 MB,
 * and what it has read of resumes up to 400 MB more.
 */
const idleMs = 60 * 60 * 1000

/**
 * The offline engine in a thread of its own, so that a thousand resumes judged keep nobody else waiting. The thread
 * starts when it is first asked; what it throws, the call throws.
 */
export function startEngine(workerFile: URL) {
  const pool = new Tinypool({ filename: workerFile.href, minThreads: 0, maxThreads: 1, idleTimeout: idleMs })
  const ask =
    <Call extends keyof Calls>(name: Call) =>
    (what: What<Call>): Promise<ReturnType<Calls[Call]>> =>
      pool.run(what, { name })
  return {
    name: engineName,
    version: engineVersion,
    readJob: ask('readJob'),
    readResume: ask('readResume'),
    readPerson: ask('readPerson'),
    match: ask('match'),
    conclude: ask('conclude'),
    analyze: ask('analyze'),
    close: () => pool.destroy(),
  }
}
