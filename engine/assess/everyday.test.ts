import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'
import cases from './everyday.test-data.json' with { type: 'json' }

/** Rows of trade, what the posting asks, what the resume tells, and the status that a reader gives it. */
const statusOf = (trade: string, ask: string, line: string) => {
  const text = `Alex Morgan\nalex@example.org\n\nExperience\n\n${trade}, Northgate, January 2019 to present\n- ${line}\n`
  const job = { title: trade, description: `Requirements\n- ${ask}\n` }
  const { assessments } = engine.match(job, engine.readResume(documentOf(text), '2026-11-01'))
  return assessments[0]?.status
}

describe('what every trade asks, told in plain words', () => {
  it.each(cases.met as [string, string, string][])('%s: “%s” is shown by “%s”', (trade, ask, line) => {
    expect(statusOf(trade, ask, line)).toBe('met')
  })
  it.each(cases.not as [string, string, string][])('%s: “%s” is not shown by “%s”', (trade, ask, line) => {
    expect(statusOf(trade, ask, line)).not.toBe('met')
  })
})
