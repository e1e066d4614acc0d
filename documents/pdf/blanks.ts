import { rightToLeftLetter } from './bidi.ts'
import type { Glyph } from './glyph.ts'
import { median } from './segments.ts'

// In em, beyond what the letters of the line are set apart by: a blank that nothing draws is no narrower, and what is
// wider parts words in any case.
const least = 0.08
const surely = 0.2
/** In em: wider gaps than this are between words, not between letters set apart. */
const widestTracking = 0.25
const around = 8

/**
 * Blanks that the page does not draw are PDFium's guess. It is a bad one on pages of few short lines, which it takes for
 * vertical writing, and where letters are set apart. So the gaps between letters that are drawn one by one decide.
 * `drawn` are the glyphs with a blank of the page's own before them.
 */
export function placeBlanks(glyphs: Glyph[], drawn: Set<Glyph>): void {
  const gaps = glyphs.map((glyph, index) => gapBefore(glyphs[index - 1], glyph))
  for (const [index, glyph] of glyphs.entries()) {
    const gap = gaps[index] ?? null
    if (gap === null || drawn.has(glyph) || glyph.object === glyphs[index - 1]?.object) continue
    if (glyph.spaced ? gap > least + widestTracking : gap <= surely) continue
    const tracking = trackingAt(glyphs, gaps, drawn, index)
    if (glyph.spaced && gap < tracking + least) glyph.spaced = false
    else if (gap > tracking + surely) glyph.spaced = true
  }
}

/** The gap between two letters of one line that is read from left to right, in em; null where they are no such two. */
function gapBefore(last: Glyph | undefined, next: Glyph): number | null {
  if (!last?.object.upright || !next.object.upright) return null
  const size = Math.max(1, Math.min(last.object.size, next.object.size))
  if (Math.abs(last.baseline - next.baseline) > size * 0.1 || next.left < last.left) return null
  if (rightToLeftLetter.test(last.text) || rightToLeftLetter.test(next.text)) return null
  return (next.left - last.right) / size
}

/** How far the letters around a place of a line are set apart, in em. */
function trackingAt(glyphs: Glyph[], gaps: (number | null)[], drawn: Set<Glyph>, index: number): number {
  const between: number[] = []
  for (const step of [-1, 1]) {
    for (let far = 1; far <= around; far += 1) {
      // The gap at an index is before its glyph, so the line ends where there is none.
      const at = step < 0 ? index - far : index + far
      const gap = gaps[at]
      if (gap === null || gap === undefined) break
      const glyph = glyphs[at]
      if (gap < widestTracking && glyph && !drawn.has(glyph)) between.push(gap)
    }
  }
  return between.length < 3 ? 0 : Math.max(0, median(between))
}
