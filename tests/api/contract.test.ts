import { beforeAll, describe, expect, it } from 'vitest'
import { type Endpoint, endpoints } from '../../contract/index.ts'
import { createClient } from '../client.ts'
import type { SharedServer } from '../shared.ts'
import { sharedApi } from './support.ts'

let api: SharedServer
beforeAll(async () => {
  api = await sharedApi()
})

const all = Object.entries<Endpoint>(endpoints)

describe('the contract', () => {
  it('answers 401 from every private call, before it looks at the input', async () => {
    const nobody = createClient(api.url)
    for (const [name, { method, path, access }] of all) {
      if (access === 'public') continue
      for (const type of method === 'GET' ? [null] : [null, 'application/json', 'text/plain']) {
        const sent = type === null ? {} : { body: '{', headers: { 'content-type': type } }
        const reply = await nobody.send(method, path.replace(/\{\w+\}/g, '1'), sent)
        expect([reply.status, reply.body], name).toEqual([
          401,
          { error: 'Unauthorized', errors: { message: 'Unauthorized' } },
        ])
      }
    }
  })

  it('is described by /api/openapi.json, every endpoint of it', async () => {
    const { body } = await createClient(api.url).get<{
      openapi: string
      paths: Record<string, Record<string, object>>
    }>('/api/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    for (const [name, { path, method, status }] of all)
      expect(body.paths[path]?.[method.toLowerCase()], name).toMatchObject({
        operationId: name,
        responses: { [status]: { content: expect.any(Object) } },
      })
  })

  it('is shown by /api/docs, which loads nothing from elsewhere', async () => {
    const { body, headers } = await createClient(api.url).get<string>('/api/docs')
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    for (const [name] of all) expect(body).toContain(`id="${name}"`)
    expect([...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address)).toEqual([
      '/api/docs/style.css',
      '/api/openapi.json',
    ])
  })

  it('answers JSON under /api, whatever is asked, and the application elsewhere', async () => {
    const client = createClient(api.url)
    for (const path of [
      '/api',
      '/api/nothing',
      '/api/jobs/1/2/3',
      '/api/%zz',
      '/api/../api/x',
      '/api?x=1',
      '/%61pi/nope',
    ]) {
      const { status, headers, body } = await client.get<{ error: string }>(path)
      expect([status, body], path).toEqual([path === '/api/%zz' ? 400 : 404, { error: expect.any(String) }])
      expect(headers.get('cache-control'), path).toBe('no-store')
    }
    expect(await client.send('PATCH', '/api/jobs')).toMatchObject({ status: 404, body: { error: expect.any(String) } })
    expect((await client.get<string>('/joblist/new')).body).toContain('<div id="root">')
    expect((await client.get('/assets/missing.js')).status).toBe(404)
  })

  it('sends the headers that keep a browser safe', async () => {
    const { headers } = await createClient(api.url).get('/')
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('cache-control')).toBe('no-cache')
    expect((await createClient(api.url).get('/api/health')).headers.get('cache-control')).toBe('no-store')
  })
})
