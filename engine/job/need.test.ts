import { describe, expect, it } from 'vitest'
import { namedIn } from '../knowledge/find.ts'
import { words } from '../text/words.ts'
import { familiesOf } from './families.ts'
import { needOf } from './need.ts'

const subjects = (text: string) =>
  needOf(
    { id: 'r1', text, start: 0, end: text.length, kind: 'must', type: 'skill' },
    new Set(['accounting']),
  ).words.map(({ stem }) => stem)

describe('the subject words of what is asked', () => {
  it('are none of the grammar, of the calendar, and no parts of a sum', () => {
    expect(subjects('Because nobody else goes there on Thursdays, you sweep yards yourself')).toEqual(['sweep', 'yard'])
    expect(subjects('Stock worth £610,000 counted')).toEqual(['stock', 'worth', 'count'])
  })
  it('are numbers that name something', () => {
    expect(subjects('Section 106 deeds')).toContain('106')
  })
})

describe('the trades of a posting', () => {
  const asked = (text: string) => ({ id: text, text, start: 0, end: text.length, kind: 'must', type: 'skill' }) as const
  it('have with them one whose words it speaks more than those of its title', () => {
    const freight = [
      'Quote truckload freight for shippers',
      'Chase reefer claims, detention and lumper fees',
      'Book carriers',
    ]
    const { families, akin } = familiesOf('Freight Account Manager', freight.map(asked))
    expect(families.slice(0, 2)).toContain('sales')
    expect(akin).toContain('logistics-supply-chain')
    expect(familiesOf('Accountant', ['Close the ledgers', 'Reconcile accounts'].map(asked)).akin).not.toContain(
      'logistics-supply-chain',
    )
  })
})

describe('letters that mean several things', () => {
  it('mean the title that the job’s own trade calls so, and are said in full by another of the choice', () => {
    const text = 'Previous experience as CDP or Demi Chef'
    const asked = { id: 'r1', text, start: 0, end: text.length, kind: 'must', type: 'skill' } as const
    expect(familiesOf('Pastry Chef', [asked]).spoken).not.toContain('care-work')
    const need = needOf(asked, new Set(['kitchen']))
    expect(need.groups.flatMap(({ any }) => any.map(({ id }) => id))).toEqual(['chef-de-partie', 'demi-chef-de-partie'])
    expect(need.words.map(({ stem }) => stem)).toEqual(['demi', 'chef'])
  })
})

describe('what a reason may call a thing asked', () => {
  const called = (text: string, family: string) =>
    needOf(
      { id: 'r1', text, start: 0, end: text.length, kind: 'must', type: 'skill' },
      new Set([family]),
    ).groups.flatMap(({ called }) => [...called.values()])
  it.each([
    ['Dashboards in Power BI or Tableau', 'hotels-travel', ['dashboards', 'Power BI', 'Tableau']],
    ['Managing a garage budget', 'vehicle-repair', ['budget management']],
    ['Stores, rotables and shelf life of parts', 'vehicle-repair', ['stores']],
    ['Torque wrenches and calipers', 'plumbing-hvac', ['torque wrenches', 'calipers']],
  ])('“%s” in %s', (text, family, expected) => {
    expect(called(text, family)).toEqual(expected)
  })
  it.each([
    ['Careful handling of fragile materials', 'library-museum'],
    ['Oscillatory ventilation of infants', 'nursing'],
    ['Seal strength of sachets', 'food-production'],
  ])('nothing of another trade that one plain word may mean: “%s” in %s', (text, family) => {
    expect(called(text, family)).toEqual([])
  })
})

describe('names that are everyday words', () => {
  it.each([
    ['Coached less experienced drovers in scrum ceremonies', 'LeSS', false],
    ['Ran LeSS with scrum teams', 'LeSS', true],
    ['Swept the corridor', 'CORRIDOR', false],
    ['Records in CORRIDOR', 'CORRIDOR', true],
  ])('“%s” names %s: %s', (text, name, expected) => {
    expect(namedIn(words(text)).some(({ concept }) => concept.name === name)).toBe(expected)
  })
})

describe('the things asked', () => {
  const things = (text: string) =>
    needOf(
      { id: 'r1', text, start: 0, end: text.length, kind: 'must', type: 'skill' },
      new Set(['warehouse']),
    ).groups.flatMap(({ any }) => any.map(({ name }) => name))
  it('are no language that a duty only speaks of', () => {
    expect(things('Since the German law of 2016 we count stock, and you write it down')).not.toContain('German')
  })
})
