import { languageOf } from './language.ts'
import { mendSpelling, startsItem, zeroWidth } from './letters.ts'
import type { DocumentText, HiddenText, Line, Link } from './text.ts'
import { readerVersion } from './version.ts'

/**
 * The text of a plain text file. `text` is `input` verbatim, blanks and line ends included, but for ligatures and accents
 * that stand apart from their letters, as pages of print and some systems have them, and but for zero-width characters and
 * the words that stand between two of them on one line: those go to `hidden`.
 */
export function textDocument(input: string): DocumentText {
  const hidden: HiddenText[] = []
  const text = mendSpelling(input)
    .replace(/^\uFEFF/, '')
    .replace(/[^\n]+/g, line => (zeroWidth.test(line) ? unveil(line, hidden) : line))
  return {
    type: 'text',
    text,
    lines: linesOf(text),
    pages: [{ number: 1, width: null, height: null }],
    hidden,
    links: linksOf(text),
    metadata: {},
    language: languageOf(text),
    quality: { verdict: 'good' },
    reader: readerVersion,
  }
}

// Thai, Lao, Burmese, Khmer, Chinese and Japanese part words without spaces, so there the mark is honest.
const unspaced =
  /^[\p{Script=Thai}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{P}\p{Z}]+$/u
// In an address the mark is honest where a line may break: beside a sign. Words glued to an address stand beside a letter.
const address = /https?:|www\.|@/
const inAddress = (pieces: string[], line: string) =>
  address.test(line) &&
  pieces.slice(1).every((piece, at) => /[^\p{L}\p{N}\s]$/u.test(pieces[at] ?? '') || /^[^\p{L}\p{N}\s]/u.test(piece))

function unveil(line: string, hidden: HiddenText[]): string {
  const pieces = line.split(zeroWidth)
  const between = pieces.slice(1, -1).filter(piece => piece.trim() !== '')
  if (between.length === 0 || between.every(piece => unspaced.test(piece)) || inAddress(pieces, line))
    return pieces.join('')
  hidden.push({
    text: between.map(piece => piece.trim()).join(' '),
    reason: 'zero_width',
    page: 1,
    box: null,
    size: null,
  })
  return `${pieces[0] ?? ''}${pieces.at(-1) ?? ''}`
}

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let block = 0
  let open = false
  for (const match of text.matchAll(/[^\r\n]*/g)) {
    const line = match[0]
    if (line.trim() === '') {
      if (line !== '' || text[match.index - 1] === '\n') open = false
      continue
    }
    const item = startsItem(line.trimStart())
    if (!open || item) block += 1
    open = true
    const kind = item ? 'list' : /^#{1,6} /.test(line) ? 'heading' : 'body'
    const places = { start: match.index, end: match.index + line.length, page: 1, block, box: null }
    lines.push({ ...places, size: null, bold: false, kind })
  }
  return lines
}

function linksOf(text: string): Link[] {
  return [...text.matchAll(/https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g)].map(match => ({
    url: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}
