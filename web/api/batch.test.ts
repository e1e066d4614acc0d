import { expect, it } from 'vitest'
import { batchInputSchema } from '../../contract/screening.ts'
import { inCalls } from './batch.ts'

it('asks for a batch of any size in calls that the contract takes, none twice and none left out', () => {
  const ids = Array.from({ length: 2001 }, (_, at) => at + 1)
  const calls = inCalls(ids)
  expect(calls.map(({ resume_ids }) => resume_ids.length)).toEqual([1000, 1000, 1])
  expect(calls.flatMap(({ resume_ids }) => resume_ids)).toEqual(ids)
  for (const call of calls) {
    expect(batchInputSchema.parse(call)).toEqual(call)
    expect([...call.resume_ids, ...call.beside].toSorted((a, b) => a - b)).toEqual(ids)
  }
  expect(inCalls([])).toEqual([])
})
