import type { Resume } from '../resume/read.ts'
import { datePoints, type Month } from '../text/date-points.ts'
import { dateRanges } from '../text/dates.ts'
import { brief, inQuotes } from './phrases.ts'

const names = 'January February March April May June July August September October November December'.split(' ')

/** “March 2019”. */
export const monthName = (month: Month): string => `${names[month % 12]} ${Math.floor(month / 12)}`

/** A time without a post, first and last month included; `to` is null where it has not ended. */
export type Gap = { from: Month; to: Month | null }

// Shorter than a year between two posts, or half a year behind the last, nobody asks.
const between = 12
const since = 6

/** The longest time without a post between two posts. */
export function gapBetween({ posts }: Resume): Gap | null {
  const list = posts.toSorted((a, b) => a.start - b.start)
  let reached = list[0]?.end ?? null
  let best: { from: Month; to: Month } | null = null
  for (const { start, end } of list.slice(1)) {
    if (reached === null) break
    if (start - reached > between && (!best || start - reached > best.to - best.from))
      best = { from: reached + 1, to: start - 1 }
    reached = end === null ? null : Math.max(reached, end)
  }
  return best
}

/** The time since the last post, unless the resume dates anything up to now: that may be a post too. */
export function gapSince({ posts, statements }: Resume, now: Month): Gap | null {
  if (posts.length === 0 || posts.some(({ end }) => end === null)) return null
  if (statements.some(({ text }) => dateRanges(text).some(({ end }) => end === null))) return null
  const last = Math.max(...posts.map(({ end }) => end ?? 0))
  return now - last > since ? { from: last + 1, to: null } : null
}

/** “Between March 2019 and June 2021”, “since May 2025”. */
export const inWords = ({ from, to }: Gap): string =>
  to === null ? `since ${monthName(from)}` : `between ${monthName(from)} and ${monthName(to)}`

/** What the resume dates within a gap though no post was read there, quoted: a course, a journey, a post read wrongly. */
export function datedWithin({ statements, own }: Resume, { from, to }: Gap): string | null {
  const found = statements.find(
    ({ text }, at) =>
      own[at]?.taint === null &&
      datePoints(text).some(({ first, last }) => first >= from && (to === null ? true : last <= to)),
  )
  return found ? inQuotes(brief(found.text, 80)) : null
}
