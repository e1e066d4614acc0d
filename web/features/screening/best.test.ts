import { expect, it } from 'vitest'
import { estimateInputSchema, secondOpinions } from '../../../contract/engines.ts'
import { type BatchItem, batchInputSchema } from '../../../contract/screening.ts'
import { bestNow, bestOf } from './best.ts'

it('is the best by the posting of now, whatever an earlier posting gave', () => {
  const earlier = { match_score: 69.51, score_now: 67.62 }
  expect(bestNow([earlier, { match_score: 68, score_now: null }])).toBe(68)
  expect(bestNow([earlier, { match_score: 12, score_now: null }])).toBe(67.62)
})

it('names as many of a ranking of thousands as a model reads, whom every call takes', () => {
  const items = Array.from({ length: 2500 }, (_, at) => ({ resume_id: at + 1, match_score: at % 50 }) as BatchItem)
  const failed: BatchItem = { resume_id: 9999, resume_info: null, error: 'gone' }
  const best = bestOf([failed, ...items.toReversed()])
  expect(best).toEqual(Array.from({ length: secondOpinions }, (_, at) => 50 * (at + 1)))
  expect(estimateInputSchema.parse({ resume_ids: best, top: best.length }).resume_ids).toEqual(best)
  expect(batchInputSchema.parse({ resume_ids: best }).resume_ids).toEqual(best)
})
