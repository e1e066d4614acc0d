import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { pictureOf, scanOf } from '../../tests/fixtures/scan-pdf.ts'
import { show, writePdf } from '../../tests/fixtures/write-pdf.ts'
import { boxesOf } from '../places.ts'
import { createReadingPool, type PoolOptions, type ReadingPool } from '../pool.ts'
import type { DocumentText, Reading } from '../text.ts'
import { findTesseract } from './tesseract.ts'

const workerFile = new URL('../../dist/server/reading-worker.js', import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'recognise-'))
afterAll(() => rmSync(folder, { recursive: true }))

const pools: ReadingPool[] = []
afterEach(() => Promise.all(pools.splice(0).map(pool => pool.close())))
afterEach(() => vi.unstubAllEnvs())

function open(tesseract: string | undefined, options: Partial<PoolOptions> = {}): ReadingPool {
  const pool = createReadingPool({ workerFile, size: 1, recogniser: findTesseract(tesseract), ...options })
  pools.push(pool)
  return pool
}

/** The real program may take its time on a busy machine. */
const patient = { timeLimitMs: 60_000 }

function documentIn(reading: Reading): DocumentText {
  if (reading.status !== 'ok') throw new Error(reading.message)
  return reading.document
}

/** A program in the place of tesseract: it knows a language and then does what `script` says. */
function standIn(name: string, script: string): string {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\nif [ "$1" = --list-langs ]; then echo eng; exit; fi\n${script}\n`)
  chmodSync(path, 0o755)
  return path
}

const gone = (pid: number): boolean => {
  try {
    return !process.kill(pid, 0)
  } catch {
    return true
  }
}

const resume = [
  ['Odile Marchetti', 760],
  ['Pastry chef at Maison Verlaine since 2016', 720],
  ['Leads a team of six and trains apprentices', 704],
  ['Speaks French and Italian', 680],
] as const
const written = { content: resume.map(([line, y]) => show(60, y, line, { size: 12 })).join('') }
const picture = await pictureOf(writePdf([written]))
const scan = scanOf([picture])
const typed = { content: show(60, 700, 'Baker at a mill in Lyon, with a diploma in pastry') }

describe('a scan', () => {
  it('is read by tesseract, and says so', async () => {
    const document = documentIn(await open(undefined, patient).read(scan))
    expect(document.text.split('\n').filter(Boolean)).toEqual(resume.map(([line]) => line))
    expect(document.pages).toMatchObject([{ number: 1, recognised: true }])
    expect(document.quality).toEqual({ verdict: 'doubtful', reasons: [expect.stringContaining('recognised')] })
  })

  it('has its lines and words where they stand on the picture', async () => {
    const read = documentIn(await open(undefined, patient).read(scan))
    const real = documentIn(await open('off').read(writePdf([written])))
    for (const words of ['Odile', 'Maison Verlaine', 'apprentices']) {
      const [[box], [other]] = [read, real].map(document => {
        const start = document.text.indexOf(words)
        return boxesOf(document, start, start + words.length)
      }) as [ReturnType<typeof boxesOf>, ReturnType<typeof boxesOf>]
      expect(Math.abs((box?.x ?? 0) - (other?.x ?? 99))).toBeLessThan(6)
      expect(Math.abs((box?.y ?? 0) - (other?.y ?? 99))).toBeLessThan(6)
    }
  })

  it('among typed pages is read in its place', async () => {
    const document = documentIn(await open(undefined, patient).read(scanOf([typed, picture, typed])))
    expect(document.pages.map(page => page.recognised ?? false)).toEqual([false, true, false])
    const pages = new Map(document.lines.map(({ start, end, page }) => [document.text.slice(start, end), page]))
    expect(pages.get('Speaks French and Italian')).toBe(2)
    expect(document.lines.map(line => line.page)).toEqual([1, 2, 2, 2, 2, 3])
  })

  it('without tesseract is refused, with what to do', async () => {
    expect(await open('off').read(scan)).toEqual({
      status: 'unreadable',
      reason: 'image_only',
      message: expect.stringMatching(/looks like a scan; upload the original/),
    })
  })

  it('without tesseract and among typed pages is missed, and that is told', async () => {
    const { text, quality } = documentIn(await open('off').read(scanOf([typed, picture])))
    expect(text).toMatch(/^Baker/)
    expect(quality).toEqual({
      verdict: 'doubtful',
      reasons: ['1 of 2 pages is a picture whose text was not read.'],
    })
  })

  it('of nothing that can be read is refused', async () => {
    const spots = (at: number) => at < picture.width * 200 && Math.imul(at + 1, 0x9e3779b1) >>> 30 === 0
    const noise = Buffer.from(picture.pixels.map((_, at) => (spots(at) ? 0 : 255)))
    const reading = await open(undefined, patient).read(scanOf([{ ...picture, pixels: noise }]))
    expect(reading).toMatchObject({ reason: 'image_only', message: expect.stringContaining('sharper scan') })
  })
})

describe('the program', () => {
  it('that does not end is ended, and the scan refused in its time', async () => {
    const pidFile = join(folder, 'pid')
    const pool = open(standIn('hangs', `echo $$ > ${pidFile}; exec sleep 60`), { timeLimitMs: 8_000 })
    expect(await pool.read(scan)).toMatchObject({ reason: expect.stringMatching(/image_only|timed_out/) })
    await vi.waitFor(() => expect(gone(Number(readFileSync(pidFile, 'utf8')))).toBe(true))
    expect(await pool.read(writePdf([typed]))).toMatchObject({ status: 'ok' })
  })

  it('ends with the pool', async () => {
    const pidFile = join(folder, 'pid of a closed pool')
    const pool = open(standIn('waits', `echo $$ > "${pidFile}"; exec sleep 60`))
    const reading = pool.read(scan)
    reading.catch(() => {})
    await vi.waitFor(() => expect(existsSync(pidFile)).toBe(true), { timeout: 8_000 })
    await pool.close()
    await expect(reading).rejects.toThrow('closed')
    await vi.waitFor(() => expect(gone(Number(readFileSync(pidFile, 'utf8')))).toBe(true))
  })

  it('has limits of its own and sees nothing of our settings', async () => {
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_secret')
    const seen = join(folder, 'seen')
    const pool = open(standIn('tells', `(ulimit -t; ulimit -v; ulimit -c; env) > ${seen}; cat > /dev/null`))
    expect(await pool.read(scan)).toMatchObject({ reason: 'image_only' })
    const [seconds, kilobytes, core, ...settings] = readFileSync(seen, 'utf8').split('\n')
    expect(Number(seconds)).toBeLessThanOrEqual(60)
    if (process.platform === 'linux') expect(Number(kilobytes)).toBe(512 * 1024)
    expect(core).toBe('0')
    expect(settings.join()).not.toContain('STRIPE')
  })

  it.each([
    ['fails', 'cat > /dev/null; exit 1'],
    ['answers nonsense', `cat > /dev/null; echo '<body><p class="ocr_line"'`],
    ['answers without end', 'exec cat /dev/zero'],
    ['does not listen', 'exit 0'],
  ])('that %s costs a refusal', async (name, script) => {
    const pool = open(standIn(name.replaceAll(' ', '-'), script))
    expect(await pool.read(scan)).toMatchObject({ reason: 'image_only' })
    expect(await pool.read(writePdf([typed]))).toMatchObject({ status: 'ok' })
  })

  it('must be there where a setting says it is', () => {
    expect(() => findTesseract(join(folder, 'missing'))).toThrow('TESSERACT_PATH')
    expect(findTesseract('off')).toBeNull()
    vi.stubEnv('PATH', folder)
    expect(findTesseract(undefined)).toBeNull()
  })
})
