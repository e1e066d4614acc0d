import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { readResume } from './read.ts'

const read = (text: string) => readResume(documentOf(text), '2026-11-01')
const head = 'Ann Lee\nann@example.com\n\nEmployment\n'
const held = (text: string) =>
  read(`${head}${text}`).profile.positions.map(({ title, employer }) => `${title} @ ${employer}`)
const told = (text: string) => read(`${head}${text}`).statements.map(statement => statement.text)

describe('rows without bullets', () => {
  const letting = 'Managing eighty holiday cottages along the coast: bookings, deposits, cleaners, laundry and keys'
  const rent = 'Chasing late payments by phone and by letter; handing over what is left to the solicitors in May'
  it('are things of their own where each begins with what was done', () => {
    const texts = told(`Letting clerk, Hill Cottages, 2019 to date\n${letting}\n${rent}\n`)
    expect(texts).toContain(letting)
    expect(texts).toContain(rent)
  })
  it('are numbered by small Roman numerals', () => {
    const texts = told(
      'Loan clerk, Hill Bank, 2019 to date\ni. Visited 40 traders a week\nii. Wrote memos\niii. Chased late payers\niv. Kept the cash book\n',
    )
    expect(texts).toEqual(expect.arrayContaining(['Visited 40 traders a week', 'Wrote memos', 'Kept the cash book']))
  })
})

describe('title and firm', () => {
  it.each([
    [
      'Ward Housekeeping Manager – Brook Lane Estate Management (arm of the county) – 10/2021 to now',
      'Ward Housekeeping Manager @ Brook Lane Estate Management (arm of the county)',
    ],
    [
      'Farmers & Traders Cooperative Thrift (regulated lender), Ibadan. Loan Officer. Feb 2023 - Present',
      'Loan Officer @ Farmers & Traders Cooperative Thrift (regulated lender)',
    ],
    [
      'Gem Valley Drains & Plumbing, Caldwell ID. Service Plumber, 05/2020 - Present',
      'Service Plumber @ Gem Valley Drains & Plumbing',
    ],
    ['NOW (from May 2022): Hill Bakery, Baker', 'Baker @ Hill Bakery'],
    ['Teller (Banco Azul)\n2018 - 2022\nCounted cash', 'Teller @ Banco Azul'],
    ['Teller (Main Branch)\nHill Bank Ltd\n2018 - 2022', 'Teller (Main Branch) @ Hill Bank Ltd'],
  ])('are told apart in “%s”', (row, wanted) => {
    expect(held(`${row}\n- Took calls\n`)).toEqual([wanted])
  })
  it.each([
    [
      '3.1 Loan Officer, Hill Bank, March 2022 to date\n  a) Visited traders\n\n3.2 Clerk, Dale Mills, 2018 to 2020\n  a) Wrote invoices',
      ['Loan Officer @ Hill Bank', 'Clerk @ Dale Mills'],
    ],
    [
      '1. Loan Officer, Hill Bank\n   March 2022 to present\n   • Visited traders\n\n2. Clerk, Dale Mills\n   2018 to 2020\n   • Wrote invoices',
      ['Loan Officer @ Hill Bank', 'Clerk @ Dale Mills'],
    ],
  ])('stand behind the numbers of a numbered resume: %s', (rows, wanted) => {
    expect(held(`${rows}\n`)).toEqual(wanted)
  })
})
