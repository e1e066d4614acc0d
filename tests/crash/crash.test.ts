import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startServer, temporaryFolder } from '../server.ts'
import { type Random, seeded } from './random.ts'
import { createWriter, type Writer } from './writer.ts'

/** `CRASH_ROUNDS=100 npx vitest run --project crash` is the long run; CRASH_SEED repeats one. */
const rounds = Number(process.env.CRASH_ROUNDS ?? 3)
const seed = Number(process.env.CRASH_SEED ?? Date.now() % 2 ** 31)

const entry = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url))

/** Milliseconds that a server may take to start, and those within which the writers are cut off. */
const startTime = 4_000
const writeTime = 2_500

test(`nothing acknowledged is lost in ${rounds} crashes (CRASH_SEED=${seed})`, {
  timeout: 300_000 + rounds * 30_000,
}, async () => {
  const random = seeded(seed)
  const folder = await temporaryFolder()
  onTestFinished(folder.remove)
  const env = { DATA_DIR: folder.path }
  const writers = Array.from({ length: 4 }, (_, index) =>
    createWriter(`writer${index}`, seeded(random.between(1, 2 ** 31))),
  )
  let unanswered = 0

  // The first start builds the database: it must survive a crash too.
  await crashWhileStarting(env, random)
  let server = await startServer(env)
  onTestFinished(() => server.kill())
  for (const writer of writers) await writer.signUp(server.url)
  for (let round = 1; round <= rounds; round++) {
    const writing = Promise.all(writers.map(writer => writer.write(server.url)))
    await Promise.race([writing, sleep(random.between(50, writeTime))])
    await server.kill()
    await writing
    if (random.between(1, 3) === 1) await crashWhileStarting(env, random)
    server = await startServer(env)
    unanswered += await compareAll(writers, server.url, folder.path)
  }
  await server.stop()
  server = await startServer(env)
  await compareAll(writers, server.url, folder.path)
  await server.stop()

  const acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledged(), 0)
  console.log(`${rounds} crashes, ${acknowledged} acknowledged writes, all kept; ${unanswered} kept unanswered.`)
  expect(acknowledged).toBeGreaterThan(rounds)
})

/** A start that is cut off at a random moment, or soon after it. */
async function crashWhileStarting(env: Record<string, string>, random: Random) {
  const child = spawn(process.execPath, [entry], { env: { ...process.env, PORT: '0', ...env }, stdio: 'ignore' })
  await sleep(random.between(0, startTime))
  child.kill('SIGKILL')
  const [, signal] = await once(child, 'exit')
  expect(signal, 'it did not end by itself').toBe('SIGKILL')
}

/** Every writer finds what it knows, and on the disk is one file for each resume, and nothing else. */
async function compareAll(writers: Writer[], url: string, dataDir: string): Promise<number> {
  const found = await Promise.all(writers.map(writer => writer.compare(url)))
  // Where the server was killed before the first upload was stored, there is no folder yet.
  await mkdir(join(dataDir, 'files'), { recursive: true })
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => entry.name)
  expect(files.filter(name => name.startsWith('.'))).toEqual([])
  expect(files).toHaveLength(found.reduce((sum, { resumes }) => sum + resumes, 0))
  return found.reduce((sum, each) => sum + each.unanswered, 0)
}
