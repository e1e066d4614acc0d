import { inReadingOrder, isRightToLeft, readsRightToLeft } from './bidi.ts'
import type { Glyph } from './glyph.ts'
import { commonSize, median, type Segment } from './segments.ts'
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
  const lines = [...groups, ...region.filter(segment => !segment.upright).map(segment => [segment])].map(segments =>
    line(segments, pageRightToLeft),
  )
  return lines.toSorted((a, b) => a.baseline - b.baseline)
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
    if (open && last && gap < Math.min(last.size, segment.size) * 1.5) append(open, segment, gap)
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

function append(cell: Glyph[], segment: Segment, gap: number): void {
  const [first, ...rest] = segment.glyphs
  if (!first) return
  cell.push({ ...first, spaced: first.spaced || gap > segment.size * 0.18 }, ...rest)
}
