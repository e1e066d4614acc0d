import { wordCount } from '../text/count.ts'
import { mayDate } from '../text/date-points.ts'
import { type DateRange, within } from '../text/dates.ts'
import type { Anchor } from './anchor.ts'
import {
  amongPosts,
  aside,
  endsHeading,
  inPassing,
  isSentence,
  listed,
  namedIn,
  namesAll,
  namesSince,
  ofPost,
  opensPost,
  parted,
  postItems,
} from './anchor-signs.ts'
import { datesOnly } from './entries.ts'
import { datesBegin, remark, without } from './heading-rest.ts'
import { underForm } from './labelled.ts'
import { isAside, ofProject } from './no-post.ts'
import { withNow } from './now-since.ts'
import { paragraphAt } from './paragraphs.ts'
import { type Told, toldIn } from './prose.ts'
import { onlyRemarks, rangesOf, sentence } from './row-ranges.ts'
import type { SectionKind } from './section-names.ts'
import type { Row } from './sections.ts'
import { segments } from './segments.ts'
import { hasTitle, namesPost } from './titles.ts'

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

const names = (text: string) => /\p{Lu}\p{Ll}/u.test(text) || hasTitle(text)

/** The firm that a short line of its own names: “Bluebird & Barley Coffee, Norwich (three shops)” over what is told of it. */
function firmIn(row: Row | undefined): string {
  const text = row?.text.replace(/\s*\([^)]*\)/gu, '') ?? ''
  const none = !row || row.index === 0 || row.heading || row.bullet
  if (none || /^(?:dear|hello|hi|good day|to the)\b/iu.test(text) || sentence(text) || wordCount(text) > 14) return ''
  const first = segments(text)[0]?.[0]
  const named = first?.kind === 'unknown' && /^\p{Lu}\S*(?:\s(?:\p{Lu}\S*|&|and|of|the))+$/u.test(first.text)
  return first && (named || first.kind === 'organisation') ? first.text : ''
}

/** The posts that the sentences of a row tell, or of the paragraph that it begins, and the row behind them. */
function toldAt(rows: Row[], row: Row, last: Anchor | undefined): { told: Told[]; behind: number } {
  const { whole, behind } = paragraphAt(rows, row.index) ?? { whole: row, behind: 0 }
  // “My time in the same office was …”: the firm told last.
  const same = /\b(?:[Ii]n|[Aa]t|[Ff]or|[Ww]ith) the same\b/u.test(whole.text) ? last?.told?.employer : undefined
  const above = () => firmIn(rows[row.index - 1]) || (same ?? '')
  return { told: sentence(whole.text) ? toldIn(whole, above) : [], behind }
}

/** Dates alone below dates alone that close a heading: a second stretch of the same post. */
function stacked(rows: Row[], row: Row): boolean {
  const [above, head, next] = [rows[row.index - 1], rows[row.index - 2], rows[row.index + 1]]
  if (!above || !head || row.blankBefore || above.blankBefore || head.heading) return false
  if (!datesOnly(row.text) || !datesOnly(above.text)) return false
  return namesPost(head.text) && (!next || next.blankBefore || !namesPost(next.text))
}

/** An item of a list of posts: its first stretch of time, with those that only “and” joins to it. */
function itemAt(row: Row): Anchor[] {
  const [first, ...more] = rangesOf(row, undefined)
  if (!first) return []
  const end = more.findIndex(({ from }, at) =>
    /\p{L}{4}/u.test(row.text.slice((more[at - 1] ?? first).to - row.body, from - row.body)),
  )
  const ranges = [first, ...(end < 0 ? more : more.slice(0, end))]
  return ranges.map((range, at) => ({
    row,
    range,
    rest: at === 0 ? namedIn(row, first).replace(remark, ' ') : '',
    inline: at > 0,
    item: true,
  }))
}

/** Whether the stretches of a row stand where those of a heading do: at its edge, or where the words around them say so. */
function standAtEdge(row: Row, ranges: DateRange[], last: number): boolean {
  return ranges.some(
    range =>
      datesBegin(row, range) <= 3 ||
      last - range.to <= 3 ||
      (row.bullet && opensPost(row, range)) ||
      endsHeading(row, range) ||
      isSentence(row, range) ||
      (last - range.to <= 40 && onlyRemarks(row.text.slice(range.to - row.body))),
  )
}

