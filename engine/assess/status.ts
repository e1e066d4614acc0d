import type { Need } from '../job/need.ts'
import type { Status } from '../types.ts'
import { beside, type Table, tableOf } from './beside.ts'
import type { Context } from './context.ts'
import { type Chances, type Line, places } from './line.ts'
import { leastToShow } from './lines.ts'
import { dot, type Ordered, statusesInOrder, sumOf, weights } from './odds.ts'
import { ownNames, ownSigns, usedAt } from './own-signs.ts'
import { saidNames } from './said.ts'
import { spokenOf } from './spoken.ts'
import { spokenTable } from './whole.ts'

export const likeliest = ({ met, partial, unmet }: Chances): Status =>
  unmet > Math.max(met, partial) ? 'unmet' : met >= partial ? 'met' : 'partial'

/** What the chances are worth: partly is worth a little less than half. */
export const worth = ({ met, partial }: Chances) => met + 0.45 * partial

// A line that is half as likely to be quoted as the likeliest, or likely enough by itself, may be what shows the need.
const enough = 0.5

/** The lines that a need may rest on, the likeliest first: true work that is added takes nothing from what another line shows. */
export const contenders = ([best, ...others]: Line[]): [Line | undefined, ...Line[]] => [
  best,
  ...others.filter(
    ({ doing, odds }) => best && doing === best.doing && odds > Math.min(leastToShow, enough * best.odds),
  ),
]

// What a middling resume makes of the needs that are not seen: about the means of the labelled ones.
const usual = { odds: 0.4, met: 0.6, partial: 0.24, listed: 0.08 }

export const aloneNames = [...ownNames, 'rest', 'odds × rest', 'used × rest'] as const

/**
 * What is said of the need, most of it by `line`, and how likely lines are to be quoted for the others, in the order of
 * `aloneNames`. It is put into `row`, which a ranking fills again and again.
 */
export function aloneSigns(
  context: Context,
  need: Need,
  line: Line | undefined,
  row = new Float64Array(aloneNames.length),
): Float64Array {
  const rest = beside(spokenTable(context), need, 0, usual.odds)
  ownSigns(context, need, line, row)
  row[ownNames.length] = rest
  row[ownNames.length + 1] = rest * (row[0] ?? 0)
  row[ownNames.length + 2] = rest * (row[usedAt] ?? 0)
  return row
}

const aloneWeights = statusesInOrder(aloneNames, saidNames, places)
const aloneRow = new Float64Array(aloneNames.length)

const oddsBy = ({ bias, all, said, place }: Ordered, signs: Float64Array, best: Line | undefined) =>
  Math.exp(bias + dot(all, signs) + (best ? dot(said, best.said) + sumOf(place, best.placed) : 0))

/** The three chances (multinomial logistic regression, not shown being what the others stand beside). */
export function chancesBy(
  weights: { met: Ordered; partial: Ordered },
  signs: Float64Array,
  best: Line | undefined,
): Chances {
  const ofMet = oddsBy(weights.met, signs, best)
  const ofPartial = oddsBy(weights.partial, signs, best)
  const all = 1 + ofMet + ofPartial
  return { met: ofMet / all, partial: ofPartial / all, unmet: 1 / all }
}

/** How likely each need is met and partly met by what is said of it alone. */
function aloneTable(context: Context): Table {
  context.together.alone ??= tableOf(context.job.needs, need => {
    const { lines } = spokenOf(context, need)
    const all = contenders(lines).map(line =>
      chancesBy(aloneWeights(weights.alone), aloneSigns(context, need, line, aloneRow), line),
    )
    const { met, partial } = all.reduce((best, one) => (worth(one) > worth(best) ? one : best))
    return [met, partial]
  })
  return context.together.alone
}

/** From what mean of the other needs on, 0 to 1, they bear out what is half said. */
export const borneOut = 0.3

/** How likely, 0 to 1, all other needs are met in the mean; what is not asked counts as not met. */
export const othersMet = (context: Context, need: Need): number => beside(aloneTable(context), need, 0, 0)

export const theirNames = ['their met', 'their partial'] as const

/** How likely all other needs are met and partly met in the mean, in the order of `theirNames`. */
export function theirsOf(context: Context, need: Need): [met: number, partial: number] {
  const alone = aloneTable(context)
  return [beside(alone, need, 0, usual.met), beside(alone, need, 1, usual.partial)]
}

export const wholeNames = [
  ...ownNames,
  ...theirNames,
  'their met × odds',
  'their partial × odds',
  'their listed',
] as const
const wholeWeights = statusesInOrder(wholeNames, saidNames, places)

/**
 * What is said of the need, most of it by `line`, beside what the resume makes of all other needs, in the order of
 * `wholeNames`. It is put into `row`.
 */
export function wholeSigns(
  context: Context,
  need: Need,
  line: Line | undefined,
  row = new Float64Array(wholeNames.length),
): Float64Array {
  const [met, partial] = theirsOf(context, need)
  const listed = beside(spokenTable(context), need, 1, usual.listed)
  ownSigns(context, need, line, row)
  const [odds = 0] = row
  row[ownNames.length] = met
  row[ownNames.length + 1] = partial
  row[ownNames.length + 2] = met * odds
  row[ownNames.length + 3] = partial * odds
  row[ownNames.length + 4] = listed
  return row
}

const wholeRow = new Float64Array(wholeNames.length)

/** How likely the need is met and partly met by `line` and beside what the resume makes of all other needs, found once a line. */
export function chancesOf(context: Context, need: Need, line: Line | undefined): Chances {
  if (line?.chances) return line.chances
  const found = chancesBy(wholeWeights(weights.whole), wholeSigns(context, need, line, wholeRow), line)
  if (line) line.chances = found
  return found
}
