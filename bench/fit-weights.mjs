// Fits the weights of engine/assess/weights.json to rows of fit-signs.mjs.
import { beside, linesOf, odds, person, statusesOf, words } from './fit-signs.mjs'
import { fittedStatuses } from './hold.mjs'
import { fitted } from './logistic.mjs'

/** Takes weights into use: what was found with others before is found anew. */
export function use(rows, weights, kinds = new Map()) {
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

/** What kind of person each resume is of, with lines more as well, which make nobody of another kind. */
export function personsOf(rows) {
  const people = new Map(rows.map(row => [row.context, row]))
  const signs = [...people].flatMap(([context, { kind, more }]) =>
    [person.personSigns(context), ...more()].map(values => ({
      signs: Object.fromEntries(person.personNames.map((name, at) => [name, values[at]])),
      classes: person.kinds.map(one => (one === kind ? 1 : 0)),
    })),
  )
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
export function weightsFor(rows) {
  const doing = rows.filter(({ ofDoing }) => ofDoing)
  const kinds = kindsApart(rows)
  const [line] = fitted(linesOf(doing), 5)
  use(rows, { line }, kinds)
  // What is pasted from the posting is judged by a rule.
  const judged = doing.filter(({ context, need }) => words.onlyPasted(context, need) === null)
  const alone = fittedStatuses(statusesOf(judged, 'alone'))
  use(rows, { alone }, kinds)
  const whole = fittedStatuses(statusesOf(judged, 'whole'))
  return { line, alone, person: personsOf(rows), whole }
}
