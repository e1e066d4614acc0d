import type { Need } from '../job/need.ts'
import type { Status } from '../types.ts'
import { beside, type Together, tableOf } from './beside.ts'
import type { Context } from './context.ts'
import type { Line, Showing } from './line.ts'
import { dot, inOrder, type StatusWeights, sumOf, type Weights, weights } from './odds.ts'
import { kinds, kindsOf } from './person.ts'
import { lineNames, lineSigns, saidWeights } from './said.ts'
import { spokenOf } from './spoken.ts'
import { added, grown } from './trees.ts'
import { spokenTable, titlesHeld } from './whole.ts'

/** How likely, 0 to 1, a reader calls the need met, partly met, or not shown. Together they make 1. */
export type Chances = { met: number; partial: number; unmet: number }

export const likeliest = ({ met, partial, unmet }: Chances): Status =>
  unmet > Math.max(met, partial) ? 'unmet' : met >= partial ? 'met' : 'partial'

/** What the chances are worth: partly is worth a little less than half. */
export const worth = ({ met, partial }: Chances) => met + 0.45 * partial

// A line that is half as likely to be quoted as the likeliest may be what shows the need.
const enough = 0.5

/** The lines that a need may rest on, the likeliest first: true work that is added takes nothing from what another line shows. */
export const contenders = ([best, ...others]: Line[]): [Line | undefined, ...Line[]] => [
  best,
  ...others.filter(({ doing, odds }) => best && doing === best.doing && odds > enough * best.odds),
]

// What a middling resume makes of the needs that are not seen: about the means of the labelled ones.
const usual = { odds: 0.4, met: 0.6, partial: 0.24, listed: 0.08 }

const logit = (odds: number) => Math.log(odds / (1 - odds))
const is = (value: boolean | undefined) => (value ? 1 : 0)
const shareOf = <Item>(list: readonly Item[], test: (item: Item) => boolean) =>
  list.filter(test).length / (list.length || 1)

const ownNames = [
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
const usedAt = ownNames.indexOf('used')

/** What is said of the need by name, and what posts, papers and titles the resume has: `home` to `namesake` of `ownNames`. */
function findShared(context: Context, need: Need): number[] {
  const { groups } = spokenOf(context, need)
  const total = groups.reduce((all, { weight }) => all + weight, 0) || 1
  const by = (which: Showing | null) =>
    groups.reduce((all, { weight, shown }) => all + ((shown?.how ?? null) === which ? weight : 0), 0) / total
  const { titled, namesake } = titlesHeld(context)
  const { years, papers } = context.papers
  return [
    shareOf(context.atHome, home => home === true),
    shareOf(context.atHome, home => home === false),
    is(context.alien),
    by('listed'),
    by('used'),
    by('weak'),
    by('near'),
    by('implied'),
    by('denied'),
    by(null),
    Math.min(3, groups.length),
    years,
    papers,
    titled,
    namesake,
  ]
}

/** What is said of the need itself, by `line` and by name, in the order of `ownNames`. */
function ownSigns(context: Context, need: Need, line: Line | undefined): number[] {
  let shared = context.together.shared.get(need)
  if (!shared) {
    shared = findShared(context, need)
    context.together.shared.set(need, shared)
  }
  const odds = line?.odds ?? 0
  return [
    odds,
    // Odds of less than one in a hundred and fifty are all alike.
    Math.max(-5, Math.min(4, odds > 0 ? logit(odds) : -5)),
    is(line?.doing),
    spokenOf(context, need).lines.find(({ doing }) => !doing)?.odds ?? 0,
    line?.place.includes('away') ? odds : 0,
    context.alien ? odds : 0,
    ...shared,
    context.papers.all * odds,
    titlesHeld(context).titled * odds,
    line?.rival ?? 0,
    ...kindsOf(context),
  ]
}

export const aloneNames = [...ownNames, 'rest', 'odds × rest', 'used × rest'] as const

/** What is said of the need, most of it by `line`, and how likely lines are to be quoted for the others, in the order of `aloneNames`. */
export function aloneSigns(context: Context, need: Need, line: Line | undefined): number[] {
  const own = ownSigns(context, need, line)
  const rest = beside(spokenTable(context), need, 'odds', usual.odds)
  return [...own, rest, rest * (own[0] ?? 0), rest * (own[usedAt] ?? 0)]
}

const aloneWeights = inOrder(aloneNames)

/** The three chances (multinomial logistic regression, not shown being what the others stand beside), with what trees say beyond it. */
export function chancesBy(
  { met, partial, its }: StatusWeights,
  ordered: ReturnType<typeof inOrder>,
  signs: number[],
  best?: Line,
  more: readonly [met: number, partial: number] = [0, 0],
): Chances {
  const odds = (all: Weights, its: Weights, and: number) =>
    Math.exp(
      (all.bias ?? 0) +
        dot(ordered(all), signs) +
        (best ? dot(saidWeights(its), best.said) + sumOf(its, best.place) : 0) +
        and,
    )
  const ofMet = odds(met, its.met, more[0])
  const ofPartial = odds(partial, its.partial, more[1])
  const all = 1 + ofMet + ofPartial
  return { met: ofMet / all, partial: ofPartial / all, unmet: 1 / all }
}

/** The chances of each need by what is said of it alone. */
function aloneTable(context: Context): NonNullable<Together['alone']> {
  context.together.alone ??= tableOf(context.job.needs, { met: 0, partial: 0 }, need => {
    const { lines } = spokenOf(context, need)
    const all = contenders(lines).map(line =>
      chancesBy(weights.alone, aloneWeights, aloneSigns(context, need, line), line),
    )
    const { met, partial } = all.reduce((best, one) => (worth(one) > worth(best) ? one : best))
    return { met, partial }
  })
  return context.together.alone
}

/** From what mean of the other needs on, 0 to 1, they bear out what is half said. */
export const borneOut = 0.3

/** How likely, 0 to 1, all other needs are met in the mean; what is not asked counts as not met. */
export const othersMet = (context: Context, need: Need): number => beside(aloneTable(context), need, 'met', 0)

export const theirNames = ['their met', 'their partial'] as const

/** How likely all other needs are met and partly met in the mean, in the order of `theirNames`. */
export function theirsOf(context: Context, need: Need): [met: number, partial: number] {
  const alone = aloneTable(context)
  return [beside(alone, need, 'met', usual.met), beside(alone, need, 'partial', usual.partial)]
}

export const wholeNames = [
  ...ownNames,
  ...theirNames,
  'their met × odds',
  'their partial × odds',
  'their listed',
] as const
const wholeWeights = inOrder(wholeNames)

/** What is said of the need, most of it by `line`, beside what the resume makes of all other needs, in the order of `wholeNames`. */
export function wholeSigns(context: Context, need: Need, line: Line | undefined): number[] {
  const own = ownSigns(context, need, line)
  const [odds = 0] = own
  const [met, partial] = theirsOf(context, need)
  const listed = beside(spokenTable(context), need, 'listed', usual.listed)
  return [...own, met, partial, met * odds, partial * odds, listed]
}

/** The signs that trees ask for: those of the whole and those of the line. */
export const treeNames = [...wholeNames, ...lineNames]

export function chancesOf(context: Context, need: Need, line: Line | undefined): Chances {
  const signs = wholeSigns(context, need, line)
  return chancesBy(weights.whole, wholeWeights, signs, line, added(grown.whole, [...signs, ...lineSigns(line)]))
}
