import type { Glyph } from './glyph.ts'
import type { VisualLine } from './lines.ts'
import { bounds } from './space.ts'
import { spell } from './words.ts'

const date = /((19|20)\d\d|present|today|now|current|ongoing|date)\)?\s*$/i

const openRange = /(\bto|\buntil|[-–—])$/i
const endOfRange = /^(date|present|today|now|current|(\p{L}+\.? )?\d{4}|\d\d?[./]\d{4})$/iu
// “Mar 2013 – Dec” over “2018”.
const openMonth = /\d\s?(to|until|[-–—])\s?\p{L}{3,9}\.?$/iu
const year = /^(19|20)\d\d$/

/** A span of dates in the margin that goes on below its first line is put together again, on that line. */
export function rejoinDates(found: VisualLine[]): VisualLine[] {
  const lines = found.map(line => ({ ...line }))
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1]
    if (!next) continue
    const cells = withMargin(line, next)
    const [rest = []] = next.cells
    const [first] = rest
    const at = cells.findIndex(cell => isUnder(rest, cell))
    const start = cells[at] ?? []
    // At the other margin nothing stands beside what goes on there.
    if (!first || cells.length < 2 || (at > 0 && (at < cells.length - 1 || next.cells.length > 1))) continue
    if (!goesOn(spell(start).text, spell(rest).text)) continue
    line.cells = cells.with(at, [...start, { ...first, spaced: true }, ...rest.slice(1)])
    next.cells = next.cells.slice(1)
    next.left = startOf(next.cells[0] ?? rest)
  }
  return lines
}

/** Whether a cell begins or ends where the one above it does. */
const isUnder = (cell: Glyph[], above: Glyph[]): boolean =>
  Math.abs(startOf(above) - startOf(cell)) <= 3 || Math.abs((above.at(-1)?.right ?? 0) - (cell.at(-1)?.right ?? 0)) <= 3

const goesOn = (start: string, rest: string): boolean =>
  (openRange.test(start) && endOfRange.test(rest)) || (openMonth.test(start) && year.test(rest))

/** Cells of a table that go on below, where its first column is empty, are put together again. */
export function rejoinCells(lines: VisualLine[]): VisualLine[] {
  const right = Math.max(...lines.map(line => line.right))
  const joined: VisualLine[] = []
  let last: VisualLine | undefined
  for (const [index, given] of lines.entries()) {
    const open = joined.at(-1)
    const line = inColumns(given, open)
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

/**
 * Which cell of the row above each cell of a line stands under; null where one stands under none, or under the first and is
 * not drawn right behind it.
 */
function columnsOf(line: VisualLine, above: VisualLine): number[] | null {
  const columns = line.cells.map(cell => above.cells.findIndex(over => Math.abs(startOf(over) - startOf(cell)) < 3))
  const [first = []] = above.cells
  const goes = line.cells[columns.indexOf(0)]?.[0]?.segment === (first.at(-1)?.segment ?? -9) + 1
  return columns.every(column => column > 0 || (column === 0 && goes)) ? columns : null
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

/** In em: no blank between words is much wider. */
const widestBlank = 0.45

/** A line of a table whose cells come near to each other: parted where those of the row above begin. */
function inColumns(line: VisualLine, above: VisualLine | undefined): VisualLine {
  if (!above || above.cells.length < 3 || line.cells.length < 2 || line.cells.length >= above.cells.length) return line
  const starts = above.cells.map(startOf)
  const begins = (glyph: Glyph, last: Glyph | undefined): boolean =>
    last !== undefined &&
    glyph.left - last.right > line.size * widestBlank &&
    starts.some(start => Math.abs(start - glyph.left) < 1.5)
  const cells = line.cells.flatMap(cell => {
    const ends = cell.flatMap((glyph, at) => (begins(glyph, cell[at - 1]) ? [at] : []))
    return [0, ...ends].map((start, at) => cell.slice(start, ends[at]))
  })
  return { ...line, cells }
}

/** The cells of a line whose margin the text beside it comes near to: parted where that of the line below begins. */
function withMargin({ cells }: VisualLine, next: VisualLine): Glyph[][] {
  const [only, ...more] = cells
  const beside = next.cells[1]
  if (!only || more.length > 0 || !beside || next.cells.length !== 2) return cells
  const at = only.findIndex(glyph => glyph.spaced && Math.abs(glyph.left - startOf(beside)) < 3)
  return at > 0 ? [only.slice(0, at), only.slice(at)] : cells
}

/** A row of a table: its cells begin where those of the row above or below begin, and it is no entry with its date. */
export function isTableRow(lines: VisualLine[], index: number): boolean {
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
