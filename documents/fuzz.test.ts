import { expect, it } from 'vitest'
import { fuzz } from '../tests/fixtures/fuzz.ts'

const built = new URL('../dist/server/reading-worker.js', import.meta.url)

it('gives a verdict on each of 20,000 broken files', async () => {
  const { verdicts, hung, invalid } = await fuzz(built, 1, 20_000)
  expect({ hung, invalid }).toEqual({ hung: [], invalid: [] })
  expect(Object.values(verdicts).reduce((sum, count) => sum + count, 0)).toBe(20_000)
  // Were all refused, or all read, the mutants would test nothing.
  expect(verdicts.ok).toBeGreaterThan(2_000)
  expect(verdicts.corrupt).toBeGreaterThan(2_000)
}, 300_000)
