import { isSmall, type Word } from '../text/words.ts'
import { frequencyOf } from './about.ts'
import type { Concept } from './index.ts'
import { type Lists, laidOut, type Numbers, numbersLaidOut } from './lists.ts'
import { mark, type Numbering, numbersIn, type Stems, unmark } from './numbers.ts'

/**
 * Words `first` to `last` (indices, inclusive) name the concept, or tell it in other words (`told`). `from` is the word
 * before which a “not” or “helped to” would stand.
 */
export type Mention = { concept: Concept; first: number; last: number; told: boolean; from: number }

/**
 * One stem of each slot, by its number, has to be there. `turned` is a name whose words stand in another order: “managing a
 * classroom” for classroom management.
 */
export type Telling = { concept: Concept; slots: number[][]; turned: boolean }

/**
 * Tellings by the number of their rarest stem. `slots` has for each telling the numbers that its other slots take, each
 * slot with -1 behind it: most tellings fall at the first.
 */
export type Tellings = Lists<Telling> & { slots: Numbers }

/** The key words of a phrase: without small words, each once. */
export const keyWords = ({ stems }: Numbering, list: number[]) =>
  list.filter((word, at) => list.indexOf(word) === at && !isSmall(stems[word] as string))

/** What a telling asks for, word by word: “raise|log bug developers” takes either of the two. */
export function slotsOf(numbering: Numbering, phrase: string): number[][] {
  const found: number[][] = []
  for (const word of phrase.split(' ')) {
    const keys = keyWords(numbering, numbersIn(numbering, word))
    for (const slot of word.includes('|') ? [keys] : keys.map(key => [key]))
      if (slot.length > 0 && !found.some(other => other.join() === slot.join())) found.push(slot)
  }
  return found
}

/** Tellings by the slot of theirs that is the rarest in resumes, then among all tellings, so that few are tried at a word. */
export function byRarestStem(tellings: Telling[], stems: string[]): Tellings {
  const frequencies = Float64Array.from(stems, frequencyOf)
  const counts = new Int32Array(stems.length)
  for (const { slots } of tellings)
    for (const slot of slots) for (const word of slot) counts[word] = (counts[word] as number) + 1
  const most = tellings.length
  const count = (slot: number[]) =>
    slot.reduce((sum, word) => sum + (frequencies[word] as number) + (counts[word] as number) / most, 0)
  const found: Telling[] = []
  const firsts: number[] = []
  for (const telling of tellings) {
    if (telling.slots.length < 2) continue
    // The next rarest is asked for first.
    telling.slots.sort((a, b) => count(a) - count(b))
    for (const word of telling.slots[0] as number[]) {
      found.push(telling)
      firsts.push(word)
    }
  }
  const { from, all } = laidOut(found, firsts, stems.length)
  return { from, all, slots: numbersLaidOut(all.map(({ slots }) => slots.slice(1).flatMap(slot => [...slot, -1]))) }
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
function spanOf({ all, slots }: Tellings, which: number, list: Word[], numbers: Int32Array, at: number) {
  const telling = all[which] as Telling
  const reach = telling.slots.length + (telling.turned ? turnedSlack : slack)
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
  if (last - first > reach || (telling.turned && !unbroken(list, first, last))) return null
  return { first, last }
}

/** Whether every slot but the first, by which the telling is looked up, has a word that is marked. */
function isHere({ from, all }: Numbers, telling: number, here: Uint8Array): boolean {
  const end = from[telling + 1] ?? 0
  let any = false
  for (let i = from[telling] ?? 0; i < end; i++) {
    const number = all[i] as number
    if (number >= 0) any ||= here[number] === 1
    else if (!any) return false
    else any = false
  }
  return true
}

/** Concepts told in other words: all key words of a telling, in any order, close together. */
export function toldAmong(tellings: Tellings, stems: Stems, list: Word[]): Mention[] {
  const { from, all, slots } = tellings
  const numbers = mark(stems, list)
  const { here } = stems
  const found: Mention[] = []
  const told = new Set<Concept>()
  for (const [at, number] of numbers.entries()) {
    if (number < 0) continue
    for (let i = from[number] ?? 0; i < (from[number + 1] ?? 0); i++) {
      if (!isHere(slots, i, here)) continue
      const telling = all[i] as Telling
      if (told.has(telling.concept)) continue
      const span = spanOf(tellings, i, list, numbers, at)
      if (!span) continue
      told.add(telling.concept)
      const { concept, turned } = telling
      found.push({ concept, ...span, told: !turned, from: turned ? span.first : span.last })
    }
  }
  unmark(stems, numbers)
  return found
}
