import { describe, expect, it } from 'vitest'
import { gainsOf, scoresOf } from './score.ts'
import type { Assessment, Requirement } from './types.ts'

const requirement = (id: string, kind: 'must' | 'nice', type: Requirement['type'] = 'skill'): Requirement => ({
  id,
  kind,
  type,
  text: id,
  start: 0,
  end: 1,
})
const earned = (requirement: string, credit: number): Assessment => ({
  requirement,
  credit,
  status: credit === 1 ? 'met' : credit > 0 ? 'partial' : 'unmet',
  evidence: [],
  reason: '',
})

describe('scoresOf', () => {
  const list = [requirement('a', 'must'), requirement('b', 'nice'), requirement('c', 'must', 'years')]
  it('weighs musts 3, years 4, wishes 1 and keeps what is missing in the sum', () => {
    const scores = scoresOf(list, [earned('a', 1), earned('b', 0), earned('c', 0.5)])
    expect(scores).toEqual({ match_score: 62.5, score_skills: 75, score_experience: 50 })
  })
  it('scores a requirement without an assessment as not shown', () => {
    expect(scoresOf(list, [earned('a', 1)]).match_score).toBe(37.5)
  })
  it('gives no full marks to a posting without requirements', () => {
    expect(scoresOf([], [])).toEqual({ match_score: 0, score_skills: 0, score_experience: 0 })
  })
  it('tells what each open requirement would add, up to 100 in all', () => {
    const assessments = [earned('a', 1), earned('b', 0), earned('c', 0.5)]
    const gains = gainsOf(list, assessments)
    expect(gains).toEqual({ b: 12.5, c: 25 })
    expect(Object.values(gains).reduce((a, b) => a + b, scoresOf(list, assessments).match_score)).toBe(100)
  })
})
