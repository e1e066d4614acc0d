import type { Word } from '../text/words.ts'
import { base } from './built.ts'
import { numberIn } from './numbers.ts'

/** The trades in the order that fits are given in. */
export const trades = (): readonly string[] => base().model.trades

/** In how many things of each trade a stem stands; undefined where it stands in none. */
export function heldBy(stem: string): ReadonlyMap<string, number> | undefined {
  const { stems, model } = base()
  const { trades, from, places, counts } = model
  const number = stems.numbers.get(stem) ?? -1
  const start = from[number] ?? 0
  const end = from[number + 1] ?? 0
  if (number < 0 || start === end) return undefined
  return new Map(
    Array.from(places.subarray(start, end), (place, i) => [trades[place] as string, counts[start + i] as number]),
  )
}

/** How well `words`, by their numbers (`tradeNumber`), fit each trade, and the numbers of those that some trade knows. */
export type TradeFit = { fit: Float64Array; numbers: Int32Array; words: ReadonlySet<number> }

/**
 * How well words fit each trade: the logarithm of their probability there, but for a part that is the same for all
 * (naive Bayes, M. E. Maron, Automatic Indexing, 1961), each word weighed, 0 to 1, by how seldom it stands in any resume.
 * Only differences between trades mean something.
 */
export function tradesOf(words: Iterable<string>): TradeFit {
  const { stems } = base()
  const numbers = new Set<number>()
  for (const word of words) numbers.add(stems.numbers.get(word) ?? -1)
  return tradesOfNumbers(numbers)
}

/** The number of a word by which the trades know it, -1 for one that none does. */
export const tradeNumber = (word: Word): number => numberIn(base().stems, word)

/** How seldom, 0 to 1, a word that the trades know by its number stands in any resume; 0 for one that none knows. */
export const rarityOf = (number: number): number => (number < 0 ? 0 : (base().model.says[number] as number))

/** By the number of each word a 1 where it is one of these: who asks of many lists has it at hand quicker than from a set. */
export function tradeMarks(words: Word[]): Uint8Array {
  const marks = new Uint8Array(base().model.says.length)
  for (const word of words) {
    const number = tradeNumber(word)
    if (number >= 0) marks[number] = 1
  }
  return marks
}

/** How many numbers of words there are. */
export const tradeNumbers = (): number => base().model.says.length

/** Those of some words that some trade knows, all by their numbers. */
export function knownToTrades(words: readonly number[]): number[] {
  const { says, from } = base().model
  return words.filter(number => number >= 0 && says[number] !== 0 && from[number] !== from[number + 1])
}

/** The same of words by their numbers. */
export function tradesOfNumbers(words: ReadonlySet<number>): TradeFit {
  const known = knownToTrades([...words])
  const fit = new Float64Array(trades().length)
  putFit(known, fit)
  return { fit, numbers: Int32Array.from(known), words }
}

/** Puts into a row how well words that some trade knows fit each; one that comes twice counts twice. */
export function putFit(numbers: readonly number[], fit: Float64Array): void {
  const { says, from, places, gains, empty } = base().model
  fit.fill(0)
  let said = 0
  for (let i = 0; i < numbers.length; i++) {
    const known = numbers[i] as number
    said += says[known] as number
    const end = from[known + 1] as number
    for (let at = from[known] as number; at < end; at++) {
      const place = places[at] as number
      fit[place] = (fit[place] as number) + (gains[at] as number)
    }
  }
  for (let place = 0; place < fit.length; place++) fit[place] = said * (empty[place] as number) + (fit[place] as number)
}
