import { describe, expect, it } from 'vitest'
import { grown } from './assess/trees.ts'
import { added, type Tree } from './forest.ts'
import { grown as learnt } from './resume/learnt.ts'

const forests: Record<string, readonly Tree[]> = {
  'doing, whether shown': grown.doing.shown.trees,
  'doing, whether met': grown.doing.met.trees,
  'years, whether shown': grown.years.shown.trees,
  'years, whether met': grown.years.met.trees,
  'titles by themselves': learnt.pieces.title,
  'employers by themselves': learnt.pieces.employer,
  'titles beside those alike': learnt.alike.title,
  'employers beside those alike': learnt.alike.employer,
  'entries by themselves': learnt.entries,
  'entries beside the others': learnt.together,
}

/** Values that look like none in particular, the same each time: most signs are small, or none at all. */
const values = [-5, -1, 0, 0, 0, 0.3, 0.5, 0.8, 1, 1, 2, 4, 12]
const valuesFor = (count: number, turn: number) =>
  Float64Array.from(
    { length: count },
    (_, at) => values[Math.floor(Math.abs(Math.sin(turn * 12.9898 + at * 78.233) * 43758.5453)) % values.length] ?? 0,
  )

/** What one tree adds, asked question after question. */
function walked(tree: Tree, asked: Float64Array): number {
  let at = 0
  while ((tree[at] ?? -1) >= 0) {
    const isYes = (asked[tree[at] ?? 0] ?? 0) >= (tree[at + 1] ?? 0)
    at = isYes ? (tree[at + 2] ?? 0) : at + 3
  }
  return tree[at + 1] ?? 0
}

describe.each(Object.entries(forests))('the trees of %s', (_, trees) => {
  it('add what asking one after the other comes to', () => {
    const sums = new Set<number>()
    for (let turn = 0; turn < 50; turn++) {
      const asked = valuesFor(400, turn)
      const sum = trees.map(tree => walked(tree, asked)).reduce((all, one) => all + one, 0)
      expect(added(trees, asked)).toBe(sum)
      sums.add(sum)
    }
    expect(sums.size).toBeGreaterThan(10)
  })
})
