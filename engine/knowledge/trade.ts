import { isSmall, stems } from '../text/words.ts'
import { mostTold, telling } from './about.ts'
import { concepts } from './index.ts'

// Additive smoothing, and how many words a trade has that are written down nowhere.
const smoothing = 0.1
const unwritten = 30_000

/** The trades by their place; by each stem how much it says at all and what it gains those that know it; and what a word costs each. */
type Known = { says: number; places: Uint8Array; gains: Float64Array }
type Model = { trades: string[]; words: Map<string, Known>; empty: number[] }
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
  return {
    trades,
    words: new Map(
      [...counts].flatMap(([stem, of]) => {
        // Everyday words are in some trade's list or other and say next to nothing.
        const says = telling(stem) / mostTold
        if (says === 0) return []
        const gains = Float64Array.from(of.values(), count => says * Math.log((count + smoothing) / smoothing))
        return [[stem, { says, places: Uint8Array.from(of.keys(), family => places.get(family) ?? 0), gains }] as const]
      }),
    ),
    empty: [...totals.values()].map(total => Math.log(smoothing / (total + smoothing * unwritten))),
  }
}

/** The trades in the order that fits are given in. */
export function trades(): readonly string[] {
  model ??= build()
  return model.trades
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
  for (const word of words) {
    const known = model.words.get(word)
    if (!known) continue
    count++
    said += known.says
    const { places, gains } = known
    for (let at = 0; at < gains.length; at++) {
      const place = places[at] as number
      fit[place] = (fit[place] as number) + (gains[at] as number)
    }
  }
  for (let place = 0; place < fit.length; place++) fit[place] = said * (model.empty[place] ?? 0) + (fit[place] ?? 0)
  return { fit, count }
}
