import { isSmall, stems } from '../text/words.ts'
import { mostTold, telling } from './about.ts'
import { concepts } from './index.ts'
import { laidOut } from './lists.ts'

// Additive smoothing, and how many words a trade has that are written down nowhere.
const smoothing = 0.1
const unwritten = 30_000

/**
 * The trades by their place; by the number of each stem how much it says at all, and what it gains those that know it, laid
 * one behind the other; and what a word costs each.
 */
type Model = {
  trades: string[]
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>
  words: Map<string, number>
  says: Float64Array
  from: Int32Array
  places: Uint8Array
  gains: Float64Array
  empty: number[]
}
let model: Model | null = null

/** In how many concepts of each trade a stem stands, among their names and the words around them. */
function build(): Model {
  const counts = new Map<string, Map<string, number>>()
  const totals = new Map<string, number>()
  for (const { family, names, about } of concepts.values()) {
    if (family === 'general') continue
    const own = [...names.map(name => name.replace(/\s*\([^)]*\)/g, '')), ...about].flatMap(stems)
    for (const stem of new Set(own)) {
      if (isSmall(stem) || stem.length < 2 || /^\d+$/.test(stem)) continue
      const of = counts.get(stem) ?? new Map<string, number>()
      counts.set(stem, of.set(family, (of.get(family) ?? 0) + 1))
      totals.set(family, (totals.get(family) ?? 0) + 1)
    }
  }
  const trades = [...totals.keys()]
  const places = new Map(trades.map((family, place) => [family, place]))
  const words = new Map<string, number>()
  const says: number[] = []
  const lists: [string, number][][] = []
  for (const [stem, of] of counts) {
    // Everyday words are in some trade's list or other and say next to nothing.
    const said = telling(stem) / mostTold
    if (said === 0) continue
    words.set(stem, says.length)
    says.push(said)
    lists.push([...of])
  }
  const { from, all } = laidOut(lists, lists.length)
  const wordOf = lists.flatMap((list, at) => list.map(() => at))
  return {
    trades,
    counts,
    words,
    says: Float64Array.from(says),
    from,
    places: Uint8Array.from(all, ([family]) => places.get(family) ?? 0),
    gains: Float64Array.from(
      all,
      ([, count], at) => (says[wordOf[at] ?? 0] ?? 0) * Math.log((count + smoothing) / smoothing),
    ),
    empty: [...totals.values()].map(total => Math.log(smoothing / (total + smoothing * unwritten))),
  }
}

/** The trades in the order that fits are given in. */
export function trades(): readonly string[] {
  model ??= build()
  return model.trades
}

/** In how many things of each trade a stem stands; undefined where it stands in none. */
export function heldBy(stem: string): ReadonlyMap<string, number> | undefined {
  model ??= build()
  return model.counts.get(stem)
}

/** How well words fit each trade, and how many of them any trade knows. */
export type TradeFit = { fit: Float64Array; count: number }

/**
 * How well words fit each trade: the logarithm of their probability there, but for a part that is the same for all
 * (naive Bayes, M. E. Maron, Automatic Indexing, 1961), each word weighed, 0 to 1, by how seldom it stands in any resume.
 * Only differences between trades mean something.
 */
export function tradesOf(words: Iterable<string>): TradeFit {
  model ??= build()
  const fit = new Float64Array(model.trades.length)
  let count = 0
  let said = 0
  const { says, from, places, gains } = model
  for (const word of words) {
    const known = model.words.get(word)
    if (known === undefined) continue
    count++
    said += says[known] as number
    const end = from[known + 1] as number
    for (let at = from[known] as number; at < end; at++) {
      const place = places[at] as number
      fit[place] = (fit[place] as number) + (gains[at] as number)
    }
  }
  for (let place = 0; place < fit.length; place++) fit[place] = said * (model.empty[place] ?? 0) + (fit[place] ?? 0)
  return { fit, count }
}
