import type { Need } from '../job/need.ts'
import type { Context } from './context.ts'

/** What each need that is shown by doing adds, by name, and the sums: each can be set beside all the others. */
export type Table<Name extends string> = { of: Map<Need, Record<Name, number>>; sums: Record<Name, number> }

/** Asks of each need that is shown by doing what it adds. */
export function tableOf<Name extends string>(
  { job }: Context,
  names: readonly Name[],
  make: (need: Need) => Record<Name, number>,
): Table<Name> {
  const of = new Map(job.needs.filter(({ signs }) => signs.size > 0).map(need => [need, make(need)]))
  const sums = Object.fromEntries(names.map(name => [name, 0])) as Record<Name, number>
  for (const one of of.values()) for (const name of names) sums[name] += one[name]
  return { of, sums }
}

// What is taken for granted of the rest counts as so many needs, until a posting asks enough to tell.
const granted = 2

/** The mean of the other needs, `usual` being taken for granted: the mean of a middling resume. */
export function beside<Name extends string>({ of, sums }: Table<Name>, need: Need, name: Name, usual: number): number {
  const own = of.get(need)
  const others = of.size - (own ? 1 : 0)
  return (sums[name] - (own?.[name] ?? 0) + usual * granted) / (others + granted)
}
