import type { Need } from '../job/need.ts'
import type { Context } from './context.ts'
import { bestShown, showingsOf } from './find.ts'
import type { GroupShown, Showing, Shown, Spoken } from './line.ts'
import { linesOf } from './lines.ts'
import { dot, type Signs, sum, sumOf, type Weights, weights } from './odds.ts'
import { saidWeights } from './said.ts'

/** How likely, 0 to 1, a reader calls the need met, partly met, or not shown. Together they make 1. */
export type Chances = { met: number; partial: number; unmet: number }

/** The showings of each thing asked, by the need's groups, but for those in lines that earn nothing. */
export const showingsBy = (context: Context, need: Need) =>
  need.groups.map(({ any, open, anywhere }) =>
    any.map(concept => ({
      concept,
      all: showingsOf(context, concept, open, anywhere).filter(({ statement }) => !context.taint.has(statement)),
    })),
  )

function findSpoken(context: Context, need: Need): Spoken {
  const showings = showingsBy(context, need)
  const groups = need.groups.map(({ any, weight }, group): GroupShown => {
    let shown: Shown | null = null
    for (const { concept, all } of showings[group] ?? []) {
      const found = bestShown(context, concept, all)
      if (found && (!shown || found.value > shown.value || (found.value === shown.value && shown.old && !found.old)))
        shown = found
    }
    return { name: any[0]?.name ?? '', weight, shown }
  })
  const lines = linesOf(
    context,
    need,
    showings.map(group => group.flatMap(({ all }) => all)),
  )
  return { groups, lines }
}

/** How the resume speaks of a need, found once a resume. */
export function spokenOf(context: Context, need: Need): Spoken {
  let spoken = context.spoken.get(need)
  if (!spoken) {
    spoken = findSpoken(context, need)
    context.spoken.set(need, spoken)
  }
  return spoken
}

// What is taken for granted of the rest until a posting asks enough to tell: a middling resume, counted as so many needs.
const usual = { odds: 0.4, needs: 2 }

/** How well the posts tell of what else the posting asks to be done: the mean of each need's best line, 0 to 1. */
function restOf(context: Context, need: Need): number {
  let all = usual.odds * usual.needs
  let count = usual.needs
  for (const other of context.job.needs) {
    if (other === need || other.signs.size === 0) continue
    all += spokenOf(context, other).lines.find(({ doing, place }) => doing && !place.includes('outside'))?.odds ?? 0
    count++
  }
  return all / count
}

const logit = (odds: number) => Math.log(odds / (1 - odds))

/** All that speaks for and against a need being met, beside the signs of its best line. */
export function statusSigns(context: Context, need: Need): Signs {
  const { groups, lines } = spokenOf(context, need)
  const total = groups.reduce((all, { weight }) => all + weight, 0) || 1
  const by = (which: Showing | null) =>
    groups.reduce((all, { weight, shown }) => all + ((shown?.how ?? null) === which ? weight : 0), 0) / total
  const posts = context.atHome.length || 1
  const away = context.atHome.filter(home => home === false).length / posts
  const rest = restOf(context, need)
  const [best, second] = lines
  const odds = best?.odds ?? 0
  return {
    odds,
    // Odds of less than one in a hundred and fifty are all alike.
    'logarithm of odds': Math.max(-5, Math.min(4, odds > 0 ? logit(odds) : -5)),
    'odds 2': second?.doing ? second.odds : 0,
    doing: best?.doing ? 1 : 0,
    claimed: lines.find(({ doing }) => !doing)?.odds ?? 0,
    'odds × away': best?.place.includes('away') ? odds : 0,
    'odds × alien': context.alien ? odds : 0,
    'odds × rest': odds * rest,
    home: context.atHome.filter(home => home === true).length / posts,
    away,
    alien: context.alien ? 1 : 0,
    listed: by('listed'),
    used: by('used'),
    weak: by('weak'),
    near: by('near'),
    implied: by('implied'),
    denied: by('denied'),
    missing: by(null),
    groups: Math.min(3, groups.length),
    rest,
    'used × rest': by('used') * rest,
  }
}

/** The three chances (multinomial logistic regression, not shown being what the others stand beside). */
export function chancesOf(context: Context, need: Need): Chances {
  const signs = statusSigns(context, need)
  const [best] = spokenOf(context, need).lines
  const of = (all: Weights, its: Weights) =>
    Math.exp((all.bias ?? 0) + sum(all, signs) + (best ? dot(saidWeights(its), best.said) + sumOf(its, best.place) : 0))
  const met = of(weights.met, weights.its.met)
  const partial = of(weights.partial, weights.its.partial)
  const all = 1 + met + partial
  return { met: met / all, partial: partial / all, unmet: 1 / all }
}
