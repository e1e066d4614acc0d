// What files cost that are small and want to become large, or have no end:
//   node bench/reading/bombs.mjs
// Each is read in a process of its own, warm: a pdf and a docx have been read before. Ends with 1 where one takes more
// than 2 s or 100 MB, or gets a verdict that is not right for it.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { runnerImport } from 'vite'
import { ensureBuilt } from '../../scripts/build.mjs'

const most = { ms: 2_000, MB: 100 }
const load = async file => (await runnerImport(file, { configFile: false, logLevel: 'error' })).module

if (process.argv[2]) process.stdout.write(JSON.stringify(await measure(await readFile(process.argv[2]))))
else await showAll()

async function showAll() {
  await ensureBuilt()
  const { bombs } = await load('./tests/fixtures/bombs.ts')
  const folder = await mkdtemp(join(tmpdir(), 'bombs-'))
  const table = {}
  for (const { name, bytes, reasons } of bombs()) {
    const file = join(folder, 'bomb')
    await writeFile(file, bytes)
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--expose-gc',
      fileURLToPath(import.meta.url),
      file,
    ])
    const { verdict, ms, MB } = JSON.parse(stdout)
    table[name] = { KB: Math.ceil(bytes.length / 1024), verdict, ms, MB }
    if (ms > most.ms || MB > most.MB || !reasons.includes(verdict)) process.exitCode = 1
  }
  await rm(folder, { recursive: true })
  console.table(table)
}

/** Memory is that of the whole process, all threads and PDFium in it: the most it has while it reads, over before. */
async function measure(bytes) {
  const { createReadingPool } = await load('./documents/pool.ts')
  const { p, writeDocx } = await load('./tests/fixtures/write-docx.ts')
  const { show, writePdf } = await load('./tests/fixtures/write-pdf.ts')
  const workerFile = new URL('../../dist/server/reading-worker.js', import.meta.url)
  const pool = createReadingPool({ workerFile, size: 1 })
  for (const usual of [writePdf([{ content: show(50, 700, 'Text') }]), writeDocx(p('Text'))]) await pool.read(usual)
  globalThis.gc()
  const before = process.memoryUsage.rss()
  let peak = before
  const look = () => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }
  const sampling = setInterval(look, 1)
  const start = performance.now()
  const reading = await pool.read(bytes)
  const ms = Math.round(performance.now() - start)
  look()
  clearInterval(sampling)
  await pool.close()
  return { verdict: reading.status === 'ok' ? 'ok' : reading.reason, ms, MB: Math.round((peak - before) / 1024 / 1024) }
}
