import { isSmall } from '../text/words.ts'
import { mostTold, telling } from './about.ts'
import type { Concept } from './index.ts'
import { laidOut } from './lists.ts'

// Additive smoothing, and how many words a trade has that are written down nowhere.
const smoothing = 0.1
const unwritten = 30_000

/**
 * The trades by their place; by the number of each stem how much it says at all, 0 to 1, and, laid one behind the other, the
 * trades that know it, in how many of their things it stands, and what each gains by it; and what a word costs each.
 */
export type Model = {
  trades: string[]
  says: Float64Array
  from: Int32Array
  places: Uint8Array
  counts: Uint16Array
  gains: Float64Array
  empty: number[]
}

/** The numbers of the stems of a concept's names and of the words around it. */
export type Held = { concept: Concept; numbers: number[] }

type Holding = { stem: number; place: number; count: number }

/** In how many concepts of each trade each stem stands, the trades in their order. */
function holdings(held: Held[], isCounted: boolean[]): { trades: string[]; totals: number[]; all: Holding[] } {
  const trades: string[] = []
  const totals: number[] = []
  const all: Holding[] = []
  // By stem, of the trade at hand, whose concepts stand together.
  const last: (Holding | undefined)[] = isCounted.map(() => undefined)
  for (const { concept, numbers } of held) {
    if (concept.family === 'general') continue
    if (trades.at(-1) !== concept.family) trades.push(concept.family)
    const place = trades.length - 1
    for (const stem of new Set(numbers)) {
      if (isCounted[stem] !== true) continue
      totals[place] = (totals[place] ?? 0) + 1
      const before = last[stem]
      if (before?.place === place) before.count++
      else {
        const holding = { stem, place, count: 1 }
        last[stem] = holding
        all.push(holding)
      }
    }
  }
  return { trades, totals, all }
}

/** The model of what words the trades have; `stems` by their numbers. */
export function modelOf(held: Held[], stems: string[]): Model {
  const isCounted = stems.map(stem => stem.length > 1 && !isSmall(stem) && !/^\d+$/.test(stem))
  const { trades, totals, all } = holdings(held, isCounted)
  // Everyday words are in some trade's list or other and say next to nothing.
  const says = Float64Array.from(stems, (stem, number) => (isCounted[number] ? telling(stem) / mostTold : 0))
  const laid = laidOut(
    all,
    all.map(({ stem }) => stem),
    stems.length,
  )
  return {
    trades,
    says,
    from: laid.from,
    places: Uint8Array.from(laid.all, ({ place }) => place),
    counts: Uint16Array.from(laid.all, ({ count }) => count),
    gains: Float64Array.from(
      laid.all,
      ({ stem, count }) => (says[stem] as number) * Math.log((count + smoothing) / smoothing),
    ),
    empty: totals.map(total => Math.log(smoothing / (total + smoothing * unwritten))),
  }
}
