// How many of the requirements that a reader marked in postings are found: node bench/postings.mjs FILE…
import { readFileSync } from 'node:fs'
import { close, load } from './load.mjs'

const { engine } = await load('/engine/index.ts')

/** Two places are the same where they share half of the shorter one. */
const meet = (a, b) =>
  Math.min(a.end, b.end) - Math.max(a.start, b.start) >= 0.5 * Math.min(a.end - a.start, b.end - b.start)

let marked = 0
let found = 0
let stated = 0
let right = 0
let ofKind = 0
for (const file of process.argv.slice(2)) {
  const { id, job, requirements } = JSON.parse(readFileSync(file, 'utf8'))
  const read = engine.readJob(job).requirements
  const spans = requirements.map(({ span, kind }) => {
    const start = job.description.indexOf(span)
    return { start, end: start + span.length, span, kind }
  })
  for (const span of spans) {
    const own = read.filter(one => meet(one, span))
    marked += 1
    if (own.length === 0) console.log(`${id} missed: ${span.span}`)
    else found += 1
    if (own.some(({ kind }) => kind === span.kind)) ofKind += 1
  }
  for (const one of read) {
    stated += 1
    if (spans.some(span => meet(one, span))) right += 1
    else console.log(`${id} extra: ${one.text}`)
  }
}
console.log(
  `recall ${(found / marked).toFixed(3)}  precision ${(right / stated).toFixed(3)}  kind ${(ofKind / found).toFixed(3)}`,
)
await close()
