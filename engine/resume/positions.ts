import type { Concept } from '../knowledge/index.ts'
import type { Month } from '../text/dates.ts'
import { anchors } from './anchors.ts'
import { headingOf } from './heading.ts'
import type { Row, SectionKind } from './sections.ts'
import { sameAgain } from './segments.ts'
import { hasTitle, titlesIn } from './titles.ts'

/** A post held: `rowIndexes` are the rows of its heading, `until` the row behind its last line. */
export type Post = {
  title: string
  /** The titles of the knowledge base that its own names. */
  titles: Concept[]
  employer: string
  start: Month
  end: Month | null
  section: SectionKind
  rowIndexes: number[]
  first: number
  until: number
  /** The part of the row that tells it, where a row of prose tells several. */
  span?: { from: number; to: number }
}

/** Whether the row stands in the part that the post before stands in, a short line of its own. */
const follows = (before: Post | undefined, row: Row) =>
  before?.section === row.section && row.section !== 'other' && !row.bullet && row.text.split(/\s+/).length <= 14

const gap =
  /\b(?:career break|parental leave|maternity|paternity|sabbatical|unemployed|gap year|travell?ing|family care|caring for|sick leave|elternzeit|time off|raising)\b/iu

/** The posts that sentences tell, without those that only say when a post read from its heading was held. */
const untold = (held: Post[]) => {
  const headed = held.filter(({ span }) => !span)
  const inside = ({ start, end }: Post) =>
    headed.some(other => start >= other.start && (end ?? 1e6) <= (other.end ?? 1e6))
  return held.filter(post => !post.span || !inside(post))
}

/** All posts in the order of the text. Anchored at stretches of time, whatever stands around them in whatever order. */
export function posts(rows: Row[]): Post[] {
  const found: Post[] = []
  const taken = new Set<number>()
  let employer = ''
  let lastTitle = ''
  for (const anchor of anchors(rows)) {
    const { row, range, told } = anchor
    const heading = told ? { title: told.title, employer: told.employer, used: [] } : headingOf(rows, anchor, taken)
    if (sameAgain.test(heading.employer)) heading.employer = ''
    const inherits = heading.title !== '' && heading.employer === '' && found.length > 0
    if (anchor.inline && !heading.title) heading.title = lastTitle
    const company =
      anchor.inline && found.length > 0 && !heading.employer ? employer : inherits ? employer : heading.employer
    const titled = hasTitle(heading.title)
    if (!heading.title || (!titled && !company) || (gap.test(anchor.rest) && !hasTitle(anchor.rest))) continue
    if (!titled && row.section !== 'experience' && !follows(found.at(-1), row)) continue
    if (row.section === 'other' && !titled) continue
    if (row.section === 'header' && range.since && !told && (!titled || !/\s/u.test(company))) continue
    for (const { index } of heading.used) taken.add(index)
    employer = company || employer
    lastTitle = heading.title
    const indexes = heading.used.map(({ index }) => index)
    found.push({
      title: heading.title,
      titles: titlesIn(heading.title),
      employer: company,
      start: range.start,
      end: range.end,
      section: row.section,
      rowIndexes: indexes,
      first: Math.min(row.index, ...indexes),
      until: 0,
      ...(told ? { span: { from: told.from, to: told.to } } : {}),
    })
  }
  const held = untold(found)
  held.forEach((post, i) => {
    const next = held.slice(i + 1).find(other => other.first > post.first)?.first ?? rows.length
    const last = Math.max(post.first, ...post.rowIndexes)
    const section = rows.findIndex(row => row.index > last && (row.heading || row.section === 'education'))
    post.until = Math.min(next, section < 0 ? rows.length : section)
  })
  return held
}
