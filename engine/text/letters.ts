import { type Word, words } from './words.ts'

const joins = /^(?:of|and|for|the|in|to|de|du|des|der|für|und|et|y|&)$/iu
const longestJoin = 3

/** Whether a word begins with a capital; of nearly all its first letter is one of ASCII. */
function isCapital(raw: string): boolean {
  const code = raw.charCodeAt(0)
  return code < 128 ? code >= 65 && code <= 90 : /^\p{Lu}/u.test(raw)
}

// What no abbreviation goes over.
const stop = '|'

/**
 * The first letters of the words that begin with a capital, in order; a stop stands for all else. “General Pharmaceutical
 * Council” gives GPC, and so do longer names that hold it.
 */
export function lettersOf(text: string, list: Word[]): string {
  let letters = ''
  let end = list[0]?.start ?? 0
  for (const word of list) {
    if (word.start - end > 1 && /[^\p{L}\s&'’-]/u.test(text.slice(end, word.start))) letters += stop
    else if (word.start - end === 1 && !/[\s&'’-]/u.test(text[end] ?? ' ')) letters += stop
    end = word.end
    if (word.raw.length <= longestJoin && joins.test(word.raw)) continue
    // Names begin with capitals; “a few good people” is none.
    letters += isCapital(word.raw) ? word.raw[0] : stop
  }
  return letters
}

const runs = new RegExp(`[^${stop}]{3,}`, 'gu')

/** By what the runs of three to six of these words may be shortened. */
export function initialsIn(text: string): Set<string> {
  const found = new Set<string>()
  for (const [run] of lettersOf(text, words(text)).matchAll(runs))
    for (let at = 0; at < run.length; at++)
      for (let count = 3; count <= 6 && at + count <= run.length; count++) found.add(run.slice(at, at + count))
  return found
}

/** “GPhC” by its capitals; null for what is all small but its first letter: a word. */
export function shortOf(raw: string): string | null {
  if (raw.length < 3 || raw.length > 7 || raw.slice(1) === raw.slice(1).toLowerCase()) return null
  const capitals = raw.replace(/\P{Lu}/gu, '')
  return capitals.length > 2 && /^\p{Lu}\p{L}+$/u.test(raw) ? capitals : null
}
