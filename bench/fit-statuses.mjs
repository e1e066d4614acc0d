// Fits engine/assess/weights.json and says by cross-validation what it is worth: node bench/fit-statuses.mjs [--write] FILE…
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { close, load } from './load.mjs'

const [
  { units },
  { requirementsOf },
  { readResume },
  { readJobFor },
  { assess },
  beside,
  line,
  lines,
  said,
  spoken,
  status,
  skill,
  odds,
  person,
  words,
  years,
  borne,
  { textDocument },
] = await Promise.all(
  [
    '/engine/job/units.ts',
    '/engine/job/requirements.ts',
    '/engine/resume/read.ts',
    '/engine/assess/context.ts',
    '/engine/assess/assess.ts',
    '/engine/assess/beside.ts',
    '/engine/assess/line.ts',
    '/engine/assess/lines.ts',
    '/engine/assess/said.ts',
    '/engine/assess/spoken.ts',
    '/engine/assess/status.ts',
    '/engine/assess/skill.ts',
    '/engine/assess/odds.ts',
    '/engine/assess/person.ts',
    '/engine/assess/words.ts',
    '/engine/assess/years.ts',
    '/engine/assess/years-borne.ts',
    '/documents/index.ts',
  ].map(load),
)

const meet = (a, b) => Math.min(a.end, b.end) - Math.max(a.start, b.start)
const halves = (a, b) => meet(a, b) >= 0.5 * Math.min(a.end - a.start, b.end - b.start)
const spanOf = (text, part) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length })

// What the labelled cases call the kinds of people; `none` is what all others stand beside.
const kindOf = {
  'synonyms-only': 'other words',
  'same-word-other-meaning': 'other trade',
  'seniority-mismatch': 'other level',
  'career-changer': 'changer',
  'keyword-list-only': 'lister',
  'jd-paste': 'pasted',
  injection: 'pasted',
  negation: 'denier',
  stale: 'stale',
  'near-miss-must': 'lacks one',
  'date-maze': 'odd dates',
}

/** What a reader said of every need that is shown by doing, one row a resume. */
function rowsOf(file) {
  const { job, requirements, resumes, as_of } = JSON.parse(readFileSync(file, 'utf8'))
  const found = requirementsOf(job.description, units(job.description), job.title)
  const reading = readJobFor(job, found)
  const marked = requirements.map(one => ({ ...one, ...spanOf(job.description, one.span) }))
  return resumes.flatMap(({ text, labels, trap, id }) => {
    const { context } = assess(reading, readResume(textDocument(text), as_of))
    return reading.needs.flatMap(need => {
      const same = marked.filter(one => halves(one, need.requirement))
      const one = same.toSorted((a, b) => meet(b, need.requirement) - meet(a, need.requirement))[0]
      const ofYears = need.requirement.type === 'years' && need.degree === null && need.signs.size === 0
      if (!one || (need.signs.size === 0 && !ofYears)) return []
      const label = labels[one.id]
      const quoted = label.status === 'unmet' || !label.evidence ? null : spanOf(text, label.evidence)
      return [
        {
          ofYears,
          fold: dirname(file),
          file,
          res: `${file} ${id}`,
          kind: kindOf[trap],
          context,
          need,
          must: one.kind === 'must',
          status: label.status,
          quoted,
        },
      ]
    })
  })
}

/** The signs of a line, by their names. */
const signsOf = ({ said: values, place }) => ({
  ...Object.fromEntries(said.saidNames.map((name, at) => [name, values[at]])),
  ...Object.fromEntries(line.places.map(name => [name, place.includes(name) ? 1 : 0])),
})

const linesOf = rows =>
  rows.flatMap(({ context, need, quoted, fold }) =>
    lines
      .allLines(
        context,
        need,
        spoken.showingsBy(context, need).map(group => group.flatMap(({ all }) => all)),
      )
      .map(one => {
        const statement = context.resume.statements[one.at]
        return { fold, signs: signsOf(one), classes: [quoted && meet(quoted, statement) > 0 ? 1 : 0] }
      }),
  )

// What of the best line's signs says more of the status than that the line speaks of the need.
const its =
  'own kin beyond most told around both used weak listedThing bare onlyBroad listed skills header study outside home away old long othersNext junior senior helping little learning others regular mine'.split(
    ' ',
  )
const itsSigns = best => Object.fromEntries(its.map(name => [`its ${name}`, best ? signsOf(best)[name] : 0]))

/** The line that a reader most likely quotes for the need. */
const likeliestLine = ({ context, need }) => spoken.spokenOf(context, need).lines[0]

/** The signs of the needs by their names: of each alone, or beside all else that the resume says. */
const statusesOf = (rows, which) =>
  rows.map(row => {
    const { context, need, status: label } = row
    const best = likeliestLine(row)
    const [names, values] =
      which === 'alone'
        ? [status.aloneNames, status.aloneSigns(context, need, best)]
        : [status.wholeNames, status.wholeSigns(context, need, best)]
    return {
      signs: {
        ...Object.fromEntries(names.map((name, at) => [name, values[at]])),
        ...itsSigns(best),
      },
      classes: [label === 'met' ? 1 : 0, label === 'partial' ? 1 : 0],
    }
  })

// More of these never speaks against a person: true work that is added must not lower what is made of any need.
const rising = new Set(
  'odds,logarithm of odds,doing,used,years,papers,titled,namesake,papers × odds,titled × odds,rest,odds × rest,used × rest,their met,their partial,their met × odds,their partial × odds,counted met,counted partial,same,wide,all enough,wide enough,same half,wide half'.split(
    ',',
  ),
)
const lesser = ['weak', 'near', 'listed', 'implied', 'denied', 'missing']

