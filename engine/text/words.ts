import { stem } from './stem.ts'

/**
 * What all words of one spelling share. The knowledge base fills in the number of their stem (knowledge/numbers.ts), the
 * marks of what says the same (knowledge/kin.ts) and what it names by itself (knowledge/find.ts), signs.ts what may be said
 * of them by themselves, undone.ts the number of the piece that they make.
 */
export type Spelling = {
  /** Its letters as two numbers, which tell a plain word by themselves; below 0 where the letters have to be compared. */
  head: number
  tail: number
  /** The one before it at the same place. */
  next: Spelling | undefined
  raw: string
  stem: string
  number: number
  piece: number
  signs: number
  /** How many signs there were when it was asked for them: a module that is loaded later may bring another. */
  asked: number
  kin: readonly string[] | null
  alone: readonly object[] | null
}

/** The number of a spelling that was not asked for it yet. */
export const unasked = -2

/** A word with its place in the text it was read from. */
export type Word = { start: number; end: number; raw: string; stem: string; spelling: Spelling }

// The plus is part of a name: CySA+ is a paper, C++ a language; in “C+E” and “5+ years” it is none.
const wordPattern = /\.NET\b|[\p{L}\p{N}]+(?:[’'](?=\p{L})\p{L}+)?(?:\+\+|#|(?<=\p{L})\+(?![\p{L}\p{N}]))?/gu

// The spellings met, by the hash of their letters, those of one place in a row: a word met before need not be cut out of its
// text to be looked up. The knowledge base has some 80,000 of them.
const met: (Spelling | undefined)[] = Array.from({ length: 1 << 17 }, () => undefined)
// Resumes repeat words; the bound keeps a server that reads for months from growing.
const most = 200_000
let count = 0
// One string a stem, whatever word it was made of: looking up the same string is quicker than an equal one.
const one = new Map<string, string>()

// What each sign of ASCII is to a word: the end of it, one of those that only the pattern tells, or else a letter or figure,
// whose number has six bits.
const [ends, unsure] = [0, 63]
const signs = new Uint8Array(128)
let letters = 0
for (let code = 0; code < signs.length; code++) {
  const sign = String.fromCharCode(code)
  signs[code] = /[A-Za-z\d]/.test(sign) ? ++letters : /['+#.]/.test(sign) ? unsure : ends
}

const signAt = (text: string, at: number) => (at < text.length ? (signs[text.charCodeAt(at)] ?? unsure) : ends)

// Two numbers hold the letters of a word up to here.
const [half, whole] = [5, 10]

// Where the word ends that `beginOfWord` found, and its letters as `Spelling` has them.
let end = 0
let head = 0
let tail = 0

const hashedWith = (hash: number, code: number) => (Math.imul(hash, 31) + code) | 0

/** Reads the word that begins with the plain letters at `at`. Nearly all are plain up to a blank or a comma. */
function readWord(text: string, at: number): void {
  head = 0
  tail = 0
  let to = at
  for (let sign = signAt(text, to); sign !== ends && sign !== unsure; sign = signAt(text, ++to)) {
    const place = to - at
    if (place < half) head = (head << 6) | sign
    else tail = place < whole ? (tail << 6) | sign : hashedWith(tail, sign)
  }
  end = to
  if (signAt(text, end) !== ends && text[end] !== '.') {
    wordPattern.lastIndex = at
    wordPattern.test(text)
    readTo(text, wordPattern.lastIndex)
  }
  if (end > to || end - at > whole) head = ~head
}

/** Reads on to where the pattern says that the word ends: what it takes more than plain letters. */
function readTo(text: string, to: number): void {
  for (; end < to; end++) tail = hashedWith(tail, text.charCodeAt(end))
}

/** Where the next word begins, from `at` on; -1 where there is none. */
function beginOfWord(text: string, from: number): number {
  let at = from
  while (at < text.length && signAt(text, at) === ends) at++
  if (at >= text.length) return -1
  if (signAt(text, at) !== unsure) {
    readWord(text, at)
    return at
  }
  wordPattern.lastIndex = at
  const match = wordPattern.exec(text)
  if (!match) return -1
  end = match.index
  head = -1
  tail = 0
  readTo(text, wordPattern.lastIndex)
  return match.index
}

/** The spelling of the word that was read, which begins at `from`. */
function spellingAt(text: string, from: number): Spelling {
  const place = (Math.imul(head, 0x9e3779b1) ^ Math.imul(tail, 0x85ebca6b)) >>> 15
  for (let known = met[place]; known; known = known.next)
    if (known.head === head && known.tail === tail && (head >= 0 || isSame(known.raw, text, from))) return known
  return newSpelling(text.slice(from, end), place)
}

const isSame = (raw: string, text: string, from: number) => raw.length === end - from && text.startsWith(raw, from)

function newSpelling(raw: string, place: number): Spelling {
  if (count >= most) {
    met.fill(undefined)
    one.clear()
    count = 0
  }
  const made = stem(raw)
  const same = one.get(made) ?? made
  if (same === made) one.set(same, same)
  const spelling: Spelling = {
    head,
    tail,
    next: met[place],
    raw,
    stem: same,
    number: unasked,
    piece: unasked,
    signs: 0,
    asked: 0,
    kin: null,
    alone: null,
  }
  met[place] = spelling
  count++
  return spelling
}

/** The words of a text in order, their places counted from `offset`; hyphens and slashes part words, `&` reads as “and”. */
export function wordsAt(text: string, offset: number): Word[] {
  const found: Word[] = []
  for (let at = beginOfWord(text, 0); at >= 0; at = beginOfWord(text, end)) {
    const spelling = spellingAt(text, at)
    found.push({ start: offset + at, end: offset + end, raw: spelling.raw, stem: spelling.stem, spelling })
  }
  return found
}

/** The words of a text by their spellings, where nobody asks for their places. */
export function spellingsIn(text: string): Spelling[] {
  const found: Spelling[] = []
  for (let at = beginOfWord(text, 0); at >= 0; at = beginOfWord(text, end)) found.push(spellingAt(text, at))
  return found
}

/** The words of `text.slice(from, to)`. */
export const words = (text: string, from = 0, to = text.length): Word[] => wordsAt(text.slice(from, to), from)

/** The stems of a phrase, for comparing. */
export const stems = (text: string): string[] => spellingsIn(text).map(spelling => spelling.stem)

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
