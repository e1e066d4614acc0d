import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { placesOf, visit } from '../../scripts/routes.mjs'
import { createTestDatabase } from '../postgres.ts'
import { startServer, type TestServer, temporaryFolder } from '../server.ts'
import { withSampleData } from './sample.ts'
import { type Browser, openBrowser, signIn } from './support.ts'

const assets = fileURLToPath(new URL('../../dist/web/assets/', import.meta.url))
const kilobyte = 1000

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: TestServer

beforeAll(async () => {
  folder = await temporaryFolder()
  server = await startServer({ DATA_DIR: folder.path, DATABASE_URL: await createTestDatabase(inject('postgresUrl')) })
})
afterAll(async () => {
  await server?.stop()
  await folder?.remove()
})

const ask = (path: string, encoding = 'identity') =>
  fetch(server.url + path, { headers: { 'accept-encoding': encoding } })

describe('what is sent first', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser?.close())

  it('is at most 130 KB of script on the landing page and 40 KB more on any other', async () => {
    const { page } = browser
    let loaded = new Set<string>()
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.js')) loaded.add(pathname)
    })
    const sizes: Record<string, number> = {}
    const robin = await withSampleData(server.url)
    for (const place of placesOf(robin)) {
      await (place.guest ? browser.context.clearCookies() : signIn(browser, server.url, robin))
      loaded = new Set()
      await visit(page, server.url, place)
      await page.waitForLoadState('networkidle')
      const scripts = [...loaded].filter(path => path.startsWith('/assets/')).map(path => path.replace('/assets/', ''))
      sizes[place.name] = scripts.reduce((sum, name) => sum + statSync(`${assets}${name}.gz`).size, 0)
    }
    const { landing = 0, ...others } = sizes
    expect(landing).toBeGreaterThan(0)
    expect(landing).toBeLessThanOrEqual(130 * kilobyte)
    const heavy = Object.entries(others).filter(([, size]) => size > landing + 40 * kilobyte)
    expect(heavy, JSON.stringify(sizes)).toEqual([])
    // Two dozen screens in a row, on a machine that may have other work.
  }, 180_000)
})

describe('how it is sent', () => {
  const texts = readdirSync(assets).filter(name => /\.(js|css)$/.test(name))

  it('has every asset precompressed and kept for ever', async () => {
    expect(texts.length).toBeGreaterThan(20)
    for (const name of texts) {
      for (const [encoding, ending] of [
        ['br', 'br'],
        ['gzip', 'gz'],
      ] as const) {
        const response = await ask(`/assets/${name}`, encoding)
        expect(response.headers.get('content-encoding'), name).toBe(encoding)
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        expect(Number(response.headers.get('content-length'))).toBe(statSync(`${assets}${name}.${ending}`).size)
        expect((await response.text()).length).toBe((await (await ask(`/assets/${name}`)).text()).length)
      }
    }
  })

  it.each(['/', '/index.html', '/login', '/joblist/1', '/no/such/place'])('never keeps the page at %s', async path => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await ask(path, encoding)
      expect(response.headers.get('cache-control')).toMatch(/^no-(cache|store)$/)
      expect(response.headers.get('content-type')).toMatch(/^text\/html/)
      expect(await response.text()).toContain('<div id="root">')
    }
  })

  it('answers no page where an asset is missing', async () => {
    const response = await ask('/assets/index-gone.js')
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control') ?? '').not.toContain('immutable')
  })

  it('runs nothing inline and loads nothing from elsewhere', async () => {
    const policy = (await ask('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toContain('unsafe')
    expect(policy).toMatch(/frame-ancestors 'none'/)
    expect(policy).toMatch(/object-src 'none'/)
  })
})
