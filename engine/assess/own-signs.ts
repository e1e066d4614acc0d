import type { Need } from '../job/need.ts'
import type { Context } from './context.ts'
import type { Line, Showing } from './line.ts'
import { putInto } from './odds.ts'
import { kinds, kindsOf } from './person.ts'
import { spokenOf } from './spoken.ts'
import { titlesHeld } from './whole.ts'

const logit = (odds: number) => Math.log(odds / (1 - odds))
const is = (value: boolean | undefined) => (value ? 1 : 0)
const shareOf = <Item>(list: readonly Item[], test: (item: Item) => boolean) =>
  list.filter(test).length / (list.length || 1)

/** The signs of `ownSigns`, in their order. */
export const ownNames = [
  'odds',
  'logarithm of odds',
  'doing',
  'claimed',
  'odds × away',
  'odds × alien',
  'home',
  'away',
  'alien',
  'listed',
  'used',
  'weak',
  'near',
  'implied',
  'denied',
  'missing',
  'groups',
  'years',
  'papers',
  'titled',
  'namesake',
  'papers × odds',
  'titled × odds',
  'rival',
  ...kinds,
] as const
const placeOf = (name: (typeof ownNames)[number]) => ownNames.indexOf(name)
// In the order of their signs, `null` for what nothing shows.
const showings: (Showing | null)[] = ['listed', 'used', 'weak', 'near', 'implied', 'denied', null]
/** Where the share of what is named as used stands among them. */
export const usedAt = placeOf('used')
const [claimedAt, homeAt, listedAt, yearsAt] = [
  placeOf('claimed'),
  placeOf('home'),
  placeOf('listed'),
  placeOf('years'),
]
const [bothAt, kindsAt] = [placeOf('papers × odds'), placeOf(kinds[0])]

function findPlain(context: Context): Float64Array {
  const row = new Float64Array(ownNames.length)
  const { titled, namesake } = titlesHeld(context)
  const { years, papers } = context.papers
  const home = shareOf(context.atHome, home => home === true)
  const away = shareOf(context.atHome, home => home === false)
  putInto(row, homeAt, [home, away, is(context.alien)])
  putInto(row, yearsAt, [years, papers, titled, namesake])
  putInto(row, kindsAt, kindsOf(context))
  return row
}

/** What posts, papers and titles the resume has, in the order of `ownNames`: 0 for what is said of a need. */
function plainSigns(context: Context): Float64Array {
  context.together.plain ??= findPlain(context)
  return context.together.plain
}

/** What is said of the need by name, whatever the line: the best claim, the shares that are shown in each way, and how many. */
function findShared(context: Context, need: Need): number[] {
  const { groups, lines } = spokenOf(context, need)
  const total = groups.reduce((all, { weight }) => all + weight, 0) || 1
  const found = [lines.find(({ doing }) => !doing)?.odds ?? 0]
  for (const showing of showings) {
    let all = 0
    for (const { weight, shown } of groups) if ((shown?.how ?? null) === showing) all += weight
    found.push(all / total)
  }
  found.push(Math.min(3, groups.length))
  return found
}

/** Puts into a row what is said of the need itself, by `line` and by name, in the order of `ownNames`. */
export function ownSigns(context: Context, need: Need, line: Line | undefined, row: Float64Array): void {
  const { together } = context
  let shared = together.shared.get(need)
  if (!shared) {
    shared = findShared(context, need)
    together.shared.set(need, shared)
  }
  putInto(row, 0, plainSigns(context))
  row[claimedAt] = shared[0] as number
  for (let i = 1; i < shared.length; i++) row[listedAt + i - 1] = shared[i] as number
  const odds = line?.odds ?? 0
  row[0] = odds
  // Odds of less than one in a hundred and fifty are all alike.
  row[1] = Math.max(-5, Math.min(4, odds > 0 ? logit(odds) : -5))
  row[2] = is(line?.doing)
  row[claimedAt + 1] = line?.place.includes('away') ? odds : 0
  row[claimedAt + 2] = context.alien ? odds : 0
  row[bothAt] = context.papers.all * odds
  row[bothAt + 1] = titlesHeld(context).titled * odds
  row[bothAt + 2] = line?.rival ?? 0
}
