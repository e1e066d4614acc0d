import { anyMonth, anySeason, monthMatchers, named, realSeason, seasonMatchers, year } from './date-words.ts'
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

const shortYear = `(?:${year}|[’'‘]\\s?\\d{2}|\\d{2}(?!\\d|[.:]\\d|\\s*(?:%|beds?|hours?|years?)))`

// The ways to write a date, in the order in which they are tried: those that begin with a figure, with an apostrophe before
// one, or with a word in brackets …
const ofFigures = [
  // 1.10.16, 28.02.2018 and 12 March 2025, 10 June 2020
  `(?<![\\d.])(?<d1>\\d{1,2})\\.(?<m1>\\d{1,2})\\.(?<y1>${year}|\\d{2})(?!\\d|\\.\\d)`,
  // 28/2/18 and 7/31/2016, 31-01-2022
  `(?<![\\d-])(?<a20>\\d{1,2})-(?<b20>\\d{1,2})-(?<y20>${year})(?![\\d-])`,
  `(?<![\\d/])(?<a13>\\d{1,2})\\/(?<b13>\\d{1,2})\\/(?<y13>${year}|\\d{2})(?![\\d/])`,
  `(?<![\\p{L}\\d])\\d{1,2}(?:st|nd|rd|th)?[\\s.-]{1,2}(?<m2>${anyMonth})\\.?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?,)?(?:\\s+(?:of|del?|do))?[\\s,/-]{0,2}(?<y2>${shortYear})(?!\\d)`,
  `(?<![\\d/])(?<y3>${year})[-/.](?<m3>0[1-9]|1[0-2])(?:[-/]\\d{2}(?!\\d))?(?![\\d/])`,
  `(?<![\\d/.])(?<m4>0?[1-9]|1[0-2])[/.](?<y4>${year})(?!\\d)`,
  `(?<![\\d/.-])(?<m15>0?[1-9]|1[0-2])-(?<y15>${year})(?!\\d)`,
  // 06.15 to 10.18: with a point only where a dash or its word stands beside it
  `(?<![\\d.,$€£])(?<m12>0[1-9]|1[0-2])\\.(?<y12>\\d{2})(?![\\d.,%])(?=\\s*(?:[-–—]|to\\b|until\\b|till\\b|bis\\b|thru\\b)\\s*(?:\\d|\\p{Lu}|now\\b|present\\b|today\\b|date\\b))`,
  // … and as the end of a stretch: Summer 2017 – 03.20
  `(?<=[\\d\\p{L}.]\\s*(?:[-–—]|\\bto|\\buntil|\\btill|\\bthru)\\s*)(?<m14>0[1-9]|1[0-2])\\.(?<y14>\\d{2})(?![\\d.%]|,\\d)`,
  // 11.'22 and '24-02: the apostrophe tells the year
  `(?<![\\d.,$€£])(?<m21>0?[1-9]|1[0-2])\\.[’'](?<y21>\\d{2})(?![\\d.%])`,
  `(?<![\\p{L}\\d])[’'](?<y22>\\d{2})[-/.](?<m22>0[1-9]|1[0-2])(?![\\d%])`,
  `(?<![\\d/.$€£])(?<m5>0?[1-9]|1[0-2])\\/[’']?(?<y5>\\d{2})(?![\\d/%])`,
  // 2016 October; 2021, April; ’16, Aug.; 2017 (Aug.); 2018, from June
  `(?<y6>(?<![\\d/.,$€£+])${year}|(?<![\\p{L}\\d])[’'‘]\\d{2})(?:[.,]?\\s+(?:(?<=,\\s+)from\\s+)?(?<m6>${anyMonth})(?![\\p{L}])(?!\\.?\\s*[\\d’'‘])|\\s*\\((?<m11>${anyMonth})\\.?\\))`,
  // Monsoon (July) 2023: the month in brackets before its year
  `\\((?<m23>${anyMonth})\\.?\\)\\s+(?<y23>${year})(?!\\d)`,
  // 2017, Autumn; 2016 (Spring); ’19 Summer
  `(?<![\\d/.,$€£+])(?<y19>${year}|(?<![\\p{L}\\d])[’'‘]\\d{2})(?:,?\\s+|\\s*\\()(?<s19>${realSeason})(?![\\p{L}])(?!\\.?\\s*[\\d’'‘])\\)?`,
  `(?<![\\d/.,$€£+]|(?<!${year})-)(?<y9>${year})(?![\\d%]|[.,]\\d|[/]\\d)`,
  `(?<![\\p{L}\\d])[’'‘](?<y10>\\d{2})(?!\\d)`,
]
// … and those that begin with a word.
const ofWords = [
  `(?<![\\p{L}\\d])(?<m2>${anyMonth})\\.?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?,)?(?:\\s+(?:of|del?|do))?[\\s,/-]{0,2}(?<y2>${shortYear})(?!\\d)`,
  // I.2015 and XI/2019: the month in Roman figures
  `(?<![\\p{L}\\d.])(?<r16>XI{0,2}|IX|IV|VI{0,3}|I{1,3})[./-]\\s?(?<y16>${year})(?!\\d)`,
  `(?<![\\p{L}])(?<s7>${anySeason})(?:s?\\s+of\\s+|s\\s+|[\\s,-]{1,2})(?<y7>${year}|[’'‘]\\d{2})(?<x7>\\/(?:\\d{2}|${year})(?![\\d/]))?(?:\\s*\\((?:(?:till|until|to|from)\\s+)?(?<m17>${anyMonth})\\.?\\))?`,
  `(?<![\\p{L}])Q(?<q8>[1-4])[\\s/-]{1,2}(?<y8>${year})(?:\\s*\\((?<m18>${anyMonth})\\.?\\))?`,
]

