import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { readResume } from './read.ts'

const employers = (work: string) =>
  readResume(documentOf(`Mo Hadley\nmo.hadley@example.com\n\nWORK\n\n${work}`), '2026-11-01').profile.positions.map(
    ({ title, employer }) => `${title} | ${employer}`,
  )

describe('a post without a firm', () => {
  it.each([
    [
      'of another trade with its town',
      '2020 - 2024: Plumber, Ridge Heating, Derby\n\n2016 - 2020: Bus driver, Sydney',
      ['Plumber | Ridge Heating', 'Bus driver | '],
    ],
    [
      'over what was counted',
      'Courier - Ridge Parcels - 2022 to 2024\n- Parcels by van\n\nDelivery Driver - 2019 to 2022\n4.8 stars',
      ['Courier | Ridge Parcels', 'Delivery Driver | '],
    ],
    [
      'on one’s own account',
      'Hill Bakery, York\nElectrician, 2006 to date\n- Ovens\n\nSelf-employed Electrician\n1999 – 2005\n- Rewires',
      ['Electrician | Hill Bakery', 'Self-employed Electrician | '],
    ],
    [
      'two of them',
      'Waiter, The Crown, York, 2021 - 2023\n\nGardener, 2018 - 2021\n\nCleaner, 2017 - 2018',
      ['Waiter | The Crown', 'Gardener | ', 'Cleaner | '],
    ],
    [
      'after a gap',
      'Clerk, Hill & Co, York, 2021 - 2023\nOffice Assistant, 2015 - 2017',
      ['Clerk | Hill & Co', 'Office Assistant | '],
    ],
  ])('has none: %s', (_what, work, held) => {
    expect(employers(work)).toEqual(held)
  })
  it.each([
    [
      'the one over both',
      'Hill & Co, York\nSenior Clerk, May 2021 – June 2023\n- Ledgers\n\nClerk, May 2018 – April 2021\n- Post',
      ['Senior Clerk | Hill & Co', 'Clerk | Hill & Co'],
    ],
    [
      'the one in the line above',
      'Senior Clerk, Hill & Co, York, 2021 - 2023\nClerk, 2018 - 2021',
      ['Senior Clerk | Hill & Co', 'Clerk | Hill & Co'],
    ],
  ])('has the firm above: %s', (_what, work, held) => {
    expect(employers(work)).toEqual(held)
  })
})
