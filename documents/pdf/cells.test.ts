import { describe, expect, it } from 'vitest'
import { show, writePdf } from '../../tests/fixtures/write-pdf.ts'
import { readDocument } from '../index.ts'

type Piece = [x: number, y: number, text: string, look?: Parameters<typeof show>[3]]

async function linesIn(...pieces: Piece[]): Promise<string[]> {
  const content = pieces.map(([x, y, text, look]) => show(x, y, text, look)).join('')
  const reading = await readDocument(writePdf([{ content }]))
  if (reading.status !== 'ok') throw new Error(reading.message)
  const { lines, text } = reading.document
  return lines.map(({ start, end }) => text.slice(start, end))
}
const column = (x: number, y: number, lines: string[], step = 14): Piece[] =>
  lines.map((line, at) => [x, y - at * step, line])
const heading = { size: 13, font: 'F2' } as const

describe('text set side by side', () => {
  it('is read card by card under the heading that stands over all of them', async () => {
    const cards = [
      ['Planner', 'Alder Freight', 'Mar 2021 – Present', 'Planned loads'],
      ['Clerk', 'Dene Haulage', 'Jun 2017 – Feb 2021', 'Kept the books'],
    ]
    const schools = [
      ['Diploma in Freight', 'Northam College', '2016'],
      ['A-levels', 'Hill School', '2014'],
    ]
    const body = (lines: string[][], y: number) => lines.flatMap((card, at) => column(50 + at * 250, y, card))
    const lines = await linesIn(
      [50, 760, 'Work', heading],
      ...body(cards, 735),
      [50, 650, 'Studies', heading],
      ...body(schools, 625),
    )
    expect(lines).toEqual(['Work', ...cards.flat(), 'Studies', ...schools.flat()])
  })

  it('is read apart where rows with their dates stand below', async () => {
    const address = ['14 Mill Lane', '07700 900123', 'jo@example.com', 'Leeds']
    const lines = await linesIn(
      [50, 760, 'Josephine', { size: 24 }],
      [50, 732, 'Ferris', { size: 24 }],
      [50, 712, 'Transport Planner'],
      ...column(420, 766, address, 15),
      [50, 680, 'Work', heading],
      [50, 660, 'Planner'],
      [450, 660, '2019 – 2021'],
      [50, 646, 'Alder Freight'],
      [450, 646, 'Hull'],
      [50, 632, 'Clerk'],
      [450, 632, '2016 – 2018'],
      [50, 618, 'Dene Haulage'],
      [450, 618, 'Leeds'],
    )
    expect(lines).toEqual([
      'Josephine',
      'Ferris',
      'Transport Planner',
      ...address,
      'Work',
      'Planner\t2019 – 2021',
      'Alder Freight | Hull',
      'Clerk\t2016 – 2018',
      'Dene Haulage | Leeds',
    ])
  })

  it('is no column where a row of it crosses the gutter', async () => {
    const lines = await linesIn(
      [50, 700, 'Diploma in Freight and Forwarding of Goods'],
      [500, 700, '2016'],
      [50, 686, 'Northam College'],
      [50, 672, 'A-levels: Geography'],
      [500, 672, '2014'],
      [50, 658, 'Hill School'],
      [230, 630, 'Page 2 of 2'],
    )
    expect(lines.slice(0, 4)).toEqual([
      'Diploma in Freight and Forwarding of Goods\t2016',
      'Northam College',
      'A-levels: Geography\t2014',
      'Hill School',
    ])
  })
})

describe('cells that come near to each other', () => {
  it('are parted where the page draws them apart', async () => {
    const lines = await linesIn(
      [50, 700, 'Jun 2017 – Feb'],
      [50, 686, '2021'],
      [130, 700, 'Planner'],
      [130, 686, 'Alder Freight, where nine drivers go out each day'],
    )
    expect(lines).toEqual(['Jun 2017 – Feb 2021\tPlanner', 'Alder Freight, where nine drivers go out each day'])
  })

  it('are parted where they do not look alike', async () => {
    const lines = await linesIn([50, 700, 'Work', { size: 12, font: 'F2' }], [90, 700, 'Planner, Alder Freight'])
    expect(lines).toEqual(['Work\tPlanner, Alder Freight'])
  })

  it('are put together with what goes on in them, also in the first', async () => {
    const cell = (x: number, y: number, lines: string[]) => column(x, y, lines, 12)
    const row = (y: number, cells: string[][]) =>
      cells.flatMap((lines, at) => cell(50 + at * 65 + (at > 2 ? 30 : 0), y, lines))
    const lines = await linesIn(
      ...row(700, [['Period'], ['Position'], ['Employer'], ['Tasks']]),
      ...row(680, [
        ['Mar 2021', '– Present'],
        ['Transport', 'Planner'],
        ['Alder Freight', 'Ltd'],
        ['Loads for all of nine drivers'],
      ]),
      ...row(650, [['Sep 2014', '– May', '2017'], ['Stock', 'Clerk'], ['Dene & Sons Co'], ['Goods in and out']]),
    )
    expect(lines.slice(1)).toEqual([
      'Mar 2021 – Present | Transport Planner | Alder Freight Ltd | Loads for all of nine drivers',
      'Sep 2014 – May 2017 | Stock Clerk | Dene & Sons Co | Goods in and out',
    ])
  })

  it('go on at the other margin, too', async () => {
    const lines = await linesIn(
      [50, 700, 'Alder Freight'],
      [300, 700, 'Hull'],
      [450, 700, 'Jun 2017 – Feb'],
      [499, 686, '2021'],
      [50, 672, 'Planner'],
    )
    expect(lines).toEqual(['Alder Freight\tHull\tJun 2017 – Feb 2021', 'Planner'])
  })
})

describe('text turned on its side', () => {
  it('stands before what is drawn behind it', async () => {
    const turned = (y: number, text: string) => `q 0 1 -1 0 40 ${y} cm ${show(0, 0, text)} Q `
    const rows = (y: number, lines: string[]) => lines.map((line, at) => show(60, y - at * 14, line)).join('')
    const work = ['Planner, Alder Freight', '2019 – 2021', 'Planned loads']
    const studies = ['Diploma in Freight', 'Northam College']
    const content = turned(668, 'Work') + rows(700, work) + turned(620, 'Studies') + rows(640, studies)
    const reading = await readDocument(writePdf([{ content }]))
    const text = reading.status === 'ok' ? reading.document.text : ''
    expect(text.split(/\n+/)).toEqual(['Work', ...work, 'Studies', ...studies])
  })
})
