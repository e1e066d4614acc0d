import { dateRanges } from '../text/dates.ts'
import { isEntry, speaks } from './entries.ts'
import type { Row } from './sections.ts'

// Lines are set neither narrower nor wider than that; a shorter one ends by itself.
const [narrowest, widest] = [50, 120]

/** Whether the next line goes on with what this one says, as far as their looks tell. */
const goesOn = (row: Row, next: Row | undefined): next is Row =>
  next !== undefined &&
  !next.blankBefore &&
  !next.heading &&
  !next.bullet &&
  !next.field &&
  next.section === row.section &&
  next.indent === row.indent &&
  row.text.length >= narrowest &&
  Math.max(row.text.length, next.text.length) <= widest &&
  !isEntry(next.text, undefined)

/**
 * The paragraph of whole sentences in the first person that a row begins, its lines put together again with every
 * place kept; null where it begins none. A plain text breaks lines wherever the page of its writer ended.
 */
export function paragraphAt(rows: Row[], at: number): { whole: Row; behind: number } | null {
  const first = rows[at]
  if (!first || first.bullet || first.heading || first.field || isEntry(first.text, rows[at + 1]?.text)) return null
  let whole = first
  let behind = at + 1
  while (goesOn(rows[behind - 1] as Row, rows[behind])) {
    const next = rows[behind] as Row
    const gap = ' '.repeat(Math.max(1, next.body - whole.body - whole.text.length))
    whole = { ...whole, end: next.end, text: whole.text + gap + next.text }
    behind++
  }
  return behind > at + 1 && (speaks(whole.text) || /\bme\b/u.test(whole.text)) && dateRanges(whole.text).length > 0
    ? { whole, behind }
    : null
}
