import { afterAll, expect, it } from 'vitest'
import type { Job } from '../../contract/index.ts'
import { openSamplesAlone } from './sample.ts'
import { expectAccessible, expectFocused } from './support.ts'

/** What is read in a posting, corrected by hand, and what becomes of the results that were there before. */
const { server, page, robin, open, close } = await openSamplesAlone()
afterAll(close)

const python = 'Python for analysis (pandas or similar)'
const choice = (text = python) => page.getByRole('combobox', { name: text })
const see = (text: string | RegExp) => page.getByText(text).first().waitFor()
const saved = async () => (await robin.get<Job>(`/api/jobs/${robin.job}`)).body.criteria

async function openJob() {
  await page.goto(`${server.url}/joblist/${robin.job}`)
  await choice().waitFor()
}

it('is chosen by keyboard, saved at once and there again', async () => {
  await openJob()
  await see(/^\d+ requirements were read in this posting, none of them corrected\.$/)
  await choice().focus()
  await page.keyboard.press('End')
  await see('Saved.')
  expect(await saved()).toEqual([{ text: python, kind: 'none' }])
  await openJob()
  expect(await choice().inputValue()).toBe('none')
  await see('Corrected by hand, read as “Must have”.')
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
})

it('loses nothing where one is chosen while another is being saved', async () => {
  const texts = [
    'dbt and Snowflake',
    'Retail or grocery experience',
    'Spanish: a third of our store teams speak it first',
  ]
  for (const text of texts) await choice(text).selectOption('must')
  await see('14 requirements were read in this posting, 4 of them corrected by hand.')
  await see('Saved.')
  expect((await saved()).map(({ kind }) => kind)).toEqual(['none', 'must', 'must', 'must'])
})

it('marks what was matched before, until it is refreshed', async () => {
  await page.goto(`${server.url}/jobs/${robin.job}/resumes/${robin.resume}/match`)
  await see(/^The requirements were corrected after this result was made\./)
  expect(await page.getByText('Corrected by hand, before').count()).toBe(0)
  await page.getByRole('button', { name: 'Refresh' }).press('Enter')
  await see(`“${python}” is not a requirement.`)
  expect(await page.getByText('The requirements were corrected').count()).toBe(0)
  await page
    .getByRole('status')
    .filter({ hasText: /^Refreshed\. The score is now \d+\.\d\d\.$/ })
    .waitFor()
  await expectFocused(page.locator('h1'))
  await expectAccessible(page)
  await page.goto(`${server.url}/userhome`)
  await see('Earlier requirements')
  await page.goto(`${server.url}/jobs/${robin.job}/resumes/${robin.resume}/match`)
  await page.getByRole('link', { name: 'Correct what is asked' }).click()
  await page.waitForURL(`**/joblist/${robin.job}#asked`)
  await choice().waitFor()
  const place = await page.getByRole('heading', { name: 'What is asked' }).boundingBox()
  expect(place?.y).toBeLessThan(300)
})

it('refreshes the rest of a ranking, says so and goes on by keyboard at its heading', async () => {
  await open('results')
  const earlier = robin.resumes.length - 1
  await page.getByRole('button', { name: `Refresh ${earlier}` }).press('Enter')
  await page
    .getByRole('status')
    .filter({ hasText: /^Refreshed 5 results\. The best score is now \d+\.\d\d\.$/ })
    .waitFor()
  await expectFocused(page.locator('h1'))
  expect(await page.getByText('before the requirements were corrected').count()).toBe(0)
})

it('is taken back by what was read, one by one or all', async () => {
  await openJob()
  await choice().selectOption({ label: 'Must have (as read)' })
  await see(/, 3 of them corrected by hand\.$/)
  await page.getByRole('button', { name: 'Use what was read' }).click()
  await see(/, none of them corrected\.$/)
  await see('Saved.')
  expect(await saved()).toEqual([])
})

it('refreshes in the history all that is out of date of a job, and goes on by keyboard at its heading', async () => {
  await openJob()
  await choice().selectOption('nice')
  await see('Saved.')
  await page.goto(`${server.url}/userhome`)
  const old = page.getByText('Earlier requirements')
  await old.first().waitFor()
  expect(await old.count()).toBe(robin.resumes.length)
  await expectAccessible(page)
  await page.getByRole('button', { name: `Refresh ${robin.resumes.length}` }).press('Enter')
  await page
    .getByRole('status')
    .filter({ hasText: `Refreshed ${robin.resumes.length} results.` })
    .waitFor()
  await old.first().waitFor({ state: 'detached' })
  const history = page.getByRole('region', { name: 'Match history' })
  await expectFocused(history.getByRole('heading').getByRole('link', { name: 'Data Analyst' }))
  expect(await page.getByRole('button', { name: /^Refresh/ }).count()).toBe(0)
  await openJob()
  await page.getByRole('button', { name: 'Use what was read' }).click()
  await see(/, none of them corrected\.$/)
})

it('refreshes as many at once as the plan matches in one batch, and then the others', async () => {
  const limit = 4
  await page.route('**/api/entitlements/me', async route => {
    const response = await route.fetch()
    const answer = await response.json()
    const limits = answer.limits.map((one: { name: string }) => (one.name === 'batch_size' ? { ...one, limit } : one))
    await route.fulfill({ response, json: { ...answer, limits } })
  })
  await openJob()
  await choice('dbt and Snowflake').selectOption('must')
  await see('Saved.')
  await page.goto(`${server.url}/userhome`)
  await page.getByRole('button', { name: `Refresh ${limit} of ${robin.resumes.length}` }).press('Enter')
  await page
    .getByRole('status')
    .filter({ hasText: `Refreshed ${limit} results.` })
    .waitFor()
  await page.getByRole('button', { name: `Refresh ${robin.resumes.length - limit}`, exact: true }).press('Enter')
  await page.getByText('Earlier requirements').first().waitFor({ state: 'detached' })
  await page.unroute('**/api/entitlements/me')
  await openJob()
  await page.getByRole('button', { name: 'Use what was read' }).click()
  await see(/, none of them corrected\.$/)
})

it('warns of what no score may rest on, in the words of the posting', async () => {
  const description = 'You have:\n- A forklift licence\n- Male candidates only, male drivers'
  const { body } = await robin.post<Job>('/api/jobs', { title: 'Driver', description })
  await page.goto(`${server.url}/joblist/${body.id}`)
  const warning = page.getByRole('listitem').filter({ hasText: 'Reads as if it asked for a sex.' })
  await warning.getByText('In the posting: “Male”').waitFor()
  await expectAccessible(page)
})

it('says where it could not be saved, and shows what holds', async () => {
  await openJob()
  await server.kill()
  await choice().selectOption('nice')
  await see(/^Not saved\. The server could not be reached\./)
  expect(await choice().inputValue()).toBe('must')
  await expectAccessible(page)
})
