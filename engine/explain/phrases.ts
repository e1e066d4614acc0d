import type { SectionKind } from '../resume/section-names.ts'
import { once } from '../text/once.ts'
import type { Requirement } from '../types.ts'
import { isOwnBoss, isPartOfWeek, isUnpaid } from './kinds.ts'

/** “a, b and c”. */
export function enumerate(items: string[]): string {
  if (items.length <= 1) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** The same of names: one with an “and” of its own comes last, behind a comma, “bar work, and tills and cash”. */
export function enumerateNames(names: string[]): string {
  const joined = names.filter(name => / and /u.test(name))
  if (joined.length === 0 || names.length < 2) return enumerate(names)
  const all = [...names.filter(name => !joined.includes(name)), ...joined]
  return `${all.slice(0, -1).join(', ')}, and ${all.at(-1)}`
}

// Words that nobody ends on: “registration with the Building Safety Regulator as a …”.
const hanging =
  /(?:\s+(?:an?|the|of|in|on|at|to|for|with|by|and|or|as|from|that|which|who|is|are|your|our|my|its|their|than|into|under|over|&|[–—-]))+$/iu

/** Up to a bracket that is not closed any more. */
const closed = (text: string) => (/\([^)]*$/u.test(text) ? text.slice(0, text.lastIndexOf('(')).trimEnd() : text)

/** A requirement's text fit to stand inside a sentence: without bullet end, shortened at a clause. */
export function brief(text: string, limit = 70): string {
  const flat = text.replace(/\s+/gu, ' ').replace(/[.;,:]+$/u, '')
  if (flat.length <= limit) return flat
  const cut = flat.slice(0, limit)
  // With the space after it: the comma of “$12,500” and the colon of “10:30” end no clause.
  const ends = [', ', ': ', ' ('].map(end => flat.slice(0, limit + 1).lastIndexOf(end))
  const clause = closed(cut.slice(0, Math.max(...ends, 0)))
  if (clause.length > limit / 2) return clause
  return `${cut
    .slice(0, Math.max(cut.lastIndexOf(' '), 24))
    .replace(hanging, '')
    .replace(/[\s,;:–-]+$/u, '')} …`
}

// “You will check plans …”: whom the posting speaks to, which a sentence about somebody else leaves out.
const spokenTo =
  /^(?:you(?:[’']ll| will| must| should)?|the (?:person (?:we )?appoint(?:ed)?|(?:successful |ideal )?(?:candidate|applicant)|post-?holder)(?: will| must| should)?|will)(?: also| then| need to| be able to| be expected to)* (?=\p{Ll})(?!(?:need|are|were|be|have|know|hold)\b)/iu

/** A requirement in quotation marks, fit for a sentence. Every resume of a ranking has it told. */
export const quotedShort = once((requirement: Requirement) =>
  inQuotes(brief(requirement.text.replace(spokenTo, ''), 60)),
)

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

export const spelled = (count: number): string => numbers[count] ?? String(count)

/** As `spelled`, but in figures where another number of the sentence stands in figures. */
export const spelledBeside = (count: number, beside: string): string =>
  /\d/u.test(beside) ? String(count) : spelled(count)

// As letters are spoken: “an MSc”, “an HND”, “an LLB”.
const spokenLetters = /^[FHLMNRSX](?:\p{Lu}|\.|Sc|Phil|Ed|Eng|Res|Tech|Com)/u

/** With “a” or “an” before it; a name in other letters, or with an article of its own, stays as it is. */
export const withArticle = (name: string): string => {
  if (!/^\p{Script=Latin}/u.test(name) || /^(?:an?|the)\s/iu.test(name)) return name
  const vowel = /^(?:eu|one\b|uni|u[sk]\b|usa)/iu.test(name)
    ? false
    : /^(?:[aeiou]|hono?u?r)/iu.test(name.normalize('NFD'))
  return `${vowel || spokenLetters.test(name) ? 'an' : 'a'} ${name}`
}

/** As a sentence begins, but for names that are written small: “xAPI”, “iOS”. */
export const capital = (text: string): string =>
  /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)

// Short words of titles and firms; others as short are mostly letters that stand for something, “HVAC”.
const shortWord =
  /^(?:HEAD|CHEF|SOUS|LEAD|TEAM|CARE|WARD|SITE|SHOP|BANK|COOK|MAID|HOST|VICE|MAIN|DATA|UNIT|AREA|FOOD|HOME|ROOM|DESK|LINE|LAND|CITY|TOWN|HILL|PARK|LAKE|INN|CAFE|CAFÉ|BAR)$/u
// As a word begins: “DUTY”, “CREW”, not “HVAC”.
const spoken =
  /^(?:[^AEIOUY]?[AEIOUYÀ-Ü]|(?:[BCFGPK][LR]|[DTW]R|[CSTWPG]H|S[CKLMNPQTW]|TW|KN|SCH|SPR|STR|THR)[AEIOUYÀ-Ü]|QU)|\p{L}{6}/u
const smallWord =
  /^(?:OF|AND|THE|FOR|IN|TO|AT|ON|BY|WITH|DE|DU|DES|ET|VON|VAN|DER|DEL|DELLA|DI|LA|LE|LES|DA|DO|DOS|DAS|EL)$/u

/** Titles in capitals are somebody's layout, no shouting: part by part, as a part in small letters may stand beside. */
export const calm = (title: string): string =>
  title.replace(/[^(),/–—]+/gu, part =>
    /\p{Ll}/u.test(part) || !part.split(/\P{L}+/u).some(word => word.length >= 5 || shortWord.test(word))
      ? part
      : part.replace(/\p{L}+/gu, (word, at: number) =>
          at > 0 && smallWord.test(word)
            ? word.toLowerCase()
            : !shortWord.test(word) && (word.length < 4 || !spoken.test(word))
              ? word
              : word.charAt(0) + word.slice(1).toLowerCase(),
        ),
  )

const forces =
  /(?<!Salvation )\b(?:Army|Navy|Air Force|Marines|Armed Forces|Coast ?guard)\b(?!,? (?:Hospital|Museum|Club|School))/u
const ofSomething = /^(?:University|Ministry|Department|Government|Institute|Office|College|Port|Diocese) of\b/u

/** “at Hill Hospital”, “in the British Army”, “self-employed”. */
const withWhom = (employer: string): string => {
  if (isOwnBoss(employer)) return employer.toLowerCase()
  if (forces.test(employer)) return `in ${/^the\b/iu.test(employer) ? '' : 'the '}${employer}`
  return `at ${ofSomething.test(employer) ? 'the ' : ''}${employer}`
}

/** An employer in capitals beside a title in capitals is layout too; a name such as UNICEF stands so by itself. */
const calmFirm = (title: string, employer: string): string =>
  /\p{Ll}/u.test(title) || calm(title) === title ? employer : calm(employer)

/** Where a post is held, for a sentence: “at Hill Hospital”. */
export const whereOf = ({ title, employer }: { title: string; employer: string }): string =>
  withWhom(calmFirm(title, employer))

/** Whether only the firm of a post is told, which then stands for its title, too. */
export const untitled = ({ title, employer }: { title: string; employer: string }): boolean =>
  title === employer && !isOwnBoss(title)

/** A post as a reader calls it: “Charge Nurse at Hill Hospital”, “Plasterer (self-employed)”. */
export function postName(post: { title: string; employer: string }): string {
  const { title, employer } = post
  const where = whereOf(post)
  if (isOwnBoss(title)) return title.toLowerCase()
  const says = title.includes(`, ${employer}`) || title.toLowerCase().includes(where.toLowerCase())
  if (employer === '' || says || untitled(post)) return calm(title)
  return isOwnBoss(employer) ? `${calm(title)} (${where})` : `${calm(title)} ${where}`
}

/** The same behind what was done in it: “as Charge Nurse at Hill Hospital”, and “at Hill Bread” of a post without a title. */
export const asPost = (post: { title: string; employer: string }): string =>
  untitled(post) ? whereOf(post) : `as ${postName(post)}`

type Told = { title: string; employer: string; section?: SectionKind; start: number; end: number | null }
const farOff = Number.MAX_SAFE_INTEGER

/**
 * The post that goes on, else the one that ended last; of several the one begun last. One that fills part of the week
 * yields to another that goes on, and an unpaid one to any.
 */
export const latestOf = <Held extends Told>(posts: Held[]): Held | undefined =>
  posts.toSorted(
    (a, b) =>
      Number(isUnpaid(a)) - Number(isUnpaid(b)) ||
      (b.end ?? farOff) - (a.end ?? farOff) ||
      Number(isPartOfWeek(a)) - Number(isPartOfWeek(b)) ||
      b.start - a.start,
  )[0]

// So many months over a count are worth a word.
const over = 3

/**
 * Years for reading, half ones below three: “about” as many where only years are known of an end, else never more than
 * there were. A month short of a year is a matter of how dates are written.
 */
export function yearsText(months: number, rough = false): string {
  const step = months < 35 ? 6 : 12
  const value = ((rough ? Math.round(months / step) : Math.floor((months + 1) / step)) * step) / 12
  if (value < 1) return 'under a year'
  const text = value === 1 ? 'one year' : `${spelled(value)} years`
  return rough ? `about ${text}` : months - 12 * value >= over ? `more than ${text}` : text
}

/** In quotation marks; those inside become single ones, so that a reader sees where the quote ends. */
export const inQuotes = (text: string): string =>
  `“${text.replace(/[“„]|"(?=[\p{L}\d])/gu, '‘').replace(/[”"]/gu, '’')}”`

/** Where the clause begins in which a place stands, so that a quote may begin with a whole one; null where it is long. */
function clauseBefore(text: string, at: number, limit: number): number | null {
  const ends = [...text.slice(0, at).matchAll(/[;:.!?]\s+(?=[\p{L}\d])|,\s+(?=\p{L})|\s[–—]\s/gu)]
  for (const end of [ends.findLast(([mark]) => /^[;:.!?]/u.test(mark)), ends.at(-1)]) {
    if (!end) continue
    const from = end.index + end[0].length
    // A word or two before the place are not yet what it is said of.
    if (at - from >= 12 && at - from <= limit - 45) return from
  }
  return null
}

/** The line around the place that a sentence is about, `length` characters long, in quotation marks. */
export function aroundAt(text: string, at: number, limit: number, length = 1): string {
  const found = Math.max(0, at)
  const shown = brief(text, limit)
  if (found < limit - 30 && (shown.length >= found + length || shown.length === limit)) return inQuotes(shown)
  const from = clauseBefore(text, found, limit) ?? text.lastIndexOf(' ', Math.max(0, found - 25)) + 1
  return inQuotes(`${from > 0 ? '… ' : ''}${brief(text.slice(from), limit)}`)
}

/** The line around the words that a sentence is about, in quotation marks, so that the quote shows them. */
export function around(text: string, pattern: RegExp, limit: number): string {
  const found = pattern.exec(text)
  return aroundAt(text, found?.index ?? 0, limit, Math.min(found?.[0].length ?? 0, limit / 2))
}
