import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSamplesAlone } from './sample.ts'
import { expectFocused, expectNoSidewaysScroll } from './support.ts'

/** More resumes than a ranking or a history shows at once. */
const { server, databaseUrl, page, robin, open, close } = await openSamplesAlone()
afterAll(close)

const many = 120

/** The samples once more and once more, under names of their own, until there are so many; all of them matched. */
beforeAll(async () => {
  const database = new pg.Client(databaseUrl)
  await database.connect()
  const copied = 'owner_id, file_type, size_bytes, sha256, uploaded_at, reader, document, warnings, pages'
  await database.query(
    `insert into resumes (file_name, file_key, ${copied})
     select copy || ' ' || file_name, copy || file_key, ${copied}
     from resumes, generate_series(1, $1) copy order by copy, id limit $1`,
    [many - robin.resumes.length],
  )
  await database.end()
})

/** The keyboard goes on where the new rows begin, and the button is gone. */
async function showMore(rows: string, left: number) {
  const more = page.getByRole('button', { name: `Show ${left} more` })
  await more.press('Enter')
  await page
    .locator(rows)
    .nth(many - 1)
    .waitFor()
  await expectFocused(
    page
      .locator(rows)
      .nth(many - left)
      .locator('a')
      .first(),
  )
  expect(await more.count()).toBe(0)
}

function linesOf(element: Element) {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getClientRects().length
}

it('is a ranking whose places stand on one line, a hundred at once', async () => {
  await page.setViewportSize({ width: 320, height: 900 })
  await open('select-many')
  await page.getByRole('checkbox', { name: `All ${many}` }).check()
  await page.getByRole('button', { name: `Match ${many} selected` }).click()
  await page.getByText(`The first 100 of ${many}.`).waitFor()
  await page.getByText(` of ${many} matched`).waitFor({ state: 'detached' })
  await showMore('ol > li', 20)
  // Copies have equal scores and share their place: the last twenty stand behind a hundred others.
  const place = page
    .locator('ol > li')
    .nth(many - 1)
    .getByText('101', { exact: true })
  expect(await place.evaluate(linesOf)).toBe(1)
  await expectNoSidewaysScroll(page)
  const filter = page.getByRole('searchbox', { name: 'Filter the ranking' })
  await filter.fill('1 DANA')
  const found = page.locator('ol > li a[href$="/match"]')
  await expect.poll(() => found.allTextContents()).toContain('1 dana-whitlock.pdf')
  for (const name of await found.allTextContents()) expect(name).toContain('1 dana')
  await filter.fill('nobody at all')
  await page.getByText('No file name contains “nobody at all”.').waitFor()
  await filter.fill('')
})

it('is a list of resumes, counted and in the order that is asked for', async () => {
  await open('resumes')
  const names = page.locator('li a[download]')
  await page
    .getByRole('status')
    .filter({ hasText: /^120 resumes$/ })
    .waitFor()
  await page.getByLabel('Sort by').selectOption('File name')
  const shown = await names.allTextContents()
  expect(shown).toEqual(shown.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })))
  await page.getByRole('searchbox', { name: 'Filter resumes' }).fill('whitlock')
  await expect.poll(() => names.count()).toBeLessThan(many)
  await page
    .getByRole('status')
    .filter({ hasText: `${await names.count()} of 120 resumes` })
    .waitFor()
  await expectNoSidewaysScroll(page)
})

it('is a history of the best ten, and a hundred more at once', async () => {
  await page.goto(`${server.url}/userhome`)
  await page.getByText(`The first 10 of ${many}.`).waitFor()
  // Not so the resumes above it: who goes on by keyboard has to pass them all.
  await page.getByRole('link', { name: `All ${many} resumes` }).waitFor()
  expect(await page.getByRole('link', { name: /^AI Score of/ }).count()).toBeLessThan(many / 2)
  const rows = 'ul > li:has(a[href$="/match"])'
  await page.getByRole('button', { name: 'Show 100 more' }).press('Enter')
  await expectFocused(page.locator(rows).nth(10).locator('a').first())
  await showMore(rows, 10)
  await expectNoSidewaysScroll(page)
})
