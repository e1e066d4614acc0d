// Fits engine/assess/weights.json and trees.json and says by cross-validation what it is worth: node bench/fit-statuses.mjs [--write] FILE…
import { writeFileSync } from 'node:fs'
import { boosted } from './boost.mjs'
import {
  beside,
  borne,
  grown,
  likeliestLine,
  linesOf,
  odds,
  person,
  rowsOf,
  skill,
  status,
  statusesOf,
  words,
  years,
  yearsOf,
} from './fit-signs.mjs'
import { fittedStatuses, rising } from './hold.mjs'
import { close } from './load.mjs'
import { fitted } from './logistic.mjs'

const bare = { signs: [], trees: [] }

/** Trees that ask for their signs in another order. */
function ordered({ signs, trees }, names) {
  const place = signs.map(name => names.indexOf(name))
  return {
    signs: names,
    trees: trees.map(tree => tree.map((value, at) => (at % 3 === 0 && value >= 0 ? place[value] : value))),
  }
}

/** Takes weights into use: what was found with others before is found anew. */
function use(rows, weights, kinds = new Map()) {
  Object.assign(odds.weights, weights)
  const fresh = new Map(
    rows.map(({ context, res }) => [
      context,
      {
        ...context,
        spoken: new Map(),
        places: new Map(),
        together: { ...beside.nothingYet(), kinds: kinds.get(res) ?? null },
      },
    ]),
  )
  for (const row of rows) row.context = fresh.get(row.context)
}

// Few leaves and many trees, each of a small step: what two or three signs say together.
const growth = { rounds: 200, leaves: 8, least: 60, penalty: 20, rate: 0.08, share: 0.5 }

const sumOf = (weights, signs) =>
  Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (signs[name] ?? 0), weights.bias ?? 0)

/** Trees upon the odds that the weights give. */
const grownUpon = ({ met, partial, its }, rows) =>
  boosted(
    rows.map(({ signs, classes, its: own = {} }) => ({
      signs: {
        ...signs,
        // What is claimed is easily made: trees are told nothing of it.
        ...('claimed' in signs && { claimed: 0 }),
        ...Object.fromEntries(Object.entries(own).map(([name, value]) => [`its ${name}`, value])),
      },
      classes,
      odds: [
        [met, its.met],
        [partial, its.partial],
      ].map(([all, best]) => sumOf(all, signs) + sumOf(best, own)),
    })),
    name => rising.has(name),
    growth,
  )

/** What kind of person each resume is of. */
function personsOf(rows) {
  const people = new Map(rows.map(({ context, kind }) => [context, kind]))
  const signs = [...people].map(([context, kind]) => {
    const values = person.personSigns(context)
    return {
      signs: Object.fromEntries(person.personNames.map((name, at) => [name, values[at]])),
      classes: person.kinds.map(one => (one === kind ? 1 : 0)),
    }
  })
  return Object.fromEntries(fitted(signs, 10).map((weights, at) => [person.kinds[at], weights]))
}

const parts = 6

/** What kind each resume is of, told by weights that were fitted to the resumes of other jobs. */
function kindsApart(rows) {
  const files = [...new Set(rows.map(({ file }) => file))]
  const partOf = ({ file }) => files.indexOf(file) % parts
  const kinds = new Map()
  for (let at = 0; at < parts; at++) {
    odds.weights.person = personsOf(rows.filter(row => partOf(row) !== at))
    for (const { res, context } of rows.filter(row => partOf(row) === at)) {
      context.together.kinds = null
      kinds.set(res, person.kindsOf(context))
    }
  }
  return kinds
}

/** The lines first, then each need by what they say of it, then each beside what that makes of the others. */
function weightsFor(rows) {
  const doing = rows.filter(({ ofDoing }) => ofDoing)
  Object.assign(grown, { whole: bare, years: bare })
  const kinds = kindsApart(rows)
  const [line] = fitted(linesOf(doing), 5)
  use(rows, { line }, kinds)
  // What is pasted from the posting is judged by a rule.
  const judged = doing.filter(({ context, need }) => words.onlyPasted(context, need) === null)
  const alone = fittedStatuses(statusesOf(judged, 'alone'))
  use(rows, { alone }, kinds)
  const wholeRows = statusesOf(judged, 'whole')
  const whole = fittedStatuses(wholeRows)
  const yearRows = yearsOf(rows.filter(({ ofYears }) => ofYears))
  const years = fittedStatuses(yearRows)
  const trees = {
    whole: ordered(grownUpon(whole, wholeRows), status.treeNames),
    years: grownUpon(years, yearRows),
  }
  return { weights: { line, alone, person: personsOf(rows), whole, years }, trees }
}

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

/** What the engine makes of the need. */
const statusOf = ({ ofYears, context, need }) =>
  (ofYears ? borne.borneYears(context, need, years.assessYears(context, need)) : skill.assessSkill(context, need))
    .status

/** What the odds alone make of a need that is shown by doing. */
const oddsOf = row => status.likeliest(status.chancesOf(row.context, row.need, likeliestLine(row)))

const [write, files] = process.argv[2] === '--write' ? [true, process.argv.slice(3)] : [false, process.argv.slice(2)]
const before = { ...odds.weights }
const grownBefore = { ...grown }
const rows = files.flatMap(rowsOf)
for (const row of rows) row.before = statusOf(row)
const folds = [...new Set(rows.map(({ fold }) => fold))]
if (folds.length > 1)
  for (const fold of folds) {
    const { weights, trees } = weightsFor(rows.filter(row => row.fold !== fold))
    const held = rows.filter(row => row.fold === fold)
    use(held, weights)
    Object.assign(grown, trees)
    for (const row of held) {
      row.after = row.ofDoing ? oddsOf(row) : statusOf(row)
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
const { weights, trees } = weightsFor(rows)
use(rows, weights)
Object.assign(grown, trees)
console.log(`all ${rows.length}: ${macroF1(rows, statusOf).toFixed(3)}, seen`)
if (write) {
  const folder = new URL('../engine/assess/', import.meta.url)
  // Papers have a fit of their own: fit-papers.mjs.
  const all = { ...before, ...weights }
  writeFileSync(new URL('weights.json', folder), `${JSON.stringify(all, null, 2)}\n`)
  writeFileSync(new URL('trees.json', folder), `${JSON.stringify(trees)}\n`)
} else {
  Object.assign(odds.weights, before)
  Object.assign(grown, grownBefore)
}
await close()
