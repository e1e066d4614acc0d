import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { findChromium } from '../../scripts/machine.mjs'

/** Chromium refuses its sandbox to root; the other flags keep it from asking the network for anything of its own. */
const flags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

export type Browser = { context: BrowserContext; page: Page; problems: string[]; close: () => Promise<void> }

// Starting one takes a second of a core, and a worker runs several files of tests. It ends with its worker.
let started: ReturnType<typeof chromium.launch> | undefined
const chromiumOfWorker = () => {
  started ??= chromium.launch({ executablePath: findChromium(), args: flags })
  return started
}

/** A profile of its own in a real Chromium. `problems` collects what it complained about by itself. */
export async function openBrowser(options: { width?: number; height?: number } = {}): Promise<Browser> {
  const context = await (await chromiumOfWorker()).newContext({
    viewport: { width: options.width ?? 1280, height: options.height ?? 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
  })
  const page = await context.newPage()
  // What never comes is ended; beside other work a page may take its time.
  page.setDefaultTimeout(60_000)
  return { context, page, problems: watch(page), close: () => context.close() }
}

/** Uncaught errors, refused content and complaints on the console. */
function watch(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', error => problems.push(`uncaught: ${error.message}`))
  page.on('console', message => {
    // The browser itself reports an answer of 4xx; that is the wire's business, not a complaint of the page.
    const ofTheWire = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !ofTheWire) problems.push(`console: ${message.text()}`)
  })
  return problems
}

/** No accessibility finding on the page as it stands, of these rules or of all, and nothing that scrolls sideways. */
export async function expectAccessible(page: Page, rules?: string[]) {
  // Axe says of a page that is not drawn yet that it has no heading.
  await page.locator('h1').first().waitFor()
  // Half-way from one colour to the next a contrast is nobody's.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
  // Legacy: everything is on one page, and no other is opened to gather the findings of frames.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' · ')}`)
  expect(told, page.url()).toEqual([])
  await expectNoSidewaysScroll(page)
}

export async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** That the keyboard gets there. A page goes on moving it for a moment after it shows what it was asked for. */
export const expectFocused = (locator: Locator) => locator.and(locator.page().locator(':focus')).waitFor()

/** Ends the session. Leaves the page first: one that still asks for something would go to the login by itself, across the test's next step. */
export async function signOut({ context, page }: Browser) {
  await page.goto('about:blank')
  await context.clearCookies()
}

/** Puts somebody's session into the browser. */
export async function signIn({ context }: Browser, url: string, client: { cookie: () => string }) {
  const [name = '', value = ''] = client.cookie().split(/=(.*)/s)
  await context.clearCookies()
  await context.addCookies([{ name, value, url }])
}
