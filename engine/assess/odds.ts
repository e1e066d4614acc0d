import { lately } from '../text/once.ts'
import fitted from './weights.json' with { type: 'json' }

/** What each sign says, in logarithms of odds; `bias` is where nothing is found. */
export type Weights = Readonly<Record<string, number>>

/** How a reader judges a requirement, beside not shown; `its` is for the signs of the best line. */
export type StatusWeights = { met: Weights; partial: Weights; its: { met: Weights; partial: Weights } }

/**
 * Fitted by logistic regression (D. R. Cox, The Regression Analysis of Binary Sequences, 1958) to the labelled cases of
 * `bench/`, by `bench/fit-statuses.mjs`: `line` and, of papers that nothing names, `paperLine` to whether a reader quoted the
 * line; `alone`, `whole` and `papers` to how a reader judged the requirement, by what is said of it alone and beside
 * all else that the resume says; `person` to the kind of resume that its writer noted.
 */
export const weights: Readonly<{
  line: Weights
  alone: StatusWeights
  person: Readonly<Record<string, Weights>>
  whole: StatusWeights
  paperLine: Weights
  papers: StatusWeights
  quote: Weights
}> = fitted

/** The weights of signs in an order of their own. */
export const inOrder = (names: readonly string[]): ((of: Weights) => Float64Array) =>
  lately((of: Weights) => rowOf(of, names))

/** The same of some weights. */
export const rowOf = (of: Weights, names: readonly string[]) => Float64Array.from(names, name => of[name] ?? 0)

/** The sum of what signs say that are there, by their places in the order of the weights. */
export function sumOf(weights: Float64Array, signs: readonly number[]): number {
  let all = 0
  for (let i = 0; i < signs.length; i++) all += weights[signs[i] as number] as number
  return all
}

/** Weights of a status in the order of its signs: of all that is said, of what the line says and of what it is. */
export type Ordered = { bias: number; all: Float64Array; said: Float64Array; place: Float64Array }

/** The weights of met and partly in the order of their signs. */
export const statusesInOrder = (names: readonly string[], said: readonly string[], places: readonly string[]) => {
  const ordered = (of: Weights, its: Weights): Ordered => ({
    bias: of.bias ?? 0,
    all: rowOf(of, names),
    said: rowOf(its, said),
    place: rowOf(its, places),
  })
  return lately(({ met, partial, its }: StatusWeights) => ({
    met: ordered(met, its.met),
    partial: ordered(partial, its.partial),
  }))
}

/** The sum of what signs in the same order say; of a longer row of values the first are meant. */
export function dot(weights: Float64Array, values: ArrayLike<number>): number {
  let all = 0
  for (let i = 0; i < weights.length; i++) all += (weights[i] as number) * (values[i] as number)
  return all
}

/** Puts values into a row from a place on: for so few a loop is quicker than `set`. */
export function putInto(row: Float64Array, from: number, values: ArrayLike<number>): void {
  for (let i = 0; i < values.length; i++) row[from + i] = values[i] as number
}

/** How likely it is, 0 to 1, at a logarithm of odds. */
export const chance = (logit: number): number => 1 / (1 + Math.exp(-logit))
