import { datePoints } from '../text/date-points.ts'
import type { Facts } from './facts.ts'

const spelled =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)'
const digits = '\\d[\\d.,]*(?:k|m)?'
const share = /\d\s?(?:%|percent|per cent)|[$€£]\s?\d|\d\s?(?:euros?|dollars|pounds)\b/iu
// “900 invoices”, “about 140 custom reports”: a number with what it counts.
const countedBy = (number: string) =>
  `(?<![\\p{L}\\d.,/+-])${number}(?:[ -]\\p{L}[\\p{L}'’-]*){0,2}[ -](?:\\p{L}{2,}s|people|staff|children|men|women|beds?|crew)(?![\\p{L}\\d])`
const inDigits = new RegExp(countedBy(digits), 'giu')
const inWords = new RegExp(countedBy(spelled), 'iu')
const figure = new RegExp(`${share.source}|${inDigits.source}|${inWords.source}`, 'iu')
const change =
  /\bfrom (?:[$€£]?\d[\d.,]*\s?\S* )(?:\p{L}+ )?to [$€£]?\d|\b(?:(?:up|down|rose|fell|grew) (?:by|from)|cut|saved?|saving|raised|reduced|lowered|halved|doubled|won)\b[^.;]{0,40}\d|(?<!quota[^.;]{0,20})\d[^.;]{0,30}\b(?:less|fewer|faster|saved|without)\b|\d\s?(?:%|percent|per cent) (?:up|down|better|higher|lower|more)\b/iu
// No measure of any work: addresses and telephone numbers.
const contact = /\S+@\S+|\b(?:https?:\/\/|www\.)\S+|\+?\(?\d[\d ()./-]{7,}\d/gu
// “My manager led the project”: what others did.
const byOthers =
  /\b(?:manager|colleague|boss|director|partner|supervisor|lead)s? (?:who )?(?:led|ran|managed|did|owned|wrote)\b|\b(?:led|run|managed|owned|done) by (?!me\b)/iu

type Told = Facts['told'][number]

/** The line without its dates and without telephone numbers: what is left of its figures measures something. */
function measured(text: string): string {
  const dots = datePoints(text)
  const undated = dots.reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text)
  return undated.replace(contact, ' ')
}

/** How much a line measures: digits tell more than a number in words. */
const figuresIn = (text: string) =>
  (share.test(text) ? 2 : 0) + 2 * Math.min(2, [...text.matchAll(inDigits)].length) + (inWords.test(text) ? 1 : 0)

/** What somebody did, told outright: no line of others and none that speaks to a machine. */
export const isOwnWork = ({ text, clean }: Told): boolean => clean && !byOthers.test(text)

/** Whether a line gives any figure, in digits or in words. */
export const hasFigure = ({ text }: Told): boolean => /\d/u.test(measured(text)) || inWords.test(text)

/** What a figure is of: a sum of money, a share of a hundred, people beside or below, or a number of things. */
export type Measure = 'money' | 'share' | 'people' | 'count'

const money = /[$€£]\s?\d|\d\s?(?:k |m |million )?(?:euros?|dollars|pounds|francs)\b/iu
const among = new RegExp(
  `\\b(?:teams?|crews?|staff|squads?|shifts?) of (?:\\d|${spelled})|(?:\\d|\\b${spelled}) (?:\\p{L}+ )?(?:staff|crew|colleagues|reports|engineers|nurses|technicians|cooks)\\b`,
  'iu',
)

/** What the figures of a line are of, the first kind that it gives. */
export function measureOf(text: string): Measure {
  if (money.test(text)) return 'money'
  if (/\d\s?(?:%|percent|per cent)/iu.test(text)) return 'share'
  return among.test(text) ? 'people' : 'count'
}

type Best = { text: string; pattern: RegExp }

/** The line with the most figures of those that `which` keeps, of the later post where several have as many. */
function bestOf(told: Told[], pattern: RegExp, which: (text: string) => boolean): Best | null {
  const [best] = told
    .filter(isOwnWork)
    .map(line => ({ line, text: measured(line.text) }))
    .filter(({ text }) => which(text))
    .toSorted((a, b) => figuresIn(b.text) - figuresIn(a.text) || b.line.from - a.line.from)
  return best ? { text: best.line.text, pattern } : null
}

/** The line that says most plainly what came of the work. */
export const resultOf = ({ told }: Facts): Best | null => bestOf(told, change, text => change.test(text))

/** The line that says most plainly how large the work was. */
export const sizeOf = ({ told }: Facts): Best | null => bestOf(told, figure, text => figure.test(text))
