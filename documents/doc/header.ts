import { corrupt, encrypted, Unreadable } from '../unreadable.ts'
import type { Streams } from './container.ts'

/** Where things are in a Word 97 to 2003 file, from its file information block ([MS-DOC] 2.5). */
export type Header = {
  word: Buffer
  table: Buffer
  /** Characters of each story, in the order in which they follow each other in the text. */
  counts: Record<
    'main' | 'footnotes' | 'headers' | 'macros' | 'comments' | 'endnotes' | 'boxes' | 'headerBoxes',
    number
  >
  /** A structure of the table stream by its number in FibRgFcLcb97; empty where the file has none. */
  structure: (index: number) => Buffer
}

export const structures = {
  styles: 1,
  headers: 11,
  characters: 12,
  paragraphs: 13,
  pieces: 33,
  bodyShapes: 40,
  headerShapes: 41,
  drawings: 50,
  boxes: 56,
  headerBoxes: 58,
} as const

/** Throws `Unreadable` for locked files and for those of Word 2, 6 and 95. */
export function readHeader(streams: Streams): Header {
  const word = streams('WordDocument')
  if (!word || word.length < 0x1a2 + 8) throw corrupt()
  const version = word.readUInt16LE(2)
  if (word.readUInt16LE(0) !== 0xa5ec || version < 0xc0) {
    const known = [0xa5ec, 0xa5dc, 0xa5db, 0xa59b].includes(word.readUInt16LE(0))
    if (!known) throw corrupt()
    throw new Unreadable('not_a_document', 'This is a file of Word 95 or older; open it in Word and save it as DOCX.')
  }
  const flags = word.readUInt16LE(10)
  if (flags & 0x8100) throw encrypted()
  const table = streams(flags & 0x0200 ? '1Table' : '0Table')
  if (!table) throw corrupt()
  const [main, footnotes, headers, macros, comments, endnotes, boxes, headerBoxes] = [0, 1, 2, 3, 4, 5, 6, 7].map(
    index => word.readUInt32LE(0x4c + index * 4),
  ) as [number, number, number, number, number, number, number, number]
  return {
    word,
    table,
    counts: { main, footnotes, headers, macros, comments, endnotes, boxes, headerBoxes },
    structure: index => {
      const start = word.readUInt32LE(0x9a + index * 8)
      return table.subarray(start, start + word.readUInt32LE(0x9e + index * 8))
    },
  }
}
