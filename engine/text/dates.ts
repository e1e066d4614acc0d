/** A month as a number: year × 12 + month − 1. */
export type Month = number

/** A stretch of time with its place in the text. `end` is null where it goes on. */
export type DateRange = { start: Month; end: Month | null; from: number; to: number; since?: boolean }

/** Whether one stretch lies in the other; what goes on lies only in what goes on. */
export const within = (inner: Pick<DateRange, 'start' | 'end'>, outer: Pick<DateRange, 'start' | 'end'>) =>
  inner.start >= outer.start && (inner.end ?? 1e6) <= (outer.end ?? 1e6)

/** A day, month, season or year with its place. `first` and `last` are the months it spans. */
export type DatePoint = {
  first: Month
  last: Month
  from: number
  to: number
  kind: 'month' | 'season' | 'quarter' | 'year'
}

// English, German, French, Spanish, Portuguese, Italian, Dutch, Danish, Norwegian, Swedish, Polish, Indonesian.
const monthNames: [string, number][] = [
  ['jan(?:uary?|uari|vier|v|eiro)?|enero|ene|gennaio|stycze(?:ń|nia)', 1],
  ['feb(?:ruary?|ruari|braio|rero)?|f[ée]vr?(?:ier|ereiro)?|luty|lutego', 2],
  ['mar(?:ch|s|ts|zo|zec|ca|ço|et)?|m[äa]rz|maart', 3],
  ['apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|kwie(?:cień|tnia)', 4],
  ['may|mai|mayo|mei|maj|maio|maggio|maja', 5],
  ['june?|juin|juni|junio|junho|giugno|czerw(?:iec|ca)', 6],
  ['july?|juil(?:let)?|juli|julio|julho|luglio|lip(?:iec|ca)', 7],
  ['aug(?:ust|usti|ustus)?|ao[uû]t|agos(?:to)?|agustus|ago|sierp(?:ień|nia)', 8],
  ['sept?(?:ember|embre|iembre)?|setembro|settembre|wrze(?:sień|śnia)', 9],
  ['oct(?:ober|obre|ubre)?|okt(?:ober)?|outubro|ottobre|październik(?:a)?', 10],
  ['nov(?:ember|embre|iembre|embro)?|listopad(?:a)?', 11],
  ['dec(?:ember)?|d[ée]c(?:embre)?|dez(?:ember|embro)?|dic(?:iembre|embre)?|des(?:ember)?|grud(?:zień|nia)', 12],
]
// Seasons by their first month, as far as the northern half of the world goes.
const seasonNames: [string, number][] = [
  ['spring|fr[üu]hjahr|printemps', 3],
  ['summer|sommer|[ée]t[ée]', 6],
  ['autumn|fall|herbst|automne', 9],
  // A winter term or season that names one year begins with it.
  ['winter|hiver', 1],
  ['early', 1],
  ['mid', 6],
  ['late|end of', 10],
]
const anyMonth = monthNames.map(([names]) => names).join('|')
const anySeason = seasonNames.map(([names]) => names).join('|')
const year = '(?:19[5-9]\\d|20[0-4]\\d)'
const shortYear = `(?:${year}|[’'‘]\\s?\\d{2}|\\d{2}(?!\\d|[.:]\\d|\\s*(?:%|beds?|hours?|years?)))`

