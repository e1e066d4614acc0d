import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'
import cases from './qualifications.json' with { type: 'json' }

/** Rows of job, requirement, the line among the studies, papers or languages, and what it shows of it. */
function statusOf(section: string, title: string, asked: string, line: string) {
  const resume = engine.readResume(
    documentOf(
      `Robin Vale\nrobin@example.com\n\nExperience\n\nAssistant, Bluefield Stores, January 2019 to present\n- Served customers.\n\n${section}\n${line}\n`,
    ),
    '2026-11-01',
  )
  return engine.match({ title, description: `Requirements\n- ${asked}\n` }, resume).assessments[0]?.status
}

describe('papers, degrees and languages in other words than the posting’s', () => {
  for (const [section, rows] of Object.entries(cases))
    it.each(rows)(`${section}: %s, %s: “%s” is %s`, (title = '', asked = '', line = '', expected = '') => {
      expect(statusOf(section, title, asked, line)).toBe(expected)
    })
  it('are denied by nothing that is pasted, however often', () => {
    const enrolled =
      'I am not registered with the GPhC. I have enrolled on the Level 3 pharmacy diploma, starting January 2027.'
    const asked = 'Current registration as a pharmacy technician with the General Pharmaceutical Council (GPhC)'
    const pasted = `${enrolled}\n\n${Array(100).fill(asked).join(' ')}`
    for (const line of [enrolled, pasted])
      expect(statusOf('Certificates', 'Pharmacy technician', asked, line), line.slice(0, 40)).toBe('unmet')
  })
})
