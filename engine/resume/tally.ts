import type { Own } from '../integrity/own.ts'
import { dateRanges } from '../text/dates.ts'
import type { Evidence } from './evidence.ts'
import type { Statement } from './statements.ts'
import { isPrivate } from './time-away.ts'

/** How much of a resume was read and understood, in numbers: counted once a resume. */
export type Tally = {
  words: number
  /** Lines told under work, and those of them that stand under no date. */
  work: number
  loose: number
  /** Rows with dates that no post took, as they stand there. */
  unread: string[]
  /** Lines of dated posts beside their headings and private matters, and those of them that name nothing the knowledge base holds. */
  described: number
  unknown: number
}

/** “Responsibilities”: one word tells nothing, and is most often a heading that nobody knew. */
export const isLabel = (own: Own | undefined): boolean => (own?.count ?? 0) < 2

export function tallyOf(statements: Statement[], evidence: Evidence[], own: Own[], unread: string[]): Tally {
  const named = new Set(evidence.map(({ statement }) => statement))
  const tally: Tally = {
    words: own.reduce((sum, { count }) => sum + count, 0),
    work: 0,
    loose: 0,
    unread,
    described: 0,
    unknown: 0,
  }
  // Whether a line with dates that are no post's stands above: a break, or a post that was not read.
  let dated = false
  for (const [index, { section, post, heading, text }] of statements.entries()) {
    if (section !== 'experience' || post !== null) dated = false
    else dated ||= dateRanges(text).length > 0
    if (section === 'experience' || post !== null) tally.work += 1
    if (section === 'experience' && post === null && !dated) tally.loose += 1
    if (post === null || heading || isLabel(own[index]) || isPrivate(text)) continue
    tally.described += 1
    if (!named.has(index)) tally.unknown += 1
  }
  return tally
}
