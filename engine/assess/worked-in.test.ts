import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

function statusOf(asked: string, town: string, address = 'Leeds') {
  const resume = engine.readResume(
    documentOf(
      `Robin Vale\nCurrent location: ${address}\nrobin@example.com\n\nExperience\n\nPastry Chef, Bluefield Hotel, ${town}, January 2019 to present\n- Made plated desserts.\n`,
    ),
    '2026-11-01',
  )
  return engine.match({ title: 'Pastry Chef', description: `Requirements\n- ${asked}\n` }, resume).assessments[0]
    ?.status
}

describe('work in the Gulf', () => {
  it.each([
    ['GCC experience', 'Dubai', 'met'],
    ['Experience of working in the Gulf is an advantage', 'Doha', 'met'],
    ['UAE experience preferred', 'Sharjah', 'met'],
    ['UAE experience preferred', 'Doha', 'unmet'],
    ['GCC experience', 'Manila', 'unmet'],
  ])('“%s”, a post in %s: %s', (asked, town, expected) => {
    expect(statusOf(asked, town)).toBe(expected)
  })
  it('is not shown by where somebody lives', () => {
    expect(statusOf('GCC experience', 'Manila', 'Dubai, UAE')).toBe('unmet')
  })
})
