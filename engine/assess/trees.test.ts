import { describe, expect, it } from 'vitest'
import { added } from '../forest.ts'
import { settledNames } from './settled-signs.ts'
import { grown } from './trees.ts'
import { yearNames } from './years-borne.ts'

/** Values from 0 to 1 that look like none in particular, the same each time. */
const valuesFor = (count: number, turn: number) =>
  Float64Array.from({ length: count }, (_, at) => Math.abs((Math.sin(turn * 12.9898 + at * 78.233) * 43758.5453) % 1))

const all = (['doing', 'years'] as const).flatMap(of => (['shown', 'met'] as const).map(which => [of, which] as const))
const names = { doing: settledNames, years: [...yearNames] }
const rising = {
  doing: ['is met', 'credit', 'chance met', 'all credit', 'line odds', 'titled'],
  years: ['counted met', 'same', 'all enough', 'their met'],
}

describe.each(all)('the trees of %s, whether %s', (of, which) => {
  const both = grown[of][which]

  it('ask for the signs that the engine gives them, in that order', () => {
    expect(both.signs).toEqual(names[of])
  })

  it('never take anything away for more of what speaks for a person', () => {
    let raised = 0
    for (let turn = 0; turn < 200; turn++)
      for (const name of rising[of]) {
        const at = both.signs.indexOf(name)
        const before = valuesFor(both.signs.length, turn)
        const [less, more] = [added(both.trees, before), added(both.trees, before.with(at, (before[at] ?? 0) + 0.4))]
        expect(more).toBeGreaterThanOrEqual(less - 1e-9)
        if (more > less) raised++
      }
    expect(raised).toBeGreaterThan(0)
  })
})
