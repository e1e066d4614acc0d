import pg from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { reading } from '../models/readers.ts'
import { type Models, startModels } from '../models/server.ts'
import { createMigratedDatabase } from '../postgres.ts'
import { startServer, type TestServer, temporaryFolder } from '../server.ts'
import { withSampleData } from './sample.ts'
import { type Browser, expectAccessible, expectFocused, openBrowser, signIn } from './support.ts'

/** An administrator sets a model up, tries it, has a match read by it, and sees what it is worth. */
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: TestServer
let models: Models
let browser: Browser
let page: Page
let robin: Awaited<ReturnType<typeof withSampleData>>

const reads = reading((text, { lines }) =>
  text.length % 3 === 0
    ? { status: 'unmet', quotes: [], reason: 'No line speaks of it.' }
    : { status: 'met', quotes: [lines.at(-1) ?? ''], reason: 'The last line shows it.' },
)

beforeAll(async () => {
  folder = await temporaryFolder()
  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'))
  server = await startServer({ DATA_DIR: folder.path, DATABASE_URL: databaseUrl, AI_RETRY_SECONDS: '0.005' })
  models = await startModels(reads)
  browser = await openBrowser()
  page = browser.page
  robin = await withSampleData(server.url)
  const database = new pg.Client(databaseUrl)
  await database.connect()
  await database.query('update users set is_admin = true')
  await database.end()
  await signIn(browser, server.url, robin)
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await models?.close()
  await folder?.remove()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const see = (text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor()

/** Beside each other they stand level, whatever is said under one of them. */
async function expectLevel(...labels: string[]) {
  const boxes = await Promise.all(labels.map(label => page.getByLabel(label).boundingBox()))
  for (const box of boxes) expect([box?.y, box?.height]).toEqual([boxes[0]?.y, boxes[0]?.height])
}

/** In both themes, and on a phone. */
async function expectFits() {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 320, height: 800 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })
}

it('sets a model up from the profile menu, field by field', async () => {
  await page.goto(`${server.url}/userhome`)
  await page.getByRole('button', { name: `Profile of ${robin.username}` }).click()
  await page.getByRole('menuitem', { name: 'Engines' }).click()
  await see('No language model is set up.')
  await see('Not now: No language model is set up.')
  await button('Add a model').click()
  await page.getByLabel('Name', { exact: true }).fill('House model')
  await page.getByLabel('Address').fill(`${models.url}/v1`)
  await page.getByLabel('Key', { exact: true }).fill('sk-house')
  await button('Add').click()
  await see('Enter the name of the model.')
  await expectFits()
  await page.getByLabel('Model', { exact: true }).fill('house-1')
  await page.getByLabel('Price in').fill('0,5')
  await button('Add').click()
  await see('Enter what a million tokens cost, 0 where nothing.')
  await expectLevel('Price in', 'Price out')
  await page.getByLabel('Price out').fill('2')
  await button('Add').click()
  await see('Available')
  await see('kept, never shown')
  expect(await page.content()).not.toContain('sk-house')
  await expectFocused(button('Add a model'))
  await button('Change').click()
  await button('Cancel').click()
  await expectFocused(button('Change'))
})

it('tries it by a real call, and shows time, tokens and the answer', async () => {
  await button('Test').click()
  await see('It answers, in the form that was asked for.')
  await see(/\d s · 700 tokens in, 120 out · \$0\.00059/)
  await see('Fluent Polish')
  expect(models.seen).toHaveLength(1)
  expect(models.seen[0]?.headers.authorization).toBe('Bearer sk-house')
  await page.getByLabel('One person, a day').fill('-1')
  await button('Set the budget').click()
  await see('Must be 0 or more.')
  await expectLevel('One person, a day', 'Everybody, a day')
  await page.getByLabel('One person, a day').fill('3')
  await button('Set the budget').click()
  await see('The budget is set.')
  await expectFits()
})

it('has a match read, told beside each requirement and by its own score', async () => {
  await page.goto(`${server.url}/jobs/${robin.job}/resumes/${robin.resumes[0]}/match`)
  await button('Ask for a second reading').click()
  await see(/House model agrees on \d+ of \d+ requirements\./)
  await see('Score without it')
  await see(/The model (?:says|agrees)/)
  await see('The last line shows it.')
  await button('How steady is it?').click()
  await see(/Fresh readings: [\d.]+, [\d.]+, [\d.]+\. Spread 0\.00 points\./)
  await expectFits()
  await button('Show it without the model').click()
  await button('Ask for a second reading').waitFor()
})

it('puts the findings into words that are marked as a model’s', async () => {
  const answer = {
    summary: 'The candidate shows little of it.',
    strengths: ['Signs.'],
    suggestions: [],
    questions: ['Which SQL?'],
  }
  models.play(() => ({ text: JSON.stringify(answer) }))
  await page.goto(`${server.url}/jobs/${robin.job}/resumes/${robin.resumes[0]}/match`)
  await button('Findings in the model’s words').click()
  await see('Written by a language model (House model, house-1) over the findings of this match.')
  await see('Which SQL?')
  await expectFits()
  await button('Back to the engine’s words').click()
  await button('Findings in the model’s words').waitFor()
  models.play(reads)
})

it('gives a second opinion on the best of a batch, once its price was agreed to', async () => {
  await page.goto(`${server.url}/jobs/${robin.job}/select_resumes_batch`)
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: /^Match / }).click()
  await button('Second opinion on the top 1').click()
  await see(/At most [\d,]+ tokens, \$0\.\d+, of \$\d+\.\d\d that are left today\./)
  await expectAccessible(page)
  await button('Go on').click()
  await see(/A language model has read 1 of these as well/)
})

it('says in one line that no model answered', async () => {
  models.play(() => ({ status: 401, raw: '{}' }))
  await page.goto(`${server.url}/jobs/${robin.job}/resumes/${robin.resumes[1]}/match`)
  await button('Ask for a second reading').click()
  await see('The language model’s provider refused the key. (House model) The offline assessment stands.')
  expect(browser.problems).toEqual([])
})
