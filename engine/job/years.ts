import { numberWords as numbers } from '../text/numbers.ts'

const count = `\\d{1,2}|${numbers.slice(1).join('|')}`
// “At least a year's casework”: the article counts where a least is named.
const number = `${count}|several|a few|a couple of|(?<=\\b(?:at least|minimum of|more than|over|upwards of)\\s)an?`
const asked = new RegExp(
  `\\b(${number})\\s*\\+?\\s*(?:\\(\\d{1,2}\\+?\\)\\s*)?(?:(?:[-–]|to|and)\\s*(?:${count})\\s*\\+?)?\\s*(?:or more |plus |full )*(years?|yrs?|months?|(?:\\p{L}+ )?seasons?(?= (?:as|in|of|on|with|at|experience|work\\p{L}*|behind)\\b))\\b(?!\\s\\d)`,
  'iu',
)
// “The toddler room (2 - 3 years, ratio 1:6)”: how old they are who are looked after.
const ages =
  /\b(?:room|class|group|children|toddlers|babies|pupils|kids)\b[^.;()]{0,20}\(\s*(?:aged? )?\d{1,2}\s*(?:[-–]|to)\s*\d{1,2}\s*(?:years?|yrs)\b/giu
const within = new RegExp(
  `\\b(?:within|in|during|over)\\s+(?:the\\s+)?(?:last|past)?\\s*(${numbers.slice(1).join('|')}|\\d{1,2})?\\s*(?:years?|months?)`,
  'iu',
)
const withinLast = new RegExp(
  `\\b(?:within|in|during|over)\\s+the\\s+(?:last|past)\\s+(\\d{1,2}|${numbers.slice(1).join('|')})?\\s*(year|month)s?`,
  'iu',
)
// A year of age, of validity or of something past is not a year of work: nor is one that papers tell of, “three years of
// accounts”, one that comes round, “every two years”, or one for which a paper has been held.
const otherTime = new RegExp(
  `\\b(?:passed|valid|issued|old|aged?)\\b[^,]*\\b(?:years?|months?)\\b|\\b(?:licen[cs]e|permit|registration|certificate|card|ticket)\\b[^,.;()]{0,30}\\bfor\\b[^,.;()]{0,20}\\b(?:years?|months?)\\b|\\b(?:clearances?|checks?|lived|resided|addresses)\\b[^.;]{0,50}\\b(?:past|last|previous)\\s+(?:${number})\\s+years\\b|\\b(?:every|next|after)\\s+(?:the first\\s+)?(?:${number})\\s+(?:years?|months?)\\b|\\b(?:${number})\\s+(?:years?|months?)(?:\\s+(?:old|ago|later|apart|ahead)\\b|['’]?\\s+(?:of|worth of)\\s+(?:(?!experience|work|practice)[\\p{L}-]+\\s+){0,2}(?:statements|accounts|returns|records|data|figures|history|histories|receipts|invoices|minutes|logs|results|backlog|arrears)\\b)`,
  'giu',
)

function numberOf(text: string): number {
  if (/several/iu.test(text)) return 3
  if (/few|couple/iu.test(text)) return 2
  if (/^an?$/iu.test(text)) return 1
  const at = numbers.indexOf(text.toLowerCase())
  return at >= 0 ? at : Number(text)
}

// “The post is funded for 30 months”, “a fixed-term contract of two years”: how long the work lasts, not how long one has done it.
const term = new RegExp(
  `\\b(?:funded|fixed[- ]term|(?:time[- ])?limited|temporary|tenable|renewable|extendable|offered|appointed|initial(?:ly)?|probation\\p{L}*|(?:post|position|contract|appointment|project|funding|fellowship|assignment)s? (?:is|are|runs?|lasts?|will (?:be|run|last)))\\b[^,.;()]{0,40}?\\b(?:${number})[- ](?:years?|months?)\\b(?!['’]?\\s+(?:of|in|as|with|work\\p{L}*|experience))`,
  'giu',
)

const withoutOthers = (text: string) =>
  text.replace(term, ' ').replace(within, ' ').replace(ages, ' ').replace(otherTime, ' ')

export const asksForYears = (text: string): boolean => asked.test(withoutOthers(text))

/** Years of work that a text asks for, “18 months” as 1.5; null where it asks for none. Of a span the lower end. */
export function yearsAsked(text: string): number | null {
  const found = asked.exec(withoutOthers(text))
  if (!found?.[1]) return null
  return /^month/iu.test(found[2] ?? '') ? numberOf(found[1]) / 12 : numberOf(found[1])
}

const notOlder = new RegExp(
  `\\b(?:not|no) (?:more|older) than (\\d{1,2}|${numbers.slice(1).join('|')})\\s*(year|month)s? old\\b`,
  'iu',
)

/** “Within the last three years”: 3, “the last six months”: 0.5; null where nothing has to be that young. */
export function youngerThan(text: string): number | null {
  const found = withinLast.exec(text) ?? notOlder.exec(text)
  return found && (found[1] ? numberOf(found[1]) : 1) / (/^month/iu.test(found[2] ?? '') ? 12 : 1)
}
