import { added, type Tree } from '../forest.ts'
import type { Chances } from './line.ts'
import { chance } from './odds.ts'
import fitted from './trees.json' with { type: 'json' }

/** Trees and the signs that they ask for, in order. */
type Grown = { signs: readonly string[]; trees: readonly Tree[] }

/** Whether something is shown at all, and whether it is met. */
type Both = { shown: Grown; met: Grown }

/**
 * Gradient boosting (J. H. Friedman, Greedy Function Approximation, 2001), fitted to the labelled cases by
 * `bench/fit-trees.mjs`: what is made of a need that is shown by doing once all are judged, and of years by what the posts
 * count. Signs that speak for a person never take anything away.
 */
export const grown: { doing: Both; years: Both } = fitted

/** The three chances by the values of the signs that the trees ask for. */
export function chancesGrown(of: Both, asked: Float64Array): Chances {
  const shown = chance(added(of.shown.trees, asked))
  const met = Math.min(shown, chance(added(of.met.trees, asked)))
  return { met, partial: shown - met, unmet: 1 - shown }
}
