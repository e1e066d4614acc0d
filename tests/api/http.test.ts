import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createClient } from '../client.ts'
import { type Api, startApi } from './support.ts'

let api: Api
let client: Client
beforeAll(async () => {
  const patience = { HEADERS_TIMEOUT_SECONDS: '1', REQUEST_TIMEOUT_SECONDS: '2' }
  api = await startApi({ PUBLIC_URL: 'https://candid.example.com', LIMITS: 'connections=40', ...patience })
  client = createClient(api.url)
  await client.signUp('sender')
})
afterAll(() => api.close())

const socketTo = (url: string) => connect({ host: '127.0.0.1', port: Number(new URL(url).port) })

/** Sends these bytes and nothing more; everything that came back until the server ended the connection. */
async function raw(bytes: string): Promise<string> {
  const socket = socketTo(api.url)
  socket.write(bytes)
  return text(socket)
}

describe('requests that are too much', () => {
  const get = (path: string, headers = '') =>
    raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`)

  it('are refused in a sentence: headers, address, body', async () => {
    expect(await get('/api/health', `X-Long: ${'a'.repeat(20_000)}\r\n`)).toMatch(
      /^HTTP\/1.1 431 .*"error":"The headers/s,
    )
    expect(await get(`/api/${'a'.repeat(20_000)}`)).toMatch(/^HTTP\/1.1 431 .*"error":"The headers/s)
    expect(await get(`/api/jobs/${'1'.repeat(5000)}`)).toMatch(/^HTTP\/1.1 4\d\d .*"error":/s)
    expect(await raw('NO HTTP AT ALL\r\n\r\n')).toMatch(/^HTTP\/1.1 400 .*"error":/s)
    expect(await client.post('/api/jobs', { title: 'x', description: 'a'.repeat(1_100_000) })).toMatchObject({
      status: 413,
      body: { error: 'The body is too large.' },
    })
  })

  it('are refused as JSON where Node would refuse them without a word', async () => {
    const type = 'content-type: application/json; charset=utf-8'
    for (const path of ['/api/health', '/']) {
      const hostless = await raw(`GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`)
      expect(hostless, path).toMatch(/^HTTP\/1.1 400 .*"error":"/s)
      expect(hostless).toContain(type)
    }
    const unmet = await get('/api/health', 'Expect: a miracle\r\n')
    expect(unmet).toMatch(/^HTTP\/1.1 417 .*"error":"/s)
    expect(unmet).toContain(type)
  })

  it('are understood with a whole address, as a proxy sends them', async () => {
    expect(await get('http://x/api/nope')).toMatch(/^HTTP\/1.1 404 .*"error":"There is nothing at this address/s)
    expect(await get('HTTP://x/api?y')).toMatch(/^HTTP\/1.1 404 .*"error":/s)
    expect(await get('http://x/api/health')).toMatch(/^HTTP\/1.1 200 .*"status":"ok"/s)
    for (const home of ['http://x', 'http://x?y', '//', '//x'])
      expect(await get(home), home).toMatch(/^HTTP\/1.1 200 .*<div id="root">/s)
  })

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"title":', '}'],
  ])('are refused as JSON of %s in one another, and nothing breaks', async (_what, opened, closed) => {
    for (const depth of [50, 5000, 100_000]) {
      const body = `${opened.repeat(depth)}1${closed.repeat(depth)}`
      const headers = { 'content-type': 'application/json' }
      const reply = await client.send<{ error: string }>('POST', '/api/jobs', { body, headers })
      expect([depth, reply.status, typeof reply.body.error]).toEqual([depth, 400, 'string'])
    }
    expect((await client.get('/api/health')).status).toBe(200)
  })

  it('change no prototype', async () => {
    const body = '{"title":"Plain","__proto__":{"is_admin":true},"constructor":{"prototype":{"is_admin":true}}}'
    await client.send('POST', '/api/jobs', { body, headers: { 'content-type': 'application/json' } })
    expect((await client.get('/api/auth/')).body).toMatchObject({ is_admin: false })
    expect((await client.get('/api/engines')).status).toBe(403)
  })
})

describe('slow requests', () => {
  it('are ended while their headers or their body drip', async () => {
    expect(await raw('GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toMatch(/^HTTP\/1.1 408 .*came too slowly/s)
    const head =
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{'
    const answer = await raw(head)
    expect(answer === '' || /^HTTP\/1.1 408 /.test(answer)).toBe(true)
  })

  it('of one address cannot take every connection', async () => {
    const sockets = Array.from({ length: 60 }, () => socketTo(api.url).on('error', () => {}))
    await Promise.all(sockets.map(socket => once(socket, 'connect').catch(() => {})))
    const turnedAway = sockets.map(socket => once(socket, 'close'))
    await Promise.race(turnedAway)
    for (const socket of sockets) socket.destroy()
    await Promise.all(turnedAway)
    expect((await client.get('/api/health')).status).toBe(200)
  })
})

describe('answers', () => {
  it('tell a browser what it may not do', async () => {
    for (const path of ['/', '/login', '/api/health', '/api/docs', '/api/nothing', '/assets/nothing.js']) {
      const { headers } = await client.get(path)
      const policy = headers.get('content-security-policy') ?? ''
      for (const directive of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy, path).toContain(directive)
      expect(policy, path).not.toMatch(/unsafe|\*/)
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('x-frame-options'), path).toBe('DENY')
      // The page that loads a provider's sign-in tells it where from, and no more.
      expect(headers.get('referrer-policy'), path).toMatch(
        path === '/login' ? /^(no-referrer|strict-origin)$/ : /^no-referrer$/,
      )
      expect(headers.get('permissions-policy'), path).toContain('camera=()')
      expect(headers.get('strict-transport-security'), path).toMatch(/^max-age=31536000/)
      expect(headers.get('x-powered-by'), path).toBeNull()
    }
  })

  it('of the API are kept nowhere, by whatever spelling they are asked for', async () => {
    for (const path of ['/api/jobs', '/api/auth', '/%61pi/jobs', '/api/nothing', '/api/openapi.json'])
      expect((await client.get(path)).headers.get('cache-control'), path).toBe('no-store')
  })
})
