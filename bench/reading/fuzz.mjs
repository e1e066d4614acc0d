// Reads broken files: node bench/reading/fuzz.mjs [count = 300000] [first number = 100000]
// Prints how many got which verdict; ends with 1 if any hung or gave a text whose places are wrong.
import { runnerImport } from 'vite'
import { ensureBuilt } from '../../scripts/build.mjs'

const [count = 300_000, first = 100_000] = process.argv.slice(2).map(Number)
await ensureBuilt()
const { module } = await runnerImport('./tests/fixtures/fuzz.ts', { configFile: false, logLevel: 'error' })
const worker = new URL('../../dist/server/reading-worker.js', import.meta.url)
const step = 10_000
let failed = 0
for (let at = 0; at < count; at += step) {
  const { verdicts, hung, invalid } = await module.fuzz(worker, first + at, Math.min(step, count - at))
  failed += hung.length + invalid.length
  console.log(JSON.stringify({ from: first + at, verdicts, hung, invalid }))
}
process.exitCode = failed > 0 ? 1 : 0
