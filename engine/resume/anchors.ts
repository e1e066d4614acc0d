import { wordCount } from '../text/count.ts'
import { type DateRange, within } from '../text/dates.ts'
import type { Anchor } from './anchor.ts'
import { speaks } from './entries.ts'
import { datesBegin, remark, without } from './heading-rest.ts'
import { underForm } from './labelled.ts'
import { toldIn } from './prose.ts'
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
  const named = hasTitle(before.split(/,|\s(?:at|with)\s/u)[0] ?? '') && wordCount(before) <= 14
  return (
    row.section === 'experience' &&
    named &&
    !/[.!?]\s/u.test(before) &&
    /^\.\s+\p{Lu}/u.test(row.text.slice(range.to - row.body))
  )
}

/** “Hill & Co, Leeds. Since March 2022. Keeper of the books.”: the dates are a sentence by themselves. */
function isSentence(row: Row, range: DateRange): boolean {
  const before = row.text.slice(0, range.from - row.body)
  return (
    row.blankBefore &&
    /^\p{Lu}[^.!?]*(?:\b\p{Lu}\p{Ll}{1,2}\. [^.!?]*)?\.\s+$/u.test(before) &&
    wordCount(before) <= 10 &&
    /^\.\s+\p{Lu}/u.test(row.text.slice(range.to - row.body))
  )
}

const ofNames = (text: string) => {
  const list = text.split(/\s+/).filter(word => /^\p{L}{3,}/u.test(word))
  return list.filter(word => /^\p{Lu}/u.test(word)).length * 2 > list.length
}

/** “Hill & Co, Leeds. Keeper, since May 2021. We sell …”, “Hill & Co, since May 2021: keeper”: names, and then since when. */
function namesSince({ text, body, bullet, blankBefore, section }: Row, range: DateRange, opens: boolean): boolean {
  if (bullet || !(blankBefore || opens) || (section !== 'experience' && section !== 'header')) return false
  const before = text.slice(0, range.from - body)
  const [first = ''] = before.split(/[,.:]\s/u)
  return (
    wordCount(before) <= 12 &&
    before.length > 5 &&
    /[,.]\s*$/u.test(before) &&
    ofNames(first) &&
    !speaks(before) &&
    /^\p{Lu}/u.test(before) &&
    /^\s*(?:$|[.;]\s|:\s+\p{Lu})/u.test(text.slice(range.to - body))
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
  if (!range || row.bullet || wordCount(row.text) <= 20 || !sentence(row.text)) return false
  const before = row.text.slice(0, range.from - row.body)
  const sentences = before.split(/[.!?]\s+(?=\p{Lu})/u)
  if (range.since) return range.from - row.body > 3 && (sentences.length > 1 || wordCount(before) > 16)
  return sentences.length > 1 && wordCount(before) > 14 && row.body + row.text.length - range.to > 3
}

/** The firm that a short line of its own names: “Bluebird & Barley Coffee, Norwich (three shops)” over what is told of it. */
function firmIn(row: Row | undefined): string {
  if (!row || row.index === 0 || row.heading || row.bullet || sentence(row.text) || wordCount(row.text) > 14) return ''
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
    if (underForm(rows, row)) continue
    const told = sentence(row.text) ? toldIn(row, () => firmIn(rows[row.index - 1])) : []
    if (told.length > 0) {
      for (const post of told) found.push({ row, range: post.range, rest: '', inline: false, told: post })
      continue
    }
    const ranges = closed.has(row.section) ? [] : rangesOf(row, rows[row.index + 1])
    if (ranges.length === 0) continue
    const rest = without(row, ranges)
    // “Picker, Hill Farm, 2018 – 2020 (weekends)”: a remark behind the dates leaves them at the edge.
    const last = row.body + row.text.replace(/\s*\([^()]*\)\s*$/u, '').length
    const [since] = ranges
    const named =
      since?.since === true &&
      ranges.length === 1 &&
      row.index > 2 &&
      namesSince(row, since, /^\P{Nd}{2,24}$/u.test(rows[row.index - 1]?.text ?? ''))
    const atEdge = ranges.some(
      range =>
        datesBegin(row, range) <= 3 ||
        last - range.to <= 3 ||
        (row.bullet && opensPost(row, range)) ||
        named ||
        endsHeading(row, range) ||
        isSentence(row, range) ||
        (last - range.to <= 40 && onlyRemarks(row.text.slice(range.to - row.body))),
    )
    if (
      ranges.every(range => range.since) &&
      !ranges.some(range => row.bullet && last - range.to <= 3 && opensPost(row, range)) &&
      (row.bullet ? !ranges.some(range => range.from - row.body <= 3) : !atEdge)
    )
      continue
    if (ranges.every(range => range.since) && aside.test(row.text.slice(0, (ranges[0]?.from ?? 0) - row.body))) continue
    if (row.bullet && !((atEdge || parted(row, ranges)) && namesPost(rest) && wordCount(rest) <= 16)) continue
    if (!hasTitle(rest) && sentence(rest) && wordCount(rest) > 14) continue
    if (!named && inPassing(row, ranges)) continue
    // “Nurse since 2012” under the name is a motto; further down it may open a post.
    if (row.index < 3 && row.section === 'header' && ranges.every(range => range.since) && !namesAll(row, rest))
      continue
    // “Nov–Dec 2019, then Nov 2021 – Jan 2022”: two stretches of one post, with nothing named between them.
    const [one, two] = ranges
    if (one && two && ranges.length === 2 && !names(row.text.slice(one.to - row.body, two.from - row.body))) {
      found.push({ row, range: one, rest, inline: false }, { row, range: two, rest: '', inline: true })
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
