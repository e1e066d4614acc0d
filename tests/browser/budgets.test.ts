import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { placesOf, visit } from '../../scripts/routes.mjs'
import { sampleFiles } from '../api/support.ts'
import { createClient } from '../client.ts'
import { sharedServer } from '../shared.ts'
import { withSampleData } from './sample.ts'
import { type Browser, openBrowser, signIn, signOut } from './support.ts'

const assets = fileURLToPath(new URL('../../dist/web/assets/', import.meta.url))
const kilobyte = 1000
/** pdf.js and its worker. */
const drawsPdf = /^pdf[.-]/

const server = await sharedServer(inject('sharedAddress'))

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
    const late: string[] = []
    const robin = await withSampleData(server.url)
    for (const place of placesOf(robin)) {
      await (place.guest ? signOut(browser) : signIn(browser, server.url, robin))
      loaded = new Set()
      await visit(page, server.url, place)
      await page.waitForLoadState('networkidle')
      const all = [...loaded].filter(path => path.startsWith('/assets/')).map(path => path.replace('/assets/', ''))
      // The next test holds these back and shows that the page is there without them.
      const scripts = place.name === 'read' ? all.filter(name => !drawsPdf.test(name)) : all
      if (scripts.length < all.length) late.push(...all.filter(name => drawsPdf.test(name)))
      sizes[place.name] = scripts.reduce((sum, name) => sum + statSync(`${assets}${name}.gz`).size, 0)
    }
    const { landing = 0, ...others } = sizes
    expect(landing).toBeGreaterThan(0)
    expect(landing).toBeLessThanOrEqual(130 * kilobyte)
    const heavy = Object.entries(others).filter(([, size]) => size > landing + 40 * kilobyte)
    expect(heavy, JSON.stringify(sizes)).toEqual([])
    expect(late).toHaveLength(2)
    expect(late.reduce((sum, name) => sum + statSync(`${assets}${name}.gz`).size, 0)).toBeLessThan(480 * kilobyte)
  })

  it('is, for a resume as it was read, all but what draws its pages', async () => {
    const { page } = browser
    const client = createClient(server.url)
    await client.signUp('reader')
    const [file] = (await sampleFiles('maintenance-electrician')).filter(({ name }) => name.endsWith('.pdf'))
    const { body } = await client.upload<{ resumes: { id: number }[] }>(file ? [file] : [])
    await signIn(browser, server.url, client)
    let release = () => {}
    const released = new Promise<void>(done => {
      release = done
    })
    let held = 0
    await page.route(
      url => drawsPdf.test(url.pathname.replace('/assets/', '')),
      async route => {
        held += 1
        await released
        await route.continue()
      },
    )
    await page.goto(`${server.url}/resumes/${body.resumes[0]?.id}/read`)
    await page.getByText('Only what stands here is matched').waitFor()
    await page.getByRole('heading', { name: 'Page 1', exact: true }).waitFor()
    await page.getByRole('status', { name: 'Loading the original' }).waitFor()
    expect(held).toBe(1)
    expect(await page.locator('canvas').count()).toBe(0)
    release()
    await page.locator('canvas').first().waitFor()
  })
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
