import type { DraftLink } from '../compose.ts'
import { mendBullet } from '../letters.ts'
import type { Run } from '../text.ts'
import type { PageLink } from './annotations.ts'
import type { Glyph } from './glyph.ts'
import type { VisualLine } from './lines.ts'
import { commonSize } from './segments.ts'
import { bounds, boxOf } from './space.ts'
import { spell } from './words.ts'

/** A visual line with its text; `from` names the glyph of each UTF-16 unit, none for what stands between cells. */
export type Row = VisualLine & { text: string; from: (Glyph | null)[]; table: boolean }

const date = /((19|20)\d\d|present|today|now|current|ongoing|date)\)?\s*$/i

/** Spells out the lines of a region; those without any text are left out. */
export function rowsOf(found: VisualLine[]): Row[] {
  const lines = rejoinCells(rejoinDates(found))
  return lines.map((line, index) => row(line, isTableRow(lines, index))).filter(({ text }) => text !== '')
}

const openRange = /(\bto|\buntil|[-–—])$/i
const endOfRange = /^(date|present|today|now|current|(\p{L}+\.? )?\d{4}|\d\d?[./]\d{4})$/iu
// “Mar 2013 – Dec” over “2018”.
const openMonth = /\d\s?(to|until|[-–—])\s?\p{L}{3,9}\.?$/iu
const year = /^(19|20)\d\d$/

/** A span of dates in the margin that goes on below its first line is put together again, on that line. */
function rejoinDates(found: VisualLine[]): VisualLine[] {
  const lines = found.map(line => ({ ...line }))
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1]
    if (!next) continue
    const cells = withMargin(line, next)
    const [start, rest] = [cells[0] ?? [], next.cells[0] ?? []]
    const [first] = rest
    if (!first || cells.length < 2 || Math.abs(startOf(start) - startOf(rest)) > 3) continue
    if (!goesOn(spell(start).text, spell(rest).text)) continue
    line.cells = [[...start, { ...first, spaced: true }, ...rest.slice(1)], ...cells.slice(1)]
    next.cells = next.cells.slice(1)
    next.left = startOf(next.cells[0] ?? rest)
  }
  return lines
}

const goesOn = (start: string, rest: string): boolean =>
  (openRange.test(start) && endOfRange.test(rest)) || (openMonth.test(start) && year.test(rest))

/** Cells of a table that go on below, where its first column is empty, are put together again. */
function rejoinCells(lines: VisualLine[]): VisualLine[] {
  const right = Math.max(...lines.map(line => line.right))
  const joined: VisualLine[] = []
  let last: VisualLine | undefined
  for (const [index, line] of lines.entries()) {
    const open = joined.at(-1)
    const tight = last && line.baseline - last.baseline < line.size * 1.7
    const columns = tight && open && open.cells.length > 2 && columnsOf(line, open)
    if (
      open &&
      columns &&
      (open !== lines[index - 1] || isTableRow(lines, index - 1)) &&
      goOn(line, open, columns, right)
    ) {
      joined[joined.length - 1] = withCells(open, line, columns)
    } else joined.push(line)
    last = line
  }
  return joined
}

/** Which cell of the row above each cell of a line stands under; null where one stands under none or under the first. */
function columnsOf(line: VisualLine, above: VisualLine): number[] | null {
  const columns = line.cells.map(cell => above.cells.findIndex(over => Math.abs(startOf(over) - startOf(cell)) < 3))
  return columns.every(column => column > 0) ? columns : null
}

/** Whether the cells above had no room for the first words of those below. */
function goOn(line: VisualLine, above: VisualLine, columns: number[], right: number): boolean {
  return line.cells.every((cell, index) => {
    const column = columns[index] ?? 0
    const over = above.cells[column] ?? []
    const next = above.cells[column + 1]
    const end = cell.findIndex((glyph, at) => at > 0 && glyph.spaced)
    const word = (cell[end < 0 ? cell.length - 1 : end - 1]?.right ?? 0) - startOf(cell)
    return Math.max(...over.map(glyph => glyph.right)) + word > (next ? startOf(next) : right) - line.size * 2
  })
}

