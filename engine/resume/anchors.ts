import { type DateRange, datePoints, dateRanges, within } from '../text/dates.ts'
import { type Told, toldIn } from './prose.ts'
import type { SectionKind } from './section-names.ts'
import type { Row } from './sections.ts'
import { segments } from './segments.ts'
import { hasTitle } from './titles.ts'

const closed = new Set<SectionKind>([
  'education',
  'papers',
  'languages',
  'skills',
  'interests',
  'lacks',
  'wish',
  'summary',
  'projects',
])

/** A row with a stretch of time, from which a post may be read. `rest` is the row without it. */
export type Anchor = { row: Row; range: DateRange; rest: string; inline: boolean; told?: Told }

const remark =
  /\(\s*(?:[^()]*\b(?:years?|yrs?|months?|mos?|mths?)\b[^()]*)\)|(?<=[|·•,\s])\d+\s*(?:years?|yrs?|mos?|mths?|months?)\b\.?(?:[,\s]+\d+\s*(?:mos?|mths?|months?)\b\.?)?/giu
// “From June 2017 to …”, “about 2013 to …”: the word belongs to the dates.
const leadIn =
  /(?<![\p{L}])(?:from|since|between|about|around|approx\.?|circa|ca?\.|seit|von|de|depuis|desde|\p{Lu}\p{Ll}+ term)\s*:?\s*$/iu

/** “. Clerk at Hill & Co, Leeds. Ledgers and post, …” behind dates that lead: the heading, without what was done. */
function heading(rest: string): string {
  const parts = rest.split(/(?<=\p{Ll}{2}|\p{Lu}{2})\.\s+(?=\p{Lu})/u)
  const [first = '', second = ''] = parts.map(part => part.replace(/^[\s.,:)\]–—-]+/u, ''))
  const named = hasTitle(first) && /,|\sat\s/u.test(first)
  if (parts.length < 2 || first.split(/\s+/).length > 14 || (!named && rest.split(/\s+/).length < 12)) return rest
  // “The Drowned Sailor, Plymouth. Barista.”
  const titled = second.split(/\s+/).length <= 4 && hasTitle(second.replace(/[.\s]+$/u, ''))
  const whole = !titled && (hasTitle(first) || /\sat\s\p{Lu}/u.test(first) || second.split(/\s+/).length > 8)
  return `| ${whole ? first : `${first} | ${second}`}`
}

/** The row's text with its stretches of time and remarks on their length taken out. */
function without(row: Row, ranges: DateRange[]): string {
  let text = ''
  let at = row.body
  for (const range of ranges) {
    text += `${row.text.slice(at - row.body, range.from - row.body).replace(leadIn, '')} | `
    at = range.to
  }
  const rest = row.text.slice(at - row.body)
  if (!/\p{L}/u.test(text)) text = /\.\s/u.test(rest) ? heading(rest) : `${text}${rest}`
  else {
    // “Waiter, The Crown, 2019 to 2021. Breakfasts and weddings.”: what was done begins behind the dates.
    const titleBehind = !hasTitle(text) && rest.split(/\s+/).length <= 8 && hasTitle(rest)
    text += /\p{L}{3}/u.test(text) && /^\.\s+\p{Lu}/u.test(rest) && !titleBehind ? '' : rest
  }
  return text.replace(remark, ' ').replace(/\(\s*\|?[\s.]*\)|\[\s*\|?\s*\]/g, ' ')
}

/** Whether most words begin small: “Head of Art and Teacher of Music, The Hill and Dale School” only names. */
function mostlySmall(text: string): boolean {
  const words = text.split(/\s+/)
  return words.filter(word => /^\p{Ll}/u.test(word)).length * 2 > words.length
}

/** Whether a row tells, instead of naming. */
export const sentence = (text: string) =>
  text.split(/\s+/).length > 9 &&
  (/[.!?]$/u.test(text) ||
    (!/[|·•—–]/u.test(text) &&
      (/\b(?:I|my|we|was|were)\b/u.test(text) || (/\b(?:the|and|with)\b/u.test(text) && mostlySmall(text)))))

/** Whether nothing is named: “, one month only”, “(Saturdays)”. */
const onlyRemarks = (text: string) =>
  segments(text)
    .flat()
    .every(({ kind }) => kind === 'remark')

