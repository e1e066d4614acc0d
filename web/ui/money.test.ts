import { expect, it } from 'vitest'
import { readMoney } from './money.ts'

it('reads a comma as what stands before the cents, and never leaves it out', () => {
  expect(['1,5', '9,99', '0,125', ',5', '1.5', '29', ' $ 29.90 ', '-1'].map(readMoney)).toEqual([
    1.5, 9.99, 0.125, 0.5, 1.5, 29, 29.9, -1,
  ])
})

it('takes signs between thousands where they can be nothing else', () => {
  expect(['1,500.00', '1.500,00', '1 500,00', '1,500,000', '1.500.000', '1.125'].map(readMoney)).toEqual([
    1500, 1500, 1500, 1_500_000, 1_500_000, 1.125,
  ])
})

it('takes nothing for an amount that could be two, or is none', () => {
  for (const typed of ['1,500', '1.500', '', ' ', 'ten', '1,5,0', '1.5.0', '1e3', '5-6', '.'])
    expect(readMoney(typed), typed).toBeNaN()
})
