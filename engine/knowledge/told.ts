import type { Word } from '../text/words.ts'
import type { Concept } from './index.ts'
import type { Numbers } from './lists.ts'
import type { Stems } from './numbers.ts'
import type { Tellings } from './tellings.ts'

/**
 * Words `first` to `last` (indices, inclusive) name the concept, or tell it in other words (`told`). `from` is the word
 * before which a “not” or “helped to” would stand.
 */
export type Mention = { concept: Concept; first: number; last: number; told: boolean; from: number }

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
function spanOf({ sizes, turned, slots }: Tellings, which: number, list: Word[], numbers: number[], at: number) {
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

/**
 * Whether a mention of the concept is among these. Asked within loops over thousands of tellings, where a function made on
 * the spot would cost more than all that they ask.
 */
export function isFound(found: readonly Mention[], concept: Concept): boolean {
  for (const mention of found) if (mention.concept === concept) return true
  return false
}

/**
 * Concepts told in other words: all key words of a telling, in any order, close together. `numbers` are those of the words,
 * and marked.
 */
export function toldAmong(tellings: Tellings, { here }: Stems, list: Word[], numbers: number[]): Mention[] {
  const { from, concepts, turned, slots } = tellings
  const found: Mention[] = []
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] as number
    if (number < 0) continue
    const end = from[number + 1] as number
    for (let i = from[number] as number; i < end; i++) {
      if (!isHere(slots, i, here)) continue
      const concept = concepts[i] as Concept
      if (isFound(found, concept)) continue
      const span = spanOf(tellings, i, list, numbers, at)
      if (!span) continue
      const { first, last } = span
      found.push({ concept, first, last, told: !turned[i], from: turned[i] ? first : last })
    }
  }
  return found
}
