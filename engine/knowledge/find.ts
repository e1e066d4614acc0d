import { onceOf } from '../text/once.ts'
import { isSmall, stems, type Word } from '../text/words.ts'
import { type Concept, concepts } from './index.ts'
import { type Row, rowAt, rowOf } from './tells.ts'
import { byRarestStem, keyWords, type Mention, slotsOf, type Telling, type Tellings, toldAmong } from './told.ts'

export type { Mention } from './told.ts'

type Entry = { concept: Concept; stems: string[]; capitals: string | null; single: string | null }

type OrderedTelling = { concept: Concept; row: Row }

const withoutBrackets = (name: string) => (name.includes('(') ? name.replace(/\s*\([^)]*\)/g, '') : name)
const isAbbreviation = (name: string) => /^[\p{Lu}\d&/+-]{1,5}$/u.test(name) && /\p{Lu}/u.test(name)

// Texts share their words: more than these are spelling mistakes and names.
const vocabulary = 20_000

/** A single word without accents, capitals and plural. */
const flat = onceOf(
  (word: string) =>
    word
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[’']s?$/u, '')
      .replace(/(?<=[^su])s$/u, ''),
  vocabulary,
)

/**
 * Whether a text's word is a name of one word. A stem would take “active” for “activation” and “program” for
 * “programming”, so only plurals go, and -ed beside -ing.
 */
function sameWord(name: string, word: string): boolean {
  if (name === word) return true
  if (!name.endsWith('ing')) return spelled(name) === spelled(word)
  return word.endsWith('ed') || (word.endsWith('ing') && spelled(name) === spelled(word))
}

const spelled = onceOf(
  (word: string) =>
    word
      .replace(/is(?=(?:e|ing|ation)$)/, 'iz')
      .replace(/ae/, 'e')
      .replace(/our$/, 'or')
      .replace(/(?:tre)$/, 'ter')
      .replace(/nce$/, 'nse')
      .replace(/ie?$|y$/, 'i'),
  vocabulary,
)

/** Names by their first word: those of that word alone, and the longer ones by their second word, the longest first. */
type Names = { alone: Entry[]; longer: Map<string, Entry[]> }

type Index = { named: Map<string, Names>; told: Tellings; rows: Map<string, OrderedTelling[]> }

/** Both ways to find a concept, in one walk over all names. */
function build(): Index {
  const named = new Map<string, Names>()
  const tellings: Telling[] = []
  const rows = new Map<string, OrderedTelling[]>()
  for (const concept of concepts.values()) {
    for (const phrase of concept.tells) {
      const row = rowOf(phrase)
      for (const key of row.keys) add(rows, key, { concept, row })
    }
    for (const phrase of concept.says) tellings.push({ concept, slots: slotsOf(phrase), turned: false })
    for (const name of concept.names) {
      const plain = withoutBrackets(name)
      const list = stems(plain)
      enter(named, concept, plain, list)
      if (!turnable(concept)) continue
      const keys = keyWords(list)
      if (keys.length <= 4) tellings.push({ concept, slots: keys.map(key => [key]), turned: true })
    }
  }
  for (const { longer } of named.values())
    for (const entries of longer.values()) entries.sort((a, b) => b.stems.length - a.stems.length)
  return { named, told: byRarestStem(tellings), rows }
}

function enter(named: Map<string, Names>, concept: Concept, plain: string, list: string[]): void {
  const [first, second] = list
  if (first === undefined) return
  let names = named.get(first)
  if (!names) {
    names = { alone: [], longer: new Map() }
    named.set(first, names)
  }
  const entry = {
    concept,
    stems: list,
    // “ARe” is a paper, “are” is not.
    capitals: isAbbreviation(plain) || (second === undefined && isSmall(first)) ? plain : null,
    single: list.length === 1 ? flat(plain) : null,
  }
  if (second === undefined) names.alone.push(entry)
  else add(names.longer, second, entry)
}

function add<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}

/** Names that may be turned: what is done, in two to four words. Products and papers are called one thing only. */
const turnable = ({ kind, family }: Concept) => kind === 'skill' && family !== 'general'

let index: Index | null = null

function fits(entry: Entry, list: Word[], at: number): boolean {
  for (let i = 0; i < entry.stems.length; i++) if (list[at + i]?.stem !== entry.stems[i]) return false
  if (entry.capitals === null) {
    const word = list[at] as Word
    // “are” and “will” name nothing, whatever abbreviation is written with the same letters.
    return entry.single === null || (!isSmall(word.stem) && sameWord(entry.single, flat(word.raw)))
  }
  // “IT” is not “it”; “PLCs” is “PLC”.
  const raw = list
    .slice(at, at + entry.stems.length)
    .map(word => word.raw)
    .join('')
  return raw.replace(/[’']?s$/, '').replace(/[^\p{L}\d]/gu, '') === entry.capitals.replace(/[^\p{L}\d]/gu, '')
}

/**
 * Concepts named in the words. Of names within one another the longest counts, unless `inner` asks
 * for the general ones inside too; `needs` is for the caller to judge.
 */
export function namedIn(list: Word[], inner = false): Mention[] {
  index ??= build()
  const found: Mention[] = []
  let reached = -1
  for (let at = 0; at < list.length; at++) {
    const names = index.named.get((list[at] as Word).stem)
    if (!names) continue
    const longer = names.longer.get(list[at + 1]?.stem ?? '')
    let longest = 0
    for (const entry of longer ? [...longer, ...names.alone] : names.alone) {
      const within = inner && entry.concept.family === 'general'
      if (entry.stems.length < longest && !within) continue
      if (!fits(entry, list, at)) continue
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
  return toldAmong(index.told, list)
}

/** Concepts told in words whose order counts. `text` is what the words were read from. */
export function toldInOrder(text: string, list: Word[]): Mention[] {
  index ??= build()
  const found: Mention[] = []
  for (let at = 0; at < list.length; at++) {
    for (const { concept, row } of index.rows.get((list[at] as Word).stem) ?? []) {
      if (found.some(other => other.concept === concept)) continue
      const span = rowAt(row, list, text, at)
      if (span) found.push({ concept, ...span, told: true, from: span.first })
    }
  }
  return found
}

const needed = new Map<string, ReadonlySet<string>>()

/** Whether an ambiguous name is at home among these stems. */
export function atHome(concept: Concept, around: ReadonlySet<string>): boolean {
  if (concept.needs.length === 0) return true
  let wanted = needed.get(concept.id)
  if (!wanted) {
    // The name itself is no company for the name.
    const own = new Set(concept.names.filter(name => !/\s/.test(name)).flatMap(stems))
    wanted = new Set(concept.needs.flatMap(stems).filter(word => !isSmall(word) && !own.has(word)))
    needed.set(concept.id, wanted)
  }
  for (const word of wanted) if (around.has(word)) return true
  return false
}
