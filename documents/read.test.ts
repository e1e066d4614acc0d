import { describe, expect, it } from 'vitest'
import { writeDoc } from '../tests/fixtures/write-doc.ts'
import { p, writeDocx } from '../tests/fixtures/write-docx.ts'
import { assemble, fill, show, stream, writePdf } from '../tests/fixtures/write-pdf.ts'
import { writeZip } from '../tests/fixtures/write-zip.ts'
import { detectType, readDocument, readerVersion } from './index.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const pdf = writePdf([{ content: show(50, 700, 'Text') }])
const docx = writeDocx(p('Text'))
const doc = writeDoc(['Text'])

async function verdict(file: Uint8Array): Promise<string> {
  const reading = await readDocument(file)
  return reading.status === 'ok' ? `ok ${reading.document.type}` : `${reading.reason}: ${reading.message}`
}

describe('the type of a file', () => {
  it('is judged by its content', async () => {
    expect(await verdict(pdf)).toBe('ok pdf')
    expect(await verdict(docx)).toBe('ok docx')
    expect(await verdict(doc)).toBe('ok doc')
    expect(await verdict(bytes(`junk before\n${Buffer.from(pdf).toString('latin1')}`))).toBe('ok pdf')
  })

  it.each([
    ['\x89PNG\r\n\x1a\n', 'a PNG image'],
    ['MZ\x90\0', 'a Windows program'],
    ['{\\rtf1\\ansi Text}', 'an RTF file'],
    ['\n<!DOCTYPE html><html>', 'an HTML page'],
    ['\xef\xbb\xbf<html xmlns:w="urn">', 'an HTML page'],
    ['Just some words\nand more', 'a plain text file'],
    ['\x01\x02\x03\x04', 'a file of a kind we do not know'],
  ])('%j is refused by its name', async (start, name) => {
    expect(await verdict(bytes(start))).toBe(`not_a_document: This is ${name}; upload a PDF, DOC or DOCX file.`)
  })

  it.each([
    ['xl/workbook.xml', 'an Excel workbook'],
    ['ppt/presentation.xml', 'a PowerPoint presentation'],
    ['mimetype', 'an OpenDocument or EPUB file'],
    ['photo.jpg', 'a ZIP archive'],
  ])('a zip with %s is refused by its name', async (entry, name) => {
    const file = writeZip([{ name: entry, content: 'x' }])
    expect(detectType(file)).toEqual({ type: 'zip' })
    expect(await verdict(file)).toBe(`not_a_document: This is ${name}; upload a PDF, DOC or DOCX file.`)
  })
})

describe('a file that cannot be read', () => {
  const padded = Buffer.alloc(33 * 1024 * 1024)
  padded.set(pdf)
  const locked = `<< /Filter /Standard /V 1 /R 2 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> /P -4 >>`

  it.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['a pdf without text', writePdf([{ content: '' }]), 'empty'],
    ['a docx without text', writeDocx(p('')), 'empty'],
    ['a doc without text', writeDoc(['']), 'empty'],
    ['a picture of text', writePdf([{ content: fill(50, 50, 300, 300, [0, 0, 0]) }]), 'image_only'],
    [
      'a locked pdf',
      bytes(Buffer.from(pdf).toString('latin1').replace('/Root', `/Encrypt ${locked} /Root`)),
      'encrypted',
    ],
    ['a locked doc', writeDoc(['Text'], { encrypted: true }), 'encrypted'],
    [
      'a locked zip',
      writeZip([
        { name: '[Content_Types].xml', content: '' },
        { name: 'word/document.xml', content: 'x', flags: 1 },
      ]),
      'encrypted',
    ],
    ['half a pdf', pdf.slice(0, 60), 'corrupt'],
    ['half a docx', docx.slice(0, docx.length / 2), 'corrupt'],
    ['half a doc', doc.slice(0, 3000), 'corrupt'],
    ['a docx with broken XML', writeDocx('<w:p><w:r>'), 'corrupt'],
    ['33 MB', new Uint8Array(padded), 'too_large'],
  ])('%s', async (_, file, reason) => {
    const reading = await readDocument(file)
    expect(reading).toMatchObject({ status: 'unreadable', reason })
    expect(reading.status === 'unreadable' && reading.message).toMatch(/^[A-Z].{20,160}\.$/)
  })

  it('has more pages than asked for', async () => {
    const pages = Array.from({ length: 4 }, () => ({ content: show(50, 700, 'Text') }))
    expect(await readDocument(writePdf(pages), { maxPages: 3 })).toMatchObject({ reason: 'too_many_pages' })
    expect(await readDocument(writePdf(pages), { maxPages: 4 })).toMatchObject({ status: 'ok' })
  })

  it('has fonts that hide its text', async () => {
    const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <20> <7E> <E020> endbfrange endcmap end end`
    const file = assemble([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      stream(show(50, 700, 'Nobody but a person can tell what this says')),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 7 0 R >>',
      '<< >>',
      stream(map),
    ])
    expect(await readDocument(file)).toMatchObject({ reason: 'image_only', message: expect.stringContaining('fonts') })
  })
})

it('says by which reader a text was made', async () => {
  expect(await readDocument(pdf)).toMatchObject({ document: { reader: readerVersion } })
})
