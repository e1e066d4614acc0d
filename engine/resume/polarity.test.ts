import { describe, expect, it } from 'vitest'
import { speechOf } from './polarity.ts'

describe('how a sentence speaks of the budgets that it names', () => {
  it.each([
    ['Prepared the budgets of four clinics', 'done'],
    ['Helped with the budgets of four clinics', 'weak'],
    ['I have never prepared the budgets', 'absent'],
    ['The bursar keeps the budgets, and I have not prepared one myself.', 'absent'],
    ['Budgets: not taken on so far', 'absent'],
    ['I hope to prepare budgets next year', 'planned'],
  ])('“%s”: %s', (text, expected) => {
    const from = text.search(/budgets/iu)
    expect(speechOf(text)(from, from + 'budgets'.length)).toBe(expected)
  })
})
