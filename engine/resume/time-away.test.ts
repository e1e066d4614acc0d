import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { readResume } from './read.ts'
import { isAway } from './time-away.ts'

describe('a time away from work', () => {
  it.each([
    'Stay-at-home mother',
    'Caring for elderly parents',
    'Took time off to raise two children',
    'Full-time family carer, at home',
    'Covid furlough',
    'Military service and unemployment, Romania',
    'Awaiting work permit',
    'Career break (cancer treatment)',
    'Travelling in Asia',
  ])('is what “%s” names', text => {
    expect(isAway(text)).toBe(true)
  })
  it.each([
    'Full-time Carer, Bluebird Care',
    'Carer for an elderly couple, private household',
    'Maternity leave cover, Hill School',
    'Travelling Sales Representative',
    'Sabbatical officer, Students Union',
    'Refugee Support Worker, Hill Trust',
    'Prison Officer, HMP Leeds',
    'Injury claims, Hill Insurance',
    'Time Out Ltd',
  ])('is not what “%s” names', text => {
    expect(isAway(text)).toBe(false)
  })
  it.each([
    'Recovering from a stroke, 2018 – May 2022',
    'Recovering from a stroke\n2018 – May 2022',
    '2018 – May 2022\nRecovering from a stroke',
  ])('takes no firm, and its lines are of no post: %j', away => {
    const { posts, statements } = readResume(
      documentOf(
        `Mo Hadley\n\nWORK\n\nClerk, Hill & Co, June 2022 – present\n- Ledgers\n\n${away}\n- Learnt to walk again\n\nDriver, Dale Water, 2008 – 2017\n- Vans`,
      ),
      '2026-11-29',
    )
    expect(posts.map(({ title, employer }) => `${title} | ${employer}`)).toEqual([
      'Clerk | Hill & Co',
      'Driver | Dale Water',
    ])
    expect(statements.find(({ text }) => text.startsWith('Learnt'))?.post).toBeNull()
  })
})
