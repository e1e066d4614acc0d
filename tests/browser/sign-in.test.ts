import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createClient } from '../client.ts'
import { createTestDatabase } from '../postgres.ts'
import { startServer, type TestServer, temporaryFolder } from '../server.ts'
import { chooseAtStandIn, providerButton } from './stage.ts'
import { type Browser, expectAccessible, openBrowser } from './support.ts'

/** The provider's button, for real: its script, its frame, its window, its signed token. */
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: TestServer
let browser: Browser
let page: Page

beforeAll(async () => {
  folder = await temporaryFolder()
  server = await startServer({ DATA_DIR: folder.path, DATABASE_URL: await createTestDatabase(inject('postgresUrl')) })
  browser = await openBrowser()
  page = browser.page
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await folder?.remove()
})

const go = (path: string) => page.goto(server.url + path)
const see = (text: string | RegExp) => page.getByText(text).first().waitFor()
const who = () => page.evaluate(async () => (await (await fetch('/api/auth/')).json()).email)

it.each(['/login', '/signup'])('signs in by the button of %s and goes to the start page', async path => {
  await browser.context.clearCookies()
  await go(path)
  await see('nobody proves who they are')
  await chooseAtStandIn(page, { email: `someone${path.length}@example.com` })
  await page.getByRole('button', { name: /^Profile of/ }).waitFor()
  await page.waitForURL(`${server.url}/`)
  expect(await who()).toBe(`someone${path.length}@example.com`)
})

it('shows under the field that the address has an account with a password', async () => {
  await browser.context.clearCookies()
  const account = await createClient(server.url).signUp('robin')
  await go('/login')
  await chooseAtStandIn(page, { email: account.email })
  await see('There is an account with this address.')
  await expectAccessible(page)
  // Each nonce was for one sign-in: the button works again at once.
  await chooseAtStandIn(page, { email: 'fresh@example.com' })
  await page.getByRole('button', { name: /^Profile of/ }).waitFor()
})

it('lets the provider’s script into the pages of sign-in alone, and out with them', async () => {
  const policy = async (path: string) => (await fetch(server.url + path)).headers
  for (const path of ['/login', '/signup', '/login/']) {
    const headers = await policy(path)
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' http:\/\/127\.0\.0\.1:\d+\/gsi\/client;/)
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*/)
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  }
  for (const path of ['/', '/userhome', '/joblist/1', '/api/health', '/favicon.svg']) {
    const headers = await policy(path)
    expect(headers.get('content-security-policy')).not.toContain('127.0.0.1')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  }
  await browser.context.clearCookies()
  const account = await createClient(server.url).signUp('kim')
  await go('/plans')
  await page.getByRole('link', { name: 'Login', exact: true }).click()
  await providerButton(page).waitFor()
  expect(await page.evaluate(() => 'google' in window)).toBe(true)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.locator('form').getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL('**/userhome')
  await see('Your Job Positions')
  expect(await page.evaluate(() => 'google' in window)).toBe(false)
})

it('made the browser complain of nothing but the one refusal', () => {
  expect(browser.problems.map(text => text.slice(0, 29))).toEqual(['console: Google login failed '])
})
