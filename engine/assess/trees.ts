import { once } from '../text/once.ts'
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

/**
 * All trees in one row of their questions, each field by itself: a resume asks them a hundred thousand times. `sign` is −1 at
 * a leaf, where `value` is what it adds for met and `partial` for partly; the question for no is the next.
 */
type Laid = {
  first: Int32Array
  sign: Int8Array
  yes: Int32Array
  value: Float64Array
  partial: Float64Array
}

const laidOut = once(({ trees }: Grown): Laid => {
  const all = trees.flat()
  const count = all.length / 3
  const laid: Laid = {
    first: new Int32Array(trees.length),
    sign: new Int8Array(count),
    yes: new Int32Array(count),
    value: new Float64Array(count),
    partial: new Float64Array(count),
  }
  let from = 0
  for (const [index, tree] of trees.entries()) {
    laid.first[index] = from
    for (let at = 0; at < tree.length; at += 3) {
      const [sign = -1, value = 0, third = 0] = tree.slice(at, at + 3)
      const place = from + at / 3
      laid.sign[place] = sign
      laid.value[place] = value
      if (sign < 0) laid.partial[place] = third
      else laid.yes[place] = from + third / 3
    }
    from += tree.length / 3
  }
  return laid
})

/** What all trees add to the logarithms of odds of met and of partly, by the values of their signs. */
export function added(grown: Grown, asked: Float64Array): [met: number, partial: number] {
  const { first, sign, yes, value, partial } = laidOut(grown)
  let [met, partly] = [0, 0]
  for (let tree = 0; tree < first.length; tree++) {
    let at = first[tree] as number
    for (let which = sign[at] as number; which >= 0; which = sign[at] as number)
      at = (asked[which] as number) < (value[at] as number) ? at + 1 : (yes[at] as number)
    met += value[at] as number
    partly += partial[at] as number
  }
  return [met, partly]
}
