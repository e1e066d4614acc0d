import { frequencyOf } from './about.ts'
import type { Concept } from './index.ts'
import { byKey, endList, filled, type Growing, growing, grown, type Numbers, placesOf } from './lists.ts'
import { type Numbering, putNumbers } from './numbers.ts'

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
    for (const slot of others[place] as number[][]) {
      for (const word of slot) laid.all.push(word)
      laid.all.push(-1)
    }
    endList(laid)
  }
  const order = Array.from(all, place => tellings[place] as number)
  return {
    from,
    concepts: order.map(place => concepts[place] as Concept),
    turned: order.map(place => turned[place] === true),
    sizes: filled(new Uint8Array(all.length), i => (others[all[i] as number] as number[][]).length + 1),
    slots: grown(laid),
  }
}
