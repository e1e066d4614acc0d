import { stem } from './stem.ts'

/** A word with its place in the text it was read from. */
export type Word = { start: number; end: number; raw: string; stem: string }

// The plus is part of a name: CySA+ is a paper, C++ a language; in “C+E” and “5+ years” it is none.
const wordPattern = /\.NET\b|[\p{L}\p{N}]+(?:[’'](?=\p{L})\p{L}+)?(?:\+\+|#|(?<=\p{L})\+(?![\p{L}\p{N}]))?/gu

const cache = new Map<string, string>()
// One string a stem, whatever word it was made of: looking up the same string is quicker than an equal one.
const one = new Map<string, string>()
// Resumes repeat words; the bound keeps a server that reads for months from growing.
const cacheLimit = 50_000

function stemOf(raw: string): string {
  const known = cache.get(raw)
  if (known !== undefined) return known
  if (cache.size >= cacheLimit) {
    cache.clear()
    one.clear()
  }
  const made = stem(raw)
  const same = one.get(made) ?? made
  one.set(same, same)
  cache.set(raw, same)
  return same
}

/** The words of `text.slice(from, to)` in order; hyphens and slashes part words, `&` reads as “and”. */
export function words(text: string, from = 0, to = text.length): Word[] {
  const found: Word[] = []
  for (const match of text.slice(from, to).matchAll(wordPattern)) {
    const start = from + match.index
    found.push({ start, end: start + match[0].length, raw: match[0], stem: stemOf(match[0]) })
  }
  return found
}

const simple = /^[A-Za-z\d]+(?: [A-Za-z\d]+)*$/

/** The stems of a phrase, for comparing. */
export function stems(text: string): string[] {
  // The names of the knowledge base are a hundred thousand, nearly all of them plain words.
  const list = simple.test(text) ? text.split(' ') : (text.match(wordPattern) ?? [])
  return list.map(stemOf)
}

const small = new Set(
  (
    'a an and are as at be been being but by can for from had has have he her his i if in into is it its me my no not of ' +
    'on or our ours out over own she so some such than that the their them then there these they this those to up us was ' +
    'we were what when where which while who will with would you your yours s t ll ve re also any all each both more most ' +
    'very well other another etc per via de la le et und der die das'
  )
    .split(' ')
    .map(stem),
)

/** Whether a stem is a small word that carries no subject. */
export function isSmall(word: string): boolean {
  return small.has(word)
}
