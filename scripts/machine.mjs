// Makes the machine ready for the tests: a Chromium for the walks, the binaries of a PostgreSQL server for the second
// API run, and tesseract, which reads scans. Installs Debian's where that is possible, else says what to do and fails:
// it never skips a test.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const oldestPostgres = 15

const isProgram = path => {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

const foldersOf = variable => (process.env[variable] ?? '').split(delimiter).filter(Boolean)

const onPath = name =>
  foldersOf('PATH')
    .map(folder => join(folder, name))
    .find(isProgram)

/** Where Chromium or Chrome is, or undefined. CHROMIUM_PATH decides where it is set. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return [process.env.CHROMIUM_PATH].find(isProgram)
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const applications = ['Google Chrome', 'Chromium'].map(name => `/Applications/${name}.app/Contents/MacOS/${name}`)
  return names.map(onPath).find(Boolean) ?? applications.find(isProgram)
}

/** `postgres (PostgreSQL) 15.14 (Debian …)` → 15 */
const majorOf = folder => {
  const answer = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout ?? ''
  return Number(/\(PostgreSQL\) (\d+)/.exec(answer)?.[1] ?? 0)
}

const versionsIn = (folder, toBinaries) =>
  existsSync(folder)
    ? readdirSync(folder)
        .map(toBinaries)
        .filter(Boolean)
        .sort((a, b) => majorOf(b) - majorOf(a))
    : []

/** The folder of `initdb` and `postgres`, version 15 or newer, or undefined. POSTGRES_BIN decides where it is set. */
export function findPostgres() {
  const isServer = folder =>
    isProgram(join(folder, 'initdb')) && isProgram(join(folder, 'postgres')) && majorOf(folder) >= oldestPostgres
  if (process.env.POSTGRES_BIN) return [process.env.POSTGRES_BIN].find(isServer)
  const linked = onPath('postgres')
  const brew = name => (/^postgresql@\d+$/.test(name) ? name : undefined)
  return [
    ...(linked ? [dirname(realpathSync(linked))] : []),
    ...versionsIn('/usr/lib/postgresql', name => `/usr/lib/postgresql/${name}/bin`),
    ...['/opt/homebrew/opt', '/usr/local/opt'].flatMap(opt =>
      versionsIn(opt, name => brew(name) && join(opt, name, 'bin')),
    ),
  ].find(isServer)
}

const needed = [
  {
    find: findChromium,
    name: 'Chromium',
    setting: 'CHROMIUM_PATH',
    package: 'chromium',
    byHand: 'Install Chromium or Google Chrome (macOS: brew install --cask google-chrome), or set CHROMIUM_PATH to it.',
  },
  {
    find: findPostgres,
    name: `PostgreSQL ${oldestPostgres} or newer (server binaries)`,
    setting: 'POSTGRES_BIN',
    package: 'postgresql',
    byHand: 'Install it (macOS: brew install postgresql@17), or set POSTGRES_BIN to the folder of initdb and postgres.',
  },
  {
    find: findTesseract,
    name: 'tesseract (text recognition)',
    setting: 'TESSERACT_PATH',
    package: 'tesseract-ocr',
    byHand: 'Install it (macOS: brew install tesseract), or set TESSERACT_PATH to the program.',
  },
]

/** Where tesseract is, or undefined. TESSERACT_PATH decides where it is set. */
function findTesseract() {
  return process.env.TESSERACT_PATH ? [process.env.TESSERACT_PATH].find(isProgram) : onPath('tesseract')
}

/** How a command is run as root here, or undefined: as root itself, or by a sudo that asks for nothing. */
function asRoot() {
  if (process.getuid?.() === 0) return []
  const sudo = onPath('sudo')
  return sudo && spawnSync(sudo, ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? [sudo, '-n'] : undefined
}

/** Answers whether it went well. Its words go to stderr, where the test run's own are not. */
function runAsRoot(prefix, command) {
  const [program, ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', ...command]
  return spawnSync(program, rest, { stdio: ['ignore', 2, 2] }).status === 0
}

/** Debian asks this file whether a service may start: 101 is no. Only where we are root ourselves and none is there. */
function withoutServices(prefix, work) {
  const policy = '/usr/sbin/policy-rc.d'
  const ours = prefix.length === 0 && existsSync(dirname(policy)) && !existsSync(policy)
  if (ours) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return work()
  } finally {
    if (ours) rmSync(policy, { force: true })
  }
}

function install(missing) {
  const apt = onPath('apt-get')
  const prefix = apt ? asRoot() : undefined
  if (!prefix) return
  const packages = missing.map(each => each.package)
  process.stderr.write(`The tests need ${missing.map(each => each.name).join(' and ')}: installing Debian's …\n`)
  withoutServices(prefix, () => {
    // An outdated list of packages is worth a try all the same.
    runAsRoot(prefix, [apt, 'update', '-q'])
    return runAsRoot(prefix, [apt, 'install', '-q', '-y', '--no-install-recommends', ...packages])
  })
}

/** Throws, with what to do, where something is missing and cannot be installed. */
function prepareMachine() {
  const missing = () => needed.filter(each => !each.find())
  // No installation mends a setting that points elsewhere.
  const wrong = missing().find(each => process.env[each.setting])
  if (wrong) throw new Error(`${wrong.setting} is ${process.env[wrong.setting]}: there is no ${wrong.name}.`)
  if (missing().length > 0) install(missing())
  const still = missing()
  if (still.length === 0) return
  const byApt = `On Debian or Ubuntu: sudo apt-get install ${still.map(each => each.package).join(' ')}`
  throw new Error(
    ['The tests cannot run here.', ...still.map(each => `${each.name} was not found. ${each.byHand}`), byApt].join(
      '\n',
    ),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    prepareMachine()
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
