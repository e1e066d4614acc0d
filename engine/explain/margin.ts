import type { Resume } from '../resume/read.ts'
import type { Facts } from './facts.ts'
import { isOwnWork, type Measure, measureOf, resultOf, sizeOf } from './figures.ts'
import { namedInWork } from './names.ts'
import { around, calm, capital, enumerate, latestOf, postName, spelled, withWhom, yearsText } from './phrases.ts'

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
  if (employers === 1 && posts.length > 1 && latest.employer !== '')
    return `${years}, all of them ${withWhom(latest.employer)}, ${latest.end === null ? 'now' : 'last'} as ${calm(latest.title)}.`
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

const openings: Record<Measure, string> = {
  money: 'Puts a sum to the work',
  share: 'Measures the work',
  people: 'Puts figures to the work',
  count: 'Puts figures to the work',
}

export function strengths(facts: Facts): string[] {
  const result = resultOf(facts)
  const size = result ? null : sizeOf(facts)
  const line = size && around(size.text, size.pattern, 110)
  return [
    career(facts.resume),
    result && `Says what came of the work: ${around(result.text, result.pattern, 110)}.`,
    line && `${openings[measureOf(line)]}: ${line}.`,
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
  return `Went from ${calm(first.title)} to ${calm(last.title)} ${withWhom(employer)}.`
}

const teaches =
  /\b(?:preceptor|mentor(?:ed|ing|s)?|taught|(?:train|coach|onboard|teach)(?:ed|ing|s|es)? (?!in\b|on\b|as\b)(?:\p{L}+ ){0,2}(?:new|team|staff|people|colleagues|\p{L}+(?:ers|ants|ees|ices|ists|ates|ors|ires)))\b/iu
const people =
  '(?:teams?|crews?|staff|people|shift|apprentices?|nurses?|technicians?|engineers?|\\p{L}+(?:ers|ants|ees|ists|ors))'
const leadsPeople = new RegExp(
  `(?:\\b(?:led|leading|supervis(?:e[sd]?|ing)|manag(?:e[sd]?|ing))|(?:^|\\bI )lead) (?:(?!and\\b)[\\p{L}\\d-]+ ){0,3}${people}\\b|\\b(?:team|crew|staff) of (?:\\d|\\p{L}+)`,
  'iu',
)
const inCharge = /\b(?:(?<!(?:was|were|be|been) )led(?! by\b)|in charge of|responsible for|answer(?:ed|able)? for)\b/iu

const broughtIn =
  /(?:^|\bI )\W*(?:set up(?! (?:for|and (?!ran\b|led\b|\p{L}+ed\b))\b)|introduced|launched|founded|initiated|established|devised|pioneered|started (?:the|an?|our)\b)/iu
const singledOut =
  /\b(?:employee of the (?:month|quarter|year)|commended (?:for|by)|shortlisted for|(?:won|received|awarded|given) (?:the|an?|our|two|three)\b[^.;]{0,40}\b(?:award|prize|bonus))\b/iu

// So many months in one post speak for both sides.
const longStay = 60

/** The post held longest, where there were others with other employers. */
function stay({ posts }: Resume, now: number): string | null {
  const months = ({ start, end }: Resume['posts'][number]) => Math.min(end ?? now, now) - start + 1
  const [best] = posts.toSorted((a, b) => months(b) - months(a))
  const employers = new Set(posts.map(({ employer }) => employer))
  if (!best || employers.size < 2 || months(best) < longStay) return null
  const years = yearsText(months(best) / 12)
  return best.end === null ? `Has been ${postName(best)} for ${years}.` : `Stayed ${years} as ${postName(best)}.`
}

export function positives({ resume, told, now }: Facts): string[] {
  const own = told.filter(isOwnWork)
  const teaching = own.find(({ text }) => teaches.test(text))
  const led = own.find(one => one !== teaching && leadsPeople.test(one.text))
  const charge = led ? undefined : own.find(one => one !== teaching && inCharge.test(one.text))
  const fresh = own.find(one => one !== teaching && one !== led && one !== charge && broughtIn.test(one.text))
  const honour = own.find(({ text }) => singledOut.test(text))
  return [
    rise(resume),
    teaching ? `Trains others: ${around(teaching.text, teaches, 90)}.` : null,
    led ? `Has led people: ${around(led.text, leadsPeople, 90)}.` : null,
    charge ? `Has been in charge: ${around(charge.text, inCharge, 90)}.` : null,
    fresh ? `Brought in something new: ${around(fresh.text, broughtIn, 90)}.` : null,
    honour ? `Was singled out: ${around(honour.text, singledOut, 90)}.` : null,
    stay(resume, now),
  ].filter(sentence => sentence !== null)
}
