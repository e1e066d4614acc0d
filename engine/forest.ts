import { once } from './text/once.ts'

/**
 * A tree of questions in one row of threes, the first at 0: a sign by its place, the value from which on the answer is yes,
 * and where the question for yes stands; that for no comes next. A leaf is −1 and what it adds. `bench/boost.mjs` writes them.
 */
export type Tree = readonly number[]

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

const laidOut = once((trees: readonly Tree[]): Laid => {
  const questions: Question[] = []
  const leaves: number[] = []
  const leaf = trees.map((tree, which) => {
    const first = leaves.length
    if (takeTree(tree, which, questions, leaves) > mostLeaves) throw new Error(`Tree ${which} has too many leaves`)
    return first
  })
  questions.sort((a, b) => a.sign - b.sign || a.value - b.value)
  const signs = (questions.at(-1)?.sign ?? -1) + 1
  return {
    from: Int32Array.from({ length: signs + 1 }, (_, sign) => questions.filter(one => one.sign < sign).length),
    value: Float64Array.from(questions, ({ value }) => value),
    tree: Uint16Array.from(questions, ({ tree }) => tree),
    kept: Int32Array.from(questions, ({ kept }) => kept),
    leaf: Int32Array.from(leaf),
    adds: Float64Array.from(leaves),
    left: new Int32Array(trees.length),
  }
})

/** What all trees add up to, by the values of the signs that they ask for. */
export function added(trees: readonly Tree[], asked: Float64Array): number {
  const laid = laidOut(trees)
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
