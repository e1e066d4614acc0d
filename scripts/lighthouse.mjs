// Has Lighthouse judge four screens: node scripts/lighthouse.mjs. It is 150 MB, so it is fetched for the run by npx and
// is no dependency of the product. Ends with 1 where a score is under 95.
import { spawn } from 'node:child_process'
import { findChromium } from './machine.mjs'
import { withSampleServer } from './sample-server.mjs'

const version = '12.8.2'
const least = 95
const screens = ['/', '/login', '/joblist', '/resumes']
const members = new Set(['/joblist', '/resumes'])

async function judge(url, cookie) {
  const flags = ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])].join(' ')
  const args = ['--yes', `lighthouse@${version}`, url, '--output=json', '--quiet', `--chrome-flags=${flags}`]
  if (cookie) args.push(`--extra-headers=${JSON.stringify({ cookie })}`)
  const env = { ...process.env, CHROME_PATH: findChromium() }
  const child = spawn('npx', args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let report = ''
  for await (const chunk of child.stdout) report += chunk
  return JSON.parse(report)
}

const failedAudits = ({ audits }) =>
  Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
    .map(({ id }) => id)

await withSampleServer(async ({ url, cookie }) => {
  for (const screen of screens) {
    const report = await judge(url + screen, members.has(screen) ? cookie : '')
    const scores = Object.values(report.categories).map(({ id, score }) => [id, Math.round(score * 100)])
    console.log(screen, scores.map(([id, score]) => `${id} ${score}`).join(' · '))
    if (scores.some(([, score]) => score < 100)) console.log('   ', failedAudits(report).join(', '))
    if (scores.some(([, score]) => score < least)) process.exitCode = 1
  }
})