// Asked where by its first sign one may begin: a pattern of all ways, asked of a whole text, takes several times as long.
const figuresFirst = new RegExp(`(?=(?<!\\d)\\d|[’'‘]\\d|\\(\\p{L}+\\.?\\)\\s+\\d)(?:${ofFigures.join('|')})`, 'iuy')
const wordFirst = new RegExp(
  `(?=(?<!\\p{L})\\p{L}+\\.?(?:\\s+\\p{L}{2,3}){0,2}[\\s.,/-]*[\\d’'‘])(?:${ofWords.join('|')})`,
  'iuy',
)

// The groups that hold a year: of each way to write a date one.
const years = [...[...ofFigures, ...ofWords].join('').matchAll(/\(\?<(?<name>y\d+)>/g)].map(
  ({ groups }) => groups?.name ?? '',
)

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
    groups.m21 ??
    groups.m22
  // “Winter 2018 (Dec.)”: the month in brackets is the more exact one.
  const name = groups.m2 ?? groups.m6 ?? groups.m11 ?? groups.m17 ?? groups.m18 ?? groups.m23
  const month = number
    ? Number(number)
    : name
      ? named(monthMatchers, name)
      : groups.r16
        ? roman.indexOf(groups.r16.toUpperCase()) + 1
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
  if (groups.q8)
    return {
      first: base + Number(groups.q8) * 3 - 3,
      last: base + Number(groups.q8) * 3 - 1,
      from,
      to,
      kind: 'quarter',
    }
  return { first: base, last: base + 11, from, to, kind: 'year' }
}

const isFigure = (text: string, at: number) => {
  const code = text.charCodeAt(at)
  return code >= 48 && code <= 57
}

const isBlank = (text: string, at: number) => text.charCodeAt(at) <= 32

/** Where the first date may begin: no more than three words stand in one before its figures, “end of of 2019”. */
function firstPlace(text: string): number {
  let at = 0
  while (at < text.length && !isFigure(text, at)) at++
  for (let blanks = 0; at > 0 && blanks < 4; at--) if (isBlank(text, at - 1) && !isBlank(text, at)) blanks++
  return at
}

const isLetter = (text: string, at: number) => {
  const small = text.charCodeAt(at) | 32
  return small >= 97 && small <= 122
}

const isApostrophe = (sign: string | undefined) => sign === "'" || sign === '’' || sign === '‘'

/** Where the word ends that stands at `at`; any sign beyond ASCII may be a letter of it. */
function endOfWord(text: string, at: number): number {
  let to = at
  while (to < text.length && (isLetter(text, to) || text.charCodeAt(to) > 127)) to++
  return to
}

// Blanks, and any other sign of ASCII that is no letter or figure: the pattern tells which it takes.
const isBetween = (code: number) => (code <= 47 && code !== 39) || code === 160

/** Whether figures stand behind the word at `at`, with two short words between at most: “end of of 2019”. */
function figuresBehind(text: string, at: number): boolean {
  let to = endOfWord(text, at)
  for (let between = 0; between < 3; between++) {
    while (isBetween(text.charCodeAt(to))) to++
    if (isFigure(text, to) || isApostrophe(text[to])) return true
    const from = to
    to = endOfWord(text, from)
    if (to === from || to - from > 3) return false
  }
  return false
}

/** The pattern of the ways to write a date that may begin at `at`, by what stands there. */
function patternAt(text: string, at: number): RegExp | null {
  if (isFigure(text, at)) return isFigure(text, at - 1) ? null : figuresFirst
  const sign = text[at]
  if (isApostrophe(sign) || sign === '(') return figuresFirst
  if (isLetter(text, at) ? isLetter(text, at - 1) : text.charCodeAt(at) < 128) return null
  return figuresBehind(text, at) ? wordFirst : null
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
    : points.map(({ from, to, ...date }) => ({ ...date, from: from + offset, to: to + offset }))
}
