import { numberOf, numberPattern } from '../text/numbers.ts'
import { forSmall } from '../text/small.ts'
import { stems } from '../text/words.ts'
import type { Condition } from './condition.ts'

const atOnce = '(?:immediately|at once|right away|straight away|asap|now|next (?:week|monday)|tomorrow)'
const ready = '(?:can|ready to|able to|free to|could) (?:start|begin|join|travel|relocate|move)'
const span = `(?:${numberPattern}|an?)(?: calendar| working)?[ -](?:days?|weeks?|months?)`

const spanIn = new RegExp(
  String.raw`(?<count>${numberPattern}|\ban?\b)(?: calendar| working)?[ -](?<unit>day|week|month)`,
  'iu',
)
const daysOf = { day: 1, week: 7, month: 30 } as const
// What short notice is, where a posting gives no time.
const shortNotice = 15

/** How many days a text tells of: “three weeks”, “1 month”, “30 days”; null where it tells of none. */
function daysIn(text: string): number | null {
  const { count, unit } = spanIn.exec(text)?.groups ?? {}
  if (count === undefined || unit === undefined) return null
  return (/^an?$/iu.test(count) ? 1 : numberOf(count)) * daysOf[unit.toLowerCase() as keyof typeof daysOf]
}

/** To be free to begin soon: what the resume says of a notice period or a day answers it. */
export const start: Condition = {
  asks: new RegExp(
    String.raw`\b(?:start|begin|join|available|commence)\b[^.;]{0,20}\b(?:immediately|asap|as soon as possible|(?:at|within|on) short notice|(?:with)?in (?:max(?:imum)?\.? )?${span})|\bimmediate (?:joiners?|availability|start)\b|\bshort notice period\b|\bnotice(?: period)?\W+(?:(?:immediate|max(?:imum)?|less than|not more than|up|0)\b\.?\s*(?:to|[-–]|of)?\s*)+${span}`,
    'iu',
  ),
  not: /\b(?:work\p{L}*|travel|cover|shifts?|looking|seek\p{L}*|wanted|experience|years?|probation\p{L}*)\b/iu,
  near: new Set(
    stems('notice available availability start begin join joiner free immediate immediately travel relocate'),
  ),
  says: forSmall(
    new RegExp(
      String.raw`\b(?:available|${ready}|free|start(?:ing)?(?: date)?:?|availability:?)\b[^.;]{0,12}\b${atOnce}\b|\bimmediate(?:ly)? (?:joiner|available|start)\b|\bavailability:? immediate\b|\bno notice(?: period)?\b|\bnotice(?: period)?[\s:–-]+(?:none|nil|immediate)\b`,
      'u',
    ),
  ),
  less: forSmall(
    new RegExp(
      String.raw`\bnotice(?: period)?[\s:–-]+(?:of )?${span}|\b${span}['’]?s? notice\b|\b${ready} (?:with)?in ${span}\b`,
      'u',
    ),
  ),
  refuses: /(?!)/u,
  // “Can join within 30 days” is met by a notice of three weeks, and not by one of three months.
  suffices: (asked, told) => (daysIn(told) ?? Number.POSITIVE_INFINITY) <= (daysIn(asked) ?? shortNotice),
  lacking: 'The resume does not say when the work could begin.',
}
