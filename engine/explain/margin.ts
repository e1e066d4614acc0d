import type { Study } from '../resume/education.ts'
import type { Resume } from '../resume/read.ts'
import { aloneSince } from './alone.ts'
import type { Facts } from './facts.ts'
import { type Measure, measureOf, resultOf, sizeOf } from './figures.ts'
import { goesOn, monthsOfWork } from './held.ts'
import { isOwnFirm, isUnpaid } from './kinds.ts'
import { teaches } from './marks.ts'
import { namedInWork } from './names.ts'
import {
  around,
  asPost,
  calm,
  capital,
  enumerateNames,
  latestOf,
  postName,
  spelled,
  spelledBeside,
  whereOf,
  withArticle,
  yearsText,
} from './phrases.ts'
import { publications } from './publications.ts'
import { umbrellaOf } from './umbrella.ts'

/*
 * What a colleague who has read the resume writes in its margin, for it and (in asks.ts) against it. Each sentence names
 * or quotes what it rests on, so that none of them could stand beside another resume.
 */

const yearOf = (month: number) => Math.floor(month / 12)

// “Hill & Co (homeware)” and “Hill & Co.” are one.
const firmOf = (employer: string) =>
  employer
    .replace(/\s*\([^)]*\)/gu, '')
    .replace(/[.\s]+$/u, '')
    .toLowerCase()

function career(resume: Resume, now: number): string | null {
  const { posts } = resume
  const latest = latestOf(posts)
  const { months, rough } = monthsOfWork(resume, now)
  if (!latest || months < 36) return null
  const text = yearsText(months, rough)
  const years = capital(text)
  const firms = (resume.jobs.length > 0 ? resume.jobs : posts).filter(
    post => post.employer !== '' && !isOwnFirm(post) && !isUnpaid(post),
  )
  const employers = new Set(firms.map(({ employer }) => firmOf(employer))).size
  const over = umbrellaOf(resume)
  if (over || (employers === 1 && firms.length > 1 && firms.length === posts.length))
    return `${years}, all of them ${whereOf(over ? { ...latest, employer: over.name } : latest)}, ${goesOn(resume, latest, now) ? 'now' : 'last'} as ${calm(latest.title)}.`
  const where = employers > 1 ? ` with ${spelledBeside(employers, text)} employers` : ' of work'
  if (latest.end !== null && !goesOn(resume, latest, now))
    return `${years}${where}, last ${asPost(latest)} until ${yearOf(latest.end)}.`
  return `${years}${where}; ${postName(latest)} since ${yearOf(latest.start)}.`
}

/** “Power BI” and “BI report”: two things of words that overlap in the one line that names them. */
function meet(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase().split(' '), other.toLowerCase().split(' ')]
  return a.at(-1) === b[0] || b.at(-1) === a[0]
}

/** What the lines of the work name most. */
function handled(resume: Resume): string | null {
  const [first, ...others] = namedInWork(resume).filter(
    ({ name }, at, all) => !all.slice(0, at).some(one => meet(one.name, name)),
  )
  const beside = others.slice(0, 3).map(({ name }) => name)
  if (first && first.lines >= 3)
    return `${capital(spelled(first.lines))} lines of the work are on ${first.name}${beside.length > 0 ? `, others on ${enumerateNames(beside)}` : ''}.`
  return first && beside.length > 0 ? `The work itself shows ${enumerateNames([first.name, ...beside])}.` : null
}

// What was read as a degree in a letter's prose may be half a sentence, and what has no school nor year something else.
const inProse = /\b(?:I|me|my|we|has|have|had|was|were|is|are)\b|^\p{Ll}/u
const longest = 70

// What a row goes on to tell of the degree, read into the school.
const beside = /[.,;]\s+(?:thesis|dissertation|final (?:year )?project|grade|modules?)\b.*$/iu

// “First Class Honours”, “with distinction”, “summa cum laude”: how well it was taken.
const honours =
  /\b(?:first[- ]class(?: honours)?|with (?:high(?:est)? )?(?:distinction|honou?rs)|(?:summa |magna )?cum laude|mit auszeichnung)\b/iu

/** The same, as the sentence on a degree ends with it; '' where its row tells none. */
function honoursOf({ row, degree, school }: Study): string {
  const [told = ''] = honours.exec(row.replace(degree, ' ').replace(school, ' ')) ?? []
  return told === '' ? '' : `, ${/^first/iu.test(told) ? 'with ' : ''}${calm(told)}`
}

/** The highest degree, of several the latest. */
function degree({ studies }: Resume): string | null {
  const [best] = studies
    .filter(
      ({ level, open, degree, school, year }) =>
        level >= 4 && !open && (school !== '' || year !== null) && degree.length <= longest && !inProse.test(degree),
    )
    .toSorted((a, b) => b.level - a.level || Number(b.year ?? 0) - Number(a.year ?? 0))
  const school = best?.school.replace(beside, '') ?? ''
  return best
    ? `Holds ${withArticle(calm(best.degree))}${school ? ` from ${/\s/u.test(school) ? calm(school) : school}` : ''}${best.year ? `, ${best.year}` : ''}${honoursOf(best)}.`
    : null
}

const openings: Record<Measure, string> = {
  money: 'Puts a sum to the work',
  share: 'Measures the work',
  people: 'Puts figures to the work',
  count: 'Puts figures to the work',
}

/** Since when somebody works for clients, and what the last post was before. */
function freelance(resume: Resume): string | null {
  const alone = aloneSince(resume)
  if (!alone) return null
  const before = latestOf(resume.posts.filter(post => post.end !== null && post.start < alone.since && !isUnpaid(post)))
  return `${capital(alone.how)} since ${yearOf(alone.since)}${before ? `, before that ${postName(before)}` : ''}.`
}

export function strengths(facts: Facts): string[] {
  const result = resultOf(facts)
  // What is told as training others is told once.
  const size = result ? null : sizeOf(facts, text => teaches.test(text))
  const line = size && around(size.text, size.pattern, 110)
  return [
    freelance(facts.resume) ?? career(facts.resume, facts.now),
    result && `Says what came of the work: ${around(result.text, result.pattern, 110)}.`,
    line && `${openings[measureOf(line)]}: ${line}.`,
    handled(facts.resume),
    degree(facts.resume),
    publications(facts.resume),
  ].filter(sentence => sentence !== null)
}
