// Times the engine on the labelled resumes, each of which differs: reading one, matching one that was read, and ranking many.
// It is bundled first, as the server's is: the loader that the other benchmarks use makes each import a call of its own.
import { loadBundled } from './bundle.mjs'
import { jobs } from './labelled.mjs'

const { offline, plain } = await loadBundled({ offline: 'engine/index.ts', plain: 'documents/plain.ts' })
const { engine } = offline
const { textDocument } = plain

const documents = jobs.flatMap(job => job.resumes.map(({ text }) => textDocument(text)))
const asOf = '2026-11-01'

/** Median and slowest of `runs` timings in milliseconds, after a warm-up of a fifth of them. */
function time(runs, work) {
  const times = []
  for (let i = 0; i < runs * 1.2; i++) {
    const start = performance.now()
    work(i)
    if (i >= runs * 0.2) times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  return { median: times[Math.floor(times.length / 2)], slowest: times.at(-1) }
}

const show = (name, { median, slowest }) =>
  console.log(`${name.padEnd(40)} median ${median.toFixed(2)} ms, slowest ${slowest.toFixed(2)} ms`)

show(
  'read a resume',
  time(1000, i => engine.readResume(documents[i % documents.length], asOf)),
)
// Who somebody is is found where it is asked, and most matches do not ask.
show(
  'read a resume with its name and address',
  time(1000, i => engine.readResume(documents[i % documents.length], asOf).profile.name),
)
const read = documents.map(document => engine.readResume(document, asOf))
show(
  'match a resume that was read',
  time(1000, i => engine.match(jobs[0].job, read[i % read.length])),
)
/**
 * Seconds that 10,000 matches take. With the first job what no job changes is found of each resume, and the machine's own
 * compiler is at work for some jobs more: what a job takes that comes later is told by itself.
 */
function rank({ job }) {
  const start = performance.now()
  for (let i = 0; i < 10_000; i++) engine.match(job, read[i % read.length])
  return (performance.now() - start) / 1000
}
const [first, second] = [rank(jobs[1]), rank(jobs[2])]
const later = jobs
  .slice(3, 14)
  .map(rank)
  .sort((a, b) => a - b)
console.log(
  `rank 10,000 read resumes${' '.repeat(16)} first ${first.toFixed(2)} s, against another job ${second.toFixed(2)} s, ` +
    `against eleven more median ${later[5].toFixed(2)} s, slowest ${later.at(-1).toFixed(2)} s`,
)
