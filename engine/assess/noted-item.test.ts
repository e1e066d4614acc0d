import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

const statusOf = (asked: string, papers: string) => {
  const job = { title: 'Labourer', description: `Requirements\n- ${asked}\n` }
  const resume = `Ann Lee\n\nEXPERIENCE\n\nLabourer, Hill Civil, March 2021 – present\n- Poured slabs\n\nTICKETS\n${papers}\n`
  return engine.match(job, engine.readResume(documentOf(resume), '2026-11-01')).assessments[0]?.status
}

describe('a note in brackets', () => {
  it.each([
    ['White card', 'White card, first aid (expired Feb 2025)', 'met'],
    ['First aid certificate', 'White card, first aid (expired Feb 2025)', 'partial'],
    ['Forklift licence', 'White card, first aid (expired Feb 2025), forklift licence', 'met'],
    ['First aid certificate', 'White card (expired Feb 2025), first aid certificate', 'met'],
    ['White card', 'White card (expired Feb 2025), first aid certificate', 'partial'],
    ['Forklift licence', '🚧🚧🚧 White card (expired Feb 2025), forklift licence', 'met'],
    ['White card', '1) White card, first aid (expired Feb 2025)', 'met'],
  ])('is of the paper before it: %s of “%s”', (asked, papers, status) => {
    expect(statusOf(asked, papers)).toBe(status)
  })
  it.each([
    ['First aid certificate', 'First aid at work, St John Ambulance (expired 2025)'],
    ['White card', 'White card (2019), forklift licence (2020), both expired'],
  ])('is of all that it speaks of: %s of “%s”', (asked, papers) => {
    expect(statusOf(asked, papers)).toBe('partial')
  })
})
