import type { DraftLine } from './compose.ts'
import { startsItem } from './letters.ts'

/** Tells list items and headings among lines of the body of which nothing else told what they are. */
export function markKinds(lines: DraftLine[]): void {
  const body = bodySize(lines)
  let last: DraftLine | undefined
  for (const line of lines) {
    if (line.kind === 'body') {
      const goesOn = last?.block === line.block
      if (goesOn && last?.kind === 'list') line.kind = 'list'
      else if (!goesOn && startsItem(line.text)) line.kind = 'list'
      else if (looksLikeHeading(line.text, line.size, line.bold, body)) line.kind = 'heading'
    }
    last = line
  }
}

/** The size that the most letters have, headers and footers apart; null where no size is known. */
function bodySize(lines: DraftLine[]): number | null {
  const counts = new Map<number, number>()
  for (const { size, text, kind } of lines) {
    if (size !== null && kind !== 'header' && kind !== 'footer') counts.set(size, (counts.get(size) ?? 0) + text.length)
  }
  const [body] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [null]
  return body
}

/**
 * Whether a line looks like a heading: short, and larger than the body, in capitals, or a few bold words. `body` is the
 * size that most of the document has, in points; null where sizes are not known.
 */
function looksLikeHeading(text: string, size: number | null, bold: boolean, body: number | null): boolean {
  const words = text.split(/\s+/).length
  if (words > 8 || text.includes('\t') || /[.,;]$/.test(text)) return false
  if (size !== null && body !== null && size >= body * 1.15) return true
  const letters = text.replace(/[^\p{L}]/gu, '')
  if (letters.length >= 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()) return true
  return bold && words <= 4 && !/\d/.test(text)
}
