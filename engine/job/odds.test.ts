import { describe, expect, it } from 'vitest'
import { tradeOf } from './duties.ts'
import { askable, signsOf, weighed } from './odds.ts'
import { units } from './units.ts'

const text =
  'The depot at Fellgate feeds nine shops. We could not send anyone out without a clean licence, and the tail lift has to hold no terrors. Our drivers meet on Fridays for tea.'
const trade = tradeOf('Van driver', text)
const list = units(text)

describe('the odds that a clause asks', () => {
  it('rest on signs that the clause bears', () => {
    const unit = list[1]
    if (!unit) throw new Error('the second sentence is there')
    const [first] = askable(text, unit)
    if (!first) throw new Error('it has a clause')
    const signs = signsOf(text, first, unit, trade, true)
    expect(signs).toContain('paper')
    expect(signs).toContain('first')
    expect(signs).toContain('in intro')
    expect(signs.filter(sign => sign.startsWith('tenth'))).toEqual([])
  })

  it('leave what tells of the firm, take what asks though no cue says so, and keep what cues found', () => {
    const taken = (at: number) => {
      const unit = list[at]
      return unit ? weighed(text, unit, trade, []).map(({ start, end }) => text.slice(start, end)) : []
    }
    expect(taken(0)).toEqual([])
    expect(taken(2)).toEqual([])
    expect(taken(1).length).toBeGreaterThan(0)
    const unit = list[1]
    if (!unit) throw new Error('the second sentence is there')
    const found = { start: unit.start, end: unit.end }
    expect(weighed(text, unit, trade, [found])).toEqual([found])
  })
})
