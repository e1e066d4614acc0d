import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SessionResult } from '../driver.ts'
import type { ErrorFields, Reply, Request } from './protocol.ts'

/** An error of the embedded database, with the fields that `pg` gives too. */
class EmbeddedError extends Error {
  constructor(message: string, fields: ErrorFields) {
    super(message)
    Object.assign(this, fields)
  }
}

type Pending = { resolve(result: SessionResult): void; reject(error: Error): void }

/** PGlite in its thread, seen from the main thread. */
export type Engine = {
  /** Throws an EmbeddedError when the query fails, a plain Error when the thread is gone. */
  query(sql: string, parameters: (string | null)[]): Promise<SessionResult>
  /** Statements without parameters; fails like a query. */
  script(sql: string): Promise<void>
  /** Writes a checkpoint and ends the thread; call it when no query is under way. */
  close(): Promise<void>
}

/**
 * Starts the thread on the cluster in `folder`. Throws the sentence with which it refuses to open. When it dies
 * later, what is asked of it fails, then and from there on, and `onFatal` is called once.
 */
export async function startEngine(workerFile: URL, folder: string, onFatal: (error: Error) => void): Promise<Engine> {
  const worker = new Worker(workerFile, { workerData: { folder } })
  let outgoing: Request[] = []
  // What is asked at once, such as a query between its begin and its commit, goes in one message and comes back in one:
  // to wake the other thread takes longer than many a query.
  const send = (request: Request) => {
    if (outgoing.push(request) === 1) queueMicrotask(flush)
  }
  const flush = () => {
    worker.postMessage(outgoing)
    outgoing = []
  }
  const pending = new Map<number, Pending>()
  let lastId = 0
  let ended: Error | undefined
  let closing = false

  const end = (error: Error) => {
    if (ended) return
    ended = error
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
    void worker.terminate()
    if (!closing) onFatal(error)
  }

  await opened(worker)
  const settle = (reply: Reply) => {
    if (reply.kind === 'broken') end(new Error(`The embedded database broke down: ${reply.reason}`))
    if (reply.kind !== 'rows' && reply.kind !== 'error') return
    const waiting = pending.get(reply.id)
    pending.delete(reply.id)
    if (reply.kind === 'rows') waiting?.resolve(reply)
    else waiting?.reject(new EmbeddedError(reply.message, reply.fields))
  }
  worker.on('message', (replies: Reply[]) => replies.forEach(settle))
  worker.on('error', error => end(new Error(`The embedded database broke down: ${error}`, { cause: error })))
  worker.on('exit', () => end(new Error('The thread of the embedded database has ended.')))

  const ask = (requestOf: (id: number) => Request) =>
    new Promise<SessionResult>((resolve, reject) => {
      if (ended) return reject(ended)
      const id = ++lastId
      pending.set(id, { resolve, reject })
      send(requestOf(id))
    })

  return {
    query: (sql, parameters) => ask(id => ({ kind: 'query', id, sql, parameters })),
    async script(sql) {
      await ask(id => ({ kind: 'script', id, sql }))
    },
    async close() {
      if (ended) return
      closing = true
      send({ kind: 'close' })
      const [exitCode] = await once(worker, 'exit')
      if (exitCode !== 0) throw ended ?? new Error('The embedded database did not close.')
    },
  }
}

/** Resolves when the cluster is open. */
function opened(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('message', ([reply]: Reply[]) => {
      if (reply?.kind === 'open') return resolve()
      void worker.terminate()
      reject(new Error(reply?.kind === 'refused' ? reply.reason : 'The embedded database did not open.'))
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The embedded database did not open.')))
  })
}
