import { describe, expect, it } from 'vitest'
import { hiddenCases, openCases } from '../../tests/fixtures/hidden-pdf.ts'
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

  it.each(openCases())('$name is read', async ({ bytes, visible }) => {
    const document = await read(bytes)
    for (const sentence of visible) expect(document.text).toContain(sentence)
    expect(document.hidden).toEqual([])
  })
})
