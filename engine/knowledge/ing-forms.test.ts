import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'
import { titlesIn } from '../resume/titles.ts'

/** Whether years in a post are met by two posts of that name. */
function shows(asked: string, held: string): boolean {
  const description = `Requirements\n- 5 years of experience as ${asked.toLowerCase()}\n- Excel\n`
  const resume = `Maria Lind\nmaria@example.com\n\nExperience\n${held}, Holm Ltd, Leeds, March 2018 – today\n${held}, Tall Ltd, Leeds, May 2012 – March 2018\n`
  const { assessments } = engine.match(
    { title: asked, description },
    engine.readResume(documentOf(resume), '2026-11-01'),
  )
  return assessments[0]?.status === 'met'
}

describe('a title that is another with -ing', () => {
  it.each([
    ['Accounting Manager', 'Account Manager'],
    ['Account Manager', 'Accounting Manager'],
    ['Training Manager', 'Train Manager'],
    ['Housing Officer', 'House Officer'],
    ['House Officer', 'Housing Officer'],
  ])('“%s” is not held as “%s”', (asked, held) => {
    expect(shows(asked, held)).toBe(false)
  })
  it.each([
    ['Accounting Manager', 'Accounting Manager'],
    ['Accounting Manager', 'Accounts Manager'],
    ['Account Manager', 'Key Account Manager'],
    ['Training Manager', 'Training Manager'],
    ['Planning Officer', 'Planning Officer'],
    ['Programme Manager', 'Program Manager'],
  ])('“%s” is held as “%s”', (asked, held) => {
    expect(shows(asked, held)).toBe(true)
  })
  it('is named by no other', () => {
    const idsOf = (title: string) => titlesIn(title).map(({ name }) => name.toLowerCase())
    expect(idsOf('Account Manager')).not.toContain('accounting manager')
    expect(idsOf('Accounting Manager')).toContain('accounting manager')
  })
})
