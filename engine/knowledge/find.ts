import { isSmall, stems, type Word } from '../text/words.ts'
import { type Concept, concepts } from './index.ts'

/** Words `first` to `last` (indices, inclusive) name the concept, or tell it in other words (`told`). */
export type Mention = { concept: Concept; first: number; last: number; told: boolean }

type Entry = { concept: Concept; stems: string[]; capitals: string | null; single: string | null }
type Telling = { concept: Concept; stems: string[] }

const withoutBrackets = (name: string) => name.replace(/\s*\([^)]*\)/g, '')
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

function byFirstStem(): Map<string, Entry[]> {
  const index = new Map<string, Entry[]>()
  for (const concept of concepts.values())
    for (const name of concept.names) {
      const plain = withoutBrackets(name)
      const list = stems(plain)
      const first = list[0]
      if (first === undefined) continue
      const entries = index.get(first) ?? []
      entries.push({
        concept,
        stems: list,
        capitals: isAbbreviation(plain) ? plain : null,
        single: list.length === 1 ? flat(plain) : null,
      })
      index.set(first, entries)
    }
  for (const entries of index.values()) entries.sort((a, b) => b.stems.length - a.stems.length)
  return index
}

function byLongestStem(): Map<string, Telling[]> {
  const index = new Map<string, Telling[]>()
  for (const concept of concepts.values())
    for (const phrase of concept.says) {
      const list = [...new Set(stems(phrase).filter(word => !isSmall(word)))]
      const key = list.toSorted((a, b) => b.length - a.length)[0]
      if (key === undefined || list.length < 2) continue
      const tellings = index.get(key) ?? []
      tellings.push({ concept, stems: list })
      index.set(key, tellings)
    }
  return index
}

let named: Map<string, Entry[]> | null = null
let told: Map<string, Telling[]> | null = null

function fits(entry: Entry, list: Word[], at: number): boolean {
  for (let i = 0; i < entry.stems.length; i++) if (list[at + i]?.stem !== entry.stems[i]) return false
  if (entry.capitals === null) return entry.single === null || sameWord(entry.single, flat((list[at] as Word).raw))
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
  named ??= byFirstStem()
  const found: Mention[] = []
  let reached = -1
  for (let at = 0; at < list.length; at++) {
    const entries = named.get((list[at] as Word).stem)
    if (!entries) continue
    let longest = 0
    for (const entry of entries) {
      const within = inner && entry.concept.family === 'general'
      if (entry.stems.length < longest && !within) continue
      if (!fits(entry, list, at)) continue
      const last = at + entry.stems.length - 1
      if (!within && last <= reached && found.some(other => other.first < at && other.last >= last)) continue
      longest = entry.stems.length
      if (!found.some(other => other.concept === entry.concept && other.first === at))
        found.push({ concept: entry.concept, first: at, last, told: false })
    }
    if (longest > 0) reached = Math.max(reached, at + longest - 1)
  }
  return found
}

// Words that a telling may be spread over beyond its own: enough for “I move the pump up and down through the night”.
const slack = 7

/** Concepts told in other words: all key words of a telling, in any order, close together. */
export function toldIn(list: Word[]): Mention[] {
  told ??= byLongestStem()
  const found: Mention[] = []
  for (let at = 0; at < list.length; at++) {
    for (const telling of told.get((list[at] as Word).stem) ?? []) {
      const reach = telling.stems.length + slack
      let first = at
      let last = at
      const all = telling.stems.every(wanted => {
        let best = -1
        for (let i = Math.max(0, at - reach); i <= Math.min(list.length - 1, at + reach); i++)
          if ((list[i] as Word).stem === wanted && (best < 0 || Math.abs(i - at) < Math.abs(best - at))) best = i
        if (best < 0) return false
        first = Math.min(first, best)
        last = Math.max(last, best)
        return true
      })
      if (all && last - first <= reach && !found.some(other => other.concept === telling.concept))
        found.push({ concept: telling.concept, first, last, told: true })
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
