import { describe, expect, it } from 'vitest'
import { typeOf } from './type.ts'
import { yearsAsked } from './years.ts'

describe('the years that a posting asks for', () => {
  it.each([
    ['2+ seasons as a vineyard foreman', 2],
    ['At least two field seasons in archaeology', 2],
    ['Hotel of the group Four Seasons', null],
    ['Lead the toddler room (2 - 3 years, ratio 1:6)', null],
    ['Experience in a nursery (2 - 3 years)', 2],
    ['Police clearance from each country lived in for the past ten years', null],
  ])('%s: %s', (text, years) => expect(yearsAsked(text)).toBe(years))

  it('are no degree of a licence in the country one comes from', () =>
    expect(typeOf('Valid licence in country of origin', new Set())).not.toBe('degree'))

  it('are none of a registered agent’s certificate, which is a paper', () =>
    expect(typeOf('A certificate of registered customs agent', new Set())).toBe('certification'))
})
