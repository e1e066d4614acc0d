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
  ])('%s: %s', (text, years) => expect(yearsAsked(text)).toBe(years))

  it('are none of a registered agent’s certificate, which is a paper', () =>
    expect(typeOf('A certificate of registered customs agent', new Set())).toBe('certification'))
})
