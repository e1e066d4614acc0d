import { mend } from '../letters.ts'
import type { Glyph } from './glyph.ts'
import { median } from './segments.ts'

/** Text of glyphs and, for each UTF-16 unit of it, the glyph that it comes from. */
export type Spelled = { text: string; from: Glyph[] }

/** Spells out the glyphs of one cell of a line: white space, ligatures, letters set apart. */
export function spell(glyphs: Glyph[]): Spelled {
  const spaced = isSetApart(glyphs) ? closedUp(glyphs) : glyphs
  let text = ''
  const from: Glyph[] = []
  for (const glyph of spaced) {
    const letters = mend(glyph.text)
    if (letters === '') continue
    const added = glyph.spaced && text !== '' ? ` ${letters}` : letters
    text += added
    for (let unit = 0; unit < added.length; unit += 1) from.push(glyph)
  }
  return composed(text, from)
}

/** Accents that are drawn after their letter join it. */
function composed(text: string, from: Glyph[]): Spelled {
  if (text.normalize('NFC') === text) return { text, from }
  const places: Glyph[] = []
  let joined = ''
  for (const cluster of text.matchAll(/.\p{M}*/gsu)) {
    const letters = cluster[0].normalize('NFC')
    const glyph = from[cluster.index]
    joined += letters
    for (let unit = 0; glyph && unit < letters.length; unit += 1) places.push(glyph)
  }
  return { text: joined, from: places }
}

/** `E X P E R I E N C E`: most words are single letters. */
function isSetApart(glyphs: Glyph[]): boolean {
  if (glyphs.length < 4) return false
  const words = glyphs.filter((glyph, index) => index === 0 || glyph.spaced).length
  return words >= 4 && words >= glyphs.length * 0.75 && glyphs.every(glyph => /[\p{L}\p{N}\p{P}]/u.test(glyph.text))
}

/** White space stays only where the gap, and the step from letter to letter, is clearly wider than usual. */
function closedUp(glyphs: Glyph[]): Glyph[] {
  const pairs = glyphs.slice(1).map((glyph, index) => {
    const last = glyphs[index] ?? glyph
    return { gap: glyph.left - last.right, step: glyph.left - last.left }
  })
  const gap = median(pairs.map(pair => pair.gap))
  const step = median(pairs.map(pair => pair.step))
  const size = glyphs[0]?.object.size ?? 10
  return glyphs.map((glyph, index) => {
    const pair = pairs[index - 1]
    const spaced = pair !== undefined && pair.gap > Math.max(gap * 1.6, gap + size * 0.15) && pair.step > step * 1.3
    return { ...glyph, spaced }
  })
}
