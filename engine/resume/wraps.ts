import type { DocumentText, Line } from '../../documents/text.ts'
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
    else found.push({ ...line })
  })
  return found
}

/**
 * The lines of the document, those that the width of the page broke put together again. A plain text file knows no
 * paragraphs of its own: its lines stay as they are where they do not all end at one width.
 */
export function unwrapped(document: DocumentText): Line[] {
  const lines = document.lines.flatMap(line =>
    stretches(document.text, line.start, line.end).map(stretch => ({ ...line, ...stretch })),
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
    else found.push({ ...line })
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

/** “Jun 2022” over “– Present”, as a narrow column breaks them. */
function datesJoined({ text }: DocumentText, lines: Line[]): Line[] {
  const found: Line[] = []
  for (const line of lines) {
    const before = found.at(-1)
    const both = before ? text.slice(before.start, line.end) : ''
    if (before && dateBroken(text.slice(before.start, before.end), text.slice(line.start, line.end))) {
      found[found.length - 1] = { ...before, end: line.end }
      continue
    }
    if (before && both.length < 40 && /^[^\n]*[\p{L}\d]\s*\n\s*[–—-]\s*(?:[\p{L}\d]|\n\s*[\p{L}\d])/u.test(both)) {
      const [range, ...more] = dateRanges(both.replace(/\s/g, ' '))
      const whole = range && more.length === 0 && range.from < 3 && both.trimEnd().length - range.to < 3
      if (whole && dateRanges(text.slice(before.start, before.end)).length === 0) {
        found[found.length - 1] = { ...before, end: line.end }
        continue
      }
    }
    found.push(line)
  }
  return found
}
