// The built server in a fresh folder with the sample data of one person, for scripts that look at the product.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './build.mjs'

const entry = fileURLToPath(new URL('../dist/server/main.js', import.meta.url))

async function listening(child) {
  let output = ''
  return new Promise((found, failed) => {
    child.stdout.on('data', chunk => {
      output += chunk
      const port = /running at http:\/\/[^:]+:(\d+)/.exec(output)?.[1]
      if (port) found(`http://127.0.0.1:${port}`)
    })
    child.on('exit', () => failed(new Error(`The server did not start:\n${output}`)))
  })
}

/** Somebody signed in, with the sample data matched and one resume analysed: the cookie and the ids to look at. */
async function prepare(url) {
  let cookie = ''
  const post = async (path, body) => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    for (const line of response.headers.getSetCookie()) cookie = line.split(';')[0] ?? ''
    return response.json()
  }
  const account = { email: 'robin@example.com', username: 'Robin', password: 'pictures for the readme' }
  await post('/api/auth/signup', account)
  const { job, resumes } = await post('/api/samples')
  const ids = resumes.map(({ id }) => id)
  const { results } = await post(`/api/ai/jobs/${job.id}/resumes/match_batch`, { resume_ids: ids })
  const [best] = results.toSorted((a, b) => b.match_score - a.match_score)
  await post(`/api/ai/resumes/${best.resume_id}/analyze`)
  return { cookie, ids: { job: job.id, resume: best.resume_id, resumes: ids } }
}

/** Runs `look` with the server's address, the cookie and the ids, and leaves nothing behind. */
export async function withSampleServer(look) {
  await ensureBuilt()
  const dataDir = mkdtempSync(join(tmpdir(), 'candid-look-'))
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    BILLING_SANDBOX: 'allow',
    SIGN_IN_SANDBOX: 'allow',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
  }
  const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const url = await listening(child)
    await look({ url, ...(await prepare(url)) })
  } finally {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    rmSync(dataDir, { recursive: true, force: true })
  }
}
