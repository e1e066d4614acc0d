import { describe, expect, it } from 'vitest'
import { fill, firstObject, type PdfOptions, type PdfPage, show, writePdf } from '../../tests/fixtures/write-pdf.ts'
import { readDocument } from '../index.ts'
import type { DocumentText } from '../text.ts'

async function read(page: PdfPage | PdfPage[], options?: PdfOptions): Promise<DocumentText> {
  const reading = await readDocument(writePdf([page].flat(), options))
  if (reading.status !== 'ok') throw new Error(reading.message)
  return reading.document
}

const linesIn = (document: DocumentText) => document.lines.map(({ start, end }) => document.text.slice(start, end))
const column = (x: number, y: number, lines: string[], step = 14) =>
  lines.map((line, index) => show(x, y - index * step, line)).join('')
/** Pieces of a page in another order than they are read. */
const interleaved = (left: string[], right: string[]) =>
  left.map((line, index) => show(50, 700 - index * 14, line) + show(320, 700 - index * 14, right[index] ?? '')).join('')

const left = [
  'Foreman at Stone and Sons since 2019, where',
  'a crew of eight restores facades of sandstone',
  'and limestone for the city of Bath and keeps',
  'the books of the yard in good order for years',
]
const right = [
  'Trained at the College of Masonry in Weymouth',
  'with a diploma in carving and a further course',
  'on lime mortars, and holder of a licence for all',
  'kinds of tower cranes that are used in the south',
]

