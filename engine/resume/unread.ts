import { datePoints, type Month, mayDate } from '../text/date-points.ts'
import { backwards, dateRanges } from '../text/dates.ts'
import { gapIn } from './breaks.ts'
import { studiedLevel } from './degree-level.ts'
import type { Post } from './posts.ts'
import type { SectionKind } from './section-names.ts'
import type { Row } from './sections.ts'
import { namesSchool } from './study-rows.ts'
import { isPrivate } from './time-away.ts'

type Stretch = { start: Month; end: Month }

const ofWork = new Set<SectionKind>(['experience', 'header', 'other'])

// What is dated beside work and is none.
const unpaid = /\b(?:unpaid|volunt\p{L}*|favou?r|charity|committee)\b/iu

// Fewer months that no post covers may be how a year alone was read.
const least = 6

/** The stretches of time that a row tells. Two months side by side are one: a table made flat has nothing between them. */
function stretchesIn(text: string, now: Month): Stretch[] {
  const ranges = dateRanges(text).filter(({ since }) => !since)
  if (ranges.length > 0) return ranges.map(({ start, end }) => ({ start, end: Math.min(end ?? now, now) }))
  const [first, last, ...more] = datePoints(text)
  const beside = first && last && more.length === 0 && text.slice(first.to, last.from).trim() === ''
  return beside && first.kind === 'month' && last.kind === 'month' && last.first > first.first
    ? [{ start: first.first, end: last.last }]
    : []
}

/** The numbers from `from` up to `to`, without it. */
const indexes = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)

const sentenceEnds = /(?<=(?:\p{Ll}|\d{4})[.!?])\s+(?=\p{Lu})/u

/**
 * The sentences, where posts may stand, that tell half a year or more which no post covers, or dates that run backwards:
 * what may be a post that was not read. No break, no study and no favour, which are dated there as well.
 */
export function unread(rows: readonly Row[], posts: readonly Post[], now: Month): string[] {
  const covered = new Set<Month>()
  for (const { start, end, stated } of posts)
    for (let month = start; month <= Math.min(stated ?? end ?? now, now); month++) covered.add(month)
  const ofPosts = new Set(posts.flatMap(({ first, until }) => indexes(first + 1, until)))
  const isStory = ({ bullet, index }: Row) => bullet && ofPosts.has(index)
  const inBreak = ({ blankBefore, index }: Row) => !blankBefore && gapIn(rows[index - 1]?.text ?? '')
  // Among the posts a school is an employer.
  const isStudy = (text: string, { section }: Row) =>
    section !== 'experience' && (namesSchool(text) || studiedLevel(text) !== null)
  const isMore = ({ start, end }: Stretch) =>
    indexes(start, end + 1).filter(month => !covered.has(month)).length >= least
  const tells = (text: string) => backwards(text) !== null || stretchesIn(text, now).some(isMore)
  // Most rows tell what a post covers: what else it may be is asked of the others.
  const isLeft = (text: string, row: Row) =>
    mayDate(text) && tells(text) && !gapIn(text) && !isPrivate(text) && !unpaid.test(text) && !isStudy(text, row)
  return rows
    .filter(row => !row.heading && ofWork.has(row.section) && mayDate(row.text) && !isStory(row))
    .flatMap(row => {
      const left = row.text.split(sentenceEnds).filter(text => isLeft(text, row))
      return left.length > 0 && inBreak(row) ? [] : left
    })
}
