import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

const analysed = (...lines: string[]) =>
  engine.analyze(
    engine.readResume(
      documentOf(
        `Ann Lee\nann@example.com\n\nEXPERIENCE\n\nDriver, Amazon, October 2023 – present\n- Loading by night\n\n${lines.join('\n')}\n`,
      ),
      '2026-11-01',
    ),
  )
const flags = (...lines: string[]) => analysed(...lines).red_flags

describe('a post that ends before it begins', () => {
  it('is a red flag that shows its dates', () => {
    expect(flags('Driver, Brook Depot, 06/2020 - 02/2020', '- Put away')).toBe(
      'A post ends before it begins: “Driver, Brook Depot, 06/2020 - 02/2020”. One of the two dates must be wrong.',
    )
  })
  it('is none where dates run the right way, nor where all are written with the later one first', () => {
    expect(flags('Driver, Brook Depot, 02/2020 - 06/2020', '- Put away')).toBeNull()
    expect(flags('Driver, Brook Depot, 2020 - 2018', 'Driver, Hill Depot, 2017 - 2015')).toBeNull()
  })
  it.each([
    ['- Prepared the variance report 2024 - 2023 for the board'],
    ['Compared budgets 2025 – 2024 by cost centre'],
    ['- Sales rose, comparing 2025 - 2024'],
  ])('is none where the work told compares years: %s', line => {
    const { red_flags, suggestions } = analysed('Driver, Brook Depot, 02/2020 - 06/2020', line)
    expect([red_flags, suggestions].join('\n')).not.toMatch(/begins|begin/u)
  })
  it('is put right once, and only where it is told', () => {
    const right = /^Put the dates right/mu
    expect(analysed('Driver, Brook Depot, 06/2020 - 02/2020').suggestions).toMatch(right)
    expect(analysed('Driver, Brook Depot, 2020 - 2018', 'Driver, Hill Depot, 2017 - 2015').suggestions).not.toMatch(
      right,
    )
    expect(analysed('EDUCATION', 'BSc Logistics, Hill College, 2018 - 2015')).toMatchObject({
      red_flags: null,
      suggestions: expect.stringMatching(right),
    })
  })
})

describe('a sentence of the posting', () => {
  const posting =
    'You will:\n- Prepare the monthly and annual closing for two legal entities under Dutch GAAP and IFRS\n'
  const flagFor = (line: string) =>
    engine.match(
      { title: 'Accountant', description: posting },
      engine.readResume(
        documentOf(`Ann Lee\n\nEXPERIENCE\n\nAccountant, Bakker, May 2019 – present\n- ${line}\n- Filed VAT returns\n`),
        '2026-11-01',
      ),
    ).red_flags
  it.each([
    ['Prepare the monthly and annual closing for two legal entities under Dutch GAAP and IFRS', 'word for word:'],
    [
      'Prepared monthly and annual closing for three Dutch entities under Dutch GAAP and IFRS',
      'word for word or nearly so:',
    ],
  ])('is said to be as near to it as it is: %s', (line, how) => {
    expect(flagFor(line).join(' ')).toContain(`A sentence is taken from the posting ${how} “Prepare`)
  })
  it('is none of other words', () => {
    expect(flagFor('Closed the books of three companies each month, by local rules and by IFRS')).toEqual([])
  })
})