const pointPattern = new RegExp(
  [
    // 1.10.16, 28.02.2018 and 12 March 2025, 10 June 2020
    `(?<![\\d.])(?<d1>\\d{1,2})\\.(?<m1>\\d{1,2})\\.(?<y1>${year}|\\d{2})(?![\\d.])`,
    // 28/2/18 and 7/31/2016
    `(?<![\\d/])(?<a13>\\d{1,2})\\/(?<b13>\\d{1,2})\\/(?<y13>${year}|\\d{2})(?![\\d/])`,
    `(?<![\\p{L}\\d])(?:\\d{1,2}(?:st|nd|rd|th)?[\\s.-]{1,2})?(?<m2>${anyMonth})\\.?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?,)?(?:\\s+of)?[\\s,/-]{0,2}(?<y2>${shortYear})(?!\\d)`,
    `(?<![\\d/])(?<y3>${year})[-/.](?<m3>0[1-9]|1[0-2])(?:-\\d{2})?(?![\\d/])`,
    `(?<![\\d/.])(?<m4>0?[1-9]|1[0-2])[/.](?<y4>${year})(?!\\d)`,
    `(?<![\\d/.-])(?<m15>0?[1-9]|1[0-2])-(?<y15>${year})(?!\\d)`,
    // 06.15 to 10.18: with a point only where a dash or its word stands beside it
    `(?<![\\d.,$€£])(?<m12>0[1-9]|1[0-2])\\.(?<y12>\\d{2})(?![\\d.,%])(?=\\s*(?:[-–—]|to\\b|until\\b|till\\b|bis\\b|thru\\b)\\s*(?:\\d|\\p{Lu}|now\\b|present\\b|today\\b|date\\b))`,
    // … and as the end of a stretch: Summer 2017 – 03.20
    `(?<=[\\d\\p{L}.]\\s*(?:[-–—]|\\bto|\\buntil|\\btill|\\bthru)\\s*)(?<m14>0[1-9]|1[0-2])\\.(?<y14>\\d{2})(?![\\d.%]|,\\d)`,
    `(?<![\\d/.$€£])(?<m5>0?[1-9]|1[0-2])\\/[’']?(?<y5>\\d{2})(?![\\d/%])`,
    // 2016 October; 2021, April; ’16, Aug.; 2017 (Aug.)
    `(?<y6>(?<![\\d/.,$€£+])${year}|(?<![\\p{L}\\d])[’'‘]\\d{2})(?:,?\\s+(?<m6>${anyMonth})(?![\\p{L}])(?!\\.?\\s*[\\d’'‘])|\\s*\\((?<m11>${anyMonth})\\.?\\))`,
    // I.2015 and XI/2019: the month in Roman figures
    `(?<![\\p{L}\\d.])(?<r16>XI{0,2}|IX|IV|VI{0,3}|I{1,3})[./-]\\s?(?<y16>${year})(?!\\d)`,
    `(?<![\\p{L}])(?<s7>${anySeason})(?:s?\\s+of\\s+|s\\s+|[\\s,-]{1,2})(?<y7>${year}|[’'‘]\\d{2})(?<x7>\\/(?:\\d{2}|${year})(?![\\d/]))?(?:\\s*\\((?<m17>${anyMonth})\\.?\\))?`,
    `(?<![\\p{L}])Q(?<q8>[1-4])[\\s/-]{1,2}(?<y8>${year})(?:\\s*\\((?<m18>${anyMonth})\\.?\\))?`,
    `(?<![\\d/.,$€£+]|(?<!${year})-)(?<y9>${year})(?![\\d%]|[.,]\\d|[/]\\d)`,
    `(?<![\\p{L}\\d])[’'‘](?<y10>\\d{2})(?!\\d)`,
  ].join('|'),
  'giu',
)

const monthMatchers = monthNames.map(([names, number]) => [new RegExp(`^(?:${names})$`, 'iu'), number] as const)
const seasonMatchers = seasonNames.map(([names, number]) => [new RegExp(`^(?:${names})$`, 'iu'), number] as const)

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

