import { afterAll, describe, expect, it } from 'vitest'
import { type Place, placesOf, visit } from '../../scripts/routes.mjs'
import { openSamples } from './sample.ts'
import { expectAccessible, expectFocused, expectNoSidewaysScroll, signIn, signOut } from './support.ts'

/** Every screen, in both themes, at both ends of the widths, by keyboard alone; and whatever opens over a screen. */
const { server, browser, page, robin, placeNamed, close } = await openSamples()
afterAll(close)

async function open(place: Place) {
  await (place.guest ? signOut(browser) : signIn(browser, server.url, robin))
  await visit(page, server.url, place)
}

/** A theme changes colours only: what axe says of the rest it says once. */
async function expectAccessibleInBothThemes() {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectAccessible(page, ['color-contrast'])
}

async function expectNoSidewaysScrollAt(...widths: number[]) {
  for (const width of widths) {
    await resize(width)
    await expectNoSidewaysScroll(page)
  }
  await resize(1280)
}

async function resize(width: number) {
  await page.setViewportSize({ width, height: 900 })
}

/** Of each thing that the keyboard should reach: whether Tab came to it, and whether that could be seen. */
async function walkByTab(): Promise<string[]> {
  const total = await page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,summary,[tabindex="0"]')
    const radios = new Set<string>()
    const wanted = [...all].filter(element => {
      const visible = element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0
      if (!visible || !(element instanceof HTMLInputElement) || element.type !== 'radio') return visible
      const first = !radios.has(element.name)
      radios.add(element.name)
      return first
    })
    for (const [index, element] of wanted.entries()) element.dataset.wanted = String(index)
    return wanted.length
  })
  const reached = new Set<string>()
  const faults: string[] = []
  for (let step = 0; step < total + 3 && reached.size < total; step++) {
    await page.keyboard.press('Tab')
    const now = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement) || element.dataset.wanted === undefined) return null
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      const seen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      return { index: element.dataset.wanted, seen, html: element.outerHTML.slice(0, 120) }
    })
    if (!now) continue
    reached.add(now.index)
    if (!now.seen) faults.push(`no visible focus: ${now.html}`)
  }
  if (reached.size < total) faults.push(`${total - reached.size} of ${total} were not reached`)
  return faults
}

describe('every screen', () => {
  // The ids are not known yet where the tests are named; they do not change the names.
  const names = placesOf({ job: 1, resume: 1, resumes: [1] }).map(({ name }) => name)

  it.each(names)('%s', async name => {
    await open(placeNamed(name))
    await expectAccessibleInBothThemes()
    await expectNoSidewaysScrollAt(320, 2560)
    expect(await walkByTab()).toEqual([])
  })
})

describe('what opens over a screen', () => {
  const opened: [string, string, () => Promise<unknown>][] = [
    ['the profile menu', 'dashboard', () => page.getByRole('button', { name: /^Profile of/ }).click()],
    [
      'a question',
      'jobs',
      () =>
        page
          .getByRole('button', { name: /^Delete / })
          .first()
          .click(),
    ],
    ['the command menu', 'resumes', () => page.keyboard.press('ControlOrMeta+k')],
    ['an analysis of the history', 'dashboard', () => page.locator('summary', { hasText: 'Analysis' }).first().click()],
    ['a toast', 'resumes-new', () => page.getByRole('button', { name: 'Upload', exact: true }).click()],
    ['errors under fields', 'job-new', () => page.getByRole('button', { name: 'Create job' }).click()],
    ['a requirement in the posting', 'match', openInPosting],
  ]
  const marks: Record<string, string> = {
    'the profile menu': '[role=menu]',
    'a question': 'dialog[open]',
    'the command menu': 'dialog[open] [role=option]',
    'an analysis of the history': 'details[open]',
    'a toast': 'section[aria-label=Notifications] li',
    'errors under fields': '[aria-invalid=true]',
    'a requirement in the posting': 'button[aria-expanded=true]',
  }
  async function openInPosting() {
    await page.getByRole('button', { name: 'In the posting' }).click()
    await page.locator('main button[aria-expanded]').first().click()
  }

  it.each(opened)('%s', async (what, name, bring) => {
    await open(placeNamed(name))
    await bring()
    await page.locator(marks[what]!).first().waitFor()
    await expectAccessibleInBothThemes()
    await expectNoSidewaysScrollAt(320)
    expect(await page.evaluate(() => document.getAnimations().length), 'something moves').toBe(0)
  })

  it('a question that took its row away leaves the keyboard at the row after it', async () => {
    await robin.post('/api/jobs', { title: 'Deleted next' })
    await open(placeNamed('jobs'))
    const deleted = page.getByRole('listitem').filter({ hasText: 'Deleted next' })
    const after = await page
      .getByRole('button', { name: /^Delete / })
      .nth(1)
      .getAttribute('aria-label')
    // The second press of a double one does not close it.
    await deleted.getByRole('button', { name: /^Delete / }).dblclick()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.waitForFunction(name => document.activeElement?.getAttribute('aria-label') === name, after)
  })

  it.each([
    ['Escape', () => page.keyboard.press('Escape')],
    ['its background', () => page.mouse.click(5, 5)],
    ['its button', () => page.getByRole('button', { name: 'Cancel' }).click()],
  ])('a question closes by %s and gives the focus back', async (_, close) => {
    await open(placeNamed('jobs'))
    const asks = page.getByRole('button', { name: /^Delete / }).first()
    await asks.click()
    await page.getByRole('dialog').waitFor()
    await close()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expectFocused(asks)
  })
})