/**
 * Brings weights back to where more of a rising sign raises what is shown: met at least as much as partly, and neither
 * below none; and what is named as done says no less than what is named otherwise.
 */
function holdStatuses([met, partial], names, scales) {
  const used = names.indexOf('used')
  for (const own of used < 0 ? [] : [met, partial]) {
    const plain = name => (own[names.indexOf(name)] / scales[names.indexOf(name)]) * scales[used]
    own[used] = Math.max(own[used], ...lesser.map(plain))
  }
  for (const [at, name] of names.entries()) {
    // A claim more never weighs against a person, and is easily made: it says no more for partly than for met.
    if (name === 'claimed') {
      met[at] = Math.max(0, met[at])
      partial[at] = Math.max(0, Math.min(met[at], partial[at]))
    }
    if (!rising.has(name)) continue
    partial[at] = Math.max(0, partial[at])
    met[at] = Math.max(met[at], partial[at])
  }
}

/**
 * Logistic regression, of several classes beside none of them: gradients with momentum on signs brought to one scale; a
 * penalty keeps weights small. Gives for each class its weights by sign.
 */
function fitted(rows, penalty, hold) {
  const names = Object.keys(rows[0].signs)
  const count = rows.length
  const means = names.map(name => rows.reduce((sum, { signs }) => sum + signs[name], 0) / count)
  const scales = names.map(
    (name, i) => Math.sqrt(rows.reduce((sum, { signs }) => sum + (signs[name] - means[i]) ** 2, 0) / count) || 1,
  )
  const table = rows.map(({ signs }) => Float64Array.from(names, (name, i) => (signs[name] - means[i]) / scales[i]))
  const kinds = rows[0].classes.length
  const width = names.length + 1
  const weights = Array.from({ length: kinds }, () => new Float64Array(width))
  const speeds = weights.map(() => new Float64Array(width))
  for (let round = 0; round < 400; round++) {
    const slopes = weights.map(own => Float64Array.from(own, (weight, i) => (i < names.length ? penalty * weight : 0)))
    for (let n = 0; n < count; n++) {
      const values = table[n]
      const parts = weights.map(own => {
        let sum = own[names.length]
        for (let i = 0; i < names.length; i++) sum += own[i] * values[i]
        return Math.exp(sum)
      })
      const all = 1 + parts.reduce((sum, part) => sum + part, 0)
      for (let kind = 0; kind < kinds; kind++) {
        const error = parts[kind] / all - rows[n].classes[kind]
        const slope = slopes[kind]
        for (let i = 0; i < names.length; i++) slope[i] += error * values[i]
        slope[names.length] += error
      }
    }
    for (let kind = 0; kind < kinds; kind++)
      for (let i = 0; i < width; i++) {
        speeds[kind][i] = 0.9 * speeds[kind][i] - (0.5 * slopes[kind][i]) / count
        weights[kind][i] += speeds[kind][i]
      }
    hold?.(weights, names, scales)
  }
  return weights.map(own => {
    const plain = Object.fromEntries(names.map((name, i) => [name, own[i] / scales[i]]))
    const bias = own[names.length] - names.reduce((sum, _, i) => sum + (own[i] * means[i]) / scales[i], 0)
    const all = { bias, ...plain }
    return Object.fromEntries(
      Object.entries(all)
        .map(([name, weight]) => [name, Math.round(weight * 1000) / 1000])
        .filter(([, weight]) => weight !== 0),
    )
  })
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

const part = (of, its) =>
  Object.fromEntries(
    Object.entries(of)
      .filter(([name]) => name.startsWith('its ') === its)
      .map(([name, weight]) => [its ? name.slice(4) : name, weight]),
  )

function fittedStatuses(signs) {
  const [met, partial] = fitted(signs, 10, holdStatuses)
  return {
    met: part(met, false),
    partial: part(partial, false),
    its: { met: part(met, true), partial: part(partial, true) },
  }
}

/** The signs of years asked, by what the posts count and what the whole resume is. */
const yearsOf = rows =>
  rows.map(({ context, need, status: label }) => {
    const values = borne.yearSigns(context, need, years.assessYears(context, need), years.countYears(context, need))
    return {
      signs: Object.fromEntries(borne.yearNames.map((name, at) => [name, values[at]])),
      classes: [label === 'met' ? 1 : 0, label === 'partial' ? 1 : 0],
    }
  })

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
  const kinds = kindsApart(rows)
  const [line] = fitted(linesOf(rows.filter(({ ofYears }) => !ofYears)), 5)
  use(rows, { line }, kinds)
  // What is pasted from the posting is judged by a rule.
  const judged = rows.filter(({ ofYears, context, need }) => !ofYears && words.copiedMatch(context, need) === null)
  const alone = fittedStatuses(statusesOf(judged, 'alone'))
  use(rows, { alone }, kinds)
  const whole = fittedStatuses(statusesOf(judged, 'whole'))
  const years = fittedStatuses(yearsOf(rows.filter(({ ofYears }) => ofYears)))
  return { line, alone, person: personsOf(rows), whole, years }
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
const rows = files.flatMap(rowsOf)
const before = { ...odds.weights }
for (const row of rows) row.before = statusOf(row)
const folds = [...new Set(rows.map(({ fold }) => fold))]
if (folds.length > 1)
  for (const fold of folds) {
    const weights = weightsFor(rows.filter(row => row.fold !== fold))
    const held = rows.filter(row => row.fold === fold)
    use(held, weights)
    for (const row of held) {
      row.after = row.ofYears ? statusOf(row) : oddsOf(row)
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
if (write)
  writeFileSync(new URL('../engine/assess/weights.json', import.meta.url), `${JSON.stringify(weights, null, 2)}\n`)
else Object.assign(odds.weights, before)
await close()
