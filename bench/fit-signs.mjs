// What the engine says of labelled cases, sign by sign, and how a reader judged them: what fit-statuses.mjs fits to.
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { load } from './load.mjs'
import { withMore } from './more-lines.mjs'

export const [
  { units },
  { requirementsOf },
  { readResume },
  { readJobFor },
  { judge },
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

/** How many signs two places share; whether it is half of the shorter one; where a part of a text stands. */
export const meet = (a, b) => Math.min(a.end, b.end) - Math.max(a.start, b.start)
export const halves = (a, b) => meet(a, b) >= 0.5 * Math.min(a.end - a.start, b.end - b.start)
export const spanOf = (text, part) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length })

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

/** What tells the kind of a resume by the same with lines more, found when it is asked for. */
function signsOfMore(contexts) {
  let found
  return () => {
    found ??= contexts().map(person.personSigns)
    return found
  }
}

/** What a reader said of every need that is shown by doing, one row a resume. */
export function rowsOf(file) {
  const set = JSON.parse(readFileSync(file, 'utf8'))
  const { job, requirements, resumes, as_of } = set
  const reading = readJobFor(job, requirementsOf(job.description, units(job.description), job.title))
  const marked = requirements.map(one => ({ ...one, ...spanOf(job.description, one.span) }))
  const contextOf = text => judge(reading, readResume(textDocument(text), as_of)).context
  return resumes.flatMap(own => {
    const { text, labels, trap, id } = own
    const context = contextOf(text)
    const more = signsOfMore(() => withMore(set, own).map(contextOf))
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
          ofDoing: !ofYears,
          fold: dirname(file),
          file,
          res: `${file} ${id}`,
          kind: kindOf[trap],
          more,
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

const classesOf = label => [label === 'met' ? 1 : 0, label === 'partial' ? 1 : 0]

/** The signs of a line, by their names. */
const signsOf = ({ said: values, place }) => ({
  ...Object.fromEntries(said.saidNames.map((name, at) => [name, values[at]])),
  ...Object.fromEntries(line.places.map(name => [name, place.includes(name) ? 1 : 0])),
})

export const linesOf = rows =>
  rows.flatMap(({ context, need, quoted, fold }) =>
    lines.allLines(context, need, spoken.showingsBy(context, need)).map(one => {
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

const unsaidLine = Object.fromEntries([...said.saidNames, ...line.places].map(name => [name, 0]))

/** The line that a reader most likely quotes for the need. */
export const likeliestLine = ({ context, need }) => spoken.spokenOf(context, need).lines[0]

/** The signs of the needs by their names: of each alone, or beside all else that the resume says. */
export const statusesOf = (rows, which) =>
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
      its: best ? signsOf(best) : unsaidLine,
      classes: classesOf(label),
    }
  })

/** The signs of years asked, by what the posts count and what the whole resume is, and how a reader judged them. */
export const yearsOf = rows =>
  rows.map(({ context, need, status: label }) => {
    const values = borne.yearSigns(context, need, years.assessYears(context, need), years.countYears(context, need))
    return { signs: Object.fromEntries(borne.yearNames.map((name, at) => [name, values[at]])), status: label }
  })
