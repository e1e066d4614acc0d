import type { Glyph } from './glyph.ts'

/** Accents that older fonts of TeX draw as signs of their own, by the sign that joins a letter. */
const combining: Record<string, string> = {
  '`': '\u0300',
  '\u00B4': '\u0301',
  '^': '\u0302',
  '\u02C6': '\u0302',
  '~': '\u0303',
  '\u02DC': '\u0303',
  '\u00AF': '\u0304',
  '\u02D8': '\u0306',
  '\u02D9': '\u0307',
  '\u00A8': '\u0308',
  '\u02DA': '\u030A',
  '\u02DD': '\u030B',
  '\u02C7': '\u030C',
  '\u00B8': '\u0327',
}

/** How far back the letter of an accent may have been drawn: that of a capital comes at the end of its line. */
const farthest = 200

/** Accents join the letters that they are drawn over; a sign that stands beside its letter stays one. */
export function joinAccents(glyphs: Glyph[]): Glyph[] {
  if (!glyphs.some(({ text }) => text in combining)) return glyphs
  const joined: (Glyph | null)[] = [...glyphs]
  for (const [at, accent] of glyphs.entries()) {
    const mark = combining[accent.text]
    if (mark === undefined) continue
    const place = letterOf(joined, accent, at, mark)
    const letter = joined[place]
    if (!letter) continue
    const next = joined[at + 1]
    joined[place] = {
      ...letter,
      text: withMark(letter.text, mark),
      spaced: letter.spaced || (place > at && accent.spaced),
    }
    // White space before an accent far from its letter is that before what follows.
    if (next && accent.spaced && place < at - 1) joined[at + 1] = { ...next, spaced: true }
    joined[at] = null
  }
  return joined.filter(glyph => glyph !== null)
}

/** The place of the letter under `accent`: the next one, or the nearest before it; -1 where there is none. */
function letterOf(glyphs: (Glyph | null)[], accent: Glyph, at: number, mark: string): number {
  const bears = (place: number): boolean => {
    const glyph = glyphs[place]
    return glyph !== null && glyph !== undefined && isUnder(glyph, accent) && withMark(glyph.text, mark).length === 1
  }
  if (bears(at + 1)) return at + 1
  for (let place = at - 1; place >= Math.max(0, at - farthest); place -= 1) if (bears(place)) return place
  return -1
}

function isUnder(letter: Glyph, accent: Glyph): boolean {
  const { size } = letter.object
  if (Math.abs(size - accent.object.size) > 0.5 || Math.abs(letter.baseline - accent.baseline) > size * 0.4)
    return false
  const shared = Math.min(letter.right, accent.right) - Math.max(letter.left, accent.left)
  return shared > Math.min(letter.right - letter.left, accent.right - accent.left) * 0.6
}

/** The letter with its accent as one sign; two where there is no such letter. */
function withMark(letter: string, mark: string): string {
  const dotted = letter === '\u0131' ? 'i' : letter === '\u0237' ? 'j' : letter
  return /^\p{L}$/u.test(dotted) ? (dotted + mark).normalize('NFC') : letter + mark
}
