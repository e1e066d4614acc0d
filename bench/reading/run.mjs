// How well and how fast documents are read:
//   node bench/reading/run.mjs                 generated resumes whose text is known
//   node bench/reading/run.mjs --scans         some of them as pictures, which tesseract reads
//   node bench/reading/run.mjs <folder>        the pdf, docx and doc files of a folder: verdicts and speed alone
// Speed of pdf is shown beside pdftotext (Debian's poppler-utils) where it is installed, in the same run.
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runnerImport } from 'vite'
import { ensureBuilt } from '../../scripts/build.mjs'

const load = async file => (await runnerImport(file, { configFile: false, logLevel: 'error' })).module
const scans = process.argv[2] === '--scans'
const folder = scans ? undefined : process.argv[2]
const leastPages = 300
await ensureBuilt()
const { createReadingPool } = await load('./documents/pool.ts')
const workerFile = new URL('../../dist/server/reading-worker.js', import.meta.url)
const { findTesseract } = await load('./documents/recognise/tesseract.ts')
const recogniser = findTesseract(process.env.TESSERACT_PATH)
const files = folder ? await filesIn(folder) : await generated()
const started = performance.now()
const readings = await readAll()
if (folder) {
  const verdicts = {}
  for (const { reason = 'ok' } of readings) verdicts[reason] = (verdicts[reason] ?? 0) + 1
  console.table({ [`${files.length} files`]: verdicts })
} else await showFigures()
if (!scans) await showSpeed()

async function filesIn(path) {
  const names = (await readdir(path, { recursive: true })).filter(name => /\.(pdf|docx?)$/i.test(name))
  return Promise.all(names.map(async name => ({ name, bytes: await readFile(join(path, name)) })))
}

async function generated() {
  const { knownResumes } = await load('./bench/reading/resumes.ts')
  if (!scans) return knownResumes(40)
  const { pictureOf, scanOf } = await load('./tests/fixtures/scan-pdf.ts')
  const pdfs = (await knownResumes(3)).filter(({ name }) => name.startsWith('pdf'))
  return Promise.all(pdfs.map(async known => ({ ...known, bytes: scanOf([await pictureOf(known.bytes)]), hidden: [] })))
}

async function readAll() {
  const pool = createReadingPool({ workerFile, size: 1, recogniser })
  const all = await Promise.all(files.map(({ bytes }) => pool.read(bytes)))
  await pool.close()
  return all
}

async function showFigures() {
  const { figuresOf } = await load('./bench/reading/figures.ts')
  const all = files.map((known, index) => ({ known, reading: readings[index] }))
  const table = {}
  for (const name of [...new Set(files.map(file => file.name))])
    table[name] = figuresOf(all.filter(({ known }) => known.name === name))
  table.all = figuresOf(all)
  for (const row of Object.values(table)) for (const key of Object.keys(row)) row[key] = Number(row[key].toFixed(4))
  console.table(table)
  if (scans) console.log(`${((performance.now() - started) / 1000 / files.length).toFixed(1)} s a page`)
}

/**
 * Reads all pdf files with one worker, and again with one pdftotext after the other. PDFium is compiled while it runs, so
 * a worker is slower on its first pages; of a small folder both read as many rounds as make some hundred pages.
 */
async function showSpeed() {
  const pdfs = files.filter(
    (_file, index) => readings[index].status === 'ok' && readings[index].document.type === 'pdf',
  )
  const pages = readings.reduce((sum, { document }) => sum + (document?.type === 'pdf' ? document.pages.length : 0), 0)
  if (pages === 0) return
  const rounds = Math.ceil(leastPages / pages)
  const pool = createReadingPool({ workerFile, size: 1 })
  const start = await seconds(() => pool.read(pdfs[0].bytes))
  let most = 0
  const round = async () => {
    for (const { bytes } of pdfs) {
      await pool.read(bytes)
      most = Math.max(most, process.memoryUsage.rss())
    }
  }
  const first = await seconds(round)
  const rest = await seconds(() => times(rounds, round))
  await pool.close()
  const theirs = await pdftotext(pdfs, rounds)
  const row = (time, count, memory) => ({
    pages: count,
    'pages/s': Math.round(count / time),
    'memory MB': memory,
    ...(theirs ? { 'times pdftotext': Number(((count / time / pages / rounds) * theirs.time).toFixed(2)) } : {}),
  })
  const megabytes = Math.round(most / 1e6)
  const table = {
    'this reader, first round': row(first, pages, megabytes),
    'this reader, then': row(rest, pages * rounds, megabytes),
  }
  if (theirs) table.pdftotext = row(theirs.time, pages * rounds, theirs.memory)
  else console.log('pdftotext is not installed (apt-get install poppler-utils), so there is nothing to compare with.')
  console.table(table)
  console.log(`A worker's first file took ${Math.round(start * 1000)} ms, PDFium's start among it.`)
}

async function times(count, work) {
  for (let left = count; left > 0; left -= 1) await work()
}

async function pdftotext(pdfs, rounds) {
  const run = promisify(execFile)
  const at = await mkdtemp(join(tmpdir(), 'reading-'))
  try {
    await run('pdftotext', ['-v'])
    const names = await Promise.all(
      pdfs.map(async ({ bytes }, index) => {
        const name = join(at, `${index}.pdf`)
        await writeFile(name, bytes)
        return name
      }),
    )
    const time = await seconds(() =>
      times(rounds, async () => {
        for (const name of names) await run('pdftotext', [name, '-'], { maxBuffer: 64e6 })
      }),
    )
    const memory = await run('/usr/bin/time', ['-f', '%M', 'pdftotext', names[0], '-']).then(
      ({ stderr }) => Math.round(Number(stderr.trim().split('\n').at(-1)) / 1000),
      () => null,
    )
    return { time, memory }
  } catch {
    return null
  } finally {
    await rm(at, { recursive: true })
  }
}

async function seconds(work) {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}