describe('reading order', () => {
  it('reads two columns one after the other', async () => {
    const document = await read({ content: column(50, 700, left) + column(320, 700, right) })
    expect(linesIn(document)).toEqual([...left, ...right])
  })

  it('reads two columns one after the other though they are drawn row by row', async () => {
    const document = await read({ content: interleaved(left, right) })
    expect(linesIn(document)).toEqual([...left, ...right])
  })

  it('reads what stands above both columns first and what stands below last', async () => {
    const wide = 'A line that goes from the left margin of the page over both of the columns to the right margin'
    const content = show(50, 640, wide) + column(320, 700, right) + show(50, 730, wide) + column(50, 700, left)
    const document = await read({ content })
    expect(linesIn(document)).toEqual([wide, ...left, ...right, wide])
  })

  it('reads a side bar apart from the text beside it', async () => {
    const bar = ['Contact', 'Bath', '07700 900100', 'Skills', 'Carving', 'Lime mortar', 'Cranes']
    const document = await read({ content: column(200, 700, [...left, ...right]) + column(50, 703, bar, 17) })
    expect(linesIn(document)).toEqual([...bar, ...left, ...right])
  })

  it('reads an address at the right of the name before what stands below both', async () => {
    const address = ['14 Mill Lane', 'Leicester LE1 4AB', '0116 496 0321', 'nadia@example.com']
    const body = ['Lettings Negotiator', 'Foxton Road Homes, 2019', 'Let 90 flats a year']
    const head = show(50, 760, 'Nadia Rahman', { size: 24 }) + show(50, 738, 'Estate Agent') + column(440, 770, address)
    const document = await read({ content: head + column(50, 690, body) })
    expect(linesIn(document)).toEqual(['Nadia Rahman', 'Estate Agent', ...address, ...body])
  })

  it('reads a side bar at the right of the name whole and last', async () => {
    const bar = ['Contact', 'Bath', '07700 900100', 'Skills', 'Carving', 'Lime mortar', 'Cranes', 'Slate']
    const main = [...left, ...right]
    const document = await read({
      content: show(50, 760, 'Odile Marchetti', { size: 24 }) + column(50, 730, main) + column(440, 770, bar),
    })
    expect(linesIn(document)).toEqual(['Odile Marchetti', ...main, ...bar])
  })

  it('keeps a date at the right margin on the line of its entry', async () => {
    const content = [0, 60, 120].map(
      down =>
        show(50, 700 - down, `Employer ${down}`) +
        show(450, 700 - down, '2019 – 2021') +
        show(50, 686 - down, 'Did what was to be done') +
        show(50, 672 - down, 'And more'),
    )
    const document = await read({ content: content.join('') })
    expect(linesIn(document).slice(0, 3)).toEqual(['Employer 0\t2019 – 2021', 'Did what was to be done', 'And more'])
  })

  it('puts a date in the margin together that goes on below', async () => {
    const content =
      show(50, 700, 'January 2025 to') +
      show(180, 700, 'Entry Writer') +
      show(50, 686, 'date') +
      show(180, 686, 'A broker')
    expect(linesIn(await read({ content }))).toEqual(['January 2025 to date\tEntry Writer', 'A broker'])
  })

  it('puts a month in the margin together with its year below, however near the text beside comes', async () => {
    const content =
      show(50, 700, 'Mar 2013 – Dec') +
      show(136, 700, 'Bookkeeper', { font: 'F2' }) +
      show(50, 686, '2018') +
      show(136, 686, 'Hill Mills')
    expect(linesIn(await read({ content }))).toEqual(['Mar 2013 – Dec 2018\tBookkeeper', 'Hill Mills'])
  })

  it('reads the rows of a table across', async () => {
    const rows = [
      ['Tool', 'Years', 'Level'],
      ['Lathe', '8', 'expert'],
      ['Mill', '4', 'good'],
    ]
    const content = rows.map((cells, row) =>
      cells.map((cell, at) => show(50 + at * 150, 700 - row * 16, cell)).join(''),
    )
    const document = await read({ content: content.join('') })
    expect(linesIn(document)).toEqual(['Tool | Years | Level', 'Lathe | 8 | expert', 'Mill | 4 | good'])
  })

  it('puts the cells of a table together that wrap', async () => {
    const content = [
      [700, '05/2018 – 06/2023', 'Zellweger Haus und Technik AG,', 'Plumber and foreman for all large'],
      [687, '', 'Winterthur', 'sites'],
      [667, '09/2012 – 04/2018', 'Sanitary Hill', 'Plumber'],
      [654, '', 'Leeds', ''],
    ].map(([y, ...cells]) =>
      cells.map((cell, at) => (cell ? show(50 + at * 180, Number(y), String(cell)) : '')).join(''),
    )
    expect(linesIn(await read({ content: content.join('') }))).toEqual([
      '05/2018 – 06/2023 | Zellweger Haus und Technik AG, Winterthur | Plumber and foreman for all large sites',
      '09/2012 – 04/2018 | Sanitary Hill | Plumber',
      'Leeds',
    ])
  })

  it('reads turned and cropped pages in place', async () => {
    const upright = `q 0 1 -1 0 0 0 cm ${show(100, -60, 'Seen from the side')}${show(100, -74, 'after a quarter turn')} Q`
    const document = await read({ content: upright, rotate: 90, cropBox: [20, 20, 500, 800] })
    expect(linesIn(document)).toEqual(['Seen from the side', 'after a quarter turn'])
    expect(document.pages).toEqual([{ number: 1, width: 780, height: 480 }])
    expect(document.lines[0]?.box).toMatchObject({ page: 1, x: 80 })
  })
})

