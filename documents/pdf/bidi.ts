/**
 * Hebrew and Arabic lines are drawn as they look, their numbers and Latin words from left to right within them. PDFium
 * gives the pieces of such a line in either order; here they are put in the order in which they are read.
 */
import type { Glyph } from './glyph.ts'

export const rightToLeftLetter = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/
const otherLetter = /\p{L}/u
const number = /\p{Nd}/u
/** What holds a number or a Latin word together; among Arabic letters a hyphen parts two numbers. */
const joiner = /[.,:/@_+#&'’%-]/
const arabicJoiner = /[.,:/@_#&'’%]/
const arabicLetter = /[\u0600-\u08FF\uFB50-\uFDFF\uFE70-\uFEFC]/

/** Whether most letters run from right to left; numbers and signs tell nothing. */
export function readsRightToLeft(glyphs: Glyph[]): boolean {
  const count = glyphs.filter(isRightToLeft).length
  return count > 0 && count > glyphs.filter(({ text }) => otherLetter.test(text)).length / 2
}

export const isRightToLeft = ({ text }: Glyph): boolean => rightToLeftLetter.test(text)

/** In em: white space between letters of one line is wider. */
const leastGap = 0.15

/** The glyphs of a cell of a line that reads from right to left, as they are read. */
export function inReadingOrder(cell: Glyph[]): Glyph[] {
  return withBrackets(ordered(cell))
}

function ordered(cell: Glyph[]): Glyph[] {
  const whole = withLigatures(cell)
  if (whole.every(({ text }) => !runsOn(text))) return whole
  const seen = whole.toSorted((a, b) => b.left + b.right - a.left - a.right)
  const spaced = seen.map((glyph, at) => (seen[at - 1]?.left ?? -1) - glyph.right > glyph.object.size * leastGap)
  const joins = seen.some(({ text }) => arabicLetter.test(text)) ? arabicJoiner : joiner
  const line = { seen, spaced, isInside: (text: string) => runsOn(text) || joins.test(text) }
  const read: Glyph[] = []
  let at = 0
  while (at < seen.length) {
    const end = endOfRun(line, at)
    // Of a run from left to right the last letter is seen first; a space stands before the letter at its right.
    for (let back = end - 1; back >= at; back -= 1) {
      const glyph = seen[back]
      if (glyph) read.push({ ...glyph, spaced: spaced[back === end - 1 ? at : back + 1] ?? false })
    }
    at = end
  }
  return read
}

// Alef joins nothing behind it, so of these two in one place lam comes first.
const alefBeforeLam = /^([اأإآٱ])ل$/

/** The letters of a ligature share one place and come from PDFium last first, or first first; they become one glyph. */
function withLigatures(cell: Glyph[]): Glyph[] {
  const whole: Glyph[] = []
  for (const glyph of cell) {
    const last = whole.at(-1)
    const shared = last && last.left === glyph.left && last.right === glyph.right && last.baseline === glyph.baseline
    if (shared && rightToLeftLetter.test(glyph.text))
      whole[whole.length - 1] = { ...last, text: (glyph.text + last.text).replace(alefBeforeLam, 'ل$1') }
    else whole.push(glyph)
  }
  return whole
}

const mirrored: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '{': '}', '}': '{' }

/** Writers differ in whether they name a bracket by its look or by its meaning, but one that opens comes first. */
function withBrackets(read: Glyph[]): Glyph[] {
  const first = read.find(({ text }) => text in mirrored)
  if (!first || !/[)\]}]/.test(first.text)) return read
  return read.map(glyph => ({ ...glyph, text: mirrored[glyph.text] ?? glyph.text }))
}

const runsOn = (text: string): boolean => number.test(text) || (otherLetter.test(text) && !rightToLeftLetter.test(text))
const isLatin = (text: string): boolean => runsOn(text) && !number.test(text)

type SeenLine = { seen: Glyph[]; spaced: boolean[]; isInside: (text: string) => boolean }

/** The end of the stretch at `start` that runs from left to right; of other letters each is a stretch. */
function endOfRun(line: SeenLine, start: number): number {
  const { seen, spaced } = line
  if (!runsOn(seen[start]?.text ?? '')) return start + 1
  let end = endOfWord(line, start)
  // Words of a name stand together, and a number belongs to the Latin word at its left; two numbers are two.
  while (end < seen.length && spaced[end] && runsOn(seen[end]?.text ?? '')) {
    const next = endOfWord(line, end)
    if (!seen.slice(end, next).some(({ text }) => isLatin(text))) break
    end = next
  }
  return end
}

/** Signs at the end of a word are not of it. */
function endOfWord({ seen, spaced, isInside }: SeenLine, start: number): number {
  let end = start + 1
  for (let at = end; at < seen.length && !spaced[at]; at += 1) {
    const text = seen[at]?.text ?? ''
    if (!isInside(text)) break
    if (runsOn(text)) end = at + 1
  }
  return end
}
