// Fits engine/job/work.json and says by cross-validation what it is worth: node bench/fit-types.mjs [--write] FILE…
import { readFileSync, writeFileSync } from 'node:fs'
import { fitted, odds, withoutRareWords, written } from './fit-words.mjs'
import { close, load } from './load.mjs'

const [{ engine }, { signsOfWork }] = await Promise.all(
  ['index', 'job/paper-or-work'].map(name => load(`/engine/${name}.ts`)),
)

const meet = (a, b) =>
  Math.min(a.end, b.end) - Math.max(a.start, b.start) >= 0.5 * Math.min(a.end - a.start, b.end - b.start)

const ofWork = new Set(['skill', 'other', 'place'])

/** What a reader calls a requirement: 1 for work, 0 for a paper or degree, null for all else. “Other” may be either. */
function labelOf(label, type) {
  if (label === 'skill') return 1
  if (label === 'other') return ofWork.has(type) ? 1 : type === 'licence' ? 0 : null
  return label === 'certification' || label === 'degree' ? 0 : null
}

/** Every requirement of a posting that a reader marked: its signs, and whether work is asked. */
function rowsOf({ job, requirements }) {
  const read = engine.readJob(job).requirements
  return requirements.flatMap(({ span, type: label }) => {
    const start = job.description.indexOf(span)
    const same = read.filter(one => meet(one, { start, end: start + span.length }))
    const [one] = same
    if (!one || same.length > 1 || one.type === 'years' || one.type === 'language') return []
    const is = labelOf(label, one.type)
    return is === null ? [] : [{ is, signs: signsOfWork(one.text), type: one.type }]
  })
}

const [write, files] = process.argv[2] === '--write' ? [true, process.argv.slice(3)] : [false, process.argv.slice(2)]
const folds = 6
const penalty = 1
const rows = withoutRareWords(
  files.flatMap((file, at) =>
    rowsOf(JSON.parse(readFileSync(file, 'utf8'))).map(row => ({ ...row, fold: at % folds })),
  ),
  10,
)
for (let fold = 0; fold < folds; fold++) {
  const weights = fitted(
    rows.filter(row => row.fold !== fold),
    penalty,
  )
  for (const row of rows) if (row.fold === fold) row.odds = odds(weights, row.signs)
}
const wrong = said => rows.filter(row => said(row) !== row.is).length
console.log(
  `${rows.length} requirements: ${wrong(({ type }) => (ofWork.has(type) ? 1 : 0))} called otherwise as it stands, ${wrong(({ odds }) => (odds > 0.5 ? 1 : 0))} by the odds alone`,
)
const weights = written(fitted(rows, penalty))
console.log(`${Object.keys(weights).length} weights`)
if (write) writeFileSync(new URL('../engine/job/work.json', import.meta.url), `${JSON.stringify(weights, null, 2)}\n`)
await close()
