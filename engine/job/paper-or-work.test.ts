import { describe, expect, it } from 'vitest'
import { asksForWork, signsOfWork } from './paper-or-work.ts'
import { typeOf } from './type.ts'

describe('work that goes by the name of a paper', () => {
  it.each([
    'you chase subcontractors for their insurance certificates before they run out',
    'when things go wrong you sit in on hearings at the tribunal and keep the licences in order',
    'experience of ISO 22000 audits from the side of the auditor',
  ])('is work: “%s”', text => {
    expect(asksForWork(text)).toBe(true)
    expect(['skill', 'other']).toContain(typeOf(text, new Set()))
  })
  it.each([
    ['Current registration with the Pharmaceutical Society', 'certification'],
    ['A rope access ticket, level 2 or higher', 'certification'],
    ['Certified arborist, in good standing', 'certification'],
    ['a forklift licence', 'licence'],
    ['Chartered membership of the RTPI', 'certification'],
    ['Membership of a relevant professional body', 'certification'],
  ])('is none where it is held: “%s”', (text, type) => {
    expect(asksForWork(text)).toBe(false)
    expect(typeOf(text, new Set())).toBe(type)
  })
  it.each([
    'you settle drifting molds by MSA and capability runs before the customer asks',
    'your classes prepare for A-level Geography and read the river maps with you',
  ])('is no degree for its letters or its level: “%s”', text => {
    expect(['skill', 'other']).toContain(typeOf(text, new Set()))
  })
  it.each([
    'Streetworks operative card',
    'A drystone waller card (craft), preferred',
    'WHMIS training',
    'Alcohol awareness training (TIPS or TAM)',
    'Temporary works training',
  ])('is none where it is named last and nothing is done with it: “%s”', text => {
    expect(typeOf(text, new Set())).toBe('certification')
  })
  it.each(['Staff training', 'Delivers safety training', 'Running safety awareness training'])(
    'is work where others are trained: “%s”',
    text => {
      expect(['skill', 'other']).toContain(typeOf(text, new Set()))
    },
  )
  it.each(['Update each patient card', 'Design a playing card', 'Membership of the lunch club is free'])(
    'is no paper for a card or a membership in it: “%s”',
    text => {
      expect(['skill', 'other']).toContain(typeOf(text, new Set()))
    },
  )
  it('is told by what is named, by words and by how early they stand', () => {
    const signs = signsOfWork('A current first aid certificate')
    expect(signs).toContain('names certificate')
    expect(signs).toContain('word of paper later')
    expect(signs).toContain('opens with a')
  })
})
