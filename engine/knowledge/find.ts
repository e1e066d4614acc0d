import type { Word } from '../text/words.ts'
import { base } from './built.ts'
import { toldInRows } from './in-order.ts'
import type { Concept } from './index.ts'
import { longerAt, type Name, type Names, singleAt } from './names.ts'
import { mark, numbersOf, unmark } from './numbers.ts'
import { type Mention, toldAmong } from './told.ts'

export type { Mention } from './told.ts'

const none: Name[] = []

/** What a single word names by itself, which its spelling keeps. */
function alone(named: Names, number: number, list: Word[], at: number): readonly Name[] {
  if (named.single.from[number] === named.single.from[number + 1]) return none
  const { spelling } = list[at] as Word
  spelling.alone ??= singleAt(named, number, list, at)
  return spelling.alone as readonly Name[]
}

/**
 * Concepts named in the words. Of names within one another the longest counts, unless `inner` asks
 * for the general ones inside too; `needs` is for the caller to judge.
 */
export const namedIn = (list: Word[], inner = false): Mention[] =>
  namedAmong(base().named, list, numbersOf(base().stems, list), inner)

/** Whether a longer name found before holds the words from `first` to `last`. */
function isHeld(found: Mention[], first: number, last: number): boolean {
  for (const other of found) if (other.first < first && other.last >= last) return true
  return false
}

/** Whether the concept was found at `first` by another of its names. */
function isAt(found: Mention[], concept: Concept, first: number): boolean {
  for (const other of found) if (other.concept === concept && other.first === first) return true
  return false
}

function namedAmong(named: Names, list: Word[], numbers: number[], inner: boolean): Mention[] {
  const found: Mention[] = []
  let reached = -1
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] as number
    if (number < 0) continue
    const longer = longerAt(named, numbers, list, at)
    const single = alone(named, number, list, at)
    let longest = 0
    for (const name of longer.length === 0 ? single : [...longer, ...single]) {
      const within = inner && name.concept.family === 'general'
      if (name.length < longest && !within) continue
      const last = at + name.length - 1
      if (!within && last <= reached && isHeld(found, at, last)) continue
      longest = name.length
      const { concept } = name
      if (!isAt(found, concept, at)) found.push({ concept, first: at, last, told: false, from: at })
    }
    if (longest > 0) reached = Math.max(reached, at + longest - 1)
  }
  return found
}

/** Concepts told in other words: all key words of a telling, in any order, close together. */
export function toldIn(list: Word[]): Mention[] {
  const { told, stems } = base()
  const numbers = mark(stems, list)
  const found = toldAmong(told, stems, list, numbers)
  unmark(stems, numbers)
  return found
}

/** Concepts told in words whose order counts. `text` is what the words were read from. */
export function toldInOrder(text: string, list: Word[]): Mention[] {
  const { rows, stems } = base()
  const numbers = mark(stems, list)
  const found = toldInRows(rows, stems, text, list, numbers)
  unmark(stems, numbers)
  return found
}

/** All of these: concepts named in the words, and told in others, the words being looked up once. */
export function mentionsIn(text: string, list: Word[]): Mention[] {
  const { named, told, rows, stems } = base()
  const numbers = mark(stems, list)
  const found = namedAmong(named, list, numbers, false)
  found.push(...toldAmong(told, stems, list, numbers), ...toldInRows(rows, stems, text, list, numbers))
  unmark(stems, numbers)
  return found
}