/** Whether the stretches of a row head a post, and are not told in passing. */
function mayHead(rows: Row[], row: Row, ranges: DateRange[], rest: string): boolean {
  // “Picker, Hill Farm, 2018 – 2020 (weekends)”: a remark behind the dates leaves them at the edge.
  const last = row.body + row.text.replace(/\s*\([^()]*\)\s*$/u, '').length
  const [since] = ranges
  const named =
    since?.since === true &&
    ranges.length === 1 &&
    row.index > 1 &&
    namesSince(row, since, /^\P{Nd}{2,24}$/u.test(rows[row.index - 1]?.text ?? ''))
  const atEdge = named || standAtEdge(row, ranges, last)
  if (ranges.every(range => range.since)) {
    const closes = ranges.some(range => row.bullet && last - range.to <= 3 && opensPost(row, range))
    const stands = row.bullet ? ranges.some(range => range.from - row.body <= 3) : atEdge
    if (!closes && !stands) return false
    if (aside.test(row.text.slice(0, (since?.from ?? 0) - row.body))) return false
    // “Nurse since 2012” under the name is a motto; further down it may open a post.
    if (row.index < 3 && row.section === 'header' && !namesAll(row, rest)) return false
  }
  const opens = () => (atEdge || parted(row, ranges)) && namesPost(rest) && wordCount(rest) <= 16
  const isListed = () => atEdge && listed(rows, row, ranges, rest)
  if (row.bullet && !opens() && !isListed()) return false
  if (!hasTitle(rest) && sentence(rest) && wordCount(rest) > 14) return false
  return named || !inPassing(row, ranges)
}

/** The anchors of the stretches of a row that heads one post, or one for each of them. */
function anchorsAt(row: Row, ranges: DateRange[], rest: string): Anchor[] {
  const cut = (from: number, to?: number) => row.text.slice(from - row.body, to === undefined ? to : to - row.body)
  // “Nov–Dec 2019, then Nov 2021 – Jan 2022”: stretches of one post, with nothing named between them.
  const between = ranges.slice(1).map(({ from }, at) => cut((ranges[at] as DateRange).to, from))
  if (ranges.length > 1 && !between.some(names))
    return ranges.map((range, at) => ({ row, range, rest: at === 0 ? rest : '', inline: at > 0 }))
  return ranges.map((range, index) => {
    // Several stretches in a line part it: each takes the words before it.
    const from = index === 0 ? row.body : (ranges[index - 1] as DateRange).to
    const to = index === ranges.length - 1 ? row.end : range.from
    const words = ranges.length === 1 ? rest : `${cut(from, range.from)} | ${cut(range.to, Math.max(range.to, to))}`
    return { row, range, rest: words.replace(remark, ' '), inline: index > 0 }
  })
}

/** Every stretch of time that may be a post's, in the order of the rows. */
export function anchors(rows: Row[]): Anchor[] {
  const found: Anchor[] = []
  const items = postItems(rows)
  let read = 0
  for (const row of rows) {
    // What a summary tells counts where nothing else names a post.
    if (row.heading || (closed.has(row.section) && row.section !== 'summary')) continue
    // What a paragraph told is told.
    if (row.index < read) continue
    // Without two figures side by side no line tells a date; the lines of a form tell two in one.
    if (!mayDate(row.text) && row.field !== 'dates') continue
    if (underForm(rows, row)) continue
    if (items.has(row.index)) {
      found.push(...itemAt(row))
      continue
    }
    const { told, behind } = toldAt(rows, row, found.at(-1))
    if (told.length > 0) {
      for (const post of told) found.push({ row, range: post.range, rest: '', inline: false, told: post })
      read = behind
      continue
    }
    const own = closed.has(row.section) ? [] : ofPost(row, rangesOf(row, rows[row.index + 1]))
    const ranges = own.length > 0 ? own : amongPosts(rows, row)
    if (ranges.length === 0 || isAside(row)) continue
    const rest = without(row, ranges)
    if (stacked(rows, row) && found.at(-1)?.row === rows[row.index - 1])
      found.push(...ranges.map(range => ({ row, range, rest: '', inline: true })))
    else if (mayHead(rows, row, ranges, rest)) found.push(...anchorsAt(row, ranges, rest))
  }
  const all = withNow(rows, found)
  return all.filter((anchor, at) => !umbrella(anchor, all[at + 1], rows) && !ofProject(rows, anchor.row))
}

const yearsOnly = (text: string) => /^\W*\d{4}\s*(?:[–—-]|to)\s*(?:\d{4}|today|now|present)/iu.test(text)

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
  const finer = next.range.start - anchor.range.start < 12 && yearsOnly(anchor.row.text)
  if (finer && next.row !== anchor.row && within(next.range, anchor.range) && anchor.range.end !== null) return true
  const between = rows.slice(anchor.row.index + 1, next.row.index)
  return within(next.range, anchor.range) && next.row !== anchor.row && !between.some(row => hasTitle(row.text))
}
