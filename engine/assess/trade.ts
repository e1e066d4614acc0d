import type { Taint } from '../integrity/own.ts'
import { putFit, rarityOf, type TradeFit, tradeMarks, tradeNumber, trades } from '../knowledge/trade.ts'
import type { Resume } from '../resume/read.ts'
import { fitOf } from '../resume/told.ts'
import { lately } from '../text/once.ts'
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

/** Where a trade next to the job's fits best, it is neither clearly of the job's nor clearly of another; nor is it where the job's is not known. */
export function marginOf(fit: Float64Array, { own, near, other }: Sides): number {
  if (own.length + near.length === 0) return 0
  const best = highest(fit, own)
  const others = highest(fit, other)
  return best > others ? best - others : Math.min(0, Math.max(best, highest(fit, near)) - others)
}

export const addTo = (all: Float64Array, fit: Float64Array) => {
  for (let place = 0; place < all.length; place++) all[place] = (all[place] as number) + (fit[place] as number)
}

/** A text's words, marked by the numbers by which the trades know them. */
export const wordsMarked = (text: string): Uint8Array => tradeMarks(words(text))

/** Words by the numbers by which the trades know them, and how seldom they stand in any resume, in all. */
export type WordsHeld = { words: ReadonlySet<number>; rarity: number }

function held(words: ReadonlySet<number>): WordsHeld {
  let rarity = 0
  for (const number of words) rarity += rarityOf(number)
  return { words, rarity }
}

export const wordsHeld = (text: string): WordsHeld => held(new Set(words(text).map(tradeNumber)))

/** Adds the words of a post that are marked as asked for to some. */
function putAsked({ numbers }: TradeFit, marks: Uint8Array, some: number[]): void {
  for (const number of numbers) if (marks[number] === 1) some.push(number)
}

// Filled again and again: a row of numbers costs more to make than to fill.
const rowsFor = lately((of: readonly string[]) => ({
  all: new Float64Array(of.length),
  rest: new Float64Array(of.length),
}))

/** The margin of words without some of them. */
export function marginWithout(fit: Float64Array, some: number[], sides: Sides): number {
  const { rest } = rowsFor(trades())
  putFit(some, rest)
  for (let place = 0; place < rest.length; place++) rest[place] = (fit[place] as number) - (rest[place] as number)
  return marginOf(rest, sides)
}

/**
 * `posts`: of each post, null where its words say too little; `whole`: of all posts together. `rest` is the same without the
 * words that the posting has, which say nothing of somebody who uses them of other things; of a post it is found when asked.
 */
export type TradeMargins = {
  posts: (number | null)[]
  whole: number
  rest: { whole: number; post: (post: number) => number | null }
}

/**
 * By how much the words under each post, and those of all posts together, fit the job's trade better than any trade
 * that has nothing to do with it: about the logarithm of the odds. Null where they say too little. Lines in `taint` say
 * nothing.
 */
export function tradeMargins(
  resume: Resume,
  { sides, spoken }: { sides: Sides; spoken: Uint8Array },
  taint: ReadonlyMap<number, Taint>,
): TradeMargins {
  const { all } = rowsFor(trades())
  all.fill(0)
  const named: number[] = []
  const fits = resume.posts.map((_, post) => fitOfPost(resume, post, taint))
  for (const found of fits) {
    if (!found) continue
    addTo(all, found.fit)
    putAsked(found, spoken, named)
  }
  const restOf = (post: number): number | null => {
    const found = fits[post]
    if (!found) return null
    const some: number[] = []
    putAsked(found, spoken, some)
    return found.numbers.length - some.length < fewestElse ? null : marginWithout(found.fit, some, sides)
  }
  return {
    posts: fits.map(found => (!found || found.numbers.length < fewest ? null : marginOf(found.fit, sides))),
    whole: marginOf(all, sides),
    rest: { whole: marginWithout(all, named, sides), post: restOf },
  }
}

/** The margins beside a trade that is only guessed: it may be theirs, and is never against them. */
export const withoutLoss = ({ posts, whole, rest }: TradeMargins): TradeMargins => {
  const gain = (margin: number | null) => (margin === null ? null : Math.max(0, margin))
  return {
    posts: posts.map(gain),
    whole: Math.max(0, whole),
    rest: { whole: Math.max(0, rest.whole), post: post => gain(rest.post(post)) },
  }
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
    return titled && (margins[post] ?? 0) >= clearMargin && (rest.post(post) ?? 0) >= -clearMargin
  })
}
