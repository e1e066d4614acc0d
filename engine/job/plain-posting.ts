import { plainly } from '../text/plainly.ts'

// What reads as the end of a line, and what is nothing at all to the eye.
const lineEnds = /[\v\f\u2028\u2029\u0085]/gu
const unseen = /[\u200b\u200e\u200f\u2060\ufeff]/gu
// A sign in a line of its own opens the item in the next.
const signAlone = /^([ \t]*[•●▪■◦○·‣⁃►➢✓✔–-][ \t]*)\n(?=[ \t]*\S)/gmu

const marked = /^\s*(?:[\p{S}\p{Co}•◦‣⁃∙·*›»>–—-]|o\s|\(?[\p{L}\d]{1,3}[.)]\s)/u
const dash = /^\s*[–—-]\s+\p{Ll}/u

/** Whether line `at` begins an item, and not by chance with the dash of a sentence. */
const isItem = (lines: string[], at: number) =>
  marked.test(lines[at] ?? '') &&
  !(dash.test(lines[at] ?? '') && [at - 1, at + 1].every(other => !marked.test(lines[other] ?? '')))

const narrowest = 50
const widest = 120
const fewestWrapped = 3

const firstWord = (text: string) => /^\s*\S+/u.exec(text)?.[0].trim() ?? ''

/**
 * Puts the lines of a text that was wrapped at some width together: there a line ends where the next word would not have
 * fitted. A text whose lines end for other reasons stays as it is.
 */
function unwrapped(text: string): string {
  const lines = text.split('\n')
  // A title or an address may stand out.
  const width = lines.map(line => line.trimEnd().length).toSorted((a, b) => b - a)[fewestWrapped - 1] ?? 0
  if (width < narrowest || width > widest) return text
  const meets = lines.map((line, at) => {
    const next = lines[at + 1]
    if (line.trim() === '' || next === undefined || next.trim() === '' || isItem(lines, at + 1)) return null
    return line.length <= widest && line.trimEnd().length + 1 + firstWord(next).length > width
  })
  const full = meets.filter(one => one === true).length
  if (full < fewestWrapped || full * 2 < meets.filter(one => one !== null).length) return text
  return lines.map((line, at) => (at === 0 ? line : (meets[at - 1] ? ' ' : '\n') + line)).join('')
}

/** The text laid out plainly, letter for letter, so that places stay: plain signs, and lines that end where a sentence or an item does. */
export const plainPosting = (text: string): string =>
  unwrapped(plainly(text).replace(lineEnds, '\n').replace(unseen, ' ').replace(signAlone, '$1 '))

/** The same in one line, as of a part of a text. */
export const plainLine = (text: string): string => plainPosting(text).replace(/\n/gu, ' ')
