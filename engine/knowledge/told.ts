import { isSmall, stems, type Word } from '../text/words.ts'
import type { Concept } from './index.ts'

/**
 * Words `first` to `last` (indices, inclusive) name the concept, or tell it in other words (`told`). `from` is the word
 * before which a “not” or “helped to” would stand.
 */
export type Mention = { concept: Concept; first: number; last: number; told: boolean; from: number }

/**
 * One stem of each slot has to be there. `turned` is a name whose words stand in another order: “managing a classroom”
 * for classroom management.
 */
export type Telling = { concept: Concept; slots: string[][]; turned: boolean }

/** With the numbers of the slots' stems. */
type Numbered = Telling & { keys: number[][] }

/**
 * Tellings by the number of their rarest stem. `here` has a place for each number, to mark the words of a text in: most
 * tellings fall at one look, and there are thousands of looks a resume.
 */
export type Tellings = { numbers: Map<string, number>; lists: (Looked | undefined)[]; here: Uint8Array }

/** The tellings of one stem. `next` has the number of a second stem that each needs, or -1 where it takes one of several. */
type Looked = { next: Int32Array; tellings: Numbered[] }

/** The key words of a phrase: without small words, each once. */
export const keyWords = (list: string[]) => list.filter((word, at) => !isSmall(word) && list.indexOf(word) === at)

/** What a telling asks for, word by word: “raise|log bug developers” takes either of the two. */
export function slotsOf(phrase: string): string[][] {
  const found: string[][] = []
  for (const word of phrase.split(' ')) {
    const slots = word.includes('|') ? [keyWords(stems(word))] : keyWords(stems(word)).map(stem => [stem])
    for (const slot of slots)
      if (slot.length > 0 && !found.some(other => other.join() === slot.join())) found.push(slot)
  }
  return found
}

const onlyKey = (keys: number[] | undefined) => (keys?.length === 1 ? (keys[0] ?? -1) : -1)

/** Tellings by the slot of theirs that is the rarest among all tellings, so that few are tried at a word. */
export function byRarestStem(tellings: Telling[]): Tellings {
  const counts = new Map<string, number>()
  for (const { slots } of tellings)
    for (const slot of slots) for (const word of slot) counts.set(word, (counts.get(word) ?? 0) + 1)
  const count = (slot: string[]) => slot.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0)
  const numbers = new Map([...counts.keys()].map((word, number) => [word, number]))
  const lists = [...numbers].map((): Numbered[] => [])
  for (const { concept, slots: given, turned } of tellings) {
    // The next rarest is asked for first: most tellings fall there.
    const slots = given.toSorted((a, b) => count(a) - count(b))
    if (slots.length < 2) continue
    const keys = slots.map(slot => slot.map(word => numbers.get(word) ?? 0))
    for (const key of keys[0] ?? []) lists[key]?.push({ concept, slots, turned, keys })
  }
  const looked = lists.map(own =>
    own.length === 0 ? undefined : { next: Int32Array.from(own, ({ keys }) => onlyKey(keys[1])), tellings: own },
  )
  return { numbers, lists: looked, here: new Uint8Array(numbers.size) }
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

/** Whether every slot but the first, which is looked up by, has a word that is marked. */
function isHere({ keys }: Numbered, here: Uint8Array): boolean {
  for (let slot = 1; slot < keys.length; slot++) {
    let any = false
    for (const key of keys[slot] as number[])
      if (here[key] === 1) {
        any = true
        break
      }
    if (!any) return false
  }
  return true
}

/** Concepts told in other words: all key words of a telling, in any order, close together. */
export function toldAmong({ numbers, lists, here }: Tellings, list: Word[]): Mention[] {
  const keys = list.map(({ stem }) => numbers.get(stem) ?? -1)
  for (const key of keys) if (key >= 0) here[key] = 1
  const found: Mention[] = []
  const told = new Set<Concept>()
  for (let at = 0; at < keys.length; at++) {
    const looked = lists[keys[at] ?? -1]
    if (!looked) continue
    const { next, tellings } = looked
    for (let i = 0; i < next.length; i++) {
      const second = next[i] as number
      if (second >= 0 && here[second] === 0) continue
      const telling = tellings[i] as Numbered
      if (!isHere(telling, here) || told.has(telling.concept)) continue
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
  for (const key of keys) if (key >= 0) here[key] = 0
  return found
}
