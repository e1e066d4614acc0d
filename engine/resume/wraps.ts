import type { DocumentText, Line } from '../../documents/text.ts'
import { anyMonth, anySeason, dash } from '../text/date-words.ts'
import { dateRanges } from '../text/dates.ts'
import { longest, stretches } from '../text/long-lines.ts'
import { brokenLines } from './hard-wraps.ts'

const mark = /^\s*(?:[•●▪▫◦○‣⁃∙·►▶➤➢»›>*✓✔+–—-]|\d{1,2}[.)])\s/u
const apart = /@|https?:|www\./u

const unclosed = (text: string) => text.lastIndexOf('(') > text.lastIndexOf(')')

/** Whether the first word of `next` had no room left in the line before it. */
function full(line: Line, text: string, next: string, right: number): boolean {
  if (!line.box) return false
  const letter = line.box.width / Math.max(1, text.length)
  const word = /^\S+/.exec(next)?.[0].length ?? 0
  return line.box.x + line.box.width + (word + 1) * letter > right - letter
}

/** The right edge of the text around a line: the farthest that a line of the same left edge and page reaches. */
function edges(lines: Line[]): (line: Line) => number {
  const key = ({ box }: Line) => (box ? `${box.page} ${Math.round(box.x / 4)}` : '')
  const reached = new Map<string, number>()
  for (const line of lines)
    if (line.box) reached.set(key(line), Math.max(reached.get(key(line)) ?? 0, line.box.x + line.box.width))
  return line => reached.get(key(line)) ?? 0
}

/** Whether `next` is the same list item or the same broken line as `line`. What merely stands below it is not. */
function wraps(line: Line, next: Line, before: string, after: string, right: number): boolean {
  if (next.block !== line.block || next.page !== line.page || mark.test(after) || line.kind === 'heading') return false
  if (apart.test(before) || apart.test(after)) return false
  if (line.kind === 'list' || unclosed(before)) return true
  return full(line, before, after, right) && (/^[\p{Ll}\d(&]/u.test(after) || /[,–-]$/u.test(before))
}

/** The lines of a plain text, those put together again that were broken where a page of it ended. */
function joined(text: string, lines: Line[]): Line[] {
  const broken = brokenLines(text, lines)
  const found: Line[] = []
  lines.forEach((line, at) => {
    const whole = found.at(-1)
    if (whole && broken.has(at - 1) && line.end - whole.start <= longest) whole.end = line.end
    else found.push(line)
  })
  return found
}

/**
 * The lines of the document, those that the width of the page broke put together again. A plain text file knows no
 * paragraphs of its own: its lines stay as they are where they do not all end at one width.
 */
export function unwrapped(document: DocumentText): Line[] {
  // Copied once, as some of them get another end.
  const lines = document.lines.flatMap(line =>
    stretches(document.text, line.start, line.end).map(stretch => Object.assign({ ...line }, stretch)),
  )
  if (document.type === 'text') return datesJoined(document, joined(document.text, lines))
  const right = edges(lines)
  const found: Line[] = []
  let last: Line | undefined
  for (const line of lines) {
    const whole = found.at(-1)
    const before = whole ? document.text.slice(whole.start, whole.end).trimEnd() : ''
    const after = document.text.slice(line.start, line.end).trimStart()
    const room = whole && line.end - whole.start <= longest
    if (room && whole && last && before !== '' && after !== '' && wraps(last, line, before, after, right(last)))
      whole.end = line.end
    else found.push(line)
    last = line
  }
  return datesJoined(document, found)
}

/** “…, clerk. October 2014 –” over “September 2019. Post and ledgers.”: a line that ended between two dates. */
function dateBroken(before: string, after: string): boolean {
  const lead = before.trimEnd()
  if (lead.length < 50 || !/\d\s*[–—-]$/u.test(lead) || (dateRanges(after)[0]?.from ?? 9) <= 3) return false
  const start = lead.slice(-24)
  const [range, ...more] = dateRanges(`${start} ${after.trimStart().slice(0, 24)}`)
  return range !== undefined && more.length === 0 && range.end !== null && range.to > start.length
}

// What stands where a stretch of time is broken: at its dash or the word for it, or between a month and its year.
const opensRange = new RegExp(`\\d\\)?\\s*${dash}$|(?<!\\p{L})(?:${anyMonth}|${anySeason})\\.?,?$`, 'iu')
const goesOnRange = new RegExp(`^${dash}\\s*[\\p{L}\\d’']`, 'iu')

/** “…, March 2019 –” over “May 2021”, “Jun 2022” over “– Present”: the line below is nothing but the rest of the dates. */
function restOfDates(before: string, after: string): boolean {
  const [lead, rest] = [before.trimEnd(), after.trim()]
  if (rest.length > 30 || !(opensRange.test(lead) || goesOnRange.test(rest))) return false
  const whole = `${lead} ${rest}`
  const over = dateRanges(whole).find(({ from, to }) => from < lead.length && to > lead.length + 1)
  const first = dateRanges(rest).length === 0 || (/^\d{4}/u.test(rest) && /\p{L}\.?$/u.test(lead))
  return over !== undefined && /^[)\].,;]*$/u.test(whole.slice(over.to)) && first
}

/** The lines with those put together again that part a stretch of time, as a narrow column breaks it. */
function datesJoined({ text }: DocumentText, lines: Line[]): Line[] {
  const found: Line[] = []
  for (const line of lines) {
    const above = found.at(-1)
    const [before, after] = [above, line].map(it => (it ? text.slice(it.start, it.end) : '')) as [string, string]
    const beside = above && /^[^\S\n]*\r?\n[^\S\n]*$/u.test(text.slice(above.end, line.start))
    const narrow = before.length + after.length < 40
    if (above && (dateBroken(before, after) || ((beside || narrow) && restOfDates(before, after)))) above.end = line.end
    else found.push(line)
  }
  return found
}