/** “Officer, then Senior Officer (from April 2023)” over the dates of both: when a step came. */
function stepIn(row: Row, [range, ...more]: DateRange[], next: Row | undefined): boolean {
  if (!range?.since || more.length > 0 || !next || next.blankBefore || next.bullet) return false
  const [whole] = dateRanges(next.text, next.body)
  return (
    whole !== undefined && !whole.since && whole.from - next.body <= 3 && within(range, whole) && hasTitle(row.text)
  )
}

/** “Clerk      10/2019 –” over “Hill & Co      09/2021”: a column of dates breaks in two. */
function inColumn(row: Row, ranges: DateRange[], next: Row | undefined): DateRange[] {
  const [range] = ranges
  const behind = /\s{3,}(?<end>\S[^\s]*(?:\s\S+)?)$/u.exec(next?.text ?? '')?.groups?.end
  if (!range || ranges.length > 1 || range.end !== null || range.since || !behind || !/[–—-]\s*$/u.test(row.text))
    return ranges
  const [whole] = dateRanges(`${row.text.slice(range.from - row.body)} ${behind}`)
  return [{ ...range, end: whole?.end ?? null }]
}

const notHeld = /\b(?:until|till|to|by|before|through|(?:registered|passed|examined|admitted|elected)\b.*\bin)\s*$/iu

/** The row's stretches of time; “Summer 2019” behind a title, or alone above one, is one too. */
export function rangesOf(row: Row, next: Row | undefined): DateRange[] {
  const ranges = inColumn(row, dateRanges(row.text, row.body), next)
  if (stepIn(row, ranges, next)) return []
  if (ranges.length > 0 || row.bullet) return ranges
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

const names = (text: string) => /\p{Lu}\p{Ll}/u.test(text) || hasTitle(text)

/** “• Gardener at Hill House, 2018 to date. Borders.”: a bullet that begins with a title and names a firm before its dates. */
function opensPost(row: Row, range: DateRange): boolean {
  const [first, second] = segments(row.text.slice(0, range.from - row.body)).flat()
  const after = row.text.slice(range.to - row.body)
  const named = first?.kind === 'title' && (second?.kind === 'organisation' || second?.kind === 'unknown')
  return row.section === 'experience' && named && /^\p{Lu}/u.test(second.text) && /^(?:\s*$|\.\s+\p{Lu})/u.test(after)
}

/** “Clerk at Hill & Co (Leeds), since 11/2021. I keep the books”: the dates close a heading before the work is told. */
function endsHeading(row: Row, range: DateRange): boolean {
  const before = row.text.slice(0, range.from - row.body)
  const named = hasTitle(before.split(/,|\s(?:at|with)\s/u)[0] ?? '') && before.split(/\s+/).length <= 14
  return (
    row.section === 'experience' &&
    named &&
    !/[.!?]\s/u.test(before) &&
    /^\.\s+\p{Lu}/u.test(row.text.slice(range.to - row.body))
  )
}

/** “Now: Hill & Co, Leeds, clerk, since 2019”: a line of its own with title, firm and place. */
const namesAll = (row: Row, rest: string) =>
  row.blankBefore &&
  hasTitle(rest) &&
  segments(rest).flat().length > (/^(?:now|current(?:ly)?|at present|today)\b/iu.test(row.text) ? 1 : 2)

/** “Sales of goods. Before that pupillage, from 2016”: told at the end of something else. */
const aside = /^(?:\p{L}+|[^.]*,\s\p{Ll}[^.]*\p{L})\.\s+\p{Lu}.*,\s*$/u

/** Whether a mark that parts the line stands before its dates: “Clerk * Hill & Co * June 2022 to date, 0.8 FTE”. */
const parted = (row: Row, [range]: DateRange[]) =>
  range !== undefined && /\s[|·•*~—–-]\s*$/u.test(row.text.slice(0, range.from - row.body))

/** A date that a story of several sentences mentions: “… I led the move in 2012 to 2014 …”, “… no fines since 2020.” */
function inPassing(row: Row, ranges: DateRange[]): boolean {
  const [range] = ranges
  if (!range || row.bullet || row.text.split(/\s+/).length <= 20 || !sentence(row.text)) return false
  const before = row.text.slice(0, range.from - row.body)
  const sentences = before.split(/[.!?]\s+(?=\p{Lu})/u)
  if (range.since) return range.from - row.body > 3 && (sentences.length > 1 || before.split(/\s+/).length > 16)
  return sentences.length > 1 && before.split(/\s+/).length > 14 && row.body + row.text.length - range.to > 3
}

/** The firm that a short line of its own names: “Bluebird & Barley Coffee, Norwich (three shops)” over what is told of it. */
function firmIn(row: Row | undefined): string {
  if (!row || row.heading || row.bullet || sentence(row.text) || row.text.split(/\s+/).length > 14) return ''
  const first = segments(row.text.replace(/\([^)]*\)/gu, ''))[0]?.[0]
  const named = first?.kind === 'unknown' && /^\p{Lu}\S*(?:\s(?:\p{Lu}\S*|&|and|of|the))+$/u.test(first.text)
  return first && (named || first.kind === 'organisation') ? first.text : ''
}

