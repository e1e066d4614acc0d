import { expect, it } from 'vitest'
import { writeDoc } from '../tests/fixtures/write-doc.ts'
import { show, writePdf } from '../tests/fixtures/write-pdf.ts'
import { readDocument } from './index.ts'
import { boxesOf } from './places.ts'

async function boxesIn(bytes: Uint8Array, quote: string) {
  const reading = await readDocument(bytes)
  if (reading.status !== 'ok') throw new Error(reading.message)
  const start = reading.document.text.indexOf(quote)
  expect(start).toBeGreaterThanOrEqual(0)
  return boxesOf(reading.document, start, start + quote.length)
}

// Letters of Courier are 0.6 of the size wide, so at 10 points each takes 6.
const look = { size: 10, font: 'F3' } as const

it('leads from a quote to the boxes of all lines that it touches', async () => {
  const content = show(50, 700, 'Laid stone in Bath', look) + show(50, 686, 'for eleven years', look)
  const boxes = await boxesIn(writePdf([{ content }]), 'Bath\nfor eleven')
  expect(boxes.map(({ page, x, width }) => [page, Math.round(x), Math.round(width)])).toEqual([
    [1, 50 + 14 * 6, 4 * 6],
    [1, 50, 10 * 6],
  ])
  for (const [index, box] of boxes.entries()) {
    const baseline = 842 - 700 + index * 14
    expect(box.y).toBeLessThan(baseline)
    expect(box.y + box.height).toBeGreaterThan(baseline)
  }
})

it('knows that a date stands at the other margin', async () => {
  const content = show(50, 700, 'Stone and Sons', look) + show(450, 700, '2019', look)
  const [box] = await boxesIn(writePdf([{ content }]), '2019')
  expect([Math.round(box?.x ?? 0), Math.round(box?.width ?? 0)]).toEqual([450, 24])
})

it('has no boxes where the format has no pages', async () => {
  expect(await boxesIn(writeDoc(['Laid stone']), 'stone')).toEqual([])
})
