// The main job against the clock: a real server in a fresh folder, twelve sample resumes uploaded, read and matched,
// or so many copies of each.
// Prints seconds for each step and how long somebody else waited at most for a page while they were matched; beside it
// the same twelve read and judged by the command line, in the same run. The second job finds them read already.
//   node bench/main-path.mjs [rounds] [copies]
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from '../scripts/build.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const rounds = Number(process.argv[2] ?? 3)
const copies = Number(process.argv[3] ?? 1)
const trades = readdirSync(join(root, 'examples/files')).slice(0, 2)
const paths = trades.flatMap(trade => {
  const folder = join(root, 'examples/files', trade)
  return readdirSync(folder).map(name => join(folder, name))
})
const jobFiles = trades.map(trade => join(root, 'examples/jobs', `${trade}.md`))
const median = list => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]

function start(dataDir) {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    BILLING_SANDBOX: 'allow',
  }
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', chunk => {
      output += chunk
      const port = /running at http:\/\/[^:]+:(\d+)/.exec(output)?.[1]
      if (port) resolve({ child, url: `http://127.0.0.1:${port}` })
    })
    child.on('exit', code => reject(new Error(`the server ended with ${code}`)))
  })
}

async function ok(response) {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

/** Asks for the front page again and again until `work` is done. Answers the longest wait, in seconds. */
async function longestWait(url, work) {
  let longest = 0
  let done = false
  const asking = (async () => {
    while (!done) {
      const from = performance.now()
      await (await fetch(url)).text()
      longest = Math.max(longest, (performance.now() - from) / 1000)
    }
  })()
  await work().finally(() => {
    done = true
  })
  await asking
  return longest
}

async function round() {
  const dataDir = mkdtempSync(join(tmpdir(), 'candid-bench-'))
  const seconds = {}
  const timed = async (step, work) => {
    const from = performance.now()
    const result = await work()
    seconds[step] = (performance.now() - from) / 1000
    return result
  }
  const { child, url } = await timed('first start', () => start(dataDir))
  try {
    const json = { 'content-type': 'application/json' }
    const signup = await fetch(`${url}/api/auth/signup`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: 'bench@example.com', username: 'bench', password: 'a bench pass phrase' }),
    })
    const headers = { cookie: signup.headers.getSetCookie()[0].split(';')[0] }
    const jobs = []
    for (const file of jobFiles) {
      const [title, ...rest] = readFileSync(file, 'utf8').split('\n')
      const body = JSON.stringify({ title: title.replace('# ', ''), description: rest.join('\n') })
      jobs.push(await ok(await fetch(`${url}/api/jobs`, { method: 'POST', headers: { ...headers, ...json }, body })))
    }
    const form = new FormData()
    for (const path of paths) form.append('file', new Blob([readFileSync(path)]), path.split('/').at(-1))
    const resumes = []
    await timed('upload and read', async () => {
      for (let i = 0; i < copies; i++)
        resumes.push(...(await ok(await fetch(`${url}/api/resumes`, { method: 'POST', headers, body: form }))).resumes)
    })
    const match = async job => {
      const ids = JSON.stringify({ resume_ids: resumes.map(resume => resume.id) })
      const address = `${url}/api/ai/jobs/${job.id}/resumes/match_batch`
      const { results } = await ok(
        await fetch(address, { method: 'POST', headers: { ...headers, ...json }, body: ids }),
      )
      if (results.some(result => result.error)) throw new Error('a resume could not be matched')
    }
    await timed('match', async () => {
      seconds['longest wait of another'] = await longestWait(url, () => match(jobs[0]))
    })
    await timed('match a second job', () => match(jobs[1]))
    child.removeAllListeners('exit')
    child.kill('SIGTERM')
    await new Promise(done => child.on('exit', done))
    const again = await timed('second start', () => start(dataDir))
    again.child.removeAllListeners('exit')
    again.child.kill('SIGKILL')
  } finally {
    child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
  const from = performance.now()
  const shell = spawnSync(process.execPath, [
    join(root, 'dist/server/screen.js'),
    '--job',
    jobFiles[0],
    '--format',
    'json',
    ...paths,
  ])
  if (shell.status !== 0) throw new Error(String(shell.stderr))
  seconds['command line, all of it'] = (performance.now() - from) / 1000
  return seconds
}

await ensureBuilt()
const all = []
for (let i = 0; i < rounds; i++) all.push(await round())
console.log(`${paths.length * copies} resumes (${trades.join(', ')}), median of ${rounds} rounds, seconds`)
for (const step of Object.keys(all[0])) console.log(step.padEnd(26), median(all.map(each => each[step])).toFixed(2))
