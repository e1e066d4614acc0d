import { describe, expect, it } from 'vitest'
import { hiddenCases, openCases } from '../../tests/fixtures/hidden-pdf.ts'
import { firstObject, show, writePdf } from '../../tests/fixtures/write-pdf.ts'
import { readDocument } from '../index.ts'
import type { DocumentText } from '../text.ts'

async function read(bytes: Uint8Array): Promise<DocumentText> {
  const reading = await readDocument(bytes)
  if (reading.status !== 'ok') throw new Error(reading.message)
  return reading.document
}

describe('hidden text of a pdf', () => {
  it.each(hiddenCases())('$name is set apart as $reason', async ({ bytes, secret, reason, visible }) => {
    const document = await read(bytes)
    expect(document.text).not.toContain('Kubernetes')
    expect(document.text).not.toContain('Rust')
    for (const sentence of visible) expect(document.text).toContain(sentence)
    expect(document.hidden.map(({ text, reason, page }) => ({ text, reason, page }))).toEqual([
      { text: secret, reason, page: 1 },
    ])
  })

  it.each([
    ['drawn letters', 'Shop assistant'],
    ['a blank', ' '],
  ])('is no text where it is to be read for %s', async (_, drawn) => {
    const lie = '/Span << /ActualText (Kubernetes and Terraform) >> BDC'
    const content = `${lie} ${show(60, 700, drawn)} EMC ${show(60, 680, 'Till and shelves')}`
    expect((await read(writePdf([{ content }]))).text.trim()).toBe(`${drawn.trim()}\nTill and shelves`.trim())
  })

  it('is no text where its font draws pictures', async () => {
    const font = '<< /Type /Font /Subtype /TrueType /BaseFont /Wingdings-Regular /Encoding /WinAnsiEncoding >>'
    const drawn = (y: number, text: string) => `BT /F4 11 Tf 1 0 0 1 60 ${y} Tm (${text}) Tj ET `
    const content = `${drawn(700, 'Terraform')}${drawn(680, 'n')}${show(76, 680, 'Till and shelves')}`
    const page = { content, fonts: `/F4 ${firstObject} 0 R` }
    expect((await read(writePdf([page], { objects: [font] }))).text).toBe('• Till and shelves')
  })

  it('stands for a ligature where nothing else says what that is', async () => {
    const content = `${show(50, 700, 'O')} /Span << /ActualText (ffi) >> BDC ${show(59, 700, 'x')} EMC ${show(64, 700, 'ce')}`
    expect((await read(writePdf([{ content }]))).text).toBe('Office')
  })

  it.each(openCases())('$name is read', async ({ bytes, visible }) => {
    const document = await read(bytes)
    for (const sentence of visible) expect(document.text).toContain(sentence)
    expect(document.hidden).toEqual([])
  })
})
