import type { Resume } from '../resume/read.ts'
import type { Facts } from './facts.ts'
import { isOwnWork, resultOf, sizeOf } from './figures.ts'
import { namedInWork } from './names.ts'
import { around, calm, capital, enumerate, latestOf, postName, spelled, yearsText } from './phrases.ts'

/*
 * What a colleague who has read the resume writes in its margin, for it and (in asks.ts) against it. Each sentence names
 * or quotes what it rests on, so that none of them could stand beside another resume.
 */

const yearOf = (month: number) => Math.floor(month / 12)

function career({ profile, posts }: Resume): string | null {
  const latest = latestOf(posts)
  if (!latest || profile.total_years < 3) return null
  const years = capital(yearsText(profile.total_years))
  const employers = new Set(posts.map(({ employer }) => employer).filter(name => name !== '')).size
  if (employers === 1 && posts.length > 1)
    return `${years}, all of them at ${latest.employer}, ${latest.end === null ? 'now' : 'last'} as ${calm(latest.title)}.`
  const where = employers > 1 ? ` with ${spelled(employers)} employers` : ' of work'
  if (latest.end !== null) return `${years}${where}, last as ${postName(latest)} until ${yearOf(latest.end)}.`
  return `${years}${where}; ${postName(latest)} since ${yearOf(latest.start)}.`
}

/** What the lines of the work name most. */
function handled(resume: Resume): string | null {
  const [first, ...others] = namedInWork(resume)
  const beside = others.slice(0, 3).map(({ name }) => name)
  if (first && first.lines >= 3)
    return `${capital(spelled(first.lines))} lines of the work are on ${first.name}${beside.length > 0 ? `, others on ${enumerate(beside)}` : ''}.`
  return first && beside.length > 0 ? `The work itself shows ${enumerate([first.name, ...beside])}.` : null
}

// What was read as a degree in a letter's prose may be half a sentence, and what has no school nor year something else.
const inProse = /\b(?:I|me|my|we|has|have|had|was|were|is|are)\b|^\p{Ll}/u
const longest = 70

function degree({ studies }: Resume): string | null {
  const best = studies.find(
    ({ level, open, degree, school, year }) =>
      level >= 4 && !open && (school !== '' || year !== null) && degree.length <= longest && !inProse.test(degree),
  )
  return best
    ? `Holds ${calm(best.degree)}${best.school ? ` from ${calm(best.school)}` : ''}${best.year ? `, ${best.year}` : ''}.`
    : null
}

export function strengths(facts: Facts): string[] {
  const result = resultOf(facts)
  const size = result ? null : sizeOf(facts)
  return [
    career(facts.resume),
    result && `Says what came of the work: ${around(result.text, result.pattern, 110)}.`,
    size && `Puts figures to the work: ${around(size.text, size.pattern, 110)}.`,
    handled(facts.resume),
    degree(facts.resume),
  ].filter(sentence => sentence !== null)
}

const ranks: [RegExp, number][] = [
  [/\b(?:director|head|chief|principal|partner|president|owner|founder|vp)\b/iu, 4],
  [/\b(?:manager|headteacher|superintendent|foreman|forewoman)\b/iu, 3],
  [/\b(?:senior|lead|leading|leader|supervisor|charge|coordinator|specialist)\b/iu, 2],
]
const junior = /\b(?:assistant|deputy|associate|trainee|apprentice|intern|junior|graduate|student|helper)\b/iu

/** How high a title stands, as far as its own words say so. */
const rankOf = (title: string) =>
  (ranks.find(([pattern]) => pattern.test(title))?.[1] ?? 1) - (junior.test(title) ? 0.5 : 0)

/** The way from the first post with an employer to the last, unless it led down. */
function rise({ posts }: Resume): string | null {
  const employer = posts.map(post => post.employer).find((name, at, all) => name !== '' && all.indexOf(name) < at)
  const inTime = posts.filter(post => post.employer === employer).toSorted((a, b) => a.start - b.start)
  const [first, last] = [inTime[0], inTime.at(-1)]
  if (!employer || !first || !last || first.title === last.title || rankOf(last.title) < rankOf(first.title))
    return null
  return `Went from ${calm(first.title)} to ${calm(last.title)} at ${employer}.`
}

const teaches =
  /\b(?:preceptor|mentor(?:ed|ing|s)?|taught|apprentices?|(?:train|coach|onboard|teach)(?:ed|ing|s|es)? (?!in\b|on\b|as\b)(?:\p{L}+ ){0,2}(?:new|team|staff|people|colleagues|\p{L}+(?:ers|ants|ees|ices|ists|ates|ors|ires)))\b/iu
const people =
  '(?:teams?|crews?|staff|people|shift|apprentices?|nurses?|technicians?|engineers?|\\p{L}+(?:ers|ants|ees|ists|ors))'
const leadsPeople = new RegExp(
  `(?:\\b(?:led|leading|supervis(?:e[sd]?|ing)|manag(?:e[sd]?|ing))|(?:^|\\bI )lead) (?:(?!and\\b)[\\p{L}\\d-]+ ){0,3}${people}\\b|\\b(?:team|crew|staff) of (?:\\d|\\p{L}+)`,
  'iu',
)
const inCharge = /\b(?:(?<!(?:was|were|be|been) )led(?! by\b)|in charge of|responsible for|answer(?:ed|able)? for)\b/iu

export function positives({ resume, told }: Facts): string[] {
  const own = told.filter(isOwnWork)
  const teaching = own.find(({ text }) => teaches.test(text))
  const led = own.find(one => one !== teaching && leadsPeople.test(one.text))
  const charge = led ? undefined : own.find(one => one !== teaching && inCharge.test(one.text))
  return [
    rise(resume),
    teaching ? `Trains others: ${around(teaching.text, teaches, 90)}.` : null,
    led ? `Has led people: ${around(led.text, leadsPeople, 90)}.` : null,
    charge ? `Has been in charge: ${around(charge.text, inCharge, 90)}.` : null,
  ].filter(sentence => sentence !== null)
}
