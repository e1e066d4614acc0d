import { spokenOf, telling, wordsAbout } from '../knowledge/about.ts'
import type { Concept } from '../knowledge/index.ts'

/** Words by which a line speaks of what is asked, by stem, with what each tells. */
export type Signs = ReadonlyMap<string, number>

// The posting's own words count a little more than those that the trade puts around them.
const ownWorth = 1.3

/** The words of a requirement itself and those of the trade around what it names or speaks of. */
export function signsOf(words: { stem: string }[], named: Concept[], families: ReadonlySet<string>): Signs {
  const own = new Set(words.map(({ stem }) => stem))
  const found = new Map<string, number>()
  const take = (stem: string, weight: number) => {
    if (weight > (found.get(stem) ?? 0)) found.set(stem, weight)
  }
  for (const stem of own) take(stem, telling(stem) * ownWorth)
  for (const concept of new Set([...named, ...spokenOf(families, own)]))
    for (const [stem, weight] of wordsAbout(concept)) take(stem, weight)
  return found
}
