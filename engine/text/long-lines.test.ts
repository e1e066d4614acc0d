import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'
import { longest, stretches } from './long-lines.ts'

const wholeOf = (text: string) => stretches(text, 0, text.length).map(({ start, end }) => text.slice(start, end))

describe('a line without an end', () => {
  it('is one where it is not too long', () => {
    expect(wholeOf('Ran the bar. '.repeat(100))).toHaveLength(1)
  })
  it('is parted behind sentences, else behind words, and loses no letter', () => {
    const told = 'Ran the bar on Fridays. '.repeat(400)
    const parts = wholeOf(told)
    expect(parts.join('')).toBe(told)
    expect(parts.every(part => part.length <= longest && /^Ran|^$/u.test(part))).toBe(true)
    expect(wholeOf('x'.repeat(9000)).join('')).toHaveLength(9000)
  })
  it('is parted by a gap that no words bridge', () => {
    expect(wholeOf(`Clerk${' '.repeat(5000)}Leeds`)).toEqual(['Clerk', 'Leeds'])
  })
})

describe('words of other letters', () => {
  const head = 'Robin Vale\n\nExperience\n\nClerk, Hill Ltd, 2019 – 2024\n'
  // Signs that took each letter for a gap between words were not done with this line after a minute.
  it('are read beside English', () => {
    const line =
      'IT support: поддержка пользователей предприятия, администрирование серверов, Windows Server, Active Directory'
    const read = engine.readResume(documentOf(`${head}- ${line}\n`), '2026-11-01')
    expect(read.statements.at(-1)?.text).toBe(line)
    expect(engine.match({ title: 'Clerk', description: 'You need:\n- SQL\n' }, read).assessments[0]?.status).toBe(
      'unmet',
    )
  })
})
