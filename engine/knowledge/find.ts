import { onceOf, vocabulary } from '../text/once.ts'
import { isSmall, stems, type Word, words } from '../text/words.ts'
import { type Rows, rowsByStem, toldInRows } from './in-order.ts'
import { type Concept, concepts } from './index.ts'
import { type Lists, laidOut, put } from './lists.ts'
import { flat, manyCapitals, needsCapitals, sameWord } from './same-word.ts'
import { rowOf } from './tells.ts'
import {
  byRarestStem,
  keyWords,
  type Mention,
  numberOf,
  numbersOf,
  type Stems,
  slotsOf,
  type Telling,
  type Tellings,
  toldAmong,
} from './told.ts'

export type { Mention } from './told.ts'

type Entry = { concept: Concept; stems: string[]; capitals: string | null; single: string | null; cased: boolean }

const withoutBrackets = (name: string) => (name.includes('(') ? name.replace(/\s*\([^)]*\)/g, '') : name)
const isAbbreviation = (name: string) => /^[\p{Lu}\d&/+-]{1,5}$/u.test(name) && /\p{Lu}/u.test(name)

/**
 * Names by the number of their first stem: those of one word, and the longer ones by their second, the longest first, with
 * the numbers of their second and third stems, -1 where there is no third.
 */
type Names = { single: (Entry[] | undefined)[]; longer: Lists<Entry>; seconds: Int32Array; thirds: Int32Array }

/** What is known by the number of a stem. */
type Index = { stems: Stems; named: Names; told: Tellings; rows: Rows }

/** All ways to find a concept, in one walk over all names. */
function build(): Index {
  const numbers = new Map<string, number>()
  const entries: Entry[] = []
  const tellings: Telling[] = []
  const rows: Parameters<typeof rowsByStem>[0] = []
  for (const concept of concepts.values()) {
    for (const phrase of concept.tells) rows.push({ concept, row: rowOf(phrase) })
    for (const phrase of concept.says) tellings.push({ concept, slots: slotsOf(phrase), turned: false })
    for (const name of concept.names) {
      const plain = withoutBrackets(name)
      const list = stems(plain)
      if (list.length > 0) entries.push(entryOf(concept, plain, list))
      if (!turnable(concept)) continue
      const keys = keyWords(list)
      if (keys.length <= 4) tellings.push({ concept, slots: keys.map(key => [key]), turned: true })
    }
  }
  const named = namesOf(entries, numbers)
  const ordered = rowsByStem(rows, numbers)
  const told = byRarestStem(tellings, numbers)
  return { stems: { numbers, here: new Uint8Array(numbers.size) }, named, told, rows: ordered }
}

const entryOf = (concept: Concept, plain: string, list: string[]): Entry => ({
  concept,
  stems: list,
  // “ARe” is a paper, “are” is not.
  capitals: isAbbreviation(plain) || (list.length === 1 && isSmall(list[0] ?? '')) ? plain : null,
  single: list.length === 1 ? flat(plain) : null,
  cased: list.length === 1 && needsCapitals(plain),
})

function namesOf(entries: Entry[], numbers: Map<string, number>): Names {
  const single: Entry[][] = []
  const longer: Entry[][] = []
  for (const entry of entries)
    put(entry.stems.length === 1 ? single : longer, numberOf(numbers, entry.stems[0] ?? ''), entry)
  const second = ({ stems }: Entry) => numberOf(numbers, stems[1] ?? '')
  for (const list of Object.values(longer)) {
    for (const entry of list) second(entry)
    list.sort((a, b) => second(a) - second(b) || b.stems.length - a.stems.length)
  }
  const laid = laidOut(longer, numbers.size)
  return {
    single,
    longer: laid,
    seconds: Int32Array.from(laid.all, second),
    thirds: Int32Array.from(laid.all, ({ stems }) => (stems[2] === undefined ? -1 : numberOf(numbers, stems[2]))),
  }
}

