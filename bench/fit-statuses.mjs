// Fits engine/assess/weights.json and says by cross-validation what it is worth: node bench/fit-statuses.mjs [--write] FILE…
import { writeFileSync } from 'node:fs'
import { likeliestLine, odds, rowsOf, skill, status } from './fit-signs.mjs'
import { use, weightsFor } from './fit-weights.mjs'
import { close } from './load.mjs'

/** The mean of the three statuses' F1, as in requirement-match/evaluate.mjs, over musts alone. */
function macroF1(rows, answer) {
  const all = rows.filter(({ must }) => must).map(row => [row.status, answer(row)])
  return (
    ['met', 'partial', 'unmet'].reduce((sum, one) => {
      const right = all.filter(([label, said]) => label === one && said === one).length
      const either = all.filter(([label, said]) => label === one || said === one).length
      return sum + (2 * right) / (right + either || 1)
    }, 0) / 3
  )
}

/** What the engine makes of the need by itself. */
const statusOf = ({ context, need }) => skill.assessSkill(context, need).status

/** What the odds alone make of a need that is shown by doing. */
const oddsOf = row => status.likeliest(status.chancesOf(row.context, row.need, likeliestLine(row)))

const [write, files] = process.argv[2] === '--write' ? [true, process.argv.slice(3)] : [false, process.argv.slice(2)]
const before = { ...odds.weights }
const rows = files.flatMap(rowsOf).filter(({ ofDoing }) => ofDoing)
for (const row of rows) row.before = statusOf(row)
const folds = [...new Set(rows.map(({ fold }) => fold))]
if (folds.length > 1)
  for (const fold of folds) {
    const held = rows.filter(row => row.fold === fold)
    use(held, weightsFor(rows.filter(row => row.fold !== fold)))
    for (const row of held) {
      row.after = oddsOf(row)
      row.said = statusOf(row)
    }
    console.log(
      `${fold.split('/').at(-1).padEnd(20)} ${String(held.length).padStart(5)} as it stands ${macroF1(held, row => row.before).toFixed(3)}  odds alone ${macroF1(held, row => row.after).toFixed(3)}  with its rules ${macroF1(held, row => row.said).toFixed(3)}`,
    )
  }
for (const [name, key] of [
  ['as it stands', 'before'],
  ['odds alone', 'after'],
  ['with its rules', 'said'],
])
  if (folds.length > 1) console.log(`${name.padEnd(14)} ${macroF1(rows, row => row[key]).toFixed(3)} over all`)
const weights = weightsFor(rows)
use(rows, weights)
console.log(`all ${rows.length}: ${macroF1(rows, statusOf).toFixed(3)}, seen`)
// Papers have a fit of their own: fit-papers.mjs.
const all = { ...before, ...weights }
if (write) writeFileSync(new URL('../engine/assess/weights.json', import.meta.url), `${JSON.stringify(all, null, 2)}\n`)
await close()
