// Takes pictures of the product: a real server in a fresh folder, the sample data, a real browser.
//   node scripts/screenshots.mjs            the four of the README, into docs/images
//   node scripts/screenshots.mjs <folder>   every screen in both themes, on a desk and on a phone, to be looked at
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { findChromium } from './machine.mjs'
import { placesOf, visit } from './routes.mjs'
import { withSampleServer } from './sample-server.mjs'

const images = fileURLToPath(new URL('../docs/images', import.meta.url))
const ofReadme = ['match', 'results', 'analysis', 'dashboard']
const desk = { width: 1280, height: 860 }
const phone = { width: 390, height: 844 }

async function openPage(browser, url, cookie) {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC' })
  const [name, value] = cookie.split(/=(.*)/s)
  if (cookie) await context.addCookies([{ name, value, url }])
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  return page
}

async function takePictures(page, url, places, { folder, viewport, colorScheme, fullPage, suffix = '' }) {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  for (const place of places) {
    await visit(page, url, place)
    await page.screenshot({ path: join(folder, `${place.name}${suffix}.png`), fullPage })
  }
}

async function takeAll(page, url, places, folder) {
  for (const [device, viewport] of Object.entries({ desk, phone }))
    for (const colorScheme of ['light', 'dark']) {
      const suffix = `-${device}-${colorScheme}`
      await takePictures(page, url, places, { folder, viewport, colorScheme, fullPage: true, suffix })
    }
}

const given = process.argv[2] && resolve(process.argv[2])
const folder = given ?? images
mkdirSync(folder, { recursive: true })
await withSampleServer(async ({ url, cookie, ids }) => {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--disable-gpu', ...asRoot] })
  try {
    const places = placesOf(ids)
    const member = await openPage(browser, url, cookie)
    if (given) {
      const guest = await openPage(browser, url, '')
      await takeAll(
        member,
        url,
        places.filter(place => !place.guest),
        folder,
      )
      await takeAll(
        guest,
        url,
        places.filter(place => place.guest),
        folder,
      )
    } else {
      const four = places.filter(({ name }) => ofReadme.includes(name))
      await takePictures(member, url, four, { folder, viewport: desk, colorScheme: 'light', fullPage: false })
    }
  } finally {
    await browser.close()
  }
})
