import { expect, it } from 'vitest'
import { bestNow } from './best.ts'

it('is the best by the posting of now, whatever an earlier posting gave', () => {
  const earlier = { match_score: 69.51, score_now: 67.62 }
  expect(bestNow([earlier, { match_score: 68, score_now: null }])).toBe(68)
  expect(bestNow([earlier, { match_score: 12, score_now: null }])).toBe(67.62)
})
