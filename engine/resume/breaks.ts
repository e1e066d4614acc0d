import { mayDate } from '../text/date-points.ts'
import type { DateRange } from '../text/dates.ts'
import { once } from '../text/once.ts'
import type { Anchor } from './anchor.ts'
import { without } from './heading-rest.ts'
import { rangesOf } from './row-ranges.ts'
import type { Row } from './sections.ts'
import { isAway, isPrivate } from './time-away.ts'
import { hasTitle } from './titles.ts'

const gap =
  /\b(?:career break|parental leave|maternity|paternity|sabbatical|unemployed|gap year|travell?ing|family care|caring for|sick leave|elternzeit|time off|raising|home with|boot ?camp|a[- ]levels?|sixth form|high school|world trip|wereldreis|national service|studying as an? student)\b/iu

/** “Career break to raise two children”: years without a post. */
export const gapIn = (text: string) => ((gap.test(text) || isPrivate(text)) && !hasTitle(text)) || isAway(text)

/** The rows that tell a time without a post: the words beside its dates, or dates alone below them or above. */
export function breakAt(rows: readonly Row[], { row, rest }: Pick<Anchor, 'row' | 'rest'>): Row[] {
  if (/\p{L}{2}/u.test(rest)) return isAway(rest) ? [row] : []
  const names = (other: Row) => !other.heading && !other.bullet && other.section === row.section && isAway(other.text)
  const above = row.blankBefore ? undefined : rows[row.index - 1]
  if (above && names(above)) return [above, row]
  const below = rows[row.index + 1]
  return (!above || above.heading) && below && names(below) && !below.blankBefore ? [row, below] : []
}

/** Where a time without a post is told among the posts, and how long it was. */
export const breaksIn = once((rows: readonly Row[]): { first: number; range: DateRange }[] =>
  rows.flatMap(row => {
    if (row.bullet || row.heading || !mayDate(row.text)) return []
    const [range, ...more] = rangesOf(row, rows[row.index + 1])
    const [first] = range ? breakAt(rows, { row, rest: without(row, [range, ...more]) }) : []
    return range && first ? [{ first: first.index, range }] : []
  }),
)
