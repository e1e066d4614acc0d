import type { Quote } from '../../../engine/types.ts'
import type { BlindLine } from './blind.ts'

/** Typesetting that models normalise: one letter for one letter, so that places stay. */
const plainLetters: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '\u00a0': ' ',
}
const plain = (text: string) => text.replace(/[’‘“”–—\u00a0]/gu, letter => plainLetters[letter] ?? letter)

const wanted = (quote: string) =>
  plain(quote)
    .replace(/^\s*L\d+\s*[:.)]\s*/u, '')
    .replace(/\s+/gu, ' ')
    .replace(/^["'\s]+|["'\s]+$/gu, '')

const isWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

/**
 * Where the model's quote stands in the resume, as the exact slice of its visible text, or null where those words do
 * not stand there. Only blanks and the shape of quotation marks and dashes may differ; no word may be cut.
 */
export function locate(quote: string, lines: readonly BlindLine[], text: string): Quote | null {
  const looked = wanted(quote)
  if (looked.length < 2 || !/[\p{L}\p{N}]{2}/u.test(looked)) return null
  for (const line of lines) {
    const haystack = plain(line.text)
    for (let at = haystack.indexOf(looked); at >= 0; at = haystack.indexOf(looked, at + 1)) {
      const until = at + looked.length
      if (isWord(haystack[at - 1]) && isWord(haystack[at])) continue
      if (isWord(haystack[until]) && isWord(haystack[until - 1])) continue
      const letters = line.letters.slice(at, until)
      const first = letters[0]
      const last = letters.at(-1)
      // What was put in the place of somebody's name shows nothing by itself.
      if (!first || !last || letters.filter(({ own, letter }) => own && letter !== ' ').length < 2) continue
      return { quote: text.slice(first.start, last.end), start: first.start, end: last.end }
    }
  }
  return null
}
