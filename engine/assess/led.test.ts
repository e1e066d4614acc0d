import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'
import { requirementsOf } from '../job/requirements.ts'
import { units } from '../job/units.ts'
import { readResume } from '../resume/read.ts'
import { contextOf } from './context.ts'
import { readJobFor } from './job-reading.ts'
import { withLeading } from './led.ts'

const judge = (title: string, asked: string, work: string) => {
  const resume = engine.readResume(documentOf(`Robin Vale\nrobin@example.com\n\nExperience\n\n${work}\n`), '2026-11-01')
  const job = { title, description: `Requirements\n- ${asked}\n` }
  return engine.match(job, resume).assessments[0]
}

/** What becomes of a judgement that one line of the resume meets the requirement. */
function led(asked: string, work: string, quote: string) {
  const description = `Requirements\n- ${asked}\n`
  const job = readJobFor({ title: 'Sonographer', description }, requirementsOf(description, units(description)))
  const text = `Robin Vale\nrobin@example.com\n\nExperience\n\n${work}\n`
  const resume = readResume(documentOf(text), '2026-12-01')
  const [need] = job.needs
  if (!need) throw new Error('The posting asks for nothing.')
  const start = resume.document.text.indexOf(quote)
  const evidence = [{ quote, start, end: start + quote.length }]
  return withLeading(contextOf(job, resume), need, { status: 'met', credit: 1, evidence, reason: '' }).status
}

const trainee = 'Trainee sonographer, Hill Imaging, January 2022 to present'
const sonographer = 'Sonographer, Hill Imaging, January 2018 to present'

describe('people who are to be led or taught', () => {
  it.each([
    ['Experience supervising trainee sonographers', trainee, trainee, 'partial'],
    ['Supervise trainee sonographers', `${sonographer}\n- Scanned carotids`, 'Scanned carotids', 'partial'],
    ['Supervise trainee sonographers', `${sonographer}\n- Taught two newcomers`, 'Taught two newcomers', 'met'],
    ['Confident with carotid scans', `${sonographer}\n- Scanned carotids`, 'Scanned carotids', 'met'],
  ])('%s: %s', (asked, work, quote, expected) => expect(led(asked, work, quote)).toBe(expected))
})

describe('what the firm uses', () => {
  it('is an example of what is asked', () => {
    const work = 'Android engineer, Hill Apps, January 2018 to present\n- Built the CI/CD with Bitbucket pipelines'
    const found = judge('Android Engineer', 'CI/CD (we use GitHub Actions and Fastlane)', work)
    expect(found?.reason).not.toContain('astlane')
    expect(found?.status).toBe('met')
  })
})