/** Names that may be turned: what is done, in two to four words. Products and papers are called one thing only. */
const turnable = ({ kind, family }: Concept) => kind === 'skill' && family !== 'general'

let index: Index | null = null

function fits(entry: Entry, list: Word[], at: number): boolean {
  for (let i = 0; i < entry.stems.length; i++) if (list[at + i]?.stem !== entry.stems[i]) return false
  if (entry.capitals === null) {
    const word = list[at] as Word
    // “are” and “will” name nothing, whatever abbreviation is written with the same letters.
    if (entry.single === null) return true
    return (
      !isSmall(word.stem) && (!entry.cased || manyCapitals.test(word.raw)) && sameWord(entry.single, flat(word.raw))
    )
  }
  // “IT” is not “it”; “PLCs” is “PLC”.
  const raw = list
    .slice(at, at + entry.stems.length)
    .map(word => word.raw)
    .join('')
  return raw.replace(/[’']?s$/, '').replace(/[^\p{L}\d]/gu, '') === entry.capitals.replace(/[^\p{L}\d]/gu, '')
}

const none: Entry[] = []

/** What a single word names by itself. */
const alone = onceOf((raw: string): Entry[] => {
  const list = words(raw)
  const { stems, named } = index ?? build()
  const number = stems.numbers.get(list[0]?.stem ?? '') ?? -1
  return named.single[number]?.filter(entry => fits(entry, list, 0)) ?? none
}, vocabulary)

/** Where the first of the rising numbers stands that is no less than `wanted`. */
function firstAt(rising: Int32Array, wanted: number, from: number, to: number): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rising[middle] as number) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** The names of several words that begin at `at`, the longest first. */
function longerAt(
  { longer: { from, all }, seconds, thirds }: Names,
  numbers: Int32Array,
  list: Word[],
  at: number,
): Entry[] {
  const number = numbers[at] ?? -1
  const next = numbers[at + 1] ?? -1
  if (next < 0) return none
  let found = none
  const end = from[number + 1] ?? 0
  for (let i = firstAt(seconds, next, from[number] ?? 0, end); i < end && seconds[i] === next; i++) {
    const third = thirds[i] as number
    if (third >= 0 && third !== numbers[at + 2]) continue
    const entry = all[i] as Entry
    if (fits(entry, list, at)) found = [...found, entry]
  }
  return found
}

/**
 * Concepts named in the words. Of names within one another the longest counts, unless `inner` asks
 * for the general ones inside too; `needs` is for the caller to judge.
 */
export function namedIn(list: Word[], inner = false): Mention[] {
  index ??= build()
  const { stems, named } = index
  const numbers = numbersOf(stems, list)
  const found: Mention[] = []
  let reached = -1
  for (const [at, number] of numbers.entries()) {
    if (number < 0) continue
    const longer = longerAt(named, numbers, list, at)
    const single = named.single[number] ? alone((list[at] as Word).raw) : none
    let longest = 0
    for (const entry of longer.length === 0 ? single : [...longer, ...single]) {
      const within = inner && entry.concept.family === 'general'
      if (entry.stems.length < longest && !within) continue
      const last = at + entry.stems.length - 1
      if (!within && last <= reached && found.some(other => other.first < at && other.last >= last)) continue
      longest = entry.stems.length
      if (!found.some(other => other.concept === entry.concept && other.first === at))
        found.push({ concept: entry.concept, first: at, last, told: false, from: at })
    }
    if (longest > 0) reached = Math.max(reached, at + longest - 1)
  }
  return found
}

/** Concepts told in other words: all key words of a telling, in any order, close together. */
export function toldIn(list: Word[]): Mention[] {
  index ??= build()
  return toldAmong(index.told, index.stems, list)
}

/** Concepts told in words whose order counts. `text` is what the words were read from. */
export function toldInOrder(text: string, list: Word[]): Mention[] {
  index ??= build()
  return toldInRows(index.rows, index.stems, text, list)
}
