import { isSmall, stems, type Word } from '../text/words.ts'
import { type Concept, concepts } from './index.ts'
import { type Row, rowAt, rowOf } from './tells.ts'

/**
 * Words `first` to `last` (indices, inclusive) name the concept, or tell it in other words (`told`). `from` is the word
 * before which a “not” or “helped to” would stand.
 */
export type Mention = { concept: Concept; first: number; last: number; told: boolean; from: number }

type Entry = { concept: Concept; stems: string[]; capitals: string | null; single: string | null }
/**
 * One stem of each slot has to be there. `turned` is a name whose words stand in another order: “managing a classroom”
 * for classroom management.
 */
type Telling = { concept: Concept; slots: string[][]; turned: boolean }

type OrderedTelling = { concept: Concept; row: Row }

const withoutBrackets = (name: string) => (name.includes('(') ? name.replace(/\s*\([^)]*\)/g, '') : name)
const isAbbreviation = (name: string) => /^[\p{Lu}\d&/+-]{1,5}$/u.test(name) && /\p{Lu}/u.test(name)

/** A single word without accents, capitals and plural. */
const flat = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']s?$/u, '')
    .replace(/(?<=[^su])s$/u, '')

/**
 * Whether a text's word is a name of one word. A stem would take “active” for “activation” and “program” for
 * “programming”, so only plurals go, and -ed beside -ing.
 */
function sameWord(name: string, word: string): boolean {
  if (name === word) return true
  if (!name.endsWith('ing')) return spelled(name) === spelled(word)
  return word.endsWith('ed') || (word.endsWith('ing') && spelled(name) === spelled(word))
}

const spelled = (word: string) =>
  word
    .replace(/is(?=(?:e|ing|ation)$)/, 'iz')
    .replace(/ae/, 'e')
    .replace(/our$/, 'or')
    .replace(/(?:tre)$/, 'ter')
    .replace(/nce$/, 'nse')
    .replace(/ie?$|y$/, 'i')

/** Names by their first word: those of that word alone, and the longer ones by their second word, the longest first. */
type Names = { alone: Entry[]; longer: Map<string, Entry[]> }

type Index = { named: Map<string, Names>; told: Map<string, Telling[]>; rows: Map<string, OrderedTelling[]> }

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

/** The key words of a phrase: without small words, each once. */
const keyWords = (list: string[]) => list.filter((word, at) => !isSmall(word) && list.indexOf(word) === at)

/** What a telling asks for, word by word: “raise|log bug developers” takes either of the two. */
function slotsOf(phrase: string): string[][] {
  const found: string[][] = []
  for (const word of phrase.split(' ')) {
    const slots = word.includes('|') ? [keyWords(stems(word))] : keyWords(stems(word)).map(stem => [stem])
    for (const slot of slots)
      if (slot.length > 0 && !found.some(other => other.join() === slot.join())) found.push(slot)
  }
  return found
}

/** Names that may be turned: what is done, in two to four words. Products and papers are called one thing only. */
const turnable = ({ kind, family }: Concept) => kind === 'skill' && family !== 'general'

/** Tellings by the slot of theirs that is the rarest among all tellings, so that few are tried at a word. */
function byRarestStem(tellings: Telling[]): Map<string, Telling[]> {
  const counts = new Map<string, number>()
  for (const { slots } of tellings)
    for (const slot of slots) for (const word of slot) counts.set(word, (counts.get(word) ?? 0) + 1)
  const count = (slot: string[]) => slot.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0)
  const index = new Map<string, Telling[]>()
  for (const telling of tellings) {
    const [rarest, ...others] = telling.slots.toSorted((a, b) => count(a) - count(b))
    // The next rarest is asked for first: most tellings fall there.
    if (rarest && others.length > 0)
      for (const word of rarest) add(index, word, { ...telling, slots: [rarest, ...others] })
  }
  return index
}

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
  return raw.replace(/[’']?s$/, '') === entry.capitals.replace(/[^\p{L}\d]/gu, '')
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

// Words that a telling may be spread over beyond its own: enough for “I move the pump up and down through the night”.
const slack = 7
// A turned name stays together: “manage a large classroom”.
const turnedSlack = 2

/** “Maths teacher” is who someone is, not that maths was taught. */
const isDoer = ({ raw, stem }: Word) => /(?:er|or)s?$/iu.test(raw) && !/(?:er|or)$/u.test(stem)

/** Whether nothing but spaces and hyphens parts the words: a comma would make two things of them. */
function unbroken(list: Word[], first: number, last: number): boolean {
  if (list.slice(first, last + 1).some(isDoer)) return false
  for (let i = first; i < last; i++) if ((list[i + 1] as Word).start - (list[i] as Word).end > 1) return false
  return true
}

/** Where a word of every slot of the telling stands close around `at`. */
function spanOf(telling: Telling, list: Word[], at: number): { first: number; last: number } | null {
  const reach = telling.slots.length + (telling.turned ? turnedSlack : slack)
  let first = at
  let last = at
  // A word that stands in two slots fills one of them.
  const taken: number[] = []
  for (const slot of telling.slots) {
    let best = -1
    for (let i = Math.max(0, at - reach); i <= Math.min(list.length - 1, at + reach); i++)
      if (
        slot.includes((list[i] as Word).stem) &&
        !taken.includes(i) &&
        (best < 0 || Math.abs(i - at) < Math.abs(best - at))
      )
        best = i
    if (best < 0) return null
    taken.push(best)
    first = Math.min(first, best)
    last = Math.max(last, best)
  }
  if (last - first > reach || (telling.turned && !unbroken(list, first, last))) return null
  return { first, last }
}

/** Whether every slot but the first, which is looked up by, has a word among the stems. */
function isHere({ slots }: Telling, here: ReadonlySet<string>): boolean {
  for (let slot = 1; slot < slots.length; slot++) {
    let any = false
    for (const word of slots[slot] as string[])
      if (here.has(word)) {
        any = true
        break
      }
    if (!any) return false
  }
  return true
}

/** Concepts told in other words: all key words of a telling, in any order, close together. `here`: the stems of the list. */
export function toldIn(list: Word[], here: ReadonlySet<string> = new Set(list.map(({ stem }) => stem))): Mention[] {
  index ??= build()
  const found: Mention[] = []
  const told = new Set<Concept>()
  for (let at = 0; at < list.length; at++) {
    for (const telling of index.told.get((list[at] as Word).stem) ?? []) {
      if (told.has(telling.concept) || !isHere(telling, here)) continue
      const span = spanOf(telling, list, at)
      if (span) {
        told.add(telling.concept)
        found.push({
          concept: telling.concept,
          ...span,
          told: !telling.turned,
          from: telling.turned ? span.first : span.last,
        })
      }
    }
  }
  return found
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
