import type { Need } from '../job/need.ts'
import type { Post } from '../resume/posts.ts'

/** Two numbers that each need that is shown by doing adds, by need, and their sums: each can be set beside all the others. */
export type Table = { of: Map<Need, Pair>; sums: [number, number] }
type Pair = readonly [number, number]

/** Asks of each need that is shown by doing what it adds. */
export function tableOf(needs: Need[], make: (need: Need) => Pair): Table {
  const of = new Map<Need, Pair>()
  const sums: [number, number] = [0, 0]
  for (const need of needs) {
    if (need.signs.size === 0) continue
    const one = make(need)
    of.set(need, one)
    sums[0] += one[0]
    sums[1] += one[1]
  }
  return { of, sums }
}

// What is taken for granted of the rest counts as so many needs, until a posting asks enough to tell.
const granted = 2

/** The mean of the other needs in the first or second number, `usual` being taken for granted: the mean of a middling resume. */
export function beside({ of, sums }: Table, need: Need, which: 0 | 1, usual: number): number {
  const own = of.get(need)
  const others = own ? of.size - 1 : of.size
  return (sums[which] - (own ? own[which] : 0) + usual * granted) / (others + granted)
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
 * What the resume says of all needs together, found once a resume (whole.ts, status.ts, person.ts, years.ts, own-signs.ts); null until it
 * is asked for. It stands here and in no table of objects by its context: young values of such a table live on until the
 * next great clean-up, and a context with them.
 */
export type Together = {
  counted: Map<Need, Counted>
  plain: Float64Array | null
  shared: Map<Need, number[]>
  spoken: Table | null
  alone: Table | null
  titles: { titled: number; namesake: number } | null
  person: readonly number[] | null
  kinds: readonly number[] | null
}

export const nothingYet = (): Together => ({
  counted: new Map(),
  plain: null,
  shared: new Map(),
  spoken: null,
  alone: null,
  titles: null,
  person: null,
  kinds: null,
})
