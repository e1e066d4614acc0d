// How well and how fast documents are read:
//   node bench/reading/run.mjs                 generated resumes whose text is known
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
const folder = process.argv[2]
await ensureBuilt()
const { createReadingPool } = await load('./documents/pool.ts')
const workerFile = new URL('../../dist/server/reading-worker.js', import.meta.url)
const files = folder ? await filesIn(folder) : await generated()
const readings = await timedReading()
if (folder) {
  const verdicts = {}
  for (const { reason = 'ok' } of readings) verdicts[reason] = (verdicts[reason] ?? 0) + 1
  console.table({ [`${files.length} files`]: verdicts })
} else await showFigures()
await showSpeed()

async function filesIn(path) {
  const names = (await readdir(path, { recursive: true })).filter(name => /\.(pdf|docx?)$/i.test(name))
  return Promise.all(names.map(async name => ({ name, bytes: await readFile(join(path, name)) })))
}

async function generated() {
  const { knownResumes } = await load('./bench/reading/resumes.ts')
  return knownResumes(40)
}

async function timedReading() {
  const pool = createReadingPool({ workerFile, size: 1 })
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
}

/** Reads all pdf files with one worker, and again with one pdftotext after the other. */
async function showSpeed() {
  const pdfs = files.filter(
    (_file, index) => readings[index].status === 'ok' && readings[index].document.type === 'pdf',
  )
  const pages = readings.reduce((sum, { document }) => sum + (document?.type === 'pdf' ? document.pages.length : 0), 0)
  if (pages === 0) return
  const pool = createReadingPool({ workerFile, size: 1 })
  await pool.read(pdfs[0].bytes)
  const before = process.memoryUsage().rss
  let most = before
  const ours = await seconds(async () => {
    for (const { bytes } of pdfs) {
      await pool.read(bytes)
      most = Math.max(most, process.memoryUsage().rss)
    }
  })
  await pool.close()
  const speed = { 'this reader': { pages, 'pages/s': Math.round(pages / ours), 'memory MB': Math.round(most / 1e6) } }
  const theirs = await pdftotext(pdfs)
  if (theirs) speed.pdftotext = { pages, 'pages/s': Math.round(pages / theirs.time), 'memory MB': theirs.memory }
  else console.log('pdftotext is not installed (apt-get install poppler-utils), so there is nothing to compare with.')
  console.table(speed)
}

async function pdftotext(pdfs) {
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
    const time = await seconds(async () => {
      for (const name of names) await run('pdftotext', [name, '-'], { maxBuffer: 64e6 })
    })
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
