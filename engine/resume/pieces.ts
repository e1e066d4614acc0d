import { wordCount } from '../text/count.ts'
import { type DatePoint, datePoints, mayDate } from '../text/date-points.ts'
import { allRanges, type DateRange } from '../text/dates.ts'
import { matchesOf } from '../text/matches.ts'
import { rangesOf, worked } from './row-ranges.ts'
import type { Row } from './sections.ts'

/**
 * A part of a line between marks that part lines. `from` is its offset in the document, `at` its place among the `of` of
 * its line, `mark` the sort of mark before it.
 */
export type Piece = { text: string; from: number; row: Row; at: number; of: number; mark: number; bracketed: boolean }

/**
 * A stretch of time and the lines it stands in. `sort`: 0 written as one, 1 of two dates of a line, 2 of two lines, 3 of a
 * date and a word that it goes on.
 */
export type Dated = DateRange & { row: Row; last: Row; sort: number }

const parting =
  /\s*(?:\||¦|·|•|→|\t|;|—|\s{2,}|\s[–-]\s|\s@\s|\s\/\s|[()[\]]|\.\s+(?=\p{Lu})|:\s|,\s|\s(?=(?:at|with|for|bei|chez)\s+(?:the\s)?\p{Lu}))+\s*/gu
const opener = /^(?:at|with|for|bei|chez)\s+(?:the\s+)?(?=\p{Lu})/u
// What may part a piece from the one before it: comma, colon, bracket, a word, a stop; else a gap or a stroke.
const sorts = [/,/u, /:/u, /[([]/u, /@|^\s$/u, /\.\s/u]
const ofWord = 4

function sortOf(mark: string): number {
  const sort = sorts.findIndex(one => one.test(mark))
  return mark === '' ? 0 : sort < 0 ? sorts.length + 1 : sort + 1
}

/** A line in which strokes stand for its stretches of time: every place stays what it was. */
function undated({ text, body }: Row, dated: readonly { from: number; to: number }[]): string {
  let left = text
  for (const { from, to } of dated) {
    const [first, last] = [Math.max(0, from - body), Math.min(to - body, text.length)]
    left = left.slice(0, first) + '|'.repeat(Math.max(0, last - first)) + left.slice(Math.max(first, last))
  }
  return left
}

/** The pieces of a line without its stretches of time. */
export function piecesOf(row: Row, dated: readonly { from: number; to: number }[]): Piece[] {
  const text = undated(row, dated)
  const found: Piece[] = []
  const take = (from: number, to: number, mark: string) => {
    const raw = text.slice(from, to)
    const word = opener.exec(raw)?.[0] ?? ''
    const lead = word.length + (/^[\s.,:/–—"“-]*/u.exec(raw.slice(word.length))?.[0].length ?? 0)
    const own = raw.slice(lead).replace(/[\s.,:/–—-]+$/u, end => (end === '.' ? end : ''))
    if (!/\p{L}{2}/u.test(own)) return
    const sort = word ? ofWord : sortOf(mark)
    const place = { at: found.length, of: 0, mark: sort, bracketed: /[([]/u.test(mark) }
    found.push({ text: own, from: row.body + from + lead, row, ...place })
  }
  let at = 0
  let mark = ''
  for (const match of matchesOf(parting, text)) {
    take(at, match.index, mark)
    mark = match[0]
    at = match.index + mark.length
  }
  take(at, text.length, mark)
  for (const piece of found) piece.of = found.length
  return found
}

const open = /\b(?:present|current|today|now|date|ongoing|n\/a|heute|actual|attuale|actuel)/iu

/** A date that stands alone in a short line, and the last line that may still tell when it ended. */
type Waiting = { point: DatePoint; row: Row; last: Row; dashed: Dated | null }

/** The stretches that a line tells by itself. */
function within(row: Row, next: Row | undefined): Dated[] {
  const own = [...worked(row, allRanges(row.text, row.body)), ...rangesOf(row, next)]
  const apart = own.filter(
    (one, at) => one.to > one.from && !own.some((other, i) => i < at && other.from < one.to && one.from < other.to),
  )
  return apart.map(range => ({ ...range, row, last: row, sort: 0 }))
}

/** The stretch that a line ends which the one above it began: “January 2017 –” over “August 2022”, “From …” over “To …”. */
function ended(waiting: Waiting | null, row: Row, first: DatePoint | undefined): Dated | null {
  if (!waiting || row.blankBefore || waiting.last.index !== row.index - 1) return null
  const { point, row: above, dashed } = waiting
  const base = { start: point.first, from: point.from, to: point.to, row: above, last: row }
  if (first && first.last >= point.first && (!dashed || first.from - row.body <= 2))
    return { ...base, end: first.last, sort: 2 }
  const goesOn = !first && !dashed && open.test(row.text) && wordCount(row.text) < 7
  return goesOn ? { ...base, end: null, sort: 3 } : null
}

/** The stretch of a line's dates that are part of none: “Admission: 04/2015   Dismissal: 01/2016”. */
function between(row: Row, free: DatePoint[]): Dated | null {
  const [first, second, ...more] = free
  if (!first || more.length > 0) return null
  const base = { start: first.first, from: first.from, row, last: row }
  if (second)
    return second.last >= first.first && second.from - first.to < 40
      ? { ...base, end: second.last, to: second.to, sort: 1 }
      : null
  return open.test(row.text.slice(first.to - row.body)) ? { ...base, end: null, to: first.to, sort: 3 } : null
}

/** The date that the next line may end. */
function waitingAt(row: Row, own: Dated[], free: DatePoint[]): Waiting | null {
  const [first] = free
  if (first && free.length === 1 && own.length === 0)
    return wordCount(row.text) < 12 ? { point: first, row, last: row, dashed: null } : null
  const [range] = own
  if (!range || own.length > 1 || range.end !== null || range.since || free.length > 0) return null
  const dashed = /[–—-]$/u.test(row.text.slice(0, range.to - row.body).trimEnd())
  const point = { first: range.start, last: range.start, from: range.from, to: range.to, kind: 'month' as const }
  return dashed ? { point, row, last: row, dashed: range } : null
}

/** Every stretch of time of the lines, those put together of two dates too. */
export function stretches(rows: readonly Row[]): Dated[] {
  const found: Dated[] = []
  let waiting: Waiting | null = null
  for (const row of rows) {
    // A dash by itself between the two lines.
    if (waiting && !/[\p{L}\d]/u.test(row.text) && !row.blankBefore) {
      waiting.last = row
      continue
    }
    const dates = mayDate(row.text)
    const own = dates ? within(row, rows[row.index + 1]) : []
    const free = dates
      ? datePoints(row.text, row.body).filter(({ from, to }) => !own.some(one => one.from < to && from < one.to))
      : []
    const end: Dated | null = own.length === 0 && free.length < 2 ? ended(waiting, row, free[0]) : null
    if (end && waiting?.dashed) found.splice(found.indexOf(waiting.dashed), 1)
    const one: Dated | null = end ?? between(row, free)
    found.push(...own, ...(one ? [one] : []))
    waiting = one ? null : waitingAt(row, own, free)
  }
  return found
}
