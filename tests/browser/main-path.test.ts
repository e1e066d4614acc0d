import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type TestServer, temporaryFolder } from '../server.ts'
import { type Browser, expectAccessible, openBrowser } from './support.ts'

/** Clone, start, sign up, see a ranking with its reasons, and find it again after a restart: the product in one walk. */
const trade = 'maintenance-electrician'
const examples = fileURLToPath(new URL('../../examples/', import.meta.url))
const account = { email: 'dana@example.com', username: 'dana', password: 'a walk through the whole' }

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: TestServer
let browser: Browser
let page: Page
let files: string[]

const start = () => startServer({ DATA_DIR: folder.path })
const go = (path: string) => page.goto(server.url + path)
const button = (name: string | RegExp) => page.getByRole('button', { name })
const link = (name: string | RegExp) => page.getByRole('link', { name })
const see = (text: string | RegExp) => page.getByText(text).first().waitFor()

beforeAll(async () => {
  folder = await temporaryFolder()
  server = await start()
  browser = await openBrowser()
  page = browser.page
  files = (await readdir(`${examples}files/${trade}`)).toSorted()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await folder?.remove()
})

it('signs up and lands on the dashboard, which is empty and says so', async () => {
  await go('/')
  await expectAccessible(page)
  await link('Get Started').or(button('Get Started')).first().click()
  await page.waitForURL('**/login')
  await go('/signup')
  await expectAccessible(page)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Confirm password', { exact: false }).fill('something else')
  await button('Sign Up').last().click()
  await see('Confirm Password must match Password.')
  await page.getByLabel('Confirm password', { exact: false }).fill(account.password)
  await button('Sign Up').last().click()
  await page.waitForURL('**/userhome')
  await see('No jobs found. Create one!')
  await see('No resumes uploaded yet.')
  await see('No matched jobs found.')
  await expectAccessible(page)
})

it('creates a job', async () => {
  const [heading = '', ...description] = (await readFile(`${examples}jobs/${trade}.md`, 'utf8')).split('\n')
  await go('/joblist/new')
  await page.getByLabel('Title').fill(heading.replace('# ', ''))
  await page.getByLabel('Description').fill(description.join('\n').trim())
  await expectAccessible(page)
  await page.locator('form').getByRole('button').first().click()
  await page.waitForURL(/\/joblist(\/\d+)?$/)
  await go('/joblist')
  await see('Your Job Positions')
  await link(heading.replace('# ', '')).first().click()
  await page.waitForURL(/\/joblist\/\d+$/)
  await see('Batch Match Multiple Resumes')
  await expectAccessible(page)
})

it('uploads files of all three types', async () => {
  expect(new Set(files.map(name => name.split('.').at(-1)))).toEqual(new Set(['pdf', 'docx', 'doc']))
  await go('/resumes/new')
  await button('Upload').last().click()
  await see('Please select at least one file')
  await page.locator('input[type=file]').setInputFiles(files.map(name => `${examples}files/${trade}/${name}`))
  await button(/^Upload/)
    .last()
    .click()
  await see(`${files.length} resumes stored`)
  await page.waitForURL('**/resumes')
  for (const name of files) await see(name)
  await expectAccessible(page)
})

it('analyses a resume', async () => {
  await go('/resumes')
  await link(/AI Score/)
    .first()
    .click()
  await page.waitForURL('**/ai-score')
  await see('Strengths')
  await see('Overall')
  await expectAccessible(page)
})

it('ranks all of them, best first, and opens a match with its evidence', async () => {
  await go('/joblist')
  await page.locator('a[href^="/joblist/"]:not([href*="edit"]):not([href*="new"])').first().click()
  await link('Batch Match Multiple Resumes').click()
  await button('Match').last().click()
  await see('Please select at least one resume.')
  for (const box of await page.getByRole('checkbox', { name: /\.(pdf|docx?)/ }).all()) await box.check()
  await expectAccessible(page)
  await button('Match').last().click()
  await page.waitForURL('**/match_batch_results')
  const rows = page.locator('ol > li', { has: page.getByRole('link') })
  await rows.nth(files.length - 1).waitFor()
  const scores = (await page.getByText(/^\d+\.\d\d%$/).allTextContents()).map(Number.parseFloat)
  expect(scores).toHaveLength(files.length)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(scores[0]).toBeGreaterThan((scores.at(-1) ?? 100) + 20)
  await expectAccessible(page)

  await rows.first().getByRole('link').first().click()
  await page.waitForURL('**/match')
  await see('Match Score')
  expect(await page.getByText('Met', { exact: true }).count()).toBeGreaterThan(0)
  expect(await page.locator('blockquote, q, mark').count()).toBeGreaterThan(0)
  await expectAccessible(page)
})

it('finds it all again after the server was restarted', async () => {
  await server.stop()
  server = await start()
  await go('/userhome')
  await page.waitForURL(/login|userhome/)
  if (page.url().includes('login')) {
    // The port changed and with it, for a browser that keeps cookies by host alone, nothing else.
    throw new Error('the session did not survive the restart')
  }
  await see('Match history')
  for (const name of files) await see(name)
  await see('Analysis')
  await expectAccessible(page)
})

it('offers a newcomer sample data, up to the ranking', async () => {
  await button(/menu|account|dana/i)
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await page.waitForURL(`${server.url}/`)
  // The address changes before the page has heard that nobody is signed in.
  await link('Login').or(button('Login')).first().waitFor()
  await go('/signup')
  await page.getByLabel('Email').fill('new@example.com')
  await page.getByLabel('Username').fill('newcomer')
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Confirm password', { exact: false }).fill(account.password)
  await button('Sign Up').last().click()
  await page.waitForURL('**/userhome')
  await go('/onboarding')
  await button('Try it with sample data').click()
  await see(/Ready to analyze \d+ resume\(s\) for /)
  await expectAccessible(page)
  await button('Run Analysis').click()
  await link('Go to Dashboard').or(button('Go to Dashboard')).first().waitFor()
  // The results come one by one: the sixth is waited for, not counted at once.
  await page.getByText('Match Score').nth(5).waitFor()
  await expectAccessible(page)
})

it('made the browser complain of nothing', () => {
  expect(browser.problems).toEqual([])
})
