import { expect, it } from 'vitest'
import type { ReadLine } from '../../../contract/reading.ts'
import { cellsOf, toBlocks } from './blocks.ts'
import { findQuote } from './marks.tsx'

type Kind = ReadLine['kind']

/** Lines of a text of which each is given with its kind and its block. */
function linesOf(text: string, of: readonly (readonly [Kind, number])[]): ReadLine[] {
  let start = 0
  return text.split('\n').map((line, index) => {
    const [kind, block] = of[index] ?? ['body', 0]
    const own = { start, end: start + line.length, page: 1, block, box: null, size: null, bold: false, kind }
    start = own.end + 1
    return own
  })
}

it('puts the rows of a table, the items of a list and the lines of a paragraph together, and nothing else', () => {
  const of = [
    ['heading', 1],
    ['cell', 2],
    ['cell', 3],
    ['list', 4],
    ['list', 5],
    ['body', 6],
    ['body', 6],
    ['body', 7],
  ] as const
  const lines = linesOf('a\nb\nc\nd\ne\nf\ng\nh', of)
  expect(toBlocks({ lines }).map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ['heading', 1],
    ['cell', 2],
    ['list', 2],
    ['body', 2],
    ['body', 1],
  ])
})

it('parts a row into its cells, each at its offsets', () => {
  const text = 'Skills\nWelding | 6 years | daily'
  const [, row] = linesOf(text, [])
  const cells = row ? cellsOf(text, row) : []
  expect(cells.map(({ start, end }) => text.slice(start, end))).toEqual(['Welding', '6 years', 'daily'])
})

it.each([
  ['Led a team of six', 'Led a team\nof six'],
  ['Cut costs by 12 % (net …', 'Cut costs by 12 % (net'],
  ['of six welders…', 'of six   welders'],
  ['… costs by 12 %', 'costs by 12 %'],
  ['on ‘Enough SQL’', 'on “Enough SQL”'],
])('finds “%s” over line breaks and cut short', (quote, found) => {
  const text = 'Led a team\nof six   welders. Cut costs by 12 % (net of tax). Taught on “Enough SQL”.'
  const place = findQuote({ text }, quote)
  expect(place && text.slice(place.from, place.to)).toBe(found)
})

it.each(['never said', ' … ', ''])('finds no place for “%s”', quote => {
  expect(findQuote({ text: 'Led a team of six.' }, quote)).toBeNull()
})
