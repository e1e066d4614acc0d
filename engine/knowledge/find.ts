import { onceOf, vocabulary } from '../text/once.ts'
import { type Word, words } from '../text/words.ts'
import { base } from './built.ts'
import { toldInRows } from './in-order.ts'
import { longerAt, type Name, singleAt } from './names.ts'
import { numbersOf } from './numbers.ts'
import { type Mention, toldAmong } from './told.ts'

export type { Mention } from './told.ts'

/** What a single word names by itself. */
const alone = onceOf((raw: string): Name[] => {
  const { stems, named } = base()
  const list = words(raw)
  const number = numbersOf(stems, list)[0] ?? -1
  return number < 0 ? [] : singleAt(named, number, list, 0)
}, vocabulary)

const none: Name[] = []

/**
 * Concepts named in the words. Of names within one another the longest counts, unless `inner` asks
 * for the general ones inside too; `needs` is for the caller to judge.
 */
export function namedIn(list: Word[], inner = false): Mention[] {
  const { stems, named } = base()
  const numbers = numbersOf(stems, list)
  const found: Mention[] = []
  let reached = -1
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] as number
    if (number < 0) continue
    const longer = longerAt(named, numbers, list, at)
    const single = named.single.from[number] === named.single.from[number + 1] ? none : alone((list[at] as Word).raw)
    let longest = 0
    for (const name of longer.length === 0 ? single : [...longer, ...single]) {
      const within = inner && name.concept.family === 'general'
      if (name.length < longest && !within) continue
      const last = at + name.length - 1
      if (!within && last <= reached && found.some(other => other.first < at && other.last >= last)) continue
      longest = name.length
      if (!found.some(other => other.concept === name.concept && other.first === at))
        found.push({ concept: name.concept, first: at, last, told: false, from: at })
    }
    if (longest > 0) reached = Math.max(reached, at + longest - 1)
  }
  return found
}

/** Concepts told in other words: all key words of a telling, in any order, close together. */
export function toldIn(list: Word[]): Mention[] {
  const { told, stems } = base()
  return toldAmong(told, stems, list)
}

/** Concepts told in words whose order counts. `text` is what the words were read from. */
export function toldInOrder(text: string, list: Word[]): Mention[] {
  const { rows, stems } = base()
  return toldInRows(rows, stems, text, list)
}
