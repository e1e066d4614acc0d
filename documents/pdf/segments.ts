import { rightToLeftLetter } from './bidi.ts'
import type { Glyph } from './glyph.ts'
import { bounds, type Rectangle } from './space.ts'

/** Glyphs that follow each other on one baseline without a wide gap: the atoms of the layout. */
export type Segment = Rectangle & {
  glyphs: Glyph[]
  baseline: number
  size: number
  /** Place in the order in which the page draws its text. */
  order: number
  rightToLeft: boolean
  upright: boolean
}

/** In em: where glyphs stand further apart than this, another segment begins. */
const widestGap = 1.2
/** … and where those that do not look alike do: no blank is so wide. */
const widestBlank = 0.75

/** Cuts the glyphs of a page, in the order in which they are drawn, into segments. */
export function segmentsOf(glyphs: Glyph[]): Segment[] {
  const groups: Glyph[][] = []
  let group: Glyph[] = []
  for (const glyph of glyphs) {
    const last = group.at(-1)
    if (last && !follows(last, glyph)) {
      groups.push(group)
      group = []
    }
    group.push(glyph)
  }
  if (group.length > 0) groups.push(group)
  return groups.map(segment)
}

function follows(last: Glyph, next: Glyph): boolean {
  if (last.object.upright !== next.object.upright) return false
  if (!next.object.upright) return last.object === next.object || touches(last, next)
  const size = Math.max(4, Math.min(last.object.size, next.object.size))
  if (Math.abs(last.baseline - next.baseline) > size * 0.35) return false
  const ahead = next.left - last.right
  // Letters of a ligature share one box, so it is the left edges that must not go back.
  if (ahead <= widestGap * size && next.left > last.left - 0.3 * size)
    return ahead <= widestBlank * size || looksAlike(last, next)
  if (!rightToLeftLetter.test(last.text) && !rightToLeftLetter.test(next.text)) return false
  return Math.abs(last.left - next.right) <= widestGap * size
}

/** In points; a smaller change of size is a rounding of the writer's, not another look. */
const sameSize = 0.3

/** Whether two glyphs are of one size, weight and colour. */
export function looksAlike({ object: a }: Glyph, { object: b }: Glyph): boolean {
  if (a === b) return true
  const { colour: one } = a
  const { colour: other } = b
  const sameColour = one.red === other.red && one.green === other.green && one.blue === other.blue
  return a.bold === b.bold && Math.abs(a.size - b.size) < sameSize && sameColour
}

function touches(last: Glyph, next: Glyph): boolean {
  const size = Math.max(last.object.size, next.object.size)
  return Math.abs(last.left - next.left) < size * 1.5 && Math.abs(last.top - next.top) < size * 1.5
}

function segment(glyphs: Glyph[], order: number): Segment {
  const rightToLeft = glyphs.filter(glyph => rightToLeftLetter.test(glyph.text)).length
  const upright = glyphs[0]?.object.upright ?? true
  for (const glyph of glyphs) glyph.segment = order
  return {
    ...bounds(glyphs),
    glyphs,
    baseline: median(glyphs.map(glyph => glyph.baseline)),
    size: commonSize(glyphs),
    order,
    rightToLeft: rightToLeft > glyphs.length / 2,
    upright,
  }
}

/** The size that the most of `glyphs` have, in points, to a tenth. */
export function commonSize(glyphs: Glyph[]): number {
  const counts = new Map<number, number>()
  for (const { object } of glyphs) {
    const size = Math.round(object.size * 10) / 10
    counts.set(size, (counts.get(size) ?? 0) + 1)
  }
  let best = 0
  let most = 0
  for (const [size, count] of counts) {
    if (count > most) [best, most] = [size, count]
  }
  return best
}

/** The middle value; 0 of none. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
