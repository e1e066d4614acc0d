import type { DraftLine, DraftLink } from '../compose.ts'
import { looksLikeHeading } from '../headings.ts'
import { mendBullet, startsItem } from '../letters.ts'
import type { Box, Line } from '../text.ts'
import type { PageLink } from './annotations.ts'
import type { Glyph } from './glyphs.ts'
import type { VisualLine } from './lines.ts'
import { median } from './segments.ts'
import { spell } from './words.ts'

/** A line with its text; `from` names the glyph of each UTF-16 unit. */
type Spelt = VisualLine & { text: string; from: (Glyph | null)[]; wide: boolean; table: boolean }

const date = /((19|20)\d\d|present|today|now|current|ongoing)\)?\s*$/i

/** The lines of one region as lines of the text: cells joined, paragraphs, headings and items told apart. */
export function draftRegion(lines: VisualLine[], page: number, body: number, links: PageLink[]): DraftLine[] {
  const spelt = lines.map((line, index) => joined(line, isTableRow(lines, index))).filter(line => line.text !== '')
  const leading = usualLeading(spelt)
  const right = Math.max(...spelt.map(line => line.right))
  const drafts: DraftLine[] = []
  let block = 0
  for (const [index, line] of spelt.entries()) {
    const last = spelt[index - 1]
    const gap = last !== undefined && line.baseline - last.baseline > Math.max(leading, line.size * 1.1) * 1.35
    if (!last || gap || !continues(last, line, right)) block += 1
    const kind = kindOf(line, body)
    drafts.push({
      text: line.text,
      page,
      block,
      box: boxOf(line, page),
      size: line.size,
      bold: line.bold,
      kind,
      gap: index === 0 || gap,
      links: linksIn(line, links),
    })
  }
  return drafts
}

function joined(line: VisualLine, table: boolean): Spelt {
  let text = ''
  const from: (Glyph | null)[] = []
  for (const cell of line.cells) {
    const spelled = spell(cell)
    if (spelled.text === '') continue
    const between = text === '' ? '' : text === '•' ? ' ' : table ? ' | ' : '\t'
    text += between + spelled.text
    for (let unit = 0; unit < between.length; unit += 1) from.push(null)
    from.push(...spelled.from)
  }
  const mended = mendBullet(text)
  while (from.length < mended.length) from.unshift(null)
  return { ...line, text: mended, from: from.slice(from.length - mended.length), wide: line.cells.length > 1, table }
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
  if (!alike) return false
  return cells.length > 2 || !date.test(spell(cells.at(-1) ?? []).text)
}

function startOf(cell: Glyph[]): number {
  return cell[0]?.left ?? 0
}

/** The distance between baselines that most lines have to the next, in points. */
function usualLeading(lines: VisualLine[]): number {
  const steps = lines.slice(1).map((line, index) => line.baseline - (lines[index]?.baseline ?? 0))
  return median(steps.filter(step => step > 0 && step < 40))
}

/** Whether `line` is of the same paragraph as `last`: it looks alike and `last` had no room for its first word. */
function continues(last: Spelt, line: Spelt, right: number): boolean {
  if (last.wide || line.wide) return false
  if (Math.abs(last.size - line.size) > 0.6 || last.bold !== line.bold) return false
  if (startsItem(line.text)) return false
  const item = startsItem(last.text)
  if (item ? line.left <= last.left + 1 : Math.abs(line.left - last.left) > last.size * 2.5) return false
  const firstWord = (line.text.split(' ')[0] ?? '').length * line.size * 0.5
  return last.right + firstWord + line.size * 0.25 > right - line.size
}

function kindOf(line: Spelt, body: number): Line['kind'] {
  if (line.table) return 'cell'
  if (startsItem(line.text)) return 'list'
  return !line.wide && looksLikeHeading(line.text, line.size, line.bold, body) ? 'heading' : 'body'
}

function boxOf(line: VisualLine, page: number): Box {
  return { page, x: line.left, y: line.top, width: line.right - line.left, height: line.bottom - line.top }
}

function linksIn(line: Spelt, links: PageLink[]): DraftLink[] {
  const found: DraftLink[] = []
  for (const link of links) {
    if (link.bottom < line.top || link.top > line.bottom) continue
    const inside = (glyph: Glyph | null | undefined): boolean => {
      if (!glyph) return false
      const [x, y] = [(glyph.left + glyph.right) / 2, (glyph.top + glyph.bottom) / 2]
      return x >= link.left && x <= link.right && y >= link.top && y <= link.bottom
    }
    const start = line.from.findIndex(inside)
    if (start < 0) continue
    const end = line.from.findLastIndex(inside) + 1
    const lead = /^\s*/.exec(line.text.slice(start, end))?.[0].length ?? 0
    found.push({ url: link.url, start: start + lead, end })
    link.placed = true
  }
  return found
}
