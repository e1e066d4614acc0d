import { once } from '../text/once.ts'
import fitted from './weights.json' with { type: 'json' }

/** What each sign says, in logarithms of odds; `bias` is where nothing is found. */
export type Weights = Readonly<Record<string, number>>

/** How a reader judges a requirement, beside not shown; `its` is for the signs of the best line. */
export type StatusWeights = { met: Weights; partial: Weights; its: { met: Weights; partial: Weights } }

/**
 * Fitted by logistic regression (D. R. Cox, The Regression Analysis of Binary Sequences, 1958) to the labelled cases of
 * `bench/`, by `bench/fit-statuses.mjs`: `line` and, of papers that nothing names, `paperLine` to whether a reader quoted the
 * line; `alone`, `whole`, `years` and `papers` to how a reader judged the requirement, by what is said of it alone and beside
 * all else that the resume says; `person` to the kind of resume that its writer noted.
 */
export const weights: Readonly<{
  line: Weights
  alone: StatusWeights
  person: Readonly<Record<string, Weights>>
  whole: StatusWeights
  years: StatusWeights
  paperLine: Weights
  papers: StatusWeights
}> = fitted

/** The sum of what signs say that are there. */
export const sumOf = (of: Weights, signs: readonly string[]): number =>
  signs.reduce((all, sign) => all + (of[sign] ?? 0), 0)

/** The weights of signs in an order of their own, kept for as long as the weights are. */
export const inOrder = (names: readonly string[]): ((of: Weights) => readonly number[]) =>
  once((of: Weights) => names.map(name => of[name] ?? 0))

/** The sum of what signs in the same order say. */
export function dot(weights: readonly number[], values: readonly number[]): number {
  let all = 0
  for (let i = 0; i < values.length; i++) all += (weights[i] ?? 0) * (values[i] ?? 0)
  return all
}

/** How likely it is, 0 to 1, at a logarithm of odds. */
export const chance = (logit: number): number => 1 / (1 + Math.exp(-logit))
