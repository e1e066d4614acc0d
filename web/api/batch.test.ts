import { expect, it } from 'vitest'
import { batchInputSchema } from '../../contract/screening.ts'
import { inCalls } from './batch.ts'

it('asks for a batch of any size in calls that the contract takes, none twice and none left out', () => {
  const ids = Array.from({ length: 2001 }, (_, at) => at + 1)
  const calls = inCalls(ids)
  expect(calls.map(({ length }) => length)).toEqual([1000, 1000, 1])
  expect(calls.flat()).toEqual(ids)
  for (const resume_ids of calls) expect(batchInputSchema.safeParse({ resume_ids }).success).toBe(true)
  expect(inCalls([])).toEqual([])
})
