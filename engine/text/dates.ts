import {
  goesOn,
  inFigures,
  inFull,
  labelledEnd,
  leadsAlone,
  leaningDash,
  mayBegin,
  openDash,
  partingDash,
  sinceBefore,
  stayed,
  stillHeld,
  stillSo,
  stroke,
  toldFrom,
  toldUntil,
} from './date-ends.ts'
import { mayJoin, monthBehind, monthsInBrackets, monthsInFigures, monthsOfBoth, monthsOnly } from './date-months.ts'
import { type DatePoint, datePoints, type Month, mayDate } from './date-points.ts'
import { dash, monthMatchers, monthNamed, named } from './date-words.ts'
import { keptLines, onceOf } from './once.ts'
import { overNewYear, seasons } from './seasons.ts'

/** A stretch of time with its place in the text. `end` is null where it goes on. */
export type DateRange = { start: Month; end: Month | null; from: number; to: number; since?: boolean }

const none: readonly DateRange[] = []

/** Whether one stretch lies in the other; what goes on lies only in what goes on. */
export const within = (inner: Pick<DateRange, 'start' | 'end'>, outer: Pick<DateRange, 'start' | 'end'>) =>
  inner.start >= outer.start && (inner.end ?? 1e6) <= (outer.end ?? 1e6)

const columns = /^(?:\s{2,}|\t|\s*\|\s*)$/u
// “to the harvest of 2025”, “until about May 2020”: a word for the end may stand before its date.
const joined = new RegExp(
  `^(?:\\s?r\\.)?[.,]{0,2}\\s*(?:\\([^)]{0,20}\\))?\\s*,?\\s*(?:${dash}\\s*:?\\s*(?:(?:the )?(?:end|fin|ende|eind|about|around|ca\\.)(?: of)?\\s+)?|(?:to|until|till|through)\\s+(?:(?:(?!in\\b)\\p{Ll}+\\.?\\s+){1,3}|\\p{Lu}\\p{Ll}+ [Tt]erm\\s+))$`,
  'iu',
)
const betweenBefore = /\b(?:between|entre|zwischen)\s*$/iu
const and = /^\.?\s+(?:and|und|et|y)\s+$/iu
/** Where a stretch begins: one that says “Winter 2019” in its December, as the labels of this project have it. */
function startOf(text: string, { first, from, to, kind }: DatePoint): Month {
  const isWinter = kind === 'season' && /^(?:winter|hiver|vinter|invierno)(?!\p{L})[^/]*$/iu.test(text.slice(from, to))
  return isWinter ? first + 11 : first
}

/** Where it ends: a season with its first month, “the end of 2019” with the year. */
function endOf(text: string, dot: DatePoint): Month {
  if (dot.kind !== 'season' || /^end of/iu.test(text.slice(dot.from))) return dot.last
  return startOf(text, dot)
}

