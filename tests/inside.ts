import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import type { Api } from './api/support.ts'

const workerFile = new URL('../dist/server/database-worker.js', import.meta.url)

type Row = Record<string, unknown>
export type Query = (sql: string) => Promise<Row[]>

/**
 * Past the server and its walls, as who has the database's files or its superuser: for what nobody can wait for, and
 * to look whether anything is left or to change what may not be changed. The server is stopped meanwhile.
 */
export async function inside<T>(api: Api, work: (query: Query) => Promise<T>): Promise<T> {
  await api.stop()
  try {
    return await (api.env.DATABASE_URL ? inServer(api.env.DATABASE_URL, work) : inFiles(api.dataDir, work))
  } finally {
    await api.start()
  }
}

async function inServer<T>(url: string, work: (query: Query) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(async sql => (await client.query(sql)).rows)
  } finally {
    await client.end()
  }
}

async function inFiles<T>(dataDir: string, work: (query: Query) => Promise<T>): Promise<T> {
  const worker = new Worker(workerFile, { workerData: { folder: join(dataDir, 'database', 'cluster') } })
  const answer = async (message?: object) => {
    const next = once(worker, 'message')
    if (message) worker.postMessage([message])
    const [[reply]] = await next
    if (reply.kind === 'error' || reply.kind === 'refused' || reply.kind === 'broken')
      throw new Error(reply.message ?? reply.reason)
    return reply
  }
  await answer()
  let id = 0
  try {
    return await work(async sql => (await answer({ kind: 'query', id: ++id, sql, parameters: [] })).rows)
  } finally {
    const gone = once(worker, 'exit')
    worker.postMessage([{ kind: 'close' }])
    await gone
  }
}
