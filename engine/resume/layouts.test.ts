import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import cases from './layouts.json' with { type: 'json' }
import { readResume } from './read.ts'

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** “senior clerk” is the “Senior Clerk (nights)” of the text: one holds the other. */
const same = (a: string, b: string) => a === b || (a !== '' && b !== '' && (a.includes(b) || b.includes(a)))

// Short resumes of invented people in other trades, each in a layout of its own; written before the rules.
describe('layouts', () => {
  it.each(cases)('$layout', ({ text, posts, name }) => {
    const { profile } = readResume(documentOf(text), '2026-11-01')
    expect(profile.name).toBe(name)
    const held = profile.positions.map(({ title, employer, start, end }) => [plain(title), plain(employer), start, end])
    const wanted = posts.map(post => post.split('|'))
    expect(held.map(([, , start, end]) => `${start} ${end}`)).toEqual(
      wanted.map(([, , start, end]) => `${start} ${end}`),
    )
    held.forEach(([title = '', employer = ''], at) => {
      const [wantedTitle = '', wantedEmployer = ''] = wanted[at] ?? []
      expect(same(title, plain(wantedTitle)), `${title} for ${wantedTitle}`).toBe(true)
      expect(same(employer, plain(wantedEmployer)), `${employer} for ${wantedEmployer}`).toBe(true)
    })
  })
})