function withCells(open: VisualLine, line: VisualLine, columns: number[]): VisualLine {
  const cells = open.cells.map((cell, column) => {
    const [first, ...rest] = line.cells[columns.indexOf(column)] ?? []
    return first ? [...cell, { ...first, spaced: true }, ...rest] : cell
  })
  return { ...open, ...bounds([open, line]), cells }
}

/** The cells of a line whose margin the text beside it comes near to: parted where that of the line below begins. */
function withMargin({ cells }: VisualLine, next: VisualLine): Glyph[][] {
  const [only, ...more] = cells
  const beside = next.cells[1]
  if (!only || more.length > 0 || !beside || next.cells.length !== 2) return cells
  const at = only.findIndex(glyph => glyph.spaced && Math.abs(glyph.left - startOf(beside)) < 3)
  return at > 0 ? [only.slice(0, at), only.slice(at)] : cells
}

/** Cells of a table are parted by ` | `; what stands apart on a line of its own, such as a date, by a tab. */
function row(line: VisualLine, table: boolean): Row {
  let text = ''
  const from: (Glyph | null)[] = []
  for (const cell of line.cells) {
    const spelled = spell(cell)
    if (spelled.text === '') continue
    const between = text === '' ? '' : text === '•' || /^\d{1,2}[.)]$/.test(text) ? ' ' : table ? ' | ' : '\t'
    text += between + spelled.text
    for (let unit = 0; unit < between.length; unit += 1) from.push(null)
    from.push(...spelled.from)
  }
  const mended = mendBullet(text)
  while (from.length < mended.length) from.unshift(null)
  return { ...line, text: mended, from: from.slice(from.length - mended.length), table }
}

/** A row of a table: its cells begin where those of the row above or below begin, and it is no entry with its date. */
function isTableRow(lines: VisualLine[], index: number): boolean {
  const cells = lines[index]?.cells ?? []
  if (cells.length < 2 || cells[0]?.length === 1) return false
  const alike = [lines[index - 1], lines[index + 1]].some(other => {
    if (!other || other.cells.length < 2) return false
    const starts = other.cells.map(startOf)
    return cells.slice(1).every(cell => starts.some(start => Math.abs(start - startOf(cell)) < 3))
  })
  return alike && (cells.length > 2 || !date.test(spell(cells.at(-1) ?? []).text))
}

export function startOf(cell: Glyph[]): number {
  return cell[0]?.left ?? 0
}

/** In points; a smaller change of size is a rounding of the writer's, not another look. */
const sameSize = 0.5

/** The stretches of a row between wide gaps and changes of look; undefined where the row is one stretch. */
export function runsOf({ from }: Row, page: number): Run[] | undefined {
  const runs: Run[] = []
  let start = 0
  const close = (end: number): void => {
    const glyphs = from.slice(start, end).filter(glyph => glyph !== null)
    if (glyphs.length === 0) return
    runs.push({ start, end, box: boxOf(bounds(glyphs), page), size: commonSize(glyphs), bold: isBold(glyphs[0]) })
  }
  for (const [at, glyph] of from.entries()) {
    const last = from[at - 1]
    if (last && glyph && looksAlike(last, glyph)) continue
    if (last) close(at)
    start = at
  }
  close(from.length)
  return runs.length > 1 ? runs : undefined
}

const isBold = (glyph: Glyph | undefined): boolean => glyph?.object.bold ?? false

function looksAlike(a: Glyph, b: Glyph): boolean {
  return a.object === b.object || (isBold(a) === isBold(b) && Math.abs(a.object.size - b.object.size) < sameSize)
}

/** The links that lie over the text of a row; marks them as placed. */
export function linksIn(row: Row, links: PageLink[]): DraftLink[] {
  const found: DraftLink[] = []
  for (const link of links) {
    if (link.bottom < row.top || link.top > row.bottom) continue
    const inside = (glyph: Glyph | null): boolean => {
      if (!glyph) return false
      const [x, y] = [(glyph.left + glyph.right) / 2, (glyph.top + glyph.bottom) / 2]
      return x >= link.left && x <= link.right && y >= link.top && y <= link.bottom
    }
    const start = row.from.findIndex(inside)
    if (start < 0) continue
    const end = row.from.findLastIndex(inside) + 1
    const blank = /^\s*/.exec(row.text.slice(start, end))?.[0].length ?? 0
    found.push({ url: link.url, start: start + blank, end })
    link.placed = true
  }
  return found
}