/** Every stretch of time that may be a post's, in the order of the rows. */
export function anchors(rows: Row[]): Anchor[] {
  const found: Anchor[] = []
  for (const row of rows) {
    // What a summary tells counts where nothing else names a post.
    if (row.heading || (closed.has(row.section) && row.section !== 'summary')) continue
    const told = sentence(row.text) ? toldIn(row, firmIn(rows[row.index - 1])) : []
    if (told.length > 0) {
      for (const post of told) found.push({ row, range: post.range, rest: '', inline: false, told: post })
      continue
    }
    const ranges = closed.has(row.section) ? [] : rangesOf(row, rows[row.index + 1])
    if (ranges.length === 0) continue
    const rest = without(row, ranges)
    // “Picker, Hill Farm, 2018 – 2020 (weekends)”: a remark behind the dates leaves them at the edge.
    const last = row.body + row.text.replace(/\s*\([^()]*\)\s*$/u, '').length
    const atEdge = ranges.some(
      range =>
        range.from - row.body <= 3 ||
        last - range.to <= 3 ||
        (row.bullet && opensPost(row, range)) ||
        endsHeading(row, range) ||
        (last - range.to <= 40 && onlyRemarks(row.text.slice(range.to - row.body))),
    )
    if (
      ranges.every(range => range.since) &&
      !ranges.some(range => row.bullet && last - range.to <= 3 && opensPost(row, range)) &&
      (row.bullet ? !ranges.some(range => range.from - row.body <= 3) : !atEdge)
    )
      continue
    if (ranges.every(range => range.since) && aside.test(row.text.slice(0, (ranges[0]?.from ?? 0) - row.body))) continue
    if (row.bullet && !((atEdge || parted(row, ranges)) && hasTitle(rest) && rest.split(/\s+/).length <= 16)) continue
    if (!hasTitle(rest) && sentence(rest) && rest.split(/\s+/).length > 14) continue
    if (inPassing(row, ranges)) continue
    // “Nurse since 2012” under the name is a motto; further down it may open a post.
    if (row.index < 3 && row.section === 'header' && ranges.every(range => range.since) && !namesAll(row, rest))
      continue
    // “Nov–Dec 2019, then Nov 2021 – Jan 2022”: two stretches of one post, with nothing named between them.
    const [one, two] = ranges
    if (one && two && ranges.length === 2 && !names(row.text.slice(one.to - row.body, two.from - row.body))) {
      ranges.forEach((range, at) => found.push({ row, range, rest: at > 0 ? '' : rest, inline: at > 0 }))
      continue
    }
    ranges.forEach((range, index) => {
      // Several stretches in a line part it: each takes the words before it.
      const from = index === 0 ? row.body : (ranges[index - 1] as DateRange).to
      const to = index === ranges.length - 1 ? row.end : range.from
      const own =
        ranges.length === 1
          ? rest
          : `${row.text.slice(from - row.body, range.from - row.body)} | ${row.text.slice(range.to - row.body, Math.max(range.to, to) - row.body)}`
      found.push({ row, range, rest: own.replace(remark, ' '), inline: ranges.length > 1 && index > 0 })
    })
  }
  return found.filter((anchor, at) => !umbrella(anchor, found[at + 1], rows))
}

/** Dates alone over a part whose posts have dates of their own: “2001 to 2015” above “Clerk, 2001 – 2008”. */
function umbrella(anchor: Anchor, next: Anchor | undefined, rows: Row[]): boolean {
  if (
    !next ||
    /\p{L}{2}/u.test(anchor.rest) ||
    anchor.told ||
    next.range.since ||
    next.row.index - anchor.row.index > 3
  )
    return false
  const between = rows.slice(anchor.row.index + 1, next.row.index)
  return within(next.range, anchor.range) && next.row !== anchor.row && !between.some(row => hasTitle(row.text))
}
