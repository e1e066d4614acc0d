import { setFlagsFromString } from 'node:v8'
import { createReadingPool } from '../documents/pool.ts'
import { findTesseract } from '../documents/recognise/tesseract.ts'
import { engine } from '../engine/index.ts'
import { readArguments, UsageError, usage } from './arguments.ts'
import { readJobFile, readResumeFile } from './files.ts'
import { print } from './print.ts'
import { rank } from './rank.ts'

// As the server does: a pattern is compiled the first time it is asked.
setFlagsFromString('--no-regexp-tier-up')

/** Runs the command: the answer goes to standard output, everything else to standard error. */
async function main(): Promise<void> {
  const wanted = readArguments(process.argv.slice(2), new Date().toISOString().slice(0, 10))
  if (wanted === null) {
    console.log(usage)
    return
  }
  const job = await readJobFile(wanted.job)
  const pool = createReadingPool({
    workerFile: new URL('./reading-worker.js', import.meta.url),
    recogniser: findTesseract(process.env.TESSERACT_PATH || undefined),
  })
  try {
    const files = await Promise.all(
      wanted.resumes.map(async file => ({ file, reading: await readResumeFile(file, pool) })),
    )
    console.log(print(rank(engine, job, files, wanted.asOf), wanted.format))
  } finally {
    await pool.close()
  }
}

try {
  await main()
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n\n${usage}`)
  process.exitCode = 2
}
