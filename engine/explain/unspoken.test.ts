import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

const told = (line: string) => {
  const { strengths, weaknesses, suggestions, positive_indicators, confidence } = engine.analyze(
    engine.readResume(
      documentOf(`Anna Berg\nanna@mail.example\n\nEXPERIENCE\n\nClerk, Aster Ltd, 2014 – present\n- ${line}\n- Filing`),
      '2026-11-29',
    ),
  )
  return JSON.stringify([strengths, weaknesses, suggestions, positive_indicators, confidence])
}

describe('what is nobody’s business', () => {
  it.each([
    'Maternity leave, Oct 2022 – Aug 2023',
    'Reduced my hours from 37 to 22 after the birth of my son in 2019',
    'Went down from 5 to 3 days a week because of my back',
    'Cut my working week from 40 to 24 hours to care for my mother',
    'Covered for a colleague on maternity leave for nine months',
    'Kept 3 files in order, with long-term sick leave from March 2024 to June 2025',
    'I came here as a refugee and was not allowed to work for 3 years',
  ])('is neither quoted nor counted: “%s”', line => {
    expect(told(line)).not.toContain(line.slice(0, 12))
  })
  it.each([
    'Cared for 22 patients recovering from a stroke',
    'Administered maternity leave and sick pay for 200 staff',
    'Looked after 28 residents with dementia and their families',
    'Illness and absence records for 200 staff',
    'Cut the time to answer from 5 to 3 days',
  ])('is not what somebody does for others: “%s”', line => {
    expect(told(line)).toContain(line.slice(0, 30))
  })
})
