import { spokenOf, telling, wordsAbout } from '../knowledge/about.ts'
import type { Concept } from '../knowledge/index.ts'

/** Words by which a line speaks of what is asked, by stem: what each tells, and whether it is the posting's own. */
export type Signs = ReadonlyMap<string, { weight: number; own: boolean }>

// The posting's own words count a little more than those that the trade puts around them.
const ownWorth = 1.3

/** The words of a requirement itself and those of the trade around what it names or speaks of. */
export function signsOf(words: { stem: string }[], named: Concept[], families: ReadonlySet<string>): Signs {
  const mine = new Set(words.map(({ stem }) => stem))
  const found = new Map<string, { weight: number; own: boolean }>()
  for (const stem of mine) {
    const weight = telling(stem) * ownWorth
    if (weight > 0) found.set(stem, { weight, own: true })
  }
  for (const concept of new Set([...named, ...spokenOf(families, mine)]))
    for (const [stem, weight] of wordsAbout(concept)) {
      const before = found.get(stem)
      if (!before) found.set(stem, { weight, own: false })
      else before.weight = Math.max(before.weight, weight)
    }
  return found
}