describe('lines of a pdf', () => {
  it('closes up letters that are set apart', async () => {
    const content = [...'EXPERIENCE'].map((letter, index) => show(50 + index * 13, 700, letter)).join('')
    expect(linesIn(await read({ content }))).toEqual(['EXPERIENCE'])
  })

  it('parts words that are placed apart without a space', async () => {
    const content = show(50, 700, 'Stone') + show(81, 700, 'mason') + show(116, 700, 'since')
    expect(linesIn(await read({ content }))).toEqual(['Stone mason since'])
  })

  it('joins accents to the letters that they are drawn over', async () => {
    // As TeX draws them: the accent before its letter, that of a capital behind the line.
    const content =
      show(50, 700, 'Jos') +
      show(67.6, 700, '\xb4') +
      show(67.1, 700, 'e') +
      show(80, 700, 'Ecole') +
      show(81.8, 702.5, '\xb4')
    expect(linesIn(await read({ content }))).toEqual(['José École'])
  })

  it('leaves accents alone that stand beside letters', async () => {
    const content = show(50, 700, 'x^2 and a ~b, O`Hara')
    expect(linesIn(await read({ content }))).toEqual(['x^2 and a ~b, O`Hara'])
  })

  it('begins items with a bullet, also where it stands apart', async () => {
    const item = (y: number, text: string) => show(50, y, '•') + show(70, y, text)
    const document = await read({ content: item(700, 'Carving') + item(686, 'Lime mortar') + item(672, 'Cranes') })
    expect(linesIn(document)).toEqual(['• Carving', '• Lime mortar', '• Cranes'])
    expect(document.lines.map(line => [line.kind, line.block])).toEqual([
      ['list', 1],
      ['list', 2],
      ['list', 3],
    ])
  })

  it('begins items with the bullets that a browser paints', async () => {
    const item = (y: number, text: string) => fill(52, y + 2.5, 3.3, 3.3, [0, 0, 0]) + show(62, y, text)
    const wrapped = show(62, 644, 'and lime')
    const content = item(700, 'Carving of capitals') + item(686, 'Lime mortar') + item(658, 'Cranes') + wrapped
    const document = await read({ content: show(50, 714, 'Foreman') + content })
    expect(linesIn(document)).toEqual(['Foreman', '• Carving of capitals', '• Lime mortar', '• Cranes', 'and lime'])
    expect(document.lines.slice(1, 4).map(line => line.kind)).toEqual(['list', 'list', 'list'])
  })

  it('takes other small shapes for no bullets', async () => {
    const dot = (x: number, y: number, size = 3.3) => fill(x, y + 2.5, size, size, [0, 0, 0])
    const rated = [0, 6, 12, 18].map(x => dot(52 + x, 700)).join('') + show(80, 700, 'Carving')
    const between = show(50, 680, 'Bath') + dot(76, 680) + show(84, 680, 'Lime mortar')
    const onLine = fill(52, 640, 1, 14, [0, 0, 0]) + dot(49, 640, 7) + show(62, 640, 'Foreman')
    const below = show(50, 620, 'Underlined') + fill(50, 617, 4, 0.7, [0, 0, 0])
    const document = await read({ content: rated + between + onLine + below })
    expect(linesIn(document)).toEqual(['Carving', 'Bath Lime mortar', 'Foreman', 'Underlined'])
  })

  /** Text drawn letter by letter, as browsers do. Widths are those of Helvetica, in hundredths of the size. */
  const letters = (x: number, y: number, text: string, apart = 0) => {
    const widths: [RegExp, number][] = [
      [/[il]/, 22],
      [/[ .tf]/, 28],
      [/r/, 33],
      [/[cx]/, 50],
      [/m/, 83],
      [/@/, 102],
      [/[A-KM-Z]/, 70],
      [/./, 55.6],
    ]
    let at = x
    const drawn = [...text].map(letter => {
      const shown = show(at, y, letter)
      at += (widths.find(([letters]) => letters.test(letter))?.[1] ?? 0) * 0.11 + apart
      return shown
    })
    return drawn.join('')
  }

  // PDFium takes such a page for vertical writing.
  it('parts the words of a short page where its letters stand apart', async () => {
    const lines = ['Nadia Rahman', 'nadia@mail.example', 'Let 90 flats in a year to students and families', 'Bath']
    const content = lines.map((line, at) => letters(50, 780 - at * 15, line)).join('')
    const document = await read({ content: content + letters(500, 780, '2016 to 2019') })
    expect(linesIn(document)).toEqual(['Nadia Rahman\t2016 to 2019', ...lines.slice(1)])
  })

  it('keeps words whole whose letters are set a little apart', async () => {
    const text = 'lorna.birrell@mirrill.example | 0117 496 0412'
    expect(linesIn(await read({ content: letters(50, 700, text, 1.5) }))).toEqual([text])
  })

  it('gives the lines of a paragraph one block', async () => {
    const document = await read({ content: column(50, 700, left) + column(50, 620, right) })
    expect(document.lines.map(line => line.block)).toEqual([1, 1, 1, 1, 2, 2, 2, 2])
    expect(document.text).toBe(`${left.join('\n')}\n\n${right.join('\n')}`)
  })

  it('keeps a title in bold that wraps into what is not with it', async () => {
    const bold = { font: 'F2' } as const
    const content =
      show(50, 700, 'Head of Quality Management in all of the mills (deputy', bold) +
      show(50, 686, 'person)', bold) +
      show(94, 686, ', Hill Mills, Leeds, since 2016') +
      show(50, 660, 'Clerk', bold) +
      show(50, 646, 'Hill Mills, Leeds, 2012 to 2015, in the office of')
    const document = await read({ content })
    expect(document.lines.map(line => line.block)).toEqual([1, 1, 2, 3])
  })

  it.each([
    ['nothing by itself', 'Trentway Coaches, Nottingham and Derby', 'F1', '\n'],
    ['what begins in bold', 'Driver of coaches at Trentway in Derby', 'F2', '\n\n'],
    ['a heading', 'Education', 'F2', '\n\n'],
  ] as const)('parts at the turn of a page %s', async (_, first, font, parted) => {
    const pages = [
      { content: column(50, 780, left) },
      { content: show(50, 780, first, { font }) + column(50, 766, right) },
    ]
    const { text } = await read(pages)
    expect(text.startsWith(`${left.join('\n')}${parted}${first}`)).toBe(true)
  })

  it('joins words that line ends part, and keeps hyphens of their own', async () => {
    const lines = [
      'Worked for many years on the develop-',
      'ment of mortars and on the full-',
      'scale trials that they had to pass',
    ]
    const document = await read({ content: column(50, 700, lines) })
    expect(linesIn(document)).toEqual([
      'Worked for many years on the development',
      'of mortars and on the full-scale',
      'trials that they had to pass',
    ])
  })

  it('tells headings from text and headers from body', async () => {
    const page = (text: string, number: number): PdfPage => ({
      content:
        show(50, 800, 'Odile Marchetti, resume', { size: 9 }) +
        show(50, 700, 'Experience', { size: 16, font: 'F2' }) +
        show(50, 680, text) +
        show(280, 30, `Page ${number} of 2`, { size: 9 }),
    })
    const document = await read([page('Pastry chef at Maison Verlaine', 1), page('Baker at a mill', 2)])
    expect(document.lines.map(line => line.kind)).toEqual([
      'header',
      'heading',
      'body',
      'footer',
      'header',
      'heading',
      'body',
      'footer',
    ])
    expect(document.lines.map(line => line.page)).toEqual([1, 1, 1, 1, 2, 2, 2, 2])
    expect(document.lines[1]).toMatchObject({ size: 16, bold: true })
  })
})

