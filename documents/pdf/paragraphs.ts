import type { DraftLine } from '../compose.ts'
import { startsItem } from '../letters.ts'
import type { PageLink } from './annotations.ts'
import { startOf } from './cells.ts'
import type { VisualLine } from './lines.ts'
import { linksIn, type Row, rowsOf, runsOf } from './rows.ts'
import { median } from './segments.ts'
import { boxOf } from './space.ts'

/** The lines of one region as lines of the text: paragraphs, items and rows told apart. */
export function draftRegion(lines: VisualLine[], page: number, links: PageLink[]): DraftLine[] {
  const rows = rowsOf(lines)
  const leading = usualLeading(rows)
  const right = Math.max(...rows.map(row => row.right))
  const drafts: DraftLine[] = []
  let block = 0
  for (const [index, row] of rows.entries()) {
    const last = rows[index - 1]
    const gap = last !== undefined && row.baseline - last.baseline > Math.max(leading, row.size * 1.1) * 1.35
    const goesOn = last !== undefined && !gap && continues(last, row, right)
    if (!goesOn) block += 1
    const own = row.table ? 'cell' : startsItem(row.text) ? 'list' : 'body'
    const kind = goesOn ? (drafts.at(-1)?.kind ?? 'body') : own
    const runs = runsOf(row, page)
    drafts.push({
      text: row.text,
      page,
      block,
      box: boxOf(row, page),
      ...(runs ? { runs } : {}),
      size: row.size,
      bold: row.bold,
      kind,
      gap: index === 0 || gap,
      links: linksIn(row, links),
    })
  }
  return drafts
}

/** The distance between baselines that most lines have to the next, in points. */
function usualLeading(rows: Row[]): number {
  const steps = rows.slice(1).map((row, index) => row.baseline - (rows[index]?.baseline ?? 0))
  return median(steps.filter(step => step > 0 && step < 40))
}

/** Whether `row` is of the same paragraph as `last`: it looks alike and `last` had no room for its first word. */
function continues(last: Row, row: Row, right: number): boolean {
  if (row.cells.length > 1 && !isBulleted(row)) return false
  if (Math.abs(last.size - row.size) > 0.6 || startsItem(row.text)) return false
  // What begins in bold may go on in bold and end without.
  if (last.bold !== row.bold && isBold(last.from, -1) !== isBold(row.from, 0)) return false
  const firstWord = (row.text.split(' ')[0] ?? '').length * row.size * 0.5 + row.size * 0.25
  if (last.cells.length > 1 && !isBulleted(last)) return continuesCell(last, row, right, firstWord)
  const item = startsItem(last.text)
  if (item ? row.left <= last.left + 1 : Math.abs(row.left - last.left) > last.size * 2.5) return false
  return last.right + firstWord > right - row.size
}

const isBold = (from: Row['from'], at: number): boolean => from.at(at)?.object.bold ?? false

/** A bullet that stands far from its text is no cell. */
function isBulleted({ cells, text }: Row): boolean {
  return cells.length === 2 && text.startsWith('• ')
}

/** The text of one cell of `last` goes on in `row`, which begins below it. */
function continuesCell(last: Row, row: Row, right: number, firstWord: number): boolean {
  const at = last.cells.findIndex(cell => Math.abs(startOf(cell) - row.left) < 3)
  const cell = last.cells[at]
  if (!cell) return false
  const next = last.cells[at + 1]
  const border = next ? startOf(next) : right
  return (cell.at(-1)?.right ?? 0) + firstWord > border - row.size * 2
}
