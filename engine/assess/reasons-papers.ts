import { brief, calm, enumerate } from '../explain/phrases.ts'
import type { Need } from '../job/need.ts'
import type { Study } from '../resume/education.ts'
import type { Resume } from '../resume/read.ts'
import { namesSchool } from '../resume/study-rows.ts'
import { datePoints } from '../text/date-points.ts'
import { once } from '../text/once.ts'
import { stems } from '../text/words.ts'
import type { Quote } from '../types.ts'
import type { Reason } from './judgement.ts'
import { noLineOf } from './reasons-missing.ts'

const longest = 60
// “2016–2018 Matric”, “Certificates: first aid”: where a name begins, and where date, school or number begin behind it.
const before = /^(?:[\s•·*–—-]|(?:19|20)\d{2}|\p{Lu}\p{L}+:\s)+/u
const behind = /\s*(?:[,;|·•]|[(]|\s[–—-]\s|:\s|\b(?:19|20)\d{2}\b|\b(?:since|valid|until|issued|expires?)\b).*$/su

// “Registration lapsed 2019; restored June 2025”: that it ran out once is no part of its name.
const ranOut = /\s*[,:–—(-]?\s*\b(?:lapsed|expired|ran out|run out)\b.*$/isu
// What says only that it is a paper.
const anyPaper = /^(?:registration|licen[cs]e|membership|certificate|card|ticket|papers?|PIN)$/iu

/** What a line calls a paper, without school, date and number. */
const nameIn = (part: string) =>
  part
    .replace(before, '')
    .replace(ranOut, '')
    .replace(behind, '')
    .replace(/[.:\s]+$/u, '')

/** Whether a line speaks of a paper by no name, “Registration restored in June 2025”, and by no word of what is asked. */
export function isUnnamed({ requirement }: Need, line: string): boolean {
  const name = nameIn(line).replace(/\s+(?:restored|renewed|reinstated|valid|active|current)\b.*$/isu, '')
  return anyPaper.test(name) && !stems(requirement.text).some(stem => stems(name).includes(stem))
}

/** The paper that a line names, of several that which shares the most words with what is asked; '' where it is no name. */
function paperIn({ words }: Need, { quote }: Quote): string {
  const asked = new Set(words.map(({ stem }) => stem))
  const shared = (part: string) => new Set(stems(part).filter(stem => asked.has(stem))).size
  const [best = ''] = quote.split(/[,;|·•\n]/u).toSorted((a, b) => shared(b) - shared(a))
  const name = nameIn(shared(best) > 0 ? best : quote)
  return /\p{L}{2}/u.test(name) && name.length <= longest && !(shared(name) === 0 && namesSchool(name))
    ? `“${name}”`
    : ''
}

/** The papers that the lines name, and `rest` about them; `bare` where they name none in few words. */
const named =
  (rest: (many: boolean) => string, bare: string): Reason =>
  (_, need, evidence) => {
    const names = [...new Set(evidence.map(quote => paperIn(need, quote)).filter(name => name !== ''))].slice(0, 2)
    return names.length > 0 ? `${enumerate(names)} ${rest(names.length > 1)}` : bare
  }

/** Why a paper counts as held of which nothing but its name is known. */
export const inForce = (name: string): string => `“${name}” is held, and nothing says that it has run out.`

// “…, valid until May 2028”, “(expires 03/2027)”
const until =
  /\b(?:valid|good|in date|current|in force|exp(?:ires?|iry)?\.?(?: date)?)(?: (?:until|till?|to|through|thru|on))?:?\s*$/iu

/** Until when a line says that its one paper is good. */
function goodUntil({ quote }: Quote): string | null {
  const ends = datePoints(quote).filter(({ from }) => until.test(quote.slice(0, from)))
  const [end] = ends
  return end && ends.length === 1 ? quote.slice(end.from, end.to) : null
}

const isHeldPlainly = named(
  many => `${many ? 'are' : 'is'} held, and nothing says that ${many ? 'they have' : 'it has'} run out.`,
  'Held, and nothing says that it has run out.',
)

/** Why a paper counts as held: until when, where the line says so of the one that it names. */
export const isHeld: Reason = (context, need, evidence) => {
  const [first, ...more] = evidence
  const end = first && more.length === 0 ? goodUntil(first) : null
  const name = first && end ? paperIn(need, first) : ''
  if (name !== '') return `${name} is held, good until ${end}.`
  return typeof isHeldPlainly === 'string' ? isHeldPlainly : isHeldPlainly(context, need, evidence)
}

/** The same of one that is named where people tell their papers. */
export const amongPapers = named(
  many => `${many ? 'stand' : 'stands'} among the papers.`,
  'It stands among the papers.',
)

/** The papers told on lines of their own, found once a resume. */
const papersTold = once(({ statements, own }: Resume): string[] => [
  ...new Set(
    statements
      .filter(({ section, listed, heading }, at) => section === 'papers' && !listed && !heading && !own[at]?.taint)
      .map(({ text }) => nameIn(text))
      .filter(name => /\p{L}{3}/u.test(name) && name.length <= longest && !anyPaper.test(name)),
  ),
])

const noLine = noLineOf('No such paper is named.')

/** Why a paper is not shown of which nothing speaks: what no line mentions, and what papers there are. */
export const notNamed: Reason = (context, need, evidence) => {
  const first = typeof noLine === 'string' ? noLine : noLine(context, need, evidence)
  const others = papersTold(context.resume)
    .slice(0, 2)
    .map(name => `“${name}”`)
  return others.length === 0
    ? first
    : `${first} ${others.length > 1 ? 'Papers' : 'The paper'} that it names: ${enumerate(others)}.`
}

// What was read as a degree in a letter's prose may be half a sentence.
const inProse = /\b(?:I|me|my|we|has|have|had|was|were|is|are)\b|^\p{Ll}/u

/** A degree by its name, without school and year: neither bears on whether it is the one asked. */
export const studyName = once(({ degree, school }: Study): string => {
  const name = calm(degree.replace(school, '').replace(/[\s,;–—-]+$/u, ''))
  return inProse.test(name) || name === '' ? '' : `“${brief(name, longest)}”`
})
