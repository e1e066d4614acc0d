import type { Glyph } from './glyph.ts'
import type { Rectangle } from './space.ts'

// In em. Browsers paint the bullets of a list as shapes: about a third of the letters, and half a letter before them.
const smallest = 0.12
const largest = 0.5
const nearest = 0.1
const farthest = 2
/** Text or another mark as near as this beside a mark makes it a sign within a line, or one of a row of dots. */
const clear = 1.2

/** The glyphs of a page with a bullet before each line that a painted one stands before. */
export function withBullets(glyphs: Glyph[], marks: Rectangle[]): Glyph[] {
  const bullets = new Map<Glyph, Glyph>()
  for (const mark of marks) {
    const first = firstBehind(mark, glyphs)
    if (!first || bullets.has(first) || marks.some(other => other !== mark && isBeside(other, mark, first))) continue
    const { left, right } = mark
    bullets.set(first, { ...first, left, right, text: '•', spaced: true })
  }
  if (bullets.size === 0) return glyphs
  return glyphs.flatMap(glyph => {
    const bullet = bullets.get(glyph)
    return bullet ? [bullet, { ...glyph, spaced: true }] : [glyph]
  })
}

/** The glyph that begins a line, or its part in a column, behind a mark that has the look of a bullet. */
function firstBehind(mark: Rectangle, glyphs: Glyph[]): Glyph | null {
  const [width, height] = [mark.right - mark.left, mark.bottom - mark.top]
  if (width > height * 1.5 || height > width * 1.5) return null
  let first: Glyph | null = null
  for (const glyph of glyphs) {
    const { size, upright } = glyph.object
    const raised = (glyph.baseline - (mark.top + mark.bottom) / 2) / size
    if (!upright || raised < 0 || raised > 0.65) continue
    if (Math.max(width, height) > size * largest || Math.min(width, height) < size * smallest) return null
    if (glyph.left > mark.left - size * clear && glyph.left < mark.right) return null
    if (glyph.right > mark.left - size * clear && glyph.right <= mark.right) return null
    const gap = (glyph.left - mark.right) / size
    if (gap >= nearest && gap <= farthest && (!first || glyph.left < first.left)) first = glyph
  }
  return first && /[\p{L}\p{N}\p{P}\p{Sc}]/u.test(first.text) && first.text !== '•' ? first : null
}

function isBeside(other: Rectangle, mark: Rectangle, { object: { size } }: Glyph): boolean {
  const level = Math.abs(other.top + other.bottom - mark.top - mark.bottom) < size
  const gap = Math.max(other.left - mark.right, mark.left - other.right)
  return level && gap > 0 && gap < size * clear
}
