import type { Resume } from '../resume/read.ts'
import { hasTitle } from '../resume/titles.ts'
import { wordCount } from '../text/count.ts'
import { datePoints } from '../text/date-points.ts'
import { dateRanges } from '../text/dates.ts'
import { once } from '../text/once.ts'

/** An employer told with all years over the posts that were held there: `row` as it stands, `name` without its years. */
type Umbrella = { row: string; name: string }

const longest = 6

/**
 * “Canadian Armed Forces, 2007 – 2026” over posts with units of it: a row with dates that no post took, which all posts lie in,
 * several of them, and fill from the year in which it begins.
 */
export const umbrellaOf = once(({ tally: { unread }, posts }: Resume): Umbrella | null => {
  for (const row of unread) {
    const [range, ...more] = dateRanges(row)
    const [dot] = datePoints(row)
    if (!range || !dot || more.length > 0) continue
    const name = row.slice(0, dot.from).replace(/[^\p{L}).]+$/u, '')
    if (!/^\p{Lu}/u.test(name) || wordCount(name) > longest || hasTitle(name)) continue
    const inside = posts.every(
      ({ start, end }) => start >= range.start && (range.end === null || (end ?? 0) <= range.end),
    )
    const begins = posts.some(({ start }) => Math.floor(start / 12) === Math.floor(range.start / 12))
    if (posts.length > 1 && inside && begins) return { row, name }
  }
  return null
})
