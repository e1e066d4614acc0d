import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { embeddedPool } from './pool.ts'

/** A thread that answers every query with all that were sent so far; one of `fail` fails. */
const recording = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort as port } from 'node:worker_threads'
    const seen = []
    const answer = ({ id, sql }) => {
      seen.push(sql)
      if (sql === 'checkpoint' && seen.includes('fail')) return { kind: 'error', id, message: 'no space', fields: {} }
      return { kind: 'rows', id, rows: [...seen], affectedRows: 0 }
    }
    port.on('message', asked => {
      if (asked[0].kind === 'close') return port.close()
      port.postMessage(asked.map(answer))
    })
    port.postMessage([{ kind: 'open' }])`)}`,
)

async function open(log: (message: string) => void) {
  const dataDir = mkdtempSync(join(tmpdir(), 'candid-pool-'))
  const pool = await embeddedPool({ dataDir, workerFile: recording, log, onFatal: error => log(error.message) })
  onTestFinished(async () => {
    await pool.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return async (sql: string) => {
    const session = await pool.acquire()
    return (await session.query(sql, []).finally(session.release)).rows
  }
}

afterEach(() => vi.useRealTimers())

test('writes a checkpoint every minute and vacuums every hour', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const run = await open(expect.unreachable)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await run('a')).toEqual(['checkpoint', 'a'])
  await vi.advanceTimersByTimeAsync(3_540_000)
  const seen = await run('b')
  expect(seen.filter(sql => sql === 'checkpoint')).toHaveLength(60)
  expect(seen).toContain('vacuum (analyze)')
})

test('an upkeep that fails is logged, and queries go on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const log = vi.fn()
  const run = await open(log)
  await run('fail')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await run('next')).toEqual(['fail', 'checkpoint', 'next'])
  expect(log).toHaveBeenCalledWith(expect.stringContaining('no space'))
})

test('the one session goes from one holder to the next', async () => {
  const run = await open(expect.unreachable)
  expect((await Promise.all(['a', 'b', 'c'].map(run))).at(-1)).toEqual(['a', 'b', 'c'])
})
