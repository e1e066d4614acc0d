import { expect, it } from 'vitest'
import { fullOf } from './rules.ts'

it('advises only what would help: nothing granted is nothing to wait for or to make room in', () => {
  expect(fullOf('resumes_kept', 0).message).toBe('Your plan keeps no resumes. Choose a larger plan.')
  expect(fullOf('batch_size', 0).message).toContain('Match one resume at a time')
  expect(fullOf('analyses_per_month', 0).message).not.toContain('Wait')
})

it('counts one as one', () => {
  expect(fullOf('resumes_kept', 1).message).toMatch(/^Your plan keeps 1 resume\. Delete some/)
  expect(fullOf('batch_size', 1).message).toMatch(/^Your plan matches 1 resume in one batch\./)
  expect(fullOf('analyses_per_month', 1).message).toMatch(/^Your plan has 1 analysis a month, and it is used up\./)
  expect(fullOf('analyses_per_month', 2000).message).toMatch(/^Your plan has 2,000 analyses a month, and they are/)
})
