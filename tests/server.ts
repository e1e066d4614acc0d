import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const entry = fileURLToPath(new URL('../dist/server/main.js', import.meta.url))

/** Tests are many people and one address. What one account may do stays as it is. */
const manyPeople = { LIMITS: 'login_address=10000/s, signup=10000/s, third_party=10000/s, mail_address=10000/s' }

/** The embedded database is WebAssembly: compiling it a second time, to run faster, takes longer than a test uses it. */
const flags = ['--liftoff-only']

const production = { NODE_ENV: 'production', BILLING_SANDBOX: 'allow', SIGN_IN_SANDBOX: 'allow' }

export type TestServer = {
  url: string
  process: ChildProcess
  /** Everything it printed so far. */
  output: () => string
  /** As a person would stop it; resolves when the process has ended. */
  stop: () => Promise<void>
  /** As a power cut would. */
  kill: () => Promise<void>
}

/** Runs the built server as a process of its own on a free port; throws with its output where it does not start. */
export async function startServer(env: Record<string, string>): Promise<TestServer> {
  const child = spawn(process.execPath, [...flags, entry], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...production, ...manyPeople, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  const port = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const found = /running at http:\/\/[^:]+:(\d+)/.exec(output)
      if (found?.[1]) resolve(found[1])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', code => reject(new Error(`The server ended with ${code}:\n${output}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

/** A folder that `remove` takes away again. */
export async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'candid-test-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
