// Fits the weights of engine/job/odds.ts and says by cross-validation what they are worth: node bench/fit-odds.mjs FILE…
import { readFileSync } from 'node:fs'
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
    .filter(({ bullet, section }) => !bullet && section !== 'benefits' && section !== 'legal')
    .flatMap(unit =>
      askable(text, unit).map((clause, at) => ({
        signs: signsOf(text, clause, unit, trade, at === 0),
        asks: marked.some(one => meet(one, clause)) ? 1 : 0,
        taken: taken.some(one => meet(one, clause)),
      })),
    )
}

const odds = (weights, signs) => 1 / (1 + Math.exp(-signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), 0)))

/** Logistic regression by stochastic gradients with a step of its own for each weight; a small penalty keeps weights small. */
function fitted(rows) {
  const weights = {}
  const seen = {}
  for (let round = 0; round < 40; round++)
    for (let n = 0; n < rows.length; n++) {
      const { signs, asks } = rows[(n * 7919 + round * 31) % rows.length]
      const error = odds(weights, signs) - asks
      for (const sign of signs) {
        const gradient = error + 0.01 * (weights[sign] ?? 0)
        seen[sign] = (seen[sign] ?? 0) + gradient * gradient
        weights[sign] = (weights[sign] ?? 0) - (0.2 * gradient) / Math.sqrt(seen[sign] + 1e-6)
      }
    }
  return weights
}

function show(name, rows, isTaken) {
  const right = rows.filter(row => isTaken(row) && row.asks).length
  const recall = right / rows.filter(({ asks }) => asks).length
  console.log(
    `${name.padEnd(34)} recall ${recall.toFixed(3)}  precision ${(right / rows.filter(isTaken).length).toFixed(3)}`,
  )
}

const postings = process.argv.slice(2).map(file => clausesOf(JSON.parse(readFileSync(file, 'utf8'))))
const folds = 8
const held = postings.flatMap((rows, index) => rows.map(row => ({ ...row, fold: index % folds })))
// A text too short to have parts has no tenths: every posting is read as such a one too, so that the rest is right there.
const withShort = rows =>
  rows.flatMap(row => [row, { ...row, signs: row.signs.filter(sign => !sign.startsWith('tenth')) }])
for (let fold = 0; fold < folds; fold++) {
  const weights = fitted(withShort(held.filter(row => row.fold !== fold)))
  for (const row of held) if (row.fold === fold) row.odds = odds(weights, row.signs)
}
console.log(
  `${held.length} clauses, ${held.filter(({ asks }) => asks).length} of them marked; odds from postings of other folds`,
)
show('the engine as it stands', held, ({ taken }) => taken)
for (const least of [0.3, 0.4, 0.5]) show(`odds alone, from ${least}`, held, row => row.odds >= least)
for (const [sign, weight] of Object.entries(fitted(withShort(held))).toSorted((a, b) => b[1] - a[1]))
  console.log(`${sign}: ${weight.toFixed(2)}`)
await close()
