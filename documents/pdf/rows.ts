import type { DraftLink } from '../compose.ts'
import { mendBullet } from '../letters.ts'
import type { Run } from '../text.ts'
import type { PageLink } from './annotations.ts'
import { isTableRow, rejoinCells, rejoinDates } from './cells.ts'
import type { Glyph } from './glyph.ts'
import type { VisualLine } from './lines.ts'
import { commonSize } from './segments.ts'
import { bounds, boxOf } from './space.ts'
import { spell } from './words.ts'

/** A visual line with its text; `from` names the glyph of each UTF-16 unit, none for what stands between cells. */
export type Row = VisualLine & { text: string; from: (Glyph | null)[]; table: boolean }

/** Spells out the lines of a region; those without any text are left out. */
export function rowsOf(found: VisualLine[]): Row[] {
  const lines = rejoinCells(rejoinDates(found))
  return lines.map((line, index) => row(line, isTableRow(lines, index))).filter(({ text }) => text !== '')
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
