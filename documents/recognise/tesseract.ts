/** Text recognition by the program tesseract, where the machine has it. */
import { spawn, spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

type RecogniserLimits = {
  /** Ends the program at once. */
  signal: AbortSignal
  /** Of address space. */
  memoryMb: number
}

/**
 * Reads the text off a grey picture (PGM, 300 dots an inch) and answers it as hOCR; null where that could not be done
 * within the limits. Never rejects.
 */
export type Recogniser = (picture: Uint8Array, limits: RecogniserLimits) => Promise<string | null>

const shell = '/bin/sh'
/** Each language that is tried adds its time again. */
const mostLanguages = 3
const mostAnswer = 16 * 1024 * 1024
/** Seconds of computing that no page needs; the kernel ends the program then even if nobody else is left to. */
const mostSeconds = 60

/**
 * Looks for tesseract once: at `setting`, or on the PATH where there is none; `off` finds nothing. Null where it is not
 * there or has no language to read. Throws where `setting` names what is no program.
 */
export function findTesseract(setting: string | undefined): Recogniser | null {
  if (setting === 'off') return null
  const program = setting ?? onPath('tesseract')
  if (!program || !isProgram(shell)) return null
  if (setting && !(isAbsolute(setting) && isProgram(setting)))
    throw new Error(`TESSERACT_PATH is ${setting}: there is no program. Give its full path, or "off".`)
  const languages = languagesOf(program)
  return languages.length === 0 ? null : (picture, limits) => run(program, languages, picture, limits)
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(isAbsolute)
  return folders.map(folder => join(folder, name)).find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Every language of Debian is a package of its own, so those that are there are wanted; `osd` tells no letters. */
function languagesOf(program: string): string[] {
  const { stdout } = spawnSync(program, ['--list-langs'], { encoding: 'utf8', timeout: 5_000, env: environment() })
  const names = (stdout ?? '').split('\n').filter(line => /^[a-z]{3}(_[a-z]+)?$/i.test(line) && line !== 'osd')
  return names.toSorted((a, b) => Number(b === 'eng') - Number(a === 'eng')).slice(0, mostLanguages)
}

/** Nothing of the server's own settings, keys among them, goes to the program. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, TESSDATA_PREFIX } = process.env
  return { PATH, LC_ALL: 'C', OMP_THREAD_LIMIT: '1', ...(TESSDATA_PREFIX ? { TESSDATA_PREFIX } : {}) }
}

/** The shell sets the kernel's limits and is then replaced by the program. macOS knows no limit of address space. */
const limited = 'ulimit -c 0; ulimit -t "$1"; ulimit -v "$2" 2>/dev/null; shift 2; exec "$@"'

function run(program: string, languages: string[], picture: Uint8Array, limits: RecogniserLimits) {
  const words = ['stdin', 'stdout', '-l', languages.join('+'), '--psm', '3', '--dpi', '300']
  const args = ['-c', limited, 'sh', String(mostSeconds), String(limits.memoryMb * 1024), program, ...words]
  return new Promise<string | null>(done => {
    if (limits.signal.aborted) return done(null)
    const child = spawn(shell, [...args, '-c', 'tessedit_create_hocr=1'], {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: environment(),
      signal: limits.signal,
      killSignal: 'SIGKILL',
    })
    const chunks: Buffer[] = []
    let size = 0
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > mostAnswer) child.kill('SIGKILL')
      else chunks.push(chunk)
    })
    child.on('error', () => done(null))
    child.on('close', code => done(code === 0 ? Buffer.concat(chunks).toString() : null))
    // A program that ended early closes its end; that it failed is told by its code.
    child.stdin.on('error', () => {})
    child.stdin.end(picture)
  })
}
