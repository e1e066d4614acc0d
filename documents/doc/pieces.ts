import { bomb, corrupt } from '../unreadable.ts'
import { type Header, structures } from './header.ts'

/** A stretch of the text that stands together in the file. `width` is the bytes of one character, 1 or 2. */
export type TextPiece = { start: number; end: number; offset: number; width: 1 | 2 }

/** Several pieces may share their bytes, so it is the characters that are limited. */
const mostCharacters = 4_000_000

/** The piece table ([MS-DOC] 2.9.177): which part of the text stands where. */
export function readPieces(header: Header): TextPiece[] {
  const table = pieceTable(header.structure(structures.pieces))
  const count = Math.floor((table.length - 4) / 12)
  const pieces: TextPiece[] = []
  let total = 0
  for (let index = 0; index < count; index += 1) {
    const start = table.readUInt32LE(index * 4)
    const end = table.readUInt32LE(index * 4 + 4)
    const place = table.readUInt32LE((count + 1) * 4 + index * 8 + 2)
    const compressed = (place & 0x40000000) !== 0
    const offset = compressed ? (place & 0x3fffffff) >>> 1 : place & 0x3fffffff
    const width = compressed ? 1 : 2
    if (end <= start) continue
    total += end - start
    if (total > mostCharacters) throw bomb()
    if (offset + (end - start) * width > header.word.length) throw corrupt()
    pieces.push({ start, end, offset, width })
  }
  if (pieces.length === 0) throw corrupt()
  return pieces
}

/** Steps over the property changes of fast saves that stand before the table. */
function pieceTable(complex: Buffer): Buffer {
  let at = 0
  while (at + 3 <= complex.length && complex[at] === 1) at += 3 + complex.readUInt16LE(at + 1)
  if (complex[at] !== 2 || at + 5 > complex.length) throw corrupt()
  return complex.subarray(at + 5, at + 5 + complex.readUInt32LE(at + 1))
}

const latin = new TextDecoder('windows-1252')

/** The characters of a piece from `start` to `end`, both in the text's own count. */
export function textOf(word: Buffer, piece: TextPiece, start: number, end: number): string {
  const from = piece.offset + (start - piece.start) * piece.width
  const bytes = word.subarray(from, from + (end - start) * piece.width)
  return piece.width === 2 ? bytes.toString('utf16le') : latin.decode(bytes)
}
