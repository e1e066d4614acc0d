import type { Taint } from '../integrity.ts'
import { trades } from '../knowledge/trade.ts'
import type { Resume } from '../resume/read.ts'
import { fitOf } from '../resume/told.ts'

// Fewer words than this say too little.
const fewest = 12

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

/**
 * By how much the words under each post, and those of all posts together, fit the job's trade better than any trade
 * that has nothing to do with it: about the logarithm of the odds. Null where they say too little. Lines in `taint` say
 * nothing.
 */
export function tradeMargins(
  resume: Resume,
  sides: Sides,
  taint: ReadonlyMap<number, Taint>,
): { posts: (number | null)[]; whole: number } {
  const all = new Float64Array(trades().length)
  const posts = resume.posts.map((_, post) => {
    const found = fitOfPost(resume, post, taint)
    if (!found) return null
    for (let place = 0; place < all.length; place++) all[place] = (all[place] ?? 0) + (found.fit[place] ?? 0)
    return found.count < fewest ? null : marginOf(found.fit, sides)
  })
  return { posts, whole: marginOf(all, sides) }
}
