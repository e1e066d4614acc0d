import { isSmall, stems } from '../text/words.ts'
import { concepts } from './index.ts'

// Additive smoothing, and how many words a trade has that are written down nowhere.
const smoothing = 0.3
const unwritten = 3000

type Model = { gains: Map<string, [family: string, gain: number][]>; empty: Map<string, number> }
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
  return {
    gains: new Map(
      [...counts].map(([stem, of]) => [
        stem,
        [...of].map(([family, count]) => [family, Math.log((count + smoothing) / smoothing)]),
      ]),
    ),
    empty: new Map(
      [...totals].map(([family, total]) => [family, Math.log(smoothing / (total + smoothing * unwritten))]),
    ),
  }
}

/**
 * How well words fit each trade: the logarithm of their probability there, but for a part that is the same for all
 * (naive Bayes, M. E. Maron, Automatic Indexing, 1961). Only differences between trades mean something. `count` is how
 * many of the words any trade knows.
 */
export function tradesOf(words: ReadonlySet<string>): { fit: ReadonlyMap<string, number>; count: number } {
  model ??= build()
  const sums = new Map<string, number>()
  let count = 0
  for (const word of words) {
    const gains = model.gains.get(word)
    if (!gains) continue
    count++
    for (const [family, gain] of gains) sums.set(family, (sums.get(family) ?? 0) + gain)
  }
  const fit = new Map([...model.empty].map(([family, empty]) => [family, count * empty + (sums.get(family) ?? 0)]))
  return { fit, count }
}
