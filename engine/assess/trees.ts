import fitted from './trees.json' with { type: 'json' }

/**
 * A tree of questions in one row of threes, the first at 0: a sign by its place, the value from which on the answer is yes,
 * and where the question for yes stands; that for no comes next. A leaf is −1 and what it adds to the logarithms of odds
 * of met and of partly.
 */
type Tree = readonly number[]

/** Trees and the signs that they ask for, in order. */
type Grown = { signs: readonly string[]; trees: readonly Tree[] }

/**
 * Gradient boosting (J. H. Friedman, Greedy Function Approximation, 2001) upon the odds of weights.json, fitted to the same
 * cases by `bench/fit-statuses.mjs`: what two signs say together beside what each says alone. Signs that speak for a person
 * never take anything away.
 */
export const grown: { whole: Grown; years: Grown; papers: Grown } = fitted

/** What all trees add to the logarithms of odds of met and of partly, by the values of their signs. */
export function added({ trees }: Grown, values: readonly number[]): [met: number, partial: number] {
  let met = 0
  let partial = 0
  for (const tree of trees) {
    let at = 0
    let sign = tree[0] ?? -1
    while (sign >= 0) {
      at = (values[sign] ?? 0) < (tree[at + 1] ?? 0) ? at + 3 : (tree[at + 2] ?? 0)
      sign = tree[at] ?? -1
    }
    met += tree[at + 1] ?? 0
    partial += tree[at + 2] ?? 0
  }
  return [met, partial]
}
