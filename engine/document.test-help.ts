import type { DocumentText, Line } from '../documents/text.ts'

/** A document of plain lines, for tests: the engine's side of what documents/ makes of a text file. */
export function documentOf(text: string): DocumentText {
  const lines: Line[] = []
  let at = 0
  let block = 0
  let blank = true
  for (const part of text.split('\n')) {
    if (part.trim() === '') blank = true
    else {
      if (blank) block += 1
      blank = false
      lines.push({ start: at, end: at + part.length, page: 1, block, box: null, size: null, bold: false, kind: 'body' })
    }
    at += part.length + 1
  }
  return {
    type: 'text',
    text,
    lines,
    pages: [{ number: 1, width: null, height: null }],
    hidden: [],
    links: [],
    metadata: {},
    language: null,
    quality: { verdict: 'good' },
    reader: 'test',
  }
}
