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

/** How well words fit each trade, how many of them any trade knows, and their numbers (`tradeNumber`). */
export type TradeFit = { fit: Float64Array; count: number; numbers: ReadonlySet<number> }

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

/** The same of words by their numbers. */
export function tradesOfNumbers(numbers: ReadonlySet<number>): TradeFit {
  const { model } = base()
  const { trades, says, from, places, gains, empty } = model
  const fit = new Float64Array(trades.length)
  let count = 0
  let said = 0
  for (const known of numbers) {
    const own = known < 0 ? 0 : (says[known] as number)
    if (own === 0 || from[known] === from[known + 1]) continue
    count++
    said += own
    const end = from[known + 1] as number
    for (let at = from[known] as number; at < end; at++) {
      const place = places[at] as number
      fit[place] = (fit[place] as number) + (gains[at] as number)
    }
  }
  for (let place = 0; place < fit.length; place++) fit[place] = said * (empty[place] as number) + (fit[place] as number)
  return { fit, count, numbers }
}
