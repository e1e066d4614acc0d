import { isSmall, stems, unasked, type Word } from '../text/words.ts'
import { frequencyOf } from './about.ts'
import type { Concept } from './index.ts'
import { type Lists, laidOut, type Numbers, numbersLaidOut, put } from './lists.ts'

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

/** The stems that the knowledge base knows, each with its number. `here` has a place for each, to mark those of a text in. */
export type Stems = { numbers: Map<string, number>; here: Uint8Array }

/**
 * Tellings by the number of their rarest stem. `slots` has for each telling the numbers that its other slots take, each
 * slot with -1 behind it: most tellings fall at the first.
 */
export type Tellings = Lists<Telling> & { slots: Numbers }

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

/** The number of a stem, a new one where it has none yet. */
export function numberOf(numbers: Map<string, number>, stem: string): number {
  const known = numbers.get(stem)
  if (known !== undefined) return known
  numbers.set(stem, numbers.size)
  return numbers.size - 1
}

/** Tellings by the slot of theirs that is the rarest in resumes, then among all tellings, so that few are tried at a word. */
export function byRarestStem(tellings: Telling[], numbers: Map<string, number>): Tellings {
  const counts = new Map<string, number>()
  for (const { slots } of tellings)
    for (const slot of slots) for (const word of slot) counts.set(word, (counts.get(word) ?? 0) + 1)
  const most = tellings.length
  const count = (slot: string[]) =>
    slot.reduce((sum, word) => sum + frequencyOf(word) + (counts.get(word) ?? 0) / most, 0)
  const lists: Telling[][] = []
  for (const { concept, slots: given, turned } of tellings) {
    // The next rarest is asked for first.
    const slots = given.toSorted((a, b) => count(a) - count(b))
    if (slots.length < 2) continue
    for (const word of slots[0] ?? []) put(lists, numberOf(numbers, word), { concept, slots, turned })
  }
  const othersOf = ({ slots }: Telling) =>
    slots.slice(1).flatMap(slot => [...slot.map(word => numberOf(numbers, word)), -1])
  const { from, all } = laidOut(lists, numbers.size)
  return { from, all, slots: numbersLaidOut(all.map(othersOf)) }
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

/** The numbers of the words, -1 for those that nothing is known of. */
export function numbersOf({ numbers }: Stems, list: Word[]): Int32Array {
  const found = new Int32Array(list.length)
  for (let at = 0; at < list.length; at++) {
    const { spelling } = list[at] as Word
    if (spelling.number === unasked) spelling.number = numbers.get(spelling.stem) ?? -1
    found[at] = spelling.number
  }
  return found
}

/** The same; those that something is known of are marked until `unmark`. */
export function mark(stems: Stems, list: Word[]): Int32Array {
  const found = numbersOf(stems, list)
  for (const number of found) if (number >= 0) stems.here[number] = 1
  return found
}

/** Takes the marks of `mark` back, for the next text. */
export function unmark({ here }: Stems, numbers: Int32Array): void {
  for (const number of numbers) if (number >= 0) here[number] = 0
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
