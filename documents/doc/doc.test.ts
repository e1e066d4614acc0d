import { describe, expect, it } from 'vitest'
import type { DocShape } from '../../tests/fixtures/doc-shapes.ts'
import { type DocOptions, type DocParagraph, writeDoc } from '../../tests/fixtures/write-doc.ts'
import { readDocument } from '../index.ts'
import type { DocumentText } from '../text.ts'

async function read(paragraphs: DocParagraph[], options?: DocOptions): Promise<DocumentText> {
  const reading = await readDocument(writeDoc(paragraphs, options))
  if (reading.status !== 'ok') throw new Error(reading.message)
  return reading.document
}

const linesIn = (document: DocumentText) => document.lines.map(({ start, end }) => document.text.slice(start, end))

describe('a doc', () => {
  it('gives paragraphs with their size, weight and kind', async () => {
    const document = await read([
      { text: 'Žofie Růžičková', heading: 1 },
      { text: 'Acme s.r.o.\t2019 – 2021', rightTab: 450 },
      { runs: [{ text: 'Led a ' }, { text: 'crew', bold: true }, { text: ' of six' }] },
      { text: 'Foreman since spring 2020', bold: true, size: 13 },
    ])
    const facts = document.lines.map(({ size, bold, kind }) => ({ size, bold, kind }))
    expect(linesIn(document)).toEqual([
      'Žofie Růžičková',
      'Acme s.r.o.\t2019 – 2021',
      'Led a crew of six',
      'Foreman since spring 2020',
    ])
    expect(facts).toEqual([
      { size: 14, bold: true, kind: 'heading' },
      { size: 11, bold: false, kind: 'body' },
      { size: 11, bold: false, kind: 'body' },
      { size: 13, bold: true, kind: 'heading' },
    ])
  })

  it('reads text of one byte a character', async () => {
    const document = await read(['Jürgen Weiß', 'one\ntwo'], { compressed: true })
    expect(linesIn(document)).toEqual(['Jürgen Weiß', 'one', 'two'])
  })

  it('reads hundreds of runs over many pages of properties', async () => {
    const paragraphs = Array.from({ length: 400 }, (_, index) => ({
      text: `Line ${index}`,
      bold: index % 2 === 0,
      size: 9 + (index % 5),
    }))
    const document = await read(paragraphs)
    expect(document.lines.map(line => [line.bold, line.size])).toEqual(paragraphs.map(({ bold, size }) => [bold, size]))
  })

  it('reads the rows of a table across', async () => {
    const document = await read(['Before', { cells: ['Skill', 'Years'] }, { cells: ['Welding', '8'] }, 'After'])
    expect(linesIn(document)).toEqual(['Before', 'Skill | Years', 'Welding | 8', 'After'])
  })

  it('parts blocks that stand further apart than is usual', async () => {
    const spaced = (text: string, before: number) => ({ text, before })
    const document = await read([spaced('a', 8), spaced('b', 8), spaced('c', 8), spaced('d', 16), spaced('e', 8)])
    expect(document.text).toBe('a\nb\nc\n\nd\ne')
  })

  it('puts the header first and the footer last', async () => {
    const document = await read(['Body'], { header: 'Top', footer: 'Bottom' })
    expect(linesIn(document)).toEqual(['Top', 'Body', 'Bottom'])
    expect(document.lines.map(line => line.kind)).toEqual(['header', 'body', 'footer'])
  })

  it('gives title, author and program', async () => {
    const summary = { 2: 'Lebenslauf', 4: 'Jürgen Weiß', 18: 'Microsoft Office Word' }
    expect((await read(['Text'], { summary })).metadata).toEqual({
      title: 'Lebenslauf',
      author: 'Jürgen Weiß',
      creator: 'Microsoft Office Word',
    })
    expect((await read(['Text'])).metadata).toEqual({})
  })

  it('gives the runs of a line that does not look alike throughout', async () => {
    const document = await read([{ runs: [{ text: 'Led a ' }, { text: 'crew', bold: true }, { text: ' of six' }] }])
    const [line] = document.lines
    expect(line?.runs?.map(({ start, end, bold, size }) => [document.text.slice(start, end), bold, size])).toEqual([
      ['Led a ', false, 11],
      ['crew', true, 11],
      [' of six', false, 11],
    ])
  })

  it.each([
    ['vanish', { text: ' secret', hidden: true }],
    ['colour', { text: ' secret', colour: 'ffffff' }],
    ['size', { text: ' secret', size: 1 }],
  ] as const)('sets apart what is hidden by %s', async (reason, run) => {
    const document = await read([{ runs: [{ text: 'Seen' }, run] }])
    expect(document.text).toBe('Seen')
    expect(document.hidden.map(({ text, reason }) => [reason, text.trim()])).toEqual([[reason, 'secret']])
  })

  const white = { text: 'secret', colour: 'ffffff' }
  const page: [number, number, number, number] = [0, 0, 595, 300]
  it('reads white text before a dark shape behind it', async () => {
    const document = await read([white], { shapes: [{ place: page, below: true, fill: '203864' }] })
    expect(document.text).toBe('secret')
  })

  it.each([
    ['beside the shape of a box', { place: page, fill: '203864', text: 'Seen' }],
    ['before a dot', { place: [0, 0, 1, 1], below: true, fill: '203864' }],
  ] as [string, DocShape][])('hides white text %s', async (_, shape) => {
    const document = await read(['Seen', white], { shapes: [shape] })
    expect(document.hidden.map(({ text, reason }) => [reason, text])).toEqual([['colour', 'secret']])
  })

  it('judges the text of a box by what fills it', async () => {
    const head = { text: 'Seen', colour: 'ffffff' }
    const read1 = (shapes: DocShape[]) => read(['Body'], { shapes })
    const dark = await read1([{ place: page, fill: '203864', ...head }])
    expect(linesIn(dark)).toEqual(['Body', 'Seen'])
    const framed = await read1([
      { place: page, fill: '203864' },
      { place: [10, 10, 200, 100], ...head },
    ])
    expect(linesIn(framed)).toEqual(['Body', 'Seen'])
    for (const fill of ['ffffff', undefined]) {
      const pale = await read1([{ place: page, fill, ...head }])
      expect(linesIn(pale)).toEqual(['Body'])
      expect(pale.hidden.map(({ reason }) => reason)).toEqual(['colour'])
    }
  })
})
