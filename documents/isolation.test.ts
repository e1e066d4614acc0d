import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outward } from '../tests/fixtures/outward.ts'
import { createReadingPool } from './pool.ts'

const built = new URL('../dist/server/reading-worker.js', import.meta.url)

/** The built worker, in which everything that reaches outside tells that it was called, and with what. */
const watched = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { createRequire, syncBuiltinESMExports } from 'node:module'
    const require = createRequire(${JSON.stringify(built.href)})
    const told = new BroadcastChannel('outside')
    told.unref()
    const watch = (name, names) => {
      const module = require(name)
      for (const one of names ?? Object.keys(module)) {
        const real = module[one]
        if (typeof real !== 'function' || /^[A-Z]/.test(one) || !Object.getOwnPropertyDescriptor(module, one).writable) continue
        module[one] = (...args) => {
          told.postMessage(name + ' ' + one + ' ' + String(args[0]))
          return real(...args)
        }
      }
    }
    for (const name of ['fs', 'fs/promises', 'http', 'https', 'http2', 'net', 'tls', 'dns', 'dgram', 'child_process']) watch(name)
    const { fetch } = globalThis
    globalThis.fetch = (...args) => (told.postMessage('fetch ' + args[0]), fetch(...args))
    syncBuiltinESMExports()
    await import(${JSON.stringify(built.href)})`)}`,
)

const folder = mkdtempSync(join(tmpdir(), 'isolation-'))
const secret = join(folder, 'secret.txt')
let visits = 0
const server = createServer((_, response) => {
  visits += 1
  response.end('from outside')
})
beforeAll(async () => {
  writeFileSync(secret, 'from outside')
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** How the worker and PDFium come into the thread. */
const own = /(reading-worker|\/[\w-]+-[\w-]{8}|pdfium\/dist\/index)\.js$|\/pdfium\.wasm$/

it('opens nothing but its own code, whatever a file asks for', async () => {
  const calls: string[] = []
  const channel = new BroadcastChannel('outside')
  channel.onmessage = event => calls.push(String((event as MessageEvent).data))
  const pool = createReadingPool({ workerFile: watched, size: 1 })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/outside`
  const files = [...outward(`file://${secret}`, url), ...outward(secret, url)]
  for (const { name, bytes } of files) {
    const reading = await pool.read(bytes)
    const expected = /entities/.test(name) ? 'too_large' : 'ok'
    expect([name, reading.status === 'ok' ? 'ok' : reading.reason]).toEqual([name, expected])
    if (reading.status === 'ok') expect(reading.document.text).not.toContain('from outside')
  }
  await pool.close()
  await new Promise(done => setTimeout(done, 100))
  channel.close()
  expect(visits).toBe(0)
  expect(calls.filter(call => !own.test(call))).toEqual([])
  // That this was told proves that anything else would have been.
  expect(calls).toContainEqual(expect.stringMatching(/^fs\/promises readFile .*pdfium\.wasm$/))
})
