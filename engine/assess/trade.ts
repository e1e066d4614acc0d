import type { Taint } from '../integrity.ts'
import { type TradeFit, tradeNumber, trades, tradesOfNumbers } from '../knowledge/trade.ts'
import type { Resume } from '../resume/read.ts'
import { fitOf } from '../resume/told.ts'
import { words } from '../text/words.ts'

// Fewer words than this say too little.
const fewest = 12
const fewestElse = 8

/** The places of the job's trades, of those next to them, and of those that have nothing to do with them. */
export type Sides = { own: number[]; near: number[]; other: number[] }

export function sidesOf(main: string[], home: ReadonlySet<string>): Sides {
  const places = (which: (family: string) => boolean) =>
    trades().flatMap((family, place) => (which(family) ? [place] : []))
  return {
    own: places(family => main.includes(family)),
    near: places(family => !main.includes(family) && home.has(family)),
    other: places(family => !home.has(family)),
  }
}

function highest(fit: Float64Array, places: number[]): number {
  let most = -Infinity
  for (const place of places) most = Math.max(most, fit[place] ?? -Infinity)
  return most
}

/** How the words of a post fit the trades; counted anew where lines of it are the posting's own. */
function fitOfPost({ statements, evidence, told }: Resume, post: number, taint: ReadonlyMap<number, Taint>) {
  for (const [at, why] of taint)
    if (why === 'copied' && statements[at]?.post === post)
      return fitOf(post, statements, evidence, line => taint.has(line))
  return told[post]?.fit
}

/** Where a trade next to the job's fits best, it is neither clearly of the job's nor clearly of another. */
function marginOf(fit: Float64Array, { own, near, other }: Sides): number {
  const best = highest(fit, own)
  const others = highest(fit, other)
  return best > others ? best - others : Math.min(0, Math.max(best, highest(fit, near)) - others)
}

/** How the words of a post fit the trades, but for those that are asked for. */
function fitOfRest(
  { fit, numbers, count }: TradeFit,
  asked: ReadonlySet<number>,
): { fit: Float64Array; count: number } {
  const named = new Set<number>()
  for (const number of asked) if (numbers.has(number)) named.add(number)
  const less = tradesOfNumbers(named)
  return { fit: fit.map((value, place) => value - (less.fit[place] ?? 0)), count: count - less.count }
}

const addTo = (all: Float64Array, fit: Float64Array) => {
  for (let place = 0; place < all.length; place++) all[place] = (all[place] ?? 0) + (fit[place] ?? 0)
}

/** The numbers by which the trades know the words of a text. */
export const tradeNumbers = (text: string): ReadonlySet<number> => new Set(words(text).map(tradeNumber))

/** Of each post, null where its words say too little, and of all posts together. */
type Margins = { posts: (number | null)[]; whole: number }
export type TradeMargins = Margins & { rest: Margins }

/**
 * By how much the words under each post, and those of all posts together, fit the job's trade better than any trade
 * that has nothing to do with it: about the logarithm of the odds. Null where they say too little. `rest`: the same
 * without the words that the posting has, which say nothing of somebody who uses them of other things. Lines in
 * `taint` say nothing.
 */
export function tradeMargins(
  resume: Resume,
  { sides, spoken }: { sides: Sides; spoken: ReadonlySet<number> },
  taint: ReadonlyMap<number, Taint>,
): TradeMargins {
  const all = new Float64Array(trades().length)
  const others = new Float64Array(all.length)
  const rests: (number | null)[] = []
  const posts = resume.posts.map((_, post) => {
    const found = fitOfPost(resume, post, taint)
    if (!found) return null
    addTo(all, found.fit)
    const rest = fitOfRest(found, spoken)
    addTo(others, rest.fit)
    rests[post] = rest.count < fewestElse ? null : marginOf(rest.fit, sides)
    return found.count < fewest ? null : marginOf(found.fit, sides)
  })
  return { posts, whole: marginOf(all, sides), rest: { posts: rests, whole: marginOf(others, sides) } }
}

/** Of how many times, as a logarithm, one trade has to be likelier than all others to be taken for it. */
export const clearMargin = 6
const clearRest = 16

/**
 * Where the words of all posts, but for those of the posting, are clearly of other trades: of each post whether it is of the
 * job's all the same. Who brews in vats shares words with a specialist in VAT, and no work, unless it was his work once.
 * Null where the words leave it open.
 */
export function whereStrange(
  { posts }: Resume,
  home: ReadonlySet<string>,
  { posts: margins, rest }: TradeMargins,
): boolean[] | null {
  if (rest.whole > -clearRest) return null
  return posts.map(({ titles }, post) => {
    const titled = titles.some(({ family }) => home.has(family))
    return titled && (margins[post] ?? 0) >= clearMargin && (rest.posts[post] ?? 0) >= -clearMargin
  })
}
