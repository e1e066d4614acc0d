import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

const unreadOf = (lines: string) =>
  engine.readResume(
    documentOf(
      `Ann Lee\nann@example.com\n\nEXPERIENCE\n\nNurse, Hill Hospital, March 2019 – present\n- Wound care, 2020 to 2022\n\n${lines}\n\nEDUCATION\nBSc Nursing, Hill College, 2014 – 2018`,
    ),
    '2026-11-01',
  ).tally.unread

describe('dates that no post took', () => {
  it('are those of lines that look like posts and were not read as any', () => {
    expect(unreadOf("'04-'09   Brook Haulage night shifts")).toEqual(["'04-'09   Brook Haulage night shifts"])
  })
  it('are those that run backwards', () => {
    expect(unreadOf('Brook Haulage, night shifts, 06/2010 - 02/2010')).toHaveLength(1)
  })
  it.each([
    'Career break, 2010 – 2014',
    'Volunteer driver for the food bank, 2010 - 2014',
    'Nurse, Brook Clinic, May 2010 – March 2014',
  ])('are not those of a break, of a favour or of a post: %s', line => {
    expect(unreadOf(line)).toEqual([])
  })
})
