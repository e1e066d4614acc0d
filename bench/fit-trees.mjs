// Fits engine/assess/trees.json, what the whole resume makes of years and, once all are judged, of each need: node bench/fit-trees.mjs [--write] FILE…
import { readFileSync, writeFileSync } from 'node:fs'
import { boosted } from './boost.mjs'
import {
  halves,
  judge,
  meet,
  odds,
  readJobFor,
  readResume,
  requirementsOf,
  rowsOf,
  spanOf,
  textDocument,
  units,
  words,
  yearsOf,
} from './fit-signs.mjs'
import { use, weightsFor } from './fit-weights.mjs'
import { rising } from './hold.mjs'
import { close, load } from './load.mjs'

const [{ settledNames, settledSigns, wholeOf }, { grown }] = await Promise.all(
  ['settled-signs', 'trees'].map(name => load(`/engine/assess/${name}.ts`)),
)

// What more of, once all are judged, never speaks against a person, beside what never does for a need by itself.
const raising = new Set(
  'is met,credit,chance met,most met,all met,all credit,musts met,musts credit,doing met,doing credit,rest met,rest credit,person asked years,person asked papers,person titled,person fits,person posting told,home,line odds,line used,next odds,next doing'.split(
    ',',
  ),
)
// And never for one.
const lowering = new Set('missing,away,alien,person share away,person since in trade'.split(','))

const wayOf = name => (rising.has(name) || raising.has(name) ? 1 : lowering.has(name) ? -1 : 0)

// Few leaves and many trees, each of a small step: what two or three signs say together.
const growth = { rounds: 300, leaves: 10, least: 60, penalty: 10, rate: 0.06, share: 0.5 }

/** What is known of every need of a file's resumes that is shown by doing, and how a reader judged it. */
function settledOf(file) {
  const { job, requirements, resumes, as_of } = JSON.parse(readFileSync(file, 'utf8'))
  const reading = readJobFor(job, requirementsOf(job.description, units(job.description), job.title))
  const marked = requirements.map(one => ({ ...one, ...spanOf(job.description, one.span) }))
  return resumes.flatMap(({ text, labels }) => {
    const { context, judged } = judge(reading, readResume(textDocument(text), as_of))
    const whole = wholeOf(context, judged)
    return judged.flatMap(one => {
      const { requirement } = one.need
      const [same] = marked
        .filter(part => halves(part, requirement))
        .toSorted((a, b) => meet(b, requirement) - meet(a, requirement))
      // What is pasted from the posting is judged by a rule.
      if (!same || one.need.signs.size === 0 || words.onlyPasted(context, one.need)) return []
      const { status } = labels[same.id]
      const values = settledSigns(whole, one)
      return [
        {
          signs: Object.fromEntries(settledNames.map((name, at) => [name, values[at]])),
          status,
        },
      ]
    })
  })
}

/** The trees of whether something is shown at all and whether it is met. */
function grownFor(rows) {
  const of = isOf =>
    boosted(
      rows.map(({ signs, status }) => ({ signs, is: isOf(status) ? 1 : 0 })),
      wayOf,
      growth,
    )
  return { shown: of(status => status !== 'unmet'), met: of(status => status === 'met') }
}

const yearsGrown = rows => grownFor(yearsOf(rows.filter(({ ofYears }) => ofYears)))

const [write, files] = process.argv[2] === '--write' ? [true, process.argv.slice(3)] : [false, process.argv.slice(2)]
const before = { ...odds.weights }
// Each half is judged by weights and trees that were fitted to the other, as the engine judges what it never saw.
const settled = [0, 1].flatMap(half => {
  const [own, other] = [0, 1].map(part => files.filter((_, at) => at % 2 === (half + part) % 2))
  const rows = other.flatMap(rowsOf)
  const weights = weightsFor(rows)
  use(rows, weights)
  Object.assign(grown, { years: yearsGrown(rows) })
  return own.flatMap(settledOf)
})
Object.assign(odds.weights, before)
const trees = { doing: grownFor(settled), years: yearsGrown(files.flatMap(rowsOf)) }
console.log(`${settled.length} needs judged`)
if (write) writeFileSync(new URL('../engine/assess/trees.json', import.meta.url), `${JSON.stringify(trees)}\n`)
await close()
