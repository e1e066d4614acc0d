import { wordCount } from '../text/count.ts'
import { datePoints } from '../text/date-points.ts'
import { backwards, type DateRange, dateRanges, within } from '../text/dates.ts'
import { speaks } from './entries.ts'
import type { Row } from './sections.ts'
import { segments } from './segments.ts'
import { isAway } from './time-away.ts'
import { hasTitle } from './titles.ts'

/** Whether most words begin small: “Head of Art and Teacher of Music, The Hill and Dale School” only names. */
function mostlySmall(text: string): boolean {
  const words = text.split(/\s+/)
  return words.filter(word => /^\p{Ll}/u.test(word)).length * 2 > words.length
}

/** Whether a row tells, instead of naming. */
export const sentence = (text: string) =>
  wordCount(text) > 9 &&
  (/[.!?]$/u.test(text) ||
    (!/[|·•—–]/u.test(text) &&
      (speaks(text) || /\b(?:was|were)\b/u.test(text) || (/\b(?:the|and|with)\b/u.test(text) && mostlySmall(text)))))

/** Whether nothing is named: “, one month only”, “(Saturdays)”. */
export const onlyRemarks = (text: string) =>
  segments(text)
    .flat()
    .every(({ kind }) => kind === 'remark')

/** “Officer, then Senior Officer (from April 2023)” over the dates of both: when a step came. */
function stepIn(row: Row, [range, ...more]: DateRange[], next: Row | undefined): boolean {
  if (!range?.since || more.length > 0) return false
  const lead = row.text.slice(0, range.from - row.body)
  const last = row.body + row.text.length - range.to <= 2
  // “Buyer (acting Head since 2025)”, “Teacher, and Head of Year from 2022”
  const inside = /\(\p{L}[^()]*$/u.test(lead) || /,\s(?:and|then|later)\s[^,]*$/u.test(lead)
  const [head = ''] = lead.split(/\s\(|,\s(?:and|then|later)\s/u)
  if (last && inside && hasTitle(head) && hasTitle(lead.slice(head.length))) return true
  if (!next || next.blankBefore || next.bullet) return false
  const [whole] = dateRanges(next.text, next.body)
  return (
    whole !== undefined && !whole.since && whole.from - next.body <= 3 && within(range, whole) && hasTitle(row.text)
  )
}

/** “Clerk      10/2019 –” over “Hill & Co      09/2021”: a column of dates breaks in two. */
function inColumn(row: Row, ranges: DateRange[], next: Row | undefined): DateRange[] {
  const [range] = ranges
  if (!range || ranges.length > 1 || range.end !== null || range.since || !/[–—-]\s*$/u.test(row.text)) return ranges
  const behind = /\s{3,}(?<end>\S[^\s]*(?:\s\S+)?)$/u.exec(next?.text ?? '')?.groups?.end
  if (!behind) return ranges
  const [whole] = dateRanges(`${row.text.slice(range.from - row.body)} ${behind}`)
  return [{ ...range, end: whole?.end ?? null }]
}

/** What stands before a date that is the end of something, or an event. */
export const notHeld =
  /\b(?:until|till|to|by|before|through|(?:registered|passed|examined|admitted|elected)\b.*\bin|\bpromoted to\b.*)\s*$/iu

/** “06/2020 – 02/2020” at the end of a heading: what cannot be is read as it stands, so that the post is not lost and can be asked after. */
function reversedIn({ text, body }: Row): DateRange[] {
  const found = datePoints(text).length === 2 ? backwards(text) : null
  if (!found || found.points.some(({ kind }) => kind !== 'month') || text.length - found.to > 2) return []
  const [first, last] = found.points
  return [{ start: first.first, end: last.last, from: body + found.from, to: body + found.to }]
}

/** Those of the stretches that are no time away within the first: “(2019 – 2021; furloughed Apr – Dec 2020)”. */
export const worked = ({ text, body }: Row, ranges: readonly DateRange[]) =>
  ranges.filter(({ from }, at) => {
    const before = ranges[at - 1]
    return before === undefined || !isAway(text.slice(before.to - body, from - body))
  })

/** The row's stretches of time; “Summer 2019” behind a title, or alone above one, is one too. */
export function rangesOf(row: Row, next: Row | undefined): DateRange[] {
  const form = row.field === 'dates' && next?.field === 'dates' ? dateRanges(`${row.text} – ${next.text}`) : []
  if (form[0] && form.length === 1)
    return [{ ...form[0], from: row.body, to: row.body + row.text.length, since: false }]
  const ranges = inColumn(row, worked(row, dateRanges(row.text, row.body)), next)
  if (stepIn(row, ranges, next)) return []
  if (ranges.length > 0 || row.bullet) return ranges
  const reversed = row.section === 'experience' && hasTitle(row.text) && !sentence(row.text) ? reversedIn(row) : []
  if (reversed.length > 0) return reversed
  const dots = datePoints(row.text, row.body)
  const [dot] = dots
  // “Project lead (job captain until 2022)”, “registered in 2024”: an end or an event is no stretch.
  if (dot && notHeld.test(row.text.slice(0, dot.from - row.body))) return []
  if (dots.length !== 1 || !dot || (dot.kind === 'month' && !/\(/u.test(row.text.slice(dot.from - row.body)))) return []
  if (row.section !== 'experience' && (row.section !== 'header' || row.index < 3 || dot.kind === 'year')) return []
  const edge = dot.from - row.body <= 2 || row.body + row.text.length - dot.to <= 2
  const alone = onlyRemarks(row.text.slice(0, dot.from - row.body) + row.text.slice(dot.to - row.body))
  const named = alone ? next !== undefined && !next.blankBefore && hasTitle(next.text) : hasTitle(row.text)
  return edge && named && !sentence(row.text) ? [{ start: dot.first, end: dot.last, from: dot.from, to: dot.to }] : []
}
