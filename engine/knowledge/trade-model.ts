import { mostTold, telling } from './about.ts'
import type { Concept } from './index.ts'
import { byKey, filled, type Growing, placesOf } from './lists.ts'
import type { Numbering } from './numbers.ts'

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

/** The concepts, and lists of the numbers of their stems: of the names of each, and of the words around it. */
export type Held = { concepts: Concept[]; lists: Growing[] }

/** In how many concepts of each trade each stem stands: one stem and trade a place, the trades in their order. */
type Holdings = { trades: string[]; totals: number[]; stems: number[]; places: number[]; counts: number[] }

function holdings({ concepts, lists }: Held, isCounted: boolean[]): Holdings {
  const found: Holdings = { trades: [], totals: [], stems: [], places: [], counts: [] }
  const { trades, totals, stems, places, counts } = found
  // By stem: the concept that it was counted for last, and where, which holds for a trade, whose concepts stand together.
  const seen = new Int32Array(isCounted.length).fill(-1)
  const last = new Int32Array(isCounted.length).fill(-1)
  for (const [concept, { family }] of concepts.entries()) {
    if (family === 'general') continue
    if (trades.at(-1) !== family) totals[trades.push(family) - 1] = 0
    const place = trades.length - 1
    for (const { from, all } of lists)
      for (let i = from[concept] as number; i < (from[concept + 1] as number); i++) {
        const stem = all[i] as number
        if (!isCounted[stem] || seen[stem] === concept) continue
        seen[stem] = concept
        totals[place] = (totals[place] as number) + 1
        const before = last[stem] as number
        if (places[before] === place) counts[before] = (counts[before] as number) + 1
        else {
          last[stem] = stems.push(stem) - 1
          places.push(place)
          counts.push(1)
        }
      }
  }
  return found
}

/** The model of what words the trades have; `stems` by their numbers. */
export function modelOf(held: Held, { stems, small }: Numbering): Model {
  const isCounted = stems.map((stem, number) => stem.length > 1 && !small[number] && !/^\d+$/.test(stem))
  const found = holdings(held, isCounted)
  // Everyday words are in some trade's list or other and say next to nothing.
  const says = filled(new Float64Array(stems.length), number =>
    isCounted[number] ? telling(stems[number] as string) / mostTold : 0,
  )
  const { from, all } = byKey(placesOf(found.stems), found.stems, stems.length)
  const at = (i: number) => all[i] as number
  const counts = filled(new Uint16Array(all.length), i => found.counts[at(i)] as number)
  return {
    trades: found.trades,
    says,
    from,
    places: filled(new Uint8Array(all.length), i => found.places[at(i)] as number),
    counts,
    gains: filled(
      new Float64Array(all.length),
      i => (says[found.stems[at(i)] as number] as number) * Math.log(((counts[i] as number) + smoothing) / smoothing),
    ),
    empty: found.totals.map(total => Math.log(smoothing / (total + smoothing * unwritten))),
  }
}
