import { describe, expect, it } from 'vitest'
import { treeNames } from './status.ts'
import { added, grown } from './trees.ts'
import { yearNames } from './years-borne.ts'

/** Values from 0 to 1 that look like none in particular, the same each time. */
const valuesFor = (count: number, turn: number) =>
  Float64Array.from({ length: count }, (_, at) => Math.abs((Math.sin(turn * 12.9898 + at * 78.233) * 43758.5453) % 1))

/** What one tree adds, asked question after question. */
function walked(tree: readonly number[], asked: Float64Array): readonly [met: number, partial: number] {
  let at = 0
  while ((tree[at] ?? -1) >= 0) {
    const isYes = (asked[tree[at] ?? 0] ?? 0) >= (tree[at + 1] ?? 0)
    at = isYes ? (tree[at + 2] ?? 0) : at + 3
  }
  return [tree[at + 1] ?? 0, tree[at + 2] ?? 0]
}

describe('trees', () => {
  it.each(['whole', 'years'] as const)('of %s add what asking one after the other comes to', which => {
    const { signs, trees } = grown[which]
    for (let turn = 0; turn < 50; turn++) {
      const asked = valuesFor(signs.length, turn)
      const all = trees.map(tree => walked(tree, asked))
      const sums = all.reduce(([met, partial], [moreMet, morePartial]) => [met + moreMet, partial + morePartial])
      expect(added(grown[which], asked)).toEqual(sums)
    }
  })

  it.each([
    ['whole', treeNames],
    ['years', yearNames],
  ] as const)('of %s ask for the signs that the engine gives them, in that order', (which, names) => {
    expect(grown[which].signs).toEqual(names)
  })

  it.each([
    ['whole', ['odds', 'doing', 'claimed', 'used', 'papers', 'titled', 'their met', 'their partial']],
    ['years', ['counted met', 'same', 'all enough', 'their met']],
  ] as const)('of %s never take anything away for more of what speaks for a person', (which, rising) => {
    const { signs } = grown[which]
    let raised = 0
    for (let turn = 0; turn < 200; turn++)
      for (const name of rising) {
        const before = valuesFor(signs.length, turn)
        const after = before.with(signs.indexOf(name), (before[signs.indexOf(name)] ?? 0) + 0.4)
        const [[met, partial], [moreMet, morePartial]] = [added(grown[which], before), added(grown[which], after)]
        expect(morePartial).toBeGreaterThanOrEqual(partial - 1e-9)
        expect(moreMet - morePartial).toBeGreaterThanOrEqual(met - partial - 1e-9)
        if (moreMet > met) raised++
      }
    expect(raised).toBeGreaterThan(0)
  })
})
