import { isSmall, spellingsIn, unasked, type Word } from '../text/words.ts'

/** The stems that the knowledge base knows by their numbers, which of them are small words, and the number of each. */
export type Numbering = { stems: string[]; small: boolean[]; numbers: Map<string, number> }

/** The number of a stem, a new one where it has none yet. */
export function numberOf({ stems, small, numbers }: Numbering, stem: string): number {
  const known = numbers.get(stem)
  if (known !== undefined) return known
  numbers.set(stem, stems.length)
  small.push(isSmall(stem))
  return stems.push(stem) - 1
}

/** Puts the numbers of a text's words behind those that are there. Each spelling keeps its own. */
export function putNumbers(numbering: Numbering, text: string, all: number[]): void {
  for (const spelling of spellingsIn(text)) {
    if (spelling.number === unasked) spelling.number = numberOf(numbering, spelling.stem)
    all.push(spelling.number)
  }
}

/**
 * The stems of names and tellings, of which there are `count`; what stands around a thing only is numbered behind them.
 * `here` has a place for each, to mark those of a text in.
 */
export type Stems = { numbers: ReadonlyMap<string, number>; count: number; here: Uint8Array }

/** The number of a word, -1 for one that stands nowhere in the knowledge base. */
export function numberIn({ numbers }: Stems, { spelling }: Word): number {
  if (spelling.number === unasked) spelling.number = numbers.get(spelling.stem) ?? -1
  return spelling.number
}

/** The numbers of the words, -1 for those that no name or telling has. */
export function numbersOf(stems: Stems, list: Word[]): number[] {
  const found: number[] = []
  for (const word of list) {
    const number = numberIn(stems, word)
    found.push(number < stems.count ? number : -1)
  }
  return found
}

/** The same; those that something is known of are marked until `unmark`. */
export function mark(stems: Stems, list: Word[]): number[] {
  const found = numbersOf(stems, list)
  for (const number of found) if (number >= 0) stems.here[number] = 1
  return found
}

/** Takes the marks of `mark` back, for the next text. */
export function unmark({ here }: Stems, numbers: number[]): void {
  for (const number of numbers) if (number >= 0) here[number] = 0
}
