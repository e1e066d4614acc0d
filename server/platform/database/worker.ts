/** The thread in which the embedded database runs: on the main thread it would stop everything else for seconds. */
import { parentPort, workerData } from 'node:worker_threads'
import { messages, type PGlite } from '@electric-sql/pglite'
import type { SessionResult } from './driver.ts'
import { openCluster } from './embedded/cluster.ts'
import type { Reply, Request } from './embedded/protocol.ts'
import { parsedTypes, parserOf } from './wire.ts'

if (!parentPort) throw new Error('This file is the entry of a worker thread.')
const port = parentPort
const say = (...replies: Reply[]) => port.postMessage(replies)
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Parameters are text already, and results are parsed as on a PostgreSQL server; PGlite's own rules differ. */
function useOurWire(pglite: PGlite): void {
  for (const type of Object.keys(pglite.serializers)) pglite.serializers[type] = (text: string) => text
  for (const type of [...Object.keys(pglite.parsers), ...parsedTypes]) pglite.parsers[type] = parserOf(Number(type))
}

type Asked = Exclude<Request, { kind: 'close' }>

async function run(pglite: PGlite, asked: Asked): Promise<SessionResult> {
  if (asked.kind === 'query') {
    const { rows, affectedRows = 0 } = await pglite.query(asked.sql, asked.parameters)
    return { rows, affectedRows }
  }
  await pglite.exec(asked.sql)
  return { rows: [], affectedRows: 0 }
}

async function answer(pglite: PGlite, asked: Asked): Promise<Reply> {
  const { id } = asked
  try {
    return { kind: 'rows', id, ...(await run(pglite, asked)) }
  } catch (error) {
    if (!(error instanceof messages.DatabaseError) || /^(PANIC|FATAL)$/.test(error.severity ?? ''))
      return { kind: 'broken', reason: messageOf(error) }
    const { message, code, constraint, detail, table, column } = error
    return { kind: 'error', id, message, fields: { code, constraint, detail, table, column } }
  }
}

async function close(pglite: PGlite): Promise<void> {
  await pglite.query('checkpoint')
  await pglite.close()
  port.close()
}

async function take(pglite: PGlite, requests: Request[]): Promise<void> {
  const replies: Reply[] = []
  for (const request of requests) {
    if (request.kind === 'close') return close(pglite)
    replies.push(await answer(pglite, request))
  }
  say(...replies)
}

try {
  const pglite = await openCluster((workerData as { folder: string }).folder)
  useOurWire(pglite)
  let last = Promise.resolve()
  port.on('message', (requests: Request[]) => {
    last = last.then(() => take(pglite, requests)).catch(error => say({ kind: 'broken', reason: messageOf(error) }))
  })
  say({ kind: 'open' })
} catch (error) {
  say({ kind: 'refused', reason: messageOf(error) })
}
