import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { outboxOf, tokenIn } from '../api/mailbox.ts'
import { createClient } from '../client.ts'
import { createTestDatabase } from '../postgres.ts'
import { startServer, type TestServer, temporaryFolder } from '../server.ts'
import { chooseAtStandIn, providerButton } from './stage.ts'
import { type Browser, expectAccessible, openBrowser, signIn, signOut } from './support.ts'

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
  await signOut(browser)
  await go(path)
  await see('For trying out: proves nothing.')
  await chooseAtStandIn(page, { email: `someone${path.length}@example.com` })
  await page.getByRole('button', { name: /^Profile of/ }).waitFor()
  await page.waitForURL(`${server.url}/`)
  expect(await who()).toBe(`someone${path.length}@example.com`)
})

it('shows under the field that the address has an account with a password', async () => {
  await signOut(browser)
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
  await signOut(browser)
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

it('lets people see and end their sessions, change the password, and add and remove the sign-in', async () => {
  const client = createClient(server.url)
  const account = await client.signUp('lee')
  await signIn(browser, server.url, client)
  await createClient(server.url).post('/api/auth/login', { email: account.email, password: account.password })
  await go('/userhome')
  await page.getByRole('button', { name: /^Profile of/ }).click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  await page.waitForURL('**/account')
  await page.getByRole('button', { name: 'Sign out Another program' }).first().click()
  await page.getByText('This one').waitFor()

  await chooseAtStandIn(page, { email: 'lee@gmail.com' })
  await see('Stand-in: lee@gmail.com')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove lee@gmail.com' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click()
  await page.getByText('Stand-in: lee@gmail.com').waitFor({ state: 'detached' })

  await page.getByLabel('Current password').fill('not this one')
  await page.getByLabel('New password', { exact: true }).fill('a better pass phrase')
  await page.getByLabel('Confirm new password').fill('another pass phrase')
  await page.getByRole('button', { name: 'Change password' }).click()
  await see('Confirm Password must match Password.')
  await page.getByLabel('Confirm new password').fill('a better pass phrase')
  await page.getByRole('button', { name: 'Change password' }).click()
  await see('This is not your current password.')
  await page.getByLabel('Current password').fill(account.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await see('Your password is changed.')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('button', { name: 'Sign out everywhere' }).last().click()
  // The head of the page offers the login as soon as nobody is signed in, the address follows.
  await page.waitForURL(`${server.url}/`)
  await page.getByRole('link', { name: 'Login', exact: true }).waitFor()
  expect(await who()).toBeUndefined()
})

it('ends on the start page for who deletes the account', async () => {
  const client = createClient(server.url)
  const account = await client.signUp('leaving')
  await signIn(browser, server.url, client)
  await go('/account')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByLabel('Your password').fill(account.password)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await see('Your account is deleted.')
  // The head of the page offers the login as soon as nobody is signed in, the address follows.
  await page.waitForURL(`${server.url}/`)
  await page.getByRole('link', { name: 'Login', exact: true }).waitFor()
})

it('replaces a lost password by the letter in the outbox', async () => {
  await signOut(browser)
  const account = await createClient(server.url).signUp('mo')
  await go('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // Both pages have a field of this name: what is typed before the second one stands is lost.
  await page.waitForURL('**/forgot-password')
  await page.getByRole('button', { name: 'Mail me a link' }).waitFor()
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: 'Mail me a link' }).click()
  await see('This server sends no mail')
  await expectAccessible(page)
  // The other one told of the changed password before.
  const token = (await outboxOf(folder.path, 2)).map(tokenIn).filter(Boolean).at(-1)
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await go(`/reset-password#${token}`)
  await page.getByLabel('New password', { exact: true }).fill('a brand new pass phrase')
  await page.getByLabel('Confirm new password').fill('a brand new pass phrase')
  await page.getByRole('button', { name: 'Change password' }).click()
  await see('Your password is changed')
  // What stands after the # was sent nowhere but in the body of that one call.
  expect(asked.filter(url => url.replace(/#.*/, '').includes(token!))).toEqual([])
  expect(server.output()).not.toContain(token)
  await page.getByRole('link', { name: 'Go to the login' }).click()
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill('a brand new pass phrase')
  await page.locator('form').getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL('**/userhome')
})

it('made the browser complain of nothing but the one refusal', () => {
  expect(browser.problems.map(text => text.slice(0, 29))).toEqual(['console: Google login failed '])
})

it.each([
  ['refuses', (route: Route) => route.abort()],
  ['never answers', () => undefined],
])('says so where the provider %s, and the password works', async (_, answer) => {
  await signOut(browser)
  const account = await createClient(server.url).signUp(`down${String(answer).length}`)
  await page.route('**/gsi/client', answer)
  await go('/login')
  await see('cannot be reached at the moment. Use your email and password.')
  await expectAccessible(page)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.locator('form').getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL('**/userhome')
  await page.unroute('**/gsi/client')
})
