import { expect, test, vi } from 'vitest'
import { startEngine } from './engine.ts'

/** A thread that answers as the given code says; `asked` is one message of the engine. */
const thread = (onMessage: string, atStart = `port.postMessage([{ kind: 'open' }])`) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort as port } from 'node:worker_threads'
      port.on('message', asked => { ${onMessage} })
      ${atStart}`)}`,
  )

test.each([
  ['ends', 'process.exit(3)', 'has ended'],
  ['throws', `throw new Error('out of memory')`, 'out of memory'],
  ['says that it broke', `port.postMessage([{ kind: 'broken', reason: 'PANIC' }])`, 'PANIC'],
])('a thread that %s fails every query, then and later, and is reported once', async (_how, code, reason) => {
  const onFatal = vi.fn()
  const engine = await startEngine(thread(code), '/nowhere', onFatal)
  const pending = ['select 1', 'select 2'].map(sql => engine.query(sql, []))
  for (const query of pending) await expect(query).rejects.toThrow(reason)
  await expect(engine.query('select 3', [])).rejects.toThrow(reason)
  await engine.close()
  expect(onFatal).toHaveBeenCalledOnce()
  expect(onFatal.mock.calls[0]?.[0].message).toContain(reason)
})

test('passes on why the database did not open', async () => {
  const refusing = thread('', `port.postMessage([{ kind: 'refused', reason: 'Another version.' }])`)
  await expect(startEngine(refusing, '/nowhere', () => {})).rejects.toThrow('Another version.')
  await expect(startEngine(thread('', 'process.exit(0)'), '/nowhere', () => {})).rejects.toThrow('did not open')
  await expect(startEngine(thread('', `throw new Error('no module')`), '/nowhere', () => {})).rejects.toThrow(
    'no module',
  )
})

test('closing is no failure, unless the checkpoint fails', async () => {
  const onFatal = vi.fn()
  const good = await startEngine(thread('port.close()'), '/nowhere', onFatal)
  await good.close()
  const bad = await startEngine(
    thread(`port.postMessage([{ kind: 'broken', reason: 'no space' }])`),
    '/nowhere',
    onFatal,
  )
  await expect(bad.close()).rejects.toThrow('no space')
  expect(onFatal).not.toHaveBeenCalled()
})

test('what is asked at once goes in one message and is answered each by itself', async () => {
  const answer = `port.postMessage(asked.map(({ id }) => ({ kind: 'rows', id, rows: [id], affectedRows: asked.length })))`
  const engine = await startEngine(thread(`asked[0].kind === 'close' ? port.close() : ${answer}`), '/nowhere', () => {})
  const together = await Promise.all(['begin', 'select 1', 'commit'].map(sql => engine.query(sql, [])))
  expect(together.map(({ rows }) => rows)).toEqual([[1], [2], [3]])
  expect(together.map(({ affectedRows }) => affectedRows)).toEqual([3, 3, 3])
  expect((await engine.query('select 2', [])).affectedRows).toBe(1)
  await engine.close()
})
