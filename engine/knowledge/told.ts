import type { Word } from '../text/words.ts'
import { frequencyOf } from './about.ts'
import type { Concept } from './index.ts'
import { byKey, endList, type Growing, growing, grown, type Numbers, placesOf } from './lists.ts'
import { mark, type Numbering, putNumbers, type Stems, unmark } from './numbers.ts'

/**
 * Words `first` to `last` (indices, inclusive) name the concept, or tell it in other words (`told`). `from` is the word
 * before which a “not” or “helped to” would stand.
 */
export type Mention = { concept: Concept; first: number; last: number; told: boolean; from: number }

/**
 * All tellings, each with its slots: one stem of each, by its number, has to be there; -1 stands behind each slot. `turned`
 * is a name whose words stand in another order: “managing a classroom” for classroom management.
 */
export type Said = { concepts: Concept[]; turned: boolean[]; slots: Growing }

/**
 * Tellings by the number of their rarest stem: those of `number` stand from `from[number]` up to `from[number + 1]`. `sizes`
 * is how many slots they have, `slots` the numbers that all but the first take, each slot with -1 behind it: most tellings
 * fall at the first.
 */
export type Tellings = {
  from: Int32Array
  concepts: Concept[]
  turned: boolean[]
  sizes: Uint8Array
  slots: Numbers
}

/** The key words among the numbers from `from` on: without small words, each once. */
const keyWords = ({ small }: Numbering, all: number[], from: number): number[] => {
  const keys: number[] = []
  for (let at = from; at < all.length; at++) {
    const word = all[at] as number
    if (!small[word] && !keys.includes(word)) keys.push(word)
  }
  return keys
}

// Whoever tells a thing by its name in more words than these does so in their order.
const mostTurned = 4

/** Puts a name, the words from `from` on, among the tellings. */
export function putTurned({ concepts, turned, slots }: Said, numbering: Numbering, concept: Concept, words: Growing) {
  const keys = keyWords(numbering, words.all, words.from.at(-2) as number)
  if (keys.length > mostTurned) return
  for (const key of keys) slots.all.push(key, -1)
  endList(slots)
  concepts.push(concept)
  turned.push(true)
}

/** Puts what a telling asks for, word by word: “raise|log bug developers” takes either of the two. */
export function putTold({ concepts, turned, slots }: Said, numbering: Numbering, concept: Concept, phrase: string) {
  const found: number[][] = []
  for (const word of phrase.split(' ')) {
    const numbers: number[] = []
    putNumbers(numbering, word, numbers)
    const keys = keyWords(numbering, numbers, 0)
    for (const slot of word.includes('|') ? [keys] : keys.map(key => [key]))
      if (slot.length > 0 && !found.some(other => other.join() === slot.join())) found.push(slot)
  }
  for (const slot of found) slots.all.push(...slot, -1)
  endList(slots)
  concepts.push(concept)
  turned.push(false)
}

/** The slots of the telling at `place`. */
function slotsAt({ from, all }: Growing, place: number): number[][] {
  const found: number[][] = []
  let slot: number[] = []
  for (let i = from[place] as number; i < (from[place + 1] as number); i++) {
    const word = all[i] as number
    if (word >= 0) slot.push(word)
    else {
      found.push(slot)
      slot = []
    }
  }
  return found
}

/** Tellings by the slot of theirs that is the rarest in resumes, then among all tellings, so that few are tried at a word. */
export function byRarestStem({ concepts, turned, slots }: Said, stems: string[]): Tellings {
  const counts = new Int32Array(stems.length)
  for (const word of slots.all) if (word >= 0) counts[word] = (counts[word] as number) + 1
  const frequencies = stems.map(frequencyOf)
  const most = concepts.length
  const count = (slot: number[]) =>
    slot.reduce((sum, word) => sum + (frequencies[word] as number) + (counts[word] as number) / most, 0)
  // By each word of its first slot the place of a telling, and the slots behind it.
  const firsts: number[] = []
  const tellings: number[] = []
  const others: number[][][] = []
  for (let place = 0; place < most; place++) {
    // The next rarest is asked for first.
    const [first = [], ...more] = slotsAt(slots, place).sort((a, b) => count(a) - count(b))
    for (const word of more.length > 0 ? first : []) {
      firsts.push(word)
      tellings.push(place)
      others.push(more)
    }
  }
  const { from, all } = byKey(placesOf(firsts), firsts, stems.length)
  const laid = growing()
  for (const place of all) {
    for (const slot of others[place] as number[][]) laid.all.push(...slot, -1)
    endList(laid)
  }
  const order = Array.from(all, place => tellings[place] as number)
  return {
    from,
    concepts: order.map(place => concepts[place] as Concept),
    turned: order.map(place => turned[place] === true),
    sizes: Uint8Array.from(all, place => (others[place] as number[][]).length + 1),
    slots: grown(laid),
  }
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

/** Whether the number is among those from `from` up to the next -1. */
function isAmong(all: Int32Array, from: number, number: number): boolean {
  for (let i = from; (all[i] as number) >= 0; i++) if (all[i] === number) return true
  return false
}

/** Where a word of every slot of the telling stands close around `at`, where a word of its first slot stands. */
function spanOf({ sizes, turned, slots }: Tellings, which: number, list: Word[], numbers: Int32Array, at: number) {
  const reach = (sizes[which] as number) + (turned[which] ? turnedSlack : slack)
  const lowest = Math.max(0, at - reach)
  const highest = Math.min(list.length - 1, at + reach)
  let first = at
  let last = at
  // A word that stands in two slots fills one of them.
  const taken = [at]
  const end = slots.from[which + 1] as number
  for (let slot = slots.from[which] as number; slot < end; slot = slots.all.indexOf(-1, slot) + 1) {
    let best = -1
    for (let i = lowest; i <= highest; i++)
      if (
        isAmong(slots.all, slot, numbers[i] as number) &&
        !taken.includes(i) &&
        (best < 0 || Math.abs(i - at) < Math.abs(best - at))
      )
        best = i
    if (best < 0) return null
    taken.push(best)
    first = Math.min(first, best)
    last = Math.max(last, best)
  }
  if (last - first > reach || (turned[which] && !unbroken(list, first, last))) return null
  return { first, last }
}

/** Whether every slot but the first, by which the telling is looked up, has a word that is marked. */
function isHere({ from, all }: Numbers, telling: number, here: Uint8Array): boolean {
  const end = from[telling + 1] as number
  let any = false
  for (let i = from[telling] as number; i < end; i++) {
    const number = all[i] as number
    if (number >= 0) any ||= here[number] === 1
    else if (!any) return false
    else any = false
  }
  return true
}

/** Concepts told in other words: all key words of a telling, in any order, close together. */
export function toldAmong(tellings: Tellings, stems: Stems, list: Word[]): Mention[] {
  const { from, concepts, turned, slots } = tellings
  const numbers = mark(stems, list)
  const { here } = stems
  const found: Mention[] = []
  const told = new Set<Concept>()
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] as number
    if (number < 0) continue
    const end = from[number + 1] as number
    for (let i = from[number] as number; i < end; i++) {
      if (!isHere(slots, i, here)) continue
      const concept = concepts[i] as Concept
      if (told.has(concept)) continue
      const span = spanOf(tellings, i, list, numbers, at)
      if (!span) continue
      told.add(concept)
      found.push({ concept, ...span, told: !turned[i], from: turned[i] ? span.first : span.last })
    }
  }
  unmark(stems, numbers)
  return found
}