describe('the runs of a line', () => {
  const runsOf = (document: DocumentText) =>
    document.lines.map(line =>
      line.runs?.map(({ start, end, size, bold, box }) => [
        document.text.slice(start, end),
        size,
        bold,
        Math.round(box?.x ?? 0),
      ]),
    )

  it('are those that look different or stand apart, each with its box', async () => {
    const content =
      show(50, 700, 'Foreman', { font: 'F2' }) +
      show(98, 700, ' at Stone and Sons') +
      show(450, 700, '2019 – 2021', { size: 9 }) +
      show(50, 680, 'An even line')
    expect(runsOf(await read({ content }))).toEqual([
      [
        ['Foreman', 11, true, 50],
        [' at Stone and Sons', 11, false, 101],
        ['2019 – 2021', 9, false, 450],
      ],
      undefined,
    ])
  })

  it('go with a word whose end is moved up', async () => {
    const lines = [show(50, 700, 'Worked for many years on the develop-'), show(50, 686, 'ment of mortars')]
    const document = await read({ content: lines.join('') + show(135, 686, 'and trials', { font: 'F2' }) })
    expect(runsOf(document)).toEqual([
      [
        ['Worked for many years on the develop', 11, false, 50],
        ['ment', 11, false, 50],
      ],
      [
        ['of mortars', 11, false, 76],
        [' and trials', 11, true, 135],
      ],
    ])
  })
})

