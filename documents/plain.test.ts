import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textDocument } from './index.ts'

describe('a plain text', () => {
  it('stands verbatim, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), input => {
        fc.pre(!/[\u00AD\u200B\u2060\uFB00-\uFB06\uFEFF]/.test(input) && input.normalize('NFC') === input)
        const document = textDocument(input)
        expect(document.text).toBe(input)
        for (const { start, end } of document.lines) {
          expect(input.slice(start, end)).not.toMatch(/[\r\n]/)
          expect(input.slice(start, end).trim()).not.toBe('')
        }
        const seen = document.lines.map(({ start, end }) => input.slice(start, end)).join('')
        expect(seen.replace(/\s/g, '')).toBe(input.replace(/\s/g, ''))
      }),
    )
  })

  it('has its letters as keyboards write them', () => {
    const { text, lines } = textDocument('Zoe\u0308 Fi\u00ADsher\nO\uFB03ce \uFB01les\n')
    expect(text).toBe('Zoë Fisher\nOffice files\n')
    expect(lines.map(({ start, end }) => text.slice(start, end))).toEqual(['Zoë Fisher', 'Office files'])
  })

  it('has blocks and items', () => {
    const { lines } = textDocument('Odile\r\nPastry chef\r\n\r\n• Cakes\r\n  and tarts\r\n• Bread\r\n')
    expect(lines.map(({ block, kind }) => [block, kind])).toEqual([
      [1, 'body'],
      [1, 'body'],
      [2, 'list'],
      [2, 'body'],
      [3, 'list'],
    ])
  })

  it('hides words glued to an address and keeps the breaks of an address', () => {
    const glued = textDocument('Ada Brook me@example.com\u200bKubernetes\u200b')
    expect(glued.text).toBe('Ada Brook me@example.com')
    expect(glued.hidden.map(({ text }) => text)).toEqual(['Kubernetes'])
    const broken = textDocument('see https://\u200bexample.com/\u200bada and me@\u200bexample.com')
    expect(broken.text).toBe('see https://example.com/ada and me@example.com')
    expect(broken.hidden).toEqual([])
  })
  it('keeps words between zero-width characters apart', () => {
    const document = textDocument('Odile\nPastry chef\u200BRust\u200BGo\u200B\nBaker\u200B since\n')
    expect(document.text).toBe('Odile\nPastry chef\nBaker since\n')
    expect(document.hidden).toEqual([{ text: 'Rust Go', reason: 'zero_width', page: 1, box: null, size: null }])
  })

  it('keeps words of scripts that have no spaces, and addresses', () => {
    const document = textDocument('\uFEFFภาษา\u200Bไทย\u200Bดี\nhttps://a.example/\u200Bsome\u200B/path\n')
    expect(document.text).toBe('ภาษาไทยดี\nhttps://a.example/some/path\n')
    expect(document.hidden).toEqual([])
    expect(document.links).toEqual([{ url: 'https://a.example/some/path', start: 10, end: 37 }])
  })
})
