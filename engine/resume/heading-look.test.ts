import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'
import { rows } from './sections.ts'

/** A document whose lines beginning with `#` so often are set as headings of that rank, of these sizes in points. */
function setIn(sizes: number[], text: string) {
  const document = documentOf(text.replace(/^#+ /gmu, ''))
  const ranks = text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => /^#*/u.exec(line)?.[0].length ?? 0)
  const lines = document.lines
    .filter(({ start, end }) => document.text.slice(start, end).trim() !== '')
    .map((line, at) => {
      const rank = ranks[at] ?? 0
      return { ...line, size: sizes[rank] ?? 10, kind: rank > 0 ? ('heading' as const) : line.kind }
    })
  return { ...document, lines }
}

const text = `Robin Vale
robin@example.com

# Experience

## Bayou Cloud
Account Executive
January 2023 – Present
Account Assistant
October 2021 – December 2022

## Pecan Street Software
Sales Assistant
June 2019 – September 2021

# Education

## Gulf Plains University
BBA Marketing, 2019
`

describe('a firm or a school in larger type', () => {
  it('is no heading where those of the parts are larger still', () => {
    const { profile } = engine.readResume(setIn([10, 14, 12], text), '2026-11-01')
    expect(profile.positions.map(({ title, employer }) => `${title}, ${employer}`)).toEqual([
      'Account Executive, Bayou Cloud',
      'Account Assistant, Bayou Cloud',
      'Sales Assistant, Pecan Street Software',
    ])
    expect(profile.degrees.map(({ school }) => school)).toEqual(['Gulf Plains University'])
  })
  it('may be one where it is as large', () => {
    const found = rows(setIn([10, 14, 14], text.replace('## Gulf Plains University', '## Seafaring')))
    expect(found.find(row => row.text === 'Seafaring')?.heading).toBe(true)
  })
})

describe('a picture before the name of a part', () => {
  const sectionsOf = (lines: string) =>
    rows(documentOf(`Robin Vale\nrobin@example.com\n${lines}`))
      .slice(2)
      .map(({ section, heading }) => (heading ? section.toUpperCase() : section))
  it('marks it as its heading', () => {
    expect(
      sectionsOf('⚒ Work History\nClerk, Hill & Co, 2019 – 2021\n⚙️ Skills\nExcel\n🎓 Education\nBA History, 2009'),
    ).toEqual(['EXPERIENCE', 'experience', 'SKILLS', 'skills', 'EDUCATION', 'education'])
  })
  it('but not where it marks the items of a list', () => {
    expect(sectionsOf('\nStrengths\n✓ Training\n✓ Software\n✓ Service')).toEqual([
      'SKILLS',
      'skills',
      'skills',
      'skills',
    ])
  })
})
