// Builds dist/ when its sources changed: the web application and the bundled server. Says what it does on stderr.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const root = fileURLToPath(new URL('../', import.meta.url))
const stampFile = join(root, 'dist/stamp')
const lockFile = join(root, 'node_modules/.candid-build')
const sources = [
  'contract',
  'documents',
  'engine',
  'server',
  'web',
  'cli',
  'package-lock.json',
  'vite.config.ts',
  'vite.server.config.ts',
]

/** Name, size and change time of every source, hashed: enough to know whether anything was touched. */
function stampOfSources() {
  const hash = createHash('sha256')
  const visit = path => {
    const stat = statSync(join(root, path), { throwIfNoEntry: false })
    if (!stat) return
    if (stat.isDirectory()) for (const name of readdirSync(join(root, path)).sort()) visit(`${path}/${name}`)
    else if (!/\.test\.tsx?$/.test(path)) hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`)
  }
  for (const source of sources) visit(source)
  return hash.digest('hex')
}

const builtStamp = () => (existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '')

/** In processes of their own: vite's memory goes with them, and a test run's NODE_ENV does not reach the build. */
function build(stamp) {
  process.stderr.write('Building Candid (only when its sources changed) …\n')
  rmSync(stampFile, { force: true })
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  for (const config of ['vite.server.config.ts', 'vite.config.ts'])
    run([vite, 'build', '--config', config, '--logLevel', 'warn'])
  compressTexts(join(root, 'dist/web'))
  writeFileSync(stampFile, stamp)
}

/** Once here, as small as it gets, instead of at every request. Fonts are compressed already. */
function compressTexts(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.(js|css|html|svg)$/.test(name)) continue
    const bytes = readFileSync(join(folder, name))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
  }
}

function run(args) {
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', process.stderr, process.stderr],
  })
  if (status === 0) return
  process.stderr.write('The build failed; what it said stands above.\n')
  process.exit(1)
}

/** Waits while another process builds, so that two starts at once do not write into each other's files. */
async function withLock(work) {
  while (!takeLock()) await new Promise(done => setTimeout(done, 250))
  process.once('exit', () => rmSync(lockFile, { force: true }))
  work()
  rmSync(lockFile, { force: true })
}

/** The lock names its process: one that was killed in the middle of a build holds nobody up. */
function takeLock() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  const holder = Number(readFileSync(lockFile, 'utf8'))
  try {
    process.kill(holder, 0)
  } catch (error) {
    if (error.code === 'ESRCH') rmSync(lockFile, { force: true })
  }
  return false
}

/** Makes sure that dist/ is what the sources say. Quick when nothing changed. */
export async function ensureBuilt() {
  if (builtStamp() === stampOfSources()) return
  await withLock(() => {
    const stamp = stampOfSources()
    if (builtStamp() !== stamp) build(stamp)
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await ensureBuilt()
