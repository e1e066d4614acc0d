/** The thread in which the embedded database runs: on the main thread it would stop everything else for seconds. */
import { parentPort, workerData } from 'node:worker_threads'
import { messages, type PGlite } from '@electric-sql/pglite'
import type { SessionResult } from './driver.ts'
import { openCluster } from './embedded/cluster.ts'
import type { Reply, Request } from './embedded/protocol.ts'
import { parsedTypes, parserOf } from './wire.ts'

if (!parentPort) throw new Error('This file is the entry of a worker thread.')
const port = parentPort
const reply = (message: Reply) => port.postMessage(message)
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

async function answer(pglite: PGlite, asked: Asked): Promise<void> {
  const { id } = asked
  try {
    reply({ kind: 'rows', id, ...(await run(pglite, asked)) })
  } catch (error) {
    if (!(error instanceof messages.DatabaseError) || /^(PANIC|FATAL)$/.test(error.severity ?? ''))
      return reply({ kind: 'broken', reason: messageOf(error) })
    const { message, code, constraint, detail, table, column } = error
    reply({ kind: 'error', id, message, fields: { code, constraint, detail, table, column } })
  }
}

async function close(pglite: PGlite): Promise<void> {
  await pglite.query('checkpoint')
  await pglite.close()
  port.close()
}

try {
  const pglite = await openCluster((workerData as { folder: string }).folder)
  useOurWire(pglite)
  let last = Promise.resolve()
  port.on('message', (request: Request) => {
    last = last
      .then(() => (request.kind === 'close' ? close(pglite) : answer(pglite, request)))
      .catch(error => reply({ kind: 'broken', reason: messageOf(error) }))
  })
  reply({ kind: 'open' })
} catch (error) {
  reply({ kind: 'refused', reason: messageOf(error) })
}
