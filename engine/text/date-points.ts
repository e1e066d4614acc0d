import { isFigure, patternAt, waysToDate } from './date-ways.ts'
import { monthMatchers, named, seasonMatchers } from './date-words.ts'
import { keptLines, onceOf } from './once.ts'

/** A month as a number: year × 12 + month − 1. */
export type Month = number

/** A day, month, season or year with its place. `first` and `last` are the months it spans. */
export type DatePoint = {
  first: Month
  last: Month
  from: number
  to: number
  kind: 'month' | 'season' | 'quarter' | 'year'
}

// The groups that hold a year: of each way to write a date one.
const years = [...waysToDate.join('').matchAll(/\(\?<(?<name>y\d+)>/g)].map(({ groups }) => groups?.name ?? '')

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

function fullYear(text: string): number {
  const digits = Number(text.replace(/\D/g, ''))
  if (digits > 99) return digits
  return digits > 60 ? 1900 + digits : 2000 + digits
}

/** The month of 28/2 and of 2/28. Where both could be one: dates of work begin with the first of a month, else day first. */
function dayAndMonth(a: string | undefined, b: string | undefined): string | undefined {
  return Number(b) > 12 || (Number(b) === 1 && Number(a) <= 12) ? a : b
}

function point(groups: Record<string, string | undefined>, from: number, to: number): DatePoint | null {
  let yearText: string | undefined
  for (const name of years) yearText ??= groups[name]
  if (!yearText) return null
  const base = fullYear(yearText) * 12
  const number =
    dayAndMonth(groups.a13 ?? groups.a20, groups.b13 ?? groups.b20) ??
    groups.m1 ??
    groups.m3 ??
    groups.m4 ??
    groups.m5 ??
    groups.m12 ??
    groups.m14 ??
    groups.m15 ??
    groups.m25 ??
    groups.m26 ??
    groups.m21 ??
    groups.m22
  // “Winter 2018 (Dec.)”: the month in brackets is the more exact one.
  const name = groups.m2 ?? groups.m6 ?? groups.m11 ?? groups.m17 ?? groups.m18 ?? groups.m23
  const month = number
    ? Number(number)
    : name
      ? named(monthMatchers, name)
      : (groups.r16 ?? groups.r24)
        ? roman.indexOf((groups.r16 ?? groups.r24 ?? '').toUpperCase()) + 1
        : null
  if (month !== null)
    return month >= 1 && month <= 12
      ? { first: base + month - 1, last: base + month - 1, from, to, kind: 'month' }
      : null
  const season = groups.s7 ?? groups.s19
  if (season) {
    // The winter of two years, 2014/15, begins in the December of the first.
    const first = base + (groups.x7 ? 12 : named(seasonMatchers, season)) - 1
    return { first, last: first + 2, from, to, kind: 'season' }
  }
  const quarter = groups.q8 ?? groups.q27
  if (quarter)
    return {
      first: base + Number(quarter) * 3 - 3,
      last: base + Number(quarter) * 3 - 1,
      from,
      to,
      kind: 'quarter',
    }
  return { first: base, last: base + 11, from, to, kind: 'year' }
}

const isBlank = (text: string, at: number) => text.charCodeAt(at) <= 32

/** Where the first date may begin: no more than three words stand in one before its figures, “end of of 2019”. */
function firstPlace(text: string): number {
  let at = 0
  while (at < text.length && !isFigure(text, at)) at++
  for (let blanks = 0; at > 0 && blanks < 4; at--) if (isBlank(text, at - 1) && !isBlank(text, at)) blanks++
  return at
}

/** Where the last two figures stand side by side, which every date has. */
function lastPlace(text: string): number {
  let at = text.length - 2
  while (at >= 0 && !(isFigure(text, at) && isFigure(text, at + 1))) at--
  return at
}

const pointsIn = onceOf((text: string): readonly DatePoint[] => {
  const found: DatePoint[] = []
  const last = lastPlace(text)
  for (let at = firstPlace(text); at <= last; at++) {
    const pattern = patternAt(text, at)
    if (!pattern) continue
    pattern.lastIndex = at
    const groups = pattern.exec(text)?.groups
    if (!groups) continue
    const to = pattern.lastIndex
    const made = point(groups, at, to)
    if (made) found.push(made)
    at = to - 1
  }
  return found
}, keptLines)

/** Whether a text has two figures side by side, without which no date is. */
export const mayDate = (text: string) => /\d\d/.test(text)

/** All dates of `text` in order, with places shifted by `offset`. */
export function datePoints(text: string, offset = 0): readonly DatePoint[] {
  if (!mayDate(text)) return []
  const points = pointsIn(text)
  return offset === 0
    ? points
    : points.map(({ first, last, from, to, kind }) => ({ first, last, from: from + offset, to: to + offset, kind }))
}