const named = (matchers: (readonly [RegExp, number])[], text: string) =>
  matchers.find(([matcher]) => matcher.test(text))?.[1] ?? 1

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
  const yearText = Object.entries(groups).find(([name, value]) => name.startsWith('y') && value)?.[1]
  if (!yearText) return null
  const base = fullYear(yearText) * 12
  const number =
    dayAndMonth(groups.a13, groups.b13) ??
    groups.m1 ??
    groups.m3 ??
    groups.m4 ??
    groups.m5 ??
    groups.m12 ??
    groups.m14 ??
    groups.m15
  // “Winter 2018 (Dec.)”: the month in brackets is the more exact one.
  const name = groups.m2 ?? groups.m6 ?? groups.m11 ?? groups.m17 ?? groups.m18
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
  if (groups.s7) {
    // The winter of two years, 2014/15, begins in the December of the first.
    const first = base + (groups.x7 ? 12 : named(seasonMatchers, groups.s7)) - 1
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

/** All dates of `text` in order, with places shifted by `offset`. */
export function datePoints(text: string, offset = 0): DatePoint[] {
  if (!/\d/.test(text)) return []
  const found: DatePoint[] = []
  for (const match of text.matchAll(pointPattern)) {
    const made = point(match.groups ?? {}, offset + match.index, offset + match.index + match[0].length)
    if (made) found.push(made)
  }
  return found
}

const dash = '(?:[-–—‑−→~>]+|\\.{2,3}|…|(?:up )?to|until|till|til|thru|through|bis|à|al?)'
const columns = /^(?:\s{2,}|\t|\s*\|\s*)$/u
// “to the harvest of 2025”, “until about May 2020”: a word for the end may stand before its date.
const joined = new RegExp(
  `^[.,]?\\s*(?:\\([^)]{0,20}\\))?\\s*,?\\s*(?:${dash}\\s*:?\\s*|(?:to|until|till|through)\\s+(?:(?:(?!in\\b)\\p{Ll}+\\.?\\s+){1,3}|\\p{Lu}\\p{Ll}+ [Tt]erm\\s+))$`,
  'iu',
)
// “in 2011 and stayed until 2014”
const stayed =
  /^[^.;\d]{0,24}\b(?:stayed|remained|was there|worked there|left)(?: there)?\s+(?:until|till|to|through|in)\s+(?:about\s+)?$/iu
const betweenBefore = /\b(?:between|entre|zwischen)\s*$/iu
const and = /^\.?\s+(?:and|und|et|y)\s+$/iu
const goesOn =
  /^[.)]?\s*(?:(?:to\s*:|[-–—‑−→~>]+|\.{2,3}|…|to|until|till|til|thru|through|bis|,)\s*){0,2}(?:the\s+)?(?:present|(?:a )?la fecha|current(?:ly)?|now|today|date|ongoing|onwards?|continuing|still|this day|heute|oggi|hoy|aujourd[’']hui|ce jour|actualidad|actualmente|presente|attuale|atual(?:mente)?|o momento|heden|nu|nå|i ?dag|d\.\s?d\.|dags dato|obecnie|teraz|sekarang)(?![\p{L}])(?:\s*\((?:present|current|now)\))?/iu
const openDash = /^\.?\s*[-–—‑−→]+(?:\s*(?=$|[,;|)\]/*\n(])|\s{2,}(?=\S))/u
// “2019– Hill & Co, clerk”: at the head of a line the dash that leans on the year leaves its end open.
const leaningDash = /^[-–—‑−]+(?=\s+["“«]?\p{Lu})/u
const sinceBefore =
  /(?:\bsince|\bas of|\bfrom|\bseit|\bdepuis|\bdesde|\bstarting|\bab|\bwhich I joined in)\s*:?\s*(?:\p{Lu}\p{Ll}+ term\s+)?$/iu
const monthsOnly = new RegExp(`(?<![\\p{L}])(?<a>${anyMonth})\\.?\\s*${dash}\\s*$`, 'iu')

// “May 2017 to October”: the last month has no year of its own.
const monthBehind = new RegExp(
  `^\\.?,?\\s*${dash}\\s*(?<b>${anyMonth})(?![\\p{L}])(?!\\.?,?\\s*(?:\\d|[’'‘]))\\.?`,
  'iu',
)

// “Summer 2017 (June–Aug.)”
const monthsInBrackets = new RegExp(`^\\s*\\((?<a>${anyMonth})\\.?\\s*${dash}\\s*(?<b>${anyMonth})\\.?\\)`, 'iu')

// “09–12/2017”: the first month of the year that the last one names.
const monthsInFigures = /(?<![\d/.’'‘-])(?<a>0?[1-9]|1[0-2])\s?[–—-]\s?$/u

function after(text: string, offset: number, dot: DatePoint): DateRange | null {
  const rest = text.slice(dot.to - offset)
  const open = goesOn.exec(rest)
  if (open) return { start: dot.first, end: null, from: dot.from, to: dot.to + open[0].length }
  const dashed = openDash.exec(rest) ?? (dot.from - offset <= 3 ? leaningDash.exec(rest) : null)
  if (dashed) return { start: dot.first, end: null, from: dot.from, to: dot.to + dashed[0].length }
  const before = sinceBefore.exec(text.slice(0, dot.from - offset))
  if (before) return { start: dot.first, end: null, from: offset + before.index, to: dot.to, since: true }
  return null
}

const seasonOfYears = new RegExp(
  `(?<![\\p{L}])(?:(?:every|each)\\s+)?(?<season>${anySeason})s?(?:\\s+of)?\\s+(?<years>${year}(?:(?:,\\s*|\\s*(?:,\\s*)?(?:and|&|\\+)\\s*)${year})+)`,
  'iu',
)

/** “Summers of 2014 and 2015”: the same season of each of the years. */
function seasons(text: string, offset: number): DateRange[] {
  const match = seasonOfYears.exec(text)
  if (!match?.groups?.season || !match.groups.years) return []
  const first = named(seasonMatchers, match.groups.season) - 1
  const [from, to] = [offset + match.index, offset + match.index + match[0].length]
  return match.groups.years
    .split(/\D+/)
    .map(of => ({ start: Number(of) * 12 + first, end: Number(of) * 12 + first + 2, from, to }))
}

/**
 * All stretches of time in `text` in order. A year alone starts in January and ends in December; a season as an end
 * is its first month (labelling rule of bench/requirement-match/FORMAT.md); “since 2019” and “2019 –” go on.
 */
export function dateRanges(text: string, offset = 0): DateRange[] {
  const dots = datePoints(text, offset)
  if (dots.length > 1) {
    const several = seasons(text, offset)
    if (several.length > 0) return several
  }
  const ranges: DateRange[] = []
  for (let i = 0; i < dots.length; i++) {
    const dot = dots[i] as DatePoint
    const next = dots[i + 1]
    const between = next ? text.slice(dot.to - offset, next.from - offset) : ''
    const joins =
      joined.test(between) ||
      stayed.test(between) ||
      (columns.test(between) && dot.kind === next?.kind) ||
      (and.test(between) && betweenBefore.test(text.slice(0, dot.from - offset)))
    if (next && joins) {
      const end = next.kind === 'season' ? next.first : next.last
      if (end >= dot.first) {
        ranges.push({ start: dot.first, end, from: dot.from, to: next.to })
        i++
        continue
      }
    }
    // “June – August 2017”: the first month has no year of its own.
    const lead = text.slice(0, dot.from - offset)
    const short = dot.kind === 'month' ? (monthsOnly.exec(lead) ?? monthsInFigures.exec(lead)) : null
    if (short?.groups?.a) {
      const month = (Number(short.groups.a) || named(monthMatchers, short.groups.a)) - 1
      const base = Math.floor(dot.first / 12) * 12
      // “Nov. – Feb. 2019” begins in the year before.
      const start = base + month > dot.last ? base + month - 12 : base + month
      ranges.push({ start, end: dot.last, from: offset + short.index, to: dot.to })
      continue
    }
    const inside = monthsInBrackets.exec(text.slice(dot.to - offset))
    if (inside?.groups?.a && inside.groups.b) {
      const base = Math.floor(dot.first / 12) * 12
      const [first, last] = [named(monthMatchers, inside.groups.a), named(monthMatchers, inside.groups.b)]
      const end = base + last - 1 + (last < first ? 12 : 0)
      ranges.push({ start: base + first - 1, end, from: dot.from, to: dot.to + inside[0].length })
      continue
    }
    const behind = dot.kind === 'month' ? monthBehind.exec(text.slice(dot.to - offset)) : null
    const last = behind?.groups?.b ? Math.floor(dot.first / 12) * 12 + named(monthMatchers, behind.groups.b) - 1 : 0
    if (behind && last >= dot.first) {
      ranges.push({ start: dot.first, end: last, from: dot.from, to: dot.to + behind[0].length })
      continue
    }
    const open = after(text, offset, dot)
    if (open) ranges.push(open)
  }
  // A remark such as “nights from June ’24” beside the range of the post is no stretch of its own.
  const whole = ranges.filter(range => !range.since)
  return whole.length > 0 ? whole : ranges
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
