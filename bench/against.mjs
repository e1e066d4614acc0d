// Times the engine against that of another checkout of this project, in turns in one process, as a ratio:
//   node bench/against.mjs ../folder-of-another-version
// Both read the same labelled resumes and match them against the same jobs; the first goes first every other time.
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadBundled } from './bundle.mjs'
import { jobs } from './labelled.mjs'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder of another checkout, with its packages installed.')
const other = await import(pathToFileURL(join(resolve(folder), 'bench/bundle.mjs')).href)
const modules = { offline: 'engine/index.ts', plain: 'documents/plain.ts' }
const sides = [await other.loadBundled(modules), await loadBundled(modules)]

const postings = jobs.map(({ job }) => job).slice(0, 40)
// Of all trades alike: every fifth.
const texts = jobs.flatMap(({ resumes }) => resumes.map(({ text }) => text)).filter((_, at) => at % 5 === 0)
const asOf = '2026-11-01'

const median = list => list.toSorted((a, b) => a - b)[list.length >> 1]

/** Medians in milliseconds of the other's and of this one's, and the median of the ratios, after `warm` turns. */
function compare(name, warm, turns, [first, second]) {
  const times = []
  for (let turn = 0; turn < warm + turns; turn++) {
    const taken = [0, 0]
    for (const side of turn % 2 ? [0, 1] : [1, 0]) {
      const start = performance.now()
      ;(side === 0 ? first : second)(turn)
      taken[side] = performance.now() - start
    }
    if (turn >= warm) times.push(taken)
  }
  const [theirs, ours] = [0, 1].map(side => median(times.map(taken => taken[side])))
  const ratio = median(times.map(([their, our]) => our / their))
  console.log(`${name.padEnd(30)} other ${theirs.toFixed(2)} ms, this ${ours.toFixed(2)} ms, ratio ${ratio.toFixed(2)}`)
}

const readers = sides.map(({ offline, plain }) => {
  const documents = texts.map(plain.textDocument)
  return turn => offline.engine.readResume(documents[turn % documents.length], asOf)
})
compare('read a resume', 300, 600, readers)

// A match takes less than the clock tells well: ten at a time.
const together = 10
const matchers = sides.map(({ offline, plain }) => {
  const read = texts.slice(0, 500).map(text => offline.engine.readResume(plain.textDocument(text), asOf))
  for (const resume of read) offline.engine.match(postings[0], resume)
  return turn => {
    const posting = postings[1 + (Math.floor(turn / 50) % (postings.length - 1))]
    for (let i = 0; i < together; i++) offline.engine.match(posting, read[(turn * together + i) % read.length])
  }
})
compare('ten matches of read resumes', 100, 600, matchers)
