import type { Need } from '../job/need.ts'

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

/** What the resume says of all needs together, found once a resume (whole.ts, status.ts, person.ts); null until it is asked for. */
export type Together = {
  shared: Map<Need, Float64Array>
  spoken: Table<'odds' | 'listed'> | null
  alone: Table<'met' | 'partial'> | null
  titles: { titled: number; namesake: number } | null
  kinds: readonly number[] | null
}

export const nothingYet = (): Together => ({
  shared: new Map(),
  spoken: null,
  alone: null,
  titles: null,
  kinds: null,
})
