import { wordCount } from '../text/count.ts'
import { datePoints, mayDate } from '../text/date-points.ts'
import { type DateRange, within } from '../text/dates.ts'
import { degreeLevel } from './degree-level.ts'
import { speaks } from './entries.ts'
import { datesBegin } from './heading-rest.ts'
import { notHeld, rangesOf, sentence } from './row-ranges.ts'
import type { SectionKind } from './section-names.ts'
import type { Row } from './sections.ts'
import { segments } from './segments.ts'
import { hasTitle, namesPost } from './titles.ts'

/** “• Gardener at Hill House, 2018 to date. Borders.”: a bullet that begins with a title and names a firm before its dates. */
export function opensPost(row: Row, range: DateRange): boolean {
  const [first, second] = segments(row.text.slice(0, range.from - row.body)).flat()
  const after = row.text.slice(range.to - row.body)
  const named = first?.kind === 'title' && (second?.kind === 'organisation' || second?.kind === 'unknown')
  return (
    row.section === 'experience' && named && /^\p{Lu}/u.test(second.text) && /^(?:\s*$|\.\s+\p{Lu}|:\s)/u.test(after)
  )
}

/** “Clerk at Hill & Co (Leeds), since 11/2021. I keep the books”: the dates close a heading before the work is told. */
export function endsHeading(row: Row, range: DateRange): boolean {
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
export function isSentence(row: Row, range: DateRange): boolean {
  const before = row.text.slice(0, range.from - row.body).replace(/\b(?:from|since)\s+$/iu, '')
  return (
    (row.blankBefore || (row.bullet && row.section === 'experience')) &&
    /^\p{Lu}[^.!?]*(?:\b\p{Lu}\p{Ll}{1,2}\. [^.!?]*)?\.\s+$/u.test(before) &&
    wordCount(before) <= 10 &&
    /^\.\s+[\p{Lu}\d]/u.test(row.text.slice(range.to - row.body))
  )
}

const listKinds = new Set<SectionKind>(['experience', 'header', 'volunteer'])

// Where names and then since when may be a post.
const told = new Set<SectionKind>(['experience', 'header', 'other'])

const ofNames = (text: string) => {
  const list = text.split(/\s+/).filter(word => /^\p{L}{3,}/u.test(word))
  return list.filter(word => /^\p{Lu}/u.test(word)).length * 2 > list.length
}

/** “Hill & Co, Leeds. Keeper, since May 2021. We sell …”, “Hill & Co, since May 2021: keeper”: names, and then since when. */
export function namesSince(
  { text, body, bullet, blankBefore, section }: Row,
  range: DateRange,
  opens: boolean,
): boolean {
  if (bullet || !(blankBefore || opens) || !told.has(section)) return false
  const before = text.slice(0, range.from - body)
  const behind = text.slice(range.to - body)
  const [first = ''] = before.split(/[,.:]\s/u)
  return (
    wordCount(before) <= 12 &&
    before.length > 5 &&
    /[,.]\s*$/u.test(before) &&
    (ofNames(first) || hasTitle(first)) &&
    !speaks(before) &&
    /^\p{Lu}/u.test(before) &&
    (/^\s*(?:$|[.;](?:\s|$)|:\s+\p{Lu})/u.test(behind) ||
      (/^,\s+\S{2,}(?:\s\S+){0,4}$/u.test(behind) && hasTitle(behind)))
  )
}

/** “Now: Hill & Co, Leeds, clerk, since 2019”: a line of its own with title, firm and place. */
export const namesAll = (row: Row, rest: string) =>
  row.blankBefore &&
  hasTitle(rest) &&
  segments(rest).flat().length > (/^(?:now|current(?:ly)?|at present|today)\b/iu.test(row.text) ? 1 : 2)

/** “Sales of goods. Before that pupillage, from 2016”: told at the end of something else. */
export const aside = /^(?:\p{L}+|[^.]*,\s\p{Ll}[^.]*\p{L})\.\s+\p{Lu}.*,\s*$/u

/** Whether a mark that parts the line stands before its dates: “Clerk * Hill & Co * June 2022 to date, 0.8 FTE”. */
export const parted = (row: Row, [range]: DateRange[]) =>
  range !== undefined && /\s[|·•*~—–-]\s*$/u.test(row.text.slice(0, range.from - row.body))

/** A date that a story of several sentences mentions: “… I led the move in 2012 to 2014 …”, “… no fines since 2020.” */
export function inPassing(row: Row, ranges: DateRange[]): boolean {
  const [range] = ranges
  if (!range || row.bullet || wordCount(row.text) <= 20 || !sentence(row.text)) return false
  const before = row.text.slice(0, range.from - row.body)
  const sentences = before.split(/[.!?]\s+(?=\p{Lu})/u)
  if (range.since) return range.from - row.body > 3 && (sentences.length > 1 || wordCount(before) > 16)
  return sentences.length > 1 && wordCount(before) > 14 && row.body + row.text.length - range.to > 3
}

/** Whether the row begins or ends with these dates. */
const edgeOf = ({ text, body }: Row, { from, to }: { from: number; to: number }) =>
  from - body <= 2 ? 'first' : body + text.length - to <= 2 ? 'last' : null

// “SVQ Level 2 Painting, Hill College, 2014”: what was learnt, whatever trade it names.
const isPaper = (text: string) =>
  degreeLevel(text) !== null ||
  /\b(?:[NS]VQ|level \d|certificat\w*|diploma|degree|course|licen[cs]e|(?<!in )training|exam\w*|graduated|test|card|award)\b/iu.test(
    text,
  )

/** “2015. Trainee. Hill Rail”, “Stage crew | Hill Festival | Summer 2015”: one date where the lines about it have two. */
export function amongPosts(rows: Row[], row: Row): DateRange[] {
  const [dot, ...more] = datePoints(row.text, row.body)
  const edge = dot && more.length === 0 ? edgeOf(row, dot) : null
  const lone = !listKinds.has(row.section) || !dot || !edge || !hasTitle(row.text) || row.heading || isPaper(row.text)
  const opens = dot && /^\s*[–—‑-]/u.test(row.text.slice(dot.to - row.body))
  const lead = row.text.slice(0, (dot?.from ?? row.body) - row.body)
  if (lone || opens || notHeld.test(lead) || /\b(?:from|since)\s+$/iu.test(lead) || wordCount(row.text) > 14) return []
  const alike = (other: Row | undefined) => {
    if (!other || other.bullet !== row.bullet || other.section !== row.section || !namesPost(other.text)) return false
    const [range, ...others] = rangesOf(other, undefined)
    return range !== undefined && others.length === 0 && !range.since && edgeOf(other, range) === edge
  }
  // In one block with it, no empty line between.
  const [from, to] = [row.index - 3, row.index + 4]
  const near = rows.slice(Math.max(0, from), to).filter(other => {
    const [first, last] = other.index < row.index ? [other, row] : [row, other]
    return other !== row && rows.slice(first.index + 1, last.index + 1).every(({ blankBefore }) => !blankBefore)
  })
  return near.some(alike) ? [{ start: dot.first, end: dot.last, from: dot.from, to: dot.to }] : []
}

/** “• Boutique Sales, Hill Sarees, Leeds (2018 to 2021)” in a list of posts with their dates. */
export function listed(rows: Row[], row: Row, ranges: DateRange[], rest: string): boolean {
  const parts = rest.replace(/[|()]/gu, ' ').trim().split(/,\s+/u)
  if (ranges.length !== 1 || ranges[0]?.since || row.section !== 'experience' || parts.length < 2 || parts.length > 3)
    return false
  const names = parts.every(part => /^\p{Lu}/u.test(part) && wordCount(part) < 5) && !/[.!?]\s/u.test(rest)
  const post = (other: Row) => other !== row && other.bullet && other.section === row.section && namesPost(other.text)
  return names && rows.some(other => post(other) && rangesOf(other, undefined).some(({ since }) => !since))
}

/** “Planner, 2017 – 2020 (with Hill & Co, May to July 2019, as foreman)”: what brackets tell within a post is a piece of it. */
export function ofPost(row: Row, ranges: DateRange[]): DateRange[] {
  if (ranges.length < 2 || !row.text.includes('(')) return ranges
  // “(Feb 2019 – Feb 2022)” behind “2019 – 2022” tells the same in months.
  const open = ({ from }: DateRange) => {
    const before = row.text.slice(0, from - row.body)
    const inside = before.slice(before.lastIndexOf('(') + 1)
    return before.lastIndexOf('(') > before.lastIndexOf(')') && /\p{L}{3}.*\s\p{L}{3}/u.test(inside)
  }
  const outer = ranges.filter(range => !open(range))
  return ranges.filter(range => outer.includes(range) || !outer.some(one => within(range, one)))
}

/** What of an item of a list names the post: the words before its dates, or the first phrase behind dates that lead. */
export function namedIn(row: Row, range: DateRange): string {
  if (datesBegin(row, range) > 3) return row.text.slice(0, range.from - row.body)
  const behind = row.text.slice(range.to - row.body).replace(/^[^\p{L}"“]+/u, '')
  return behind.split(/(?<=\p{L}{3}\)?)\.\s+(?=\p{Lu})|;\s/u)[0] ?? ''
}

/** Whether an item of a list names a post and, beside its dates, where: “Clerk, Hill & Co, Leeds, 2018–21. Post and ledgers”. */
function namesPlaceAndPost(row: Row): boolean {
  const [range] = rangesOf(row, undefined)
  const named = range ? namedIn(row, range) : ''
  if (!range || wordCount(named) > 14 || speaks(named) || isPaper(named)) return false
  const pieces = segments(named)
    .flat()
    .filter(({ kind }) => kind !== 'remark' && kind !== 'place')
  const called = pieces.filter(({ text }) => /^["“]?\p{Lu}/u.test(text))
  const several = pieces.length > 1 || /\(\p{Lu}/u.test(named)
  return called.length > 0 && several && pieces.some(({ text }) => namesPost(text))
}

/** The items of a list that is one of posts: two at least name both, and no dated line stands over it that could be their post. */
export function postItems(rows: Row[]): Set<number> {
  const found = new Set<number>()
  let list: Row[] = []
  let headed = false
  const close = () => {
    const posts = list.filter(namesPlaceAndPost)
    if (posts.length > 1 && posts.length * 2 >= list.length) for (const row of posts) found.add(row.index)
    list = []
  }
  let section: SectionKind | null = null
  for (const row of rows) {
    if (row.heading || row.section !== section) {
      close()
      headed = false
      section = row.section
    }
    if (row.heading || !(listKinds.has(row.section) || row.section === 'other') || !mayDate(row.text)) continue
    if (!row.bullet && !headed) headed = rangesOf(row, undefined).length > 0
    if (row.bullet && !headed && rangesOf(row, undefined).length > 0) list.push(row)
  }
  close()
  return found
}
