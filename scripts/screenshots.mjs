// Makes the pictures of the README: a real server in a fresh folder, the sample data, a real browser.
//   node scripts/screenshots.mjs
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { ensureBuilt } from './build.mjs'
import { findChromium } from './machine.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const images = join(root, 'docs/images')

async function startServer(dataDir) {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir }
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', chunk => {
      output += chunk
      const found = /running at http:\/\/[^:]+:(\d+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
    child.on('exit', () => reject(new Error(`The server did not start:\n${output}`)))
  })
  return { child, url: `http://127.0.0.1:${port}` }
}

async function loadSamples(page, url) {
  await page.goto(`${url}/signup`)
  await page.getByLabel('Email').fill('robin@example.com')
  await page.getByLabel('Username').fill('Robin')
  await page.getByLabel('Password', { exact: true }).fill('pictures for the readme')
  await page.getByLabel('Confirm password').fill('pictures for the readme')
  await page.getByRole('button', { name: 'Sign Up' }).last().click()
  await page.waitForURL('**/userhome')
  await page.goto(`${url}/onboarding`)
  await page.getByRole('button', { name: 'Try it with sample data' }).click()
  await page.getByRole('button', { name: 'Run Analysis' }).click()
  await page.getByRole('link', { name: 'Go to Dashboard' }).waitFor()
}

async function takePictures(page, url) {
  const shot = name => page.screenshot({ path: join(images, `${name}.png`) })
  await shot('results')
  const best = page.locator('ol a[href$="/match"]').first()
  await best.click()
  await page.waitForURL('**/match')
  await page.locator('blockquote').first().waitFor()
  await shot('match')
  const { resumes } = await page.evaluate(async () => (await fetch('/api/resumes')).json())
  await page.goto(`${url}/resumes/${resumes.at(-1).id}/ai-score`)
  await page.getByText('Strengths').waitFor()
  await shot('analysis')
  await page.goto(`${url}/userhome`)
  await page.getByText('Match history').waitFor()
  await page.getByText('AI Score').first().waitFor()
  await shot('dashboard')
}

await ensureBuilt()
const dataDir = mkdtempSync(join(tmpdir(), 'candid-pictures-'))
const { child, url } = await startServer(dataDir)
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--disable-gpu', ...asRoot] })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, locale: 'en-GB', timezoneId: 'UTC' })
  page.setDefaultTimeout(20_000)
  await loadSamples(page, url)
  await takePictures(page, url)
} finally {
  await browser.close()
  child.kill('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}
