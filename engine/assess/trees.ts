import { once } from '../text/once.ts'
import { chance } from './odds.ts'
import type { Chances } from './status.ts'
import fitted from './trees.json' with { type: 'json' }

/**
 * A tree of questions in one row of threes, the first at 0: a sign by its place, the value from which on the answer is yes,
 * and where the question for yes stands; that for no comes next. A leaf is −1 and what it adds to the logarithm of odds.
 */
type Tree = readonly number[]

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

/**
 * All questions by the sign that they ask for, the lowest value first, and the trees' leaves in order (C. Lucchese and others,
 * QuickScorer, 2015): each question that is answered yes strikes the leaves under its no, and the first leaf of a tree that
 * is left is the one it comes to. That takes no guess which way a question goes. `from` is where the questions of a sign
 * begin; `kept` are the leaves, a bit each, that a yes leaves of its tree; `leaf` is where the leaves of a tree begin.
 */
type Laid = {
  from: Int32Array
  value: Float64Array
  tree: Uint16Array
  kept: Int32Array
  leaf: Int32Array
  adds: Float64Array
  left: Int32Array
}

type Question = { sign: number; value: number; tree: number; kept: number }

// A tree has its leaves in one number.
const mostLeaves = 31

/** Takes the questions of one tree and its leaves in order, a no before its yes; gives the leaves taken. */
function takeTree(tree: Tree, which: number, questions: Question[], leaves: number[]): number {
  const first = leaves.length
  const take = (at: number): void => {
    const [sign = -1, value = 0, third = 0] = tree.slice(at, at + 3)
    if (sign < 0) {
      leaves.push(value)
      return
    }
    const before = leaves.length - first
    take(at + 3)
    const struck = (1 << (leaves.length - first)) - (1 << before)
    questions.push({ sign, value, tree: which, kept: ~struck })
    take(third)
  }
  take(0)
  return leaves.length - first
}

const laidOut = once(({ signs, trees }: Grown): Laid => {
  const questions: Question[] = []
  const leaves: number[] = []
  const leaf = trees.map((tree, which) => {
    const first = leaves.length
    if (takeTree(tree, which, questions, leaves) > mostLeaves) throw new Error(`Tree ${which} has too many leaves`)
    return first
  })
  questions.sort((a, b) => a.sign - b.sign || a.value - b.value)
  return {
    from: Int32Array.from({ length: signs.length + 1 }, (_, sign) => questions.filter(one => one.sign < sign).length),
    value: Float64Array.from(questions, ({ value }) => value),
    tree: Uint16Array.from(questions, ({ tree }) => tree),
    kept: Int32Array.from(questions, ({ kept }) => kept),
    leaf: Int32Array.from(leaf),
    adds: Float64Array.from(leaves),
    left: new Int32Array(trees.length),
  }
})

/** What all trees add up to, by the values of their signs: a logarithm of odds. */
export function added(grown: Grown, asked: Float64Array): number {
  const laid = laidOut(grown)
  const { from, value, tree, kept, left } = laid
  left.fill(-1)
  for (let sign = 0; sign < from.length - 1; sign++) {
    const told = asked[sign] as number
    const end = from[sign + 1] as number
    for (let at = from[sign] as number; at < end && (value[at] as number) <= told; at++)
      left[tree[at] as number] = (left[tree[at] as number] as number) & (kept[at] as number)
  }
  return sumOfLeaves(laid)
}

function sumOfLeaves({ leaf, adds, left }: Laid): number {
  let all = 0
  for (let tree = 0; tree < left.length; tree++) {
    const open = left[tree] as number
    all += adds[(leaf[tree] as number) + 31 - Math.clz32(open & -open)] as number
  }
  return all
}

/** The three chances by the values of the signs that the trees ask for. */
export function chancesGrown(of: Both, asked: Float64Array): Chances {
  const shown = chance(added(of.shown, asked))
  const met = Math.min(shown, chance(added(of.met, asked)))
  return { met, partial: shown - met, unmet: 1 - shown }
}
