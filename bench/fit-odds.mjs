// Fits engine/job/asking.json and says by cross-validation what it is worth: node bench/fit-odds.mjs [--write] FILE…
import { readFileSync, writeFileSync } from 'node:fs'
import { fitted, odds, withoutRareWords, written } from './fit-words.mjs'
import { close, load } from './load.mjs'

const [{ engine }, { units }, { askable, signsOf }, { tradeOf }] = await Promise.all(
  ['index', 'job/units', 'job/odds', 'job/duties'].map(name => load(`/engine/${name}.ts`)),
)

const meet = (a, b) =>
  Math.min(a.end, b.end) - Math.max(a.start, b.start) >= 0.5 * Math.min(a.end - a.start, b.end - b.start)

/** Every clause of prose in a posting: its signs, whether a reader marked it, and whether the engine as it stands takes it. */
function clausesOf({ job, requirements }) {
  const text = job.description
  const trade = tradeOf(job.title, text)
  const marked = requirements.map(({ span }) => {
    const start = text.indexOf(span)
    return { start, end: start + span.length }
  })
  const taken = engine.readJob(job).requirements
  return units(text)
    .filter(({ bullet }) => !bullet)
    .flatMap(unit =>
      askable(text, unit).map((clause, at) => ({
        signs: signsOf(text, clause, unit, trade, at === 0),
        is: marked.some(one => meet(one, clause)) ? 1 : 0,
        taken: taken.some(one => meet(one, clause)),
      })),
    )
}

function show(name, rows, isTaken) {
  const right = rows.filter(row => isTaken(row) && row.is).length
  const recall = right / rows.filter(({ is }) => is).length
  console.log(
    `${name.padEnd(34)} recall ${recall.toFixed(3)}  precision ${(right / rows.filter(isTaken).length).toFixed(3)}`,
  )
}

const [write, files] = process.argv[2] === '--write' ? [true, process.argv.slice(3)] : [false, process.argv.slice(2)]
const postings = files.map(file => clausesOf(JSON.parse(readFileSync(file, 'utf8'))))
const folds = 8
const penalty = 10
const every = postings.flatMap((rows, index) => rows.map(row => ({ ...row, fold: index % folds })))
const held = withoutRareWords(every, 25)
// A text too short to have parts has no tenths: every posting is read as such a one too, so that the rest is right there.
const withShort = rows =>
  rows.flatMap(row => [row, { ...row, signs: row.signs.filter(sign => !sign.startsWith('tenth')) }])
for (let fold = 0; fold < folds; fold++) {
  const weights = fitted(withShort(held.filter(row => row.fold !== fold)), penalty)
  for (const row of held) if (row.fold === fold) row.odds = odds(weights, row.signs)
}
console.log(
  `${held.length} clauses, ${held.filter(({ is }) => is).length} of them marked; odds from postings of other folds`,
)
show('the engine as it stands', held, ({ taken }) => taken)
for (const least of [0.3, 0.4, 0.5]) show(`odds alone, from ${least}`, held, row => row.odds >= least)
const weights = written(fitted(withShort(held), penalty))
console.log(`${Object.keys(weights).length} weights`)
if (write) writeFileSync(new URL('../engine/job/asking.json', import.meta.url), `${JSON.stringify(weights, null, 2)}\n`)
await close()