describe('beside the text of a pdf', () => {
  it('finds links and their text', async () => {
    const link = (rectangle: string) =>
      `<< /Type /Annot /Subtype /Link /Rect [${rectangle}] /A << /S /URI /URI (https://a.example/me) >> >>`
    const document = await read({
      content: show(50, 700, 'See ') + show(73, 700, 'my work') + show(112, 700, ' here'),
      annotations: [link('72 696 112 712'), link('300 100 400 120')],
    })
    expect(
      document.links.map(({ url, start, end }) => [url, start === null ? null : document.text.slice(start, end ?? 0)]),
    ).toEqual([
      ['https://a.example/me', 'my work'],
      ['https://a.example/me', null],
    ])
  })

  it('reads form fields and typed-on text, which are seen on the page', async () => {
    const field = '/Type /Annot /Subtype /Widget /FT /Tx /Rect [50 600 300 620] /T (name) /V (Odile Marchetti)'
    const typed = '/Type /Annot /Subtype /FreeText /Rect [50 560 300 580] /Contents (Pastry chef)'
    const document = await read({ content: show(50, 700, 'Name'), annotations: [`<< ${field} >>`, `<< ${typed} >>`] })
    expect(linesIn(document)).toEqual(['Name', 'Odile Marchetti', 'Pastry chef'])
  })

  it('reads fields behind their labels, and ticks for what is ticked', async () => {
    const field = (y: number, more: string, width = 250) =>
      `<< /Type /Annot /Subtype /Widget /Rect [150 ${y - 4} ${150 + width} ${y + 14}] ${more} >>`
    const document = await read({
      content: column(50, 700, ['Job title', 'Employer', 'Driving licence', 'Own car'], 25),
      annotations: [
        field(700, '/FT /Tx /T (a) /V (Shop Manager)'),
        field(675, '/FT /Tx /T (b) /V (Liffey Books)'),
        field(650, '/FT /Btn /T (c) /V /Yes /AS /Yes', 14),
        field(625, '/FT /Btn /T (d) /V /Off /AS /Off', 14),
      ],
    })
    expect(linesIn(document)).toEqual([
      'Job title\tShop Manager',
      'Employer\tLiffey Books',
      'Driving licence\t✓',
      'Own car',
    ])
    const [run] = document.lines[0]?.runs?.slice(-1) ?? []
    expect(document.text.slice(run?.start, run?.end)).toBe('Shop Manager')
    expect(run?.box).toMatchObject({ x: 150, width: 250 })
  })

  it('reads title, author and creator', async () => {
    const document = await read(
      { content: show(50, 700, 'Text') },
      { info: '/Title (A title) /Author (Odile) /Creator (Us)' },
    )
    expect(document.metadata).toEqual({ title: 'A title', author: 'Odile', creator: 'Us' })
  })

  it('reads the invisible text layer of a scan, with a doubt', async () => {
    const ink = Buffer.from(Array.from({ length: 64 * 64 }, (_, index) => (index % 3 === 0 ? 0 : 255)))
    const image = Buffer.concat([
      Buffer.from(
        `<< /Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length ${ink.length} >>\nstream\n`,
      ),
      ink,
      Buffer.from('\nendstream'),
    ])
    const document = await read(
      {
        content: `q 595 0 0 842 0 0 cm /Im1 Do Q ${show(50, 700, 'Recognised text', { mode: 3 })}`,
        resources: `/XObject << /Im1 ${firstObject} 0 R >>`,
      },
      { objects: [image] },
    )
    expect(document.text).toBe('Recognised text')
    expect(document.quality).toEqual({ verdict: 'doubtful', reasons: [expect.stringContaining('scan')] })
  })
})
