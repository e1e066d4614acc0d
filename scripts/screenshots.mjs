// Takes pictures of the product: a real server in a fresh folder, the sample data, a real browser.
//   node scripts/screenshots.mjs            the four of the README, into docs/images
//   node scripts/screenshots.mjs <folder>   every screen in both themes, on a desk and on a phone, to be looked at
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { ensureBuilt } from './build.mjs'
import { findChromium } from './machine.mjs'
import { placesOf, visit } from './routes.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const ofReadme = ['match', 'results', 'analysis', 'dashboard']
const desk = { width: 1280, height: 860 }
const phone = { width: 390, height: 844 }

async function startServer(dataDir) {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir }
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise((found, failed) => {
    let output = ''
    child.stdout.on('data', chunk => {
      output += chunk
      const seen = /running at http:\/\/[^:]+:(\d+)/.exec(output)?.[1]
      if (seen) found(seen)
    })
    child.on('exit', () => failed(new Error(`The server did not start:\n${output}`)))
  })
  return { child, url: `http://127.0.0.1:${port}` }
}

/** Somebody signed in, with the sample data matched and one resume analysed: the ids of what there is to see. */
async function prepare(page, url) {
  await page.goto(url)
  return page.evaluate(async () => {
    const post = async (path, body) => {
      const headers = body && { 'content-type': 'application/json' }
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
    }
    const account = { email: 'robin@example.com', username: 'Robin', password: 'pictures for the readme' }
    await post('/api/auth/signup', account)
    const { job, resumes } = await post('/api/samples')
    const ids = resumes.map(({ id }) => id)
    const { results } = await post(`/api/ai/jobs/${job.id}/resumes/match_batch`, { resume_ids: ids })
    const [best] = results.toSorted((a, b) => b.match_score - a.match_score)
    await post(`/api/ai/resumes/${best.resume_id}/analyze`)
    return { job: job.id, resume: best.resume_id, resumes: ids }
  })
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
    for (const colorScheme of ['light', 'dark'])
      await takePictures(page, url, places, {
        folder,
        viewport,
        colorScheme,
        fullPage: true,
        suffix: `-${device}-${colorScheme}`,
      })
}

await ensureBuilt()
const given = process.argv[2] && resolve(process.argv[2])
const folder = given ?? join(root, 'docs/images')
mkdirSync(folder, { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'candid-pictures-'))
const { child, url } = await startServer(dataDir)
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--disable-gpu', ...asRoot] })
try {
  const settings = { locale: 'en-GB', timezoneId: 'UTC' }
  const member = await browser.newPage(settings)
  member.setDefaultTimeout(20_000)
  const places = placesOf(await prepare(member, url))
  if (given) {
    const guest = await browser.newPage(settings)
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
  child.kill('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}
