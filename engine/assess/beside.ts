import type { Need } from '../job/need.ts'
import type { Post } from '../resume/posts.ts'

/** What each need that is shown by doing adds, by name, and the sums: each can be set beside all the others. */
export type Table<Name extends string> = {
  of: Map<Need, Record<Name, number>>
  sums: Record<Name, number>
  count: number
}

/** Asks of each need that is shown by doing what it adds. `sums` are what is there before: 0 by each name. */
export function tableOf<Name extends string>(
  needs: Need[],
  sums: Record<Name, number>,
  make: (need: Need) => Record<Name, number>,
): Table<Name> {
  const of = new Map<Need, Record<Name, number>>()
  for (const need of needs) {
    if (need.signs.size === 0) continue
    const one = make(need)
    of.set(need, one)
    for (const name in one) sums[name] += one[name]
  }
  return { of, sums, count: of.size }
}

// What is taken for granted of the rest counts as so many needs, until a posting asks enough to tell.
const granted = 2

/** The mean of the other needs, `usual` being taken for granted: the mean of a middling resume. */
export function beside<Name extends string>(table: Table<Name>, need: Need, name: Name, usual: number): number {
  const own = table.of.get(need)
  const others = own ? table.count - 1 : table.count
  return (table.sums[name] - (own ? own[name] : 0) + usual * granted) / (others + granted)
}

/**
 * The posts of the work asked for and of what is next to it, and the months that they make, overlaps once: `sure` are those
 * that are called just as asked and told in words of the trade.
 */
export type Counted = {
  asked: number
  same: Post[]
  wide: Post[]
  months: { same: number; sure: number; wide: number; all: number }
}

/**
 * What the resume says of all needs together, found once a resume (whole.ts, status.ts, person.ts, years.ts); null until it
 * is asked for. It stands here and in no table of objects by its context: young values of such a table live on until the
 * next great clean-up, and a context with them.
 */
export type Together = {
  counted: Map<Need, Counted>
  plain: Float64Array | null
  shared: Map<Need, Float64Array>
  spoken: Table<'odds' | 'listed'> | null
  alone: Table<'met' | 'partial'> | null
  titles: { titled: number; namesake: number } | null
  kinds: readonly number[] | null
}

export const nothingYet = (): Together => ({
  counted: new Map(),
  plain: null,
  shared: new Map(),
  spoken: null,
  alone: null,
  titles: null,
  kinds: null,
})
