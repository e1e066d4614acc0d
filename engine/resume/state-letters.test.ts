import { describe, expect, it } from 'vitest'
import { degreeLevel } from './degree-level.ts'

describe('letters that are those of a degree', () => {
  it.each(['Leeds LS6 2MA', 'Nursing, Hill College, Bristol BS1 4BA, 2012', '1017 BA Amsterdam', 'Box of 2AA cells'])(
    'belong to a code: %s',
    text => {
      expect(degreeLevel(text)).toBeNull()
    },
  )
  it.each([
    'Baltimore, MD',
    'Marlowe University, Boston, MA',
    'Marlowe University | Jackson, MS',
    'Marlowe University, Boston, MA 02101, 2013',
    'Marlowe University, Fall River MA 02720',
  ])('belong to a state: %s', text => {
    expect(degreeLevel(text)).toBeNull()
  })
  it('and the degree of the row beside them stands', () => {
    expect(degreeLevel('Marlowe University, Boston, MA, Bachelor of Science in Nursing, 2013')).toBe(4)
    expect(degreeLevel('Salem, MA – BS Biology')).toBe(4)
  })
  it.each([
    ['History, MA, 2012', 5],
    ['Marketing MA (2014)', 5],
    ['Zoology, MS', 5],
    ['Medicine, MD', 6],
    ['Egyptology, MA, Ouse University, 2011', 5],
    ['2012 BA History', 4],
  ])('but those behind a subject or a year are its degree: %s', (text, level) => {
    expect(degreeLevel(text)).toBe(level)
  })
})
