import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

const posts = (rows: string) =>
  engine
    .readResume(documentOf(`Robin Vale\nrobin@example.com\n\nEmployment record\n${rows}\n`), '2026-11-01')
    .profile.positions.map(({ title, employer, start }) => `${title}, ${employer}, ${start}`)

describe('a form in the cells of a table', () => {
  it.each([
    ['with colons', ': | '],
    ['parted by bars', ' | '],
    ['parted by tabs', '\t'],
  ])('%s', (_how, by) => {
    const form = (employer: string, title: string, period: string) =>
      [`Employer${by}${employer}`, `Job title${by}${title}`, `Period${by}${period}`].join('\n')
    expect(
      posts(
        `${form('Volta Works', 'Electrical Supervisor', 'May 2018 to date')}\n\n${form('Tema Mills', 'Electrician', '2011 to 2018')}`,
      ),
    ).toEqual(['Electrical Supervisor, Volta Works, 2018-05', 'Electrician, Tema Mills, 2011-01'])
  })
})