// “2018–21”; behind a hyphen two figures up to 12 may be a month.
const lastFigures = /^(?:[–—](?<dashed>\d{2})|-(?<hyphened>1[3-9]|[2-9]\d))(?![\d%‰"”]|[.,:/–—-]\d|[.-]?\p{L})/u

// “for 2026–27”, “so 2022–24 ran double”: told in passing.
const smallWord = /(?<![\p{L}\d])\p{Ll}+\s$/u

/** The stretch of two years of which the last is told by its last two figures. */
function yearsTogether(text: string, { first, from, to, kind }: DatePoint): DateRange | null {
  const { dashed, hyphened } = kind === 'year' ? (lastFigures.exec(text.slice(to))?.groups ?? {}) : {}
  const figures = dashed ?? hyphened
  if (!figures || to - from !== 4 || smallWord.test(text.slice(Math.max(0, from - 16), from))) return null
  const year = Math.floor(first / 12)
  const end = Math.floor(year / 100) * 100 + Number(figures)
  return end > year ? { start: first, end: end * 12 + 11, from, to: to + 3 } : null
}

function after(text: string, dot: DatePoint): DateRange | null {
  const rest = text.slice(dot.to)
  const open = goesOn.exec(rest)
  if (open) return { start: startOf(text, dot), end: null, from: dot.from, to: dot.to + open[0].length }
  const dashed = openDash.exec(rest) ?? (dot.from <= 3 ? leaningDash.exec(rest) : null)
  if (dashed) return { start: startOf(text, dot), end: null, from: dot.from, to: dot.to + dashed[0].length }
  const lead = text.slice(0, dot.from)
  const parting = dot.from < 12 && leadsAlone.test(lead) ? partingDash.exec(rest) : null
  if (parting) return { start: startOf(text, dot), end: null, from: 0, to: dot.to + parting[0].length }
  const before = (mayBegin(lead) ? sinceBefore.exec(lead) : null) ?? (stillSo.test(rest) ? toldFrom.exec(lead) : null)
  // “from July 2022 on”
  const on = /^\s+on(?:wards?)?(?=[\s.,;:)]|$)/u.exec(rest)?.[0].length ?? 0
  if (before) return { start: startOf(text, dot), end: null, from: before.index, to: dot.to + on, since: true }
  return null
}

/** Whether two dates with nothing but a blank between them are a stretch. */
function sideBySide(text: string, first: DatePoint, last: DatePoint): boolean {
  const both = [first, last].map(({ from, to }) => text.slice(from, to))
  const ends = text.slice(last.to).trim() === ''
  return both.every(date => inFull.test(date)) || (ends && both.every(date => inFigures.test(date)))
}

/** Whether what stands between two dates makes them the ends of one stretch. */
function joins(text: string, dot: DatePoint, next: DatePoint): boolean {
  const between = text.slice(dot.to, next.from)
  return (
    joined.test(between) ||
    (stroke.test(between) && dot.kind === 'month' && next.kind === 'month') ||
    stayed.test(between) ||
    labelledEnd.test(between) ||
    (toldUntil.test(between) && toldFrom.test(text.slice(0, dot.from))) ||
    (columns.test(between) && dot.kind === next.kind) ||
    (between === ' ' && sideBySide(text, dot, next)) ||
    (and.test(between) && betweenBefore.test(text.slice(0, dot.from)))
  )
}

/** The stretch from one date to the next. */
function fromTo(text: string, dot: DatePoint, next: DatePoint): DateRange | null {
  if (!joins(text, dot, next)) return null
  const end = endOf(text, next)
  const first = startOf(text, dot)
  const start = first > end ? dot.first : first
  if (end < start) return null
  const rest = text.slice(next.to)
  const exact = dot.kind === 'year' && next.kind === 'year' ? monthsOfBoth.exec(rest)?.groups : null
  if (exact?.a && exact.b) {
    const [a, b] = [named(monthMatchers, exact.a), named(monthMatchers, exact.b)]
    return { start: dot.first + a - 1, end: next.first + b - 1, from: dot.from, to: next.to }
  }
  const still = stillHeld.exec(rest)?.[0]
  return { start, end: still === undefined ? end : null, from: dot.from, to: next.to + (still?.length ?? 0) }
}

const yearOf = (dot: DatePoint) => Math.floor(dot.first / 12) * 12

/** “June – August 2017”: the first month has no year of its own. */
function monthBefore(text: string, dot: DatePoint): DateRange | null {
  if (dot.kind !== 'month' && dot.kind !== 'season') return null
  const lead = text.slice(0, dot.from)
  const short = (mayJoin(lead) ? monthsOnly.exec(lead) : null) ?? monthsInFigures.exec(lead)
  if (!short?.groups?.a) return null
  const month = yearOf(dot) + (Number(short.groups.a) || monthNamed(short.groups.a)) - 1
  // “Nov. – Feb. 2019” begins in the year before.
  const end = endOf(text, dot)
  return { start: month > end ? month - 12 : month, end, from: short.index, to: dot.to }
}

/** “2019 (May to August)” and “May 2019 to August”: months that stand behind their year. */
function monthsAfter(text: string, dot: DatePoint): DateRange | null {
  const rest = text.slice(dot.to)
  const inside = monthsInBrackets.exec(rest)
  if (inside?.groups?.a && inside.groups.b) {
    const [first, last] = [named(monthMatchers, inside.groups.a), named(monthMatchers, inside.groups.b)]
    const end = yearOf(dot) + last - 1 + (last < first ? 12 : 0)
    return { start: yearOf(dot) + first - 1, end, from: dot.from, to: dot.to + inside[0].length }
  }
  const behind = dot.kind === 'month' ? monthBehind.exec(rest) : null
  const last = behind?.groups?.b ? yearOf(dot) + named(monthMatchers, behind.groups.b) - 1 : 0
  return behind && last >= dot.first
    ? { start: dot.first, end: last, from: dot.from, to: dot.to + behind[0].length }
    : null
}

const rangesIn = onceOf((text: string): readonly DateRange[] => {
  const dots = datePoints(text)
  // “Winters 2021/22 to 2024/25”: of two years in one the last may be no date by itself.
  const several = dots.length > 1 || overNewYear.test(text) ? seasons(text) : []
  if (several.length > 0) return several
  const ranges: DateRange[] = []
  for (let at = 0; at < dots.length; at++) {
    const [dot, next] = [dots[at] as DatePoint, dots[at + 1]]
    const both = next ? fromTo(text, dot, next) : null
    if (both) at++
    const range =
      both ?? monthBefore(text, dot) ?? monthsAfter(text, dot) ?? yearsTogether(text, dot) ?? after(text, dot)
    if (range) ranges.push(range)
  }
  return ranges.length > 1 ? inMonths(ranges) : ranges
}, keptLines)

/** “2019 – now   Clerk, Hill & Co (since May 2019)”: of a stretch told twice the month that it began in. */
function inMonths(ranges: DateRange[]): DateRange[] {
  for (const exact of ranges.filter(({ since }) => since)) {
    const rough = ranges.find(
      ({ start, end, since, from }) => !since && end === null && start % 12 === 0 && from < exact.from,
    )
    if (rough && exact.start > rough.start && exact.start < rough.start + 12) rough.start = exact.start
  }
  return ranges
}

/** The stretches of time in `text`, those of remarks too: for sentences, that may tell of two posts, “Since 2019 …, and before that, from 2014 to 2018, …”. */
export function allRanges(text: string, offset = 0): readonly DateRange[] {
  if (!mayDate(text)) return none
  const ranges = rangesIn(text)
  return offset === 0 ? ranges : ranges.map(range => ({ ...range, from: range.from + offset, to: range.to + offset }))
}

/**
 * All stretches of time in `text` in order. A year alone starts in January and ends in December; a season as an end
 * is its first month, as the labels in bench/ have it; “since 2019” and “2019 –” go on.
 */
export function dateRanges(text: string, offset = 0): readonly DateRange[] {
  const ranges = allRanges(text, offset)
  if (ranges.length === 0) return ranges
  // A remark such as “nights from June ’24” beside the range of the post is no stretch of its own.
  const whole = ranges.filter(range => !range.since)
  return whole.length > 0 ? whole : ranges
}

const dashed = /^\s*[–—-]\s*$/u
const untilWord = /^\s+(?:to|until|till)\s+$/iu
const inFullYears = /\d{4}/u

/**
 * The first two dates of `text` that are joined as a stretch which would end before it begins, “06/2020 – 02/2020”: both
 * with their year, and joined by a dash, or by a word where nothing follows (“from 2020 to 2019 levels” is none).
 */
export function backwards(text: string): { from: number; to: number; points: [DatePoint, DatePoint] } | null {
  const dots = datePoints(text)
  for (const [at, dot] of dots.entries()) {
    const next = dots[at + 1]
    if (!next || next.kind !== dot.kind || next.last >= dot.first) continue
    const between = text.slice(dot.to, next.from)
    const joins = dashed.test(between) || (untilWord.test(between) && /^[\s.)]*$/u.test(text.slice(next.to)))
    if (joins && [dot, next].every(({ from, to }) => inFullYears.test(text.slice(from, to))))
      return { from: dot.from, to: next.to, points: [dot, next] }
  }
  return null
}

/** `YYYY-MM`. */
export function monthText(month: Month): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
}

/** The month of a `YYYY-MM-DD` or `YYYY-MM`. */
export function monthOf(date: string): Month {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1
}

/** Months covered by the ranges, both ends included, overlaps once. */
export function coveredMonths(ranges: { start: Month; end: Month }[]): number {
  let total = 0
  let reached = -1
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    total += Math.max(0, end - Math.max(start, reached + 1) + 1)
    reached = Math.max(reached, end)
  }
  return total
}
