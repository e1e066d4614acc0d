import type { Line } from '../../documents/text.ts'
import { wordCount } from '../text/count.ts'
import { dateRanges } from '../text/dates.ts'
import { datesOnly, isEntry } from './entries.ts'
import { fieldOf } from './field.ts'
import { hasTitle } from './titles.ts'

// “--- Jobs ---” is ruled off and “*June 2020*” leans: neither has a bullet.
const bulletPattern =
  /^\s*(?:~(?!~|\s.*~\s*$)|::(?!:|\s.*::\s*$)|[-=]>|>>|--(?=\s(?!.*--\s*$))|[•●▪▫◦○‣⁃∙·►▶▸▹➤➢➔➜→»›>✓✔+◆◇◈❖■□◾◼★☆✦✱※]|\p{So}\uFE0F?(?=\s)|[.:](?=\s+[\p{L}\d])|\|(?=\s[^|]*$)|\*(?!\*|[^*\s][^*]*\*\s*$)|[–—-](?![–—-])|o(?=\s{1,3}\S)|(?:i{1,3}|iv|vi{0,3}|ix|x)[.)](?=\s)|\d{1,2}[.)](?!\d|\s+\p{L}{3,}\.?\s+\d{4}\s*(?:[–—-]|to\s)))\s*(?=\S)/u
// “— Jobs —”: between two dashes stands a heading.
const ruledOff = /^\s*(?<dash>[–—-])\s\S.*\s\k<dash>\s*$/u
/** What stands before the words of a line that has no bullet: the indent, and the marks of a heading or of emphasis. */
const leadPattern = /^\s*(?:#{1,6}\s+)?(?:\*{2,3}\s+|[*_]{0,3})(?=\S)/u
// “(b) Hill & Co, clerk, 2019 – 2021”, “[B] …”: a letter numbers posts as it does headings.
const letterPattern = /^\s*(?:\((?:[a-z]\d?|[ivx]{1,4}|\d{1,2})\)|\[[a-z]\d?\]|[A-H]\))\s+(?=\S)/iu
// “3.1 Clerk, Hill & Co, March 2022 to date”: parts of a numbered part. “3.5 years” and “3.8 GPA” count something else.
const partPattern = /^\s*\d{1,2}\.\d{1,2}\.?\s+(?!C?GPA\b)(?=\p{Lu})/u
/** “1. Owner, Hill Guest House, from May 2014 until now”: in a block of its own a number before dates counts posts, and so does one over a line of dates. */
function numberOf(raw: string, blankBefore: boolean, next: string | undefined): RegExpExecArray | null {
  const part = partPattern.exec(raw)
  if (part) return part
  const number = /^\s*\d{1,2}[.)]\s+(?=\p{L}|["“])/u.exec(raw)
  if (!number) return null
  const dated = blankBefore && dateRanges(raw.slice(number[0].length)).length === 1
  return dated || (next !== undefined && datesOnly(next.trim())) ? number : null
}

// “1   BBA   Hill College”, “2 | HSC | …”: the first column of a table counts its rows.
const countPattern = /^\s*(?<count>\d{1,2})(?:\s*\|\s*|\s+)(?=\p{Lu})(?!\p{L}{3,9}\.?\s+\d{4})/u
const countAt = (raw: string | undefined) => Number(countPattern.exec(raw ?? '')?.groups?.count ?? Number.NaN)
/** What counts a row of a table: a number behind that of the row above or before that of the row below. */
function counted(raw: string, above: string | undefined, below: string | undefined): RegExpExecArray | null {
  const own = countPattern.exec(raw)
  const count = own ? countAt(raw) : Number.NaN
  return countAt(above) === count - 1 || countAt(below) === count + 1 ? own : null
}

/** Whether a line behind a mark is no item of a list but begins a post: its dates, a field of a form, or a firm over its posts. */
const opensEntry = (words: string, blankBefore: boolean, next: string | undefined) =>
  datesOnly(words.replace(/\([^)]*\)/gu, '')) ||
  fieldOf(words) !== null ||
  (blankBefore &&
    next !== undefined &&
    !bulletPattern.test(next) &&
    isEntry(next.trim(), undefined) &&
    wordCount(words) <= 10)

/** “1) Hill & Co, Leeds” over “a) Clerk, 2019 – 2021”: a numbered firm over a post. */
const numbersFirm = (raw: string, next: string | undefined) =>
  next !== undefined &&
  /^\s*\d{1,2}[.)]\s+\p{Lu}/u.test(raw) &&
  wordCount(raw) <= 10 &&
  !/[.;]\s*$|\d{4}/u.test(raw) &&
  !hasTitle(raw) &&
  !/^\s*\d{1,2}[.)]\s/u.test(next) &&
  isEntry(next.replace(letterPattern, '').trim(), undefined)

/** How a line begins: whether as an item of a list, or with a number of its own; `lead` is the length of all marks before its words. */
export type Start = { bullet: boolean; numbered: boolean; lead: number; words: string }

/** How `raw` begins, between the lines above and below it. */
export function startOf(
  raw: string,
  kind: Line['kind'],
  blankBefore: boolean,
  [above, next]: [above: string | undefined, next: string | undefined],
): Start {
  const letter = letterPattern.exec(raw) ?? numberOf(raw, blankBefore, next) ?? counted(raw, above, next)
  const ruled = ruledOff.test(raw)
  const mark = letter || ruled ? null : bulletPattern.exec(raw)
  const words = raw.slice(mark?.[0].length ?? 0)
  const numbered = numbersFirm(raw, next)
  const bullet =
    !letter && !ruled && (kind === 'list' || mark !== null) && !opensEntry(words, blankBefore, next) && !numbered
  return { bullet, numbered, lead: (mark ?? letter ?? leadPattern.exec(raw))?.[0].length ?? 0, words }
}
