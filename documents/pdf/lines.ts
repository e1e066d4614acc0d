import { inReadingOrder, isRightToLeft, readsRightToLeft } from './bidi.ts'
import type { Glyph } from './glyph.ts'
import { commonSize, looksAlike, median, type Segment } from './segments.ts'
import { bounds, type Rectangle } from './space.ts'

/** A visual line: what a person reads from one side to the other before going down. */
export type VisualLine = Rectangle & {
  /** Runs of glyphs with wide gaps between them, in reading order. */
  cells: Glyph[][]
  baseline: number
  size: number
  bold: boolean
}

/** The lines of one region, from top to bottom. On a page that reads from right to left, so do mixed lines. */
export function linesOf(region: Segment[], pageRightToLeft: boolean): VisualLine[] {
  const upright = region.filter(segment => segment.upright).toSorted((a, b) => a.baseline - b.baseline)
  const groups: Segment[][] = []
  for (const segment of upright) {
    const group = groups.findLast((candidate, index) => index >= groups.length - 3 && shareLine(candidate, segment))
    if (group) group.push(segment)
    else groups.push([segment])
  }
  const lines = groups
    .map(segments => ({ segments, line: line(segments, pageRightToLeft) }))
    .toSorted((a, b) => a.line.baseline - b.line.baseline)
  for (const segment of region.filter(({ upright }) => !upright).toReversed()) {
    const turned = { segments: [segment], line: line([segment], pageRightToLeft) }
    lines.splice(placeOf(segment, lines), 0, turned)
  }
  return lines.map(one => one.line)
}

type Drawn = { segments: Segment[]; line: VisualLine }

/** Where turned text is read: before the line that is drawn right behind it, as a heading at the side is, else by its top. */
function placeOf({ order, top }: Segment, lines: Drawn[]): number {
  const next = lines.findIndex(({ segments }) => segments.some(segment => segment.order === order + 1))
  if (next >= 0) return next
  const below = lines.findIndex(({ line }) => line.baseline > top)
  return below < 0 ? lines.length : below
}

function shareLine(group: Segment[], next: Segment): boolean {
  return group.some(segment => {
    const smaller = Math.min(segment.size, next.size)
    const apart = Math.abs(segment.baseline - next.baseline)
    if (apart <= smaller * 0.35) return true
    // A superscript stands close beside the word that it belongs to.
    const beside = Math.min(Math.abs(next.left - segment.right), Math.abs(segment.left - next.right)) < smaller * 0.4
    const raised = smaller <= Math.max(segment.size, next.size) * 0.8
    return beside && raised && apart < Math.max(segment.size, next.size) * 0.6
  })
}

function line(segments: Segment[], pageRightToLeft: boolean): VisualLine {
  const glyphs = segments.flatMap(segment => segment.glyphs)
  const rightToLeft = readsRightToLeft(glyphs) || (pageRightToLeft && glyphs.some(isRightToLeft))
  const sorted = segments.toSorted((a, b) => (rightToLeft ? b.right - a.right : a.left - b.left))
  const cells: Glyph[][] = []
  let last: Segment | undefined
  for (const segment of sorted) {
    const open = cells.at(-1)
    const gap = last ? (rightToLeft ? last.left - segment.right : segment.left - last.right) : 0
    if (open && last && !parts(last, segment, gap, rightToLeft)) append(open, segment, gap)
    else cells.push([...segment.glyphs])
    last = segment
  }
  return {
    ...bounds(segments),
    cells: rightToLeft ? cells.map(inReadingOrder) : cells,
    baseline: median(segments.map(segment => segment.baseline)),
    size: commonSize(glyphs),
    bold: glyphs.filter(glyph => glyph.object.bold).length > glyphs.length / 2,
  }
}

/** In em: pieces of a line that stand further apart are cells … */
const widestGap = 1.5
/** … as are those that look unlike and further apart than by a blank … */
const widestBlank = 0.75
/** … and those that the page draws apart, as a cell is drawn to its end before the next. */
const widestApart = 0.45

/** Whether the gap between two pieces of a line parts cells. */
function parts(last: Segment, next: Segment, gap: number, rightToLeft: boolean): boolean {
  const size = Math.min(last.size, next.size)
  if (gap >= size * widestGap) return true
  const [end, start] = [last.glyphs.at(-1), next.glyphs[0]]
  if (rightToLeft || !end || !start) return false
  if (gap > size * widestBlank && !looksAlike(end, start)) return true
  return gap > size * widestApart && Math.abs(next.order - last.order) !== 1
}

function append(cell: Glyph[], segment: Segment, gap: number): void {
  const [first, ...rest] = segment.glyphs
  if (!first) return
  cell.push({ ...first, spaced: first.spaced || gap > segment.size * 0.18 }, ...rest)
}
