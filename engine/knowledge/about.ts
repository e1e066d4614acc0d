import { isSmall, stems } from '../text/words.ts'
import frequency from './frequency.json' with { type: 'json' }
import { type Concept, concepts } from './index.ts'

/** How many of the lines of resumes a stem stands in (`frequency.json` tells of how many); rarer ones are not listed. */
const counted = new Map(
  Object.entries(frequency.stems).flatMap(([count, list]) =>
    list.split(' ').map(stem => [stem, Number(count)] as const),
  ),
)
const rare = 3

/** The stems that many lines of resumes hold, the most frequent first. */
export const frequent: readonly string[] = [...counted].sort(([, a], [, b]) => b - a).map(([stem]) => stem)

/** In how many lines of resumes a stem stands, about. */
export const frequencyOf = (stem: string): number => counted.get(stem) ?? rare

// What of the lines that tell a thing hold a given one of its words: a thing has about twenty words, a line has one of them or two.
const inItsOwnLines = 0.05

/**
 * How much it tells of a thing that a word of it stands in a line: the logarithm of how many times more often it stands
 * there than in any line (weight of evidence, I. J. Good, Probability and the Weighing of Evidence, 1950). 0 for words
 * that stand everywhere, about 4.5 for those that hardly stand anywhere.
 */
export const telling = (stem: string): number =>
  Math.max(0, Math.log((inItsOwnLines * frequency.lines) / frequencyOf(stem)))

/** What a word tells that stands in hardly any line. */
export const mostTold = telling('')

/** The stems of a concept's names and of the words around it. */
const ownStems = ({ names, about }: Concept): Set<string> =>
  new Set(
    [...names.map(name => name.replace(/\s*\([^)]*\)/g, '')), ...about]
      .flatMap(stems)
      .filter(stem => stem.length > 1 && !isSmall(stem)),
  )

type Family = { concepts: { concept: Concept; stems: Set<string> }[]; shared: Map<string, number> }
const known = new Map<string, Family>()

/** The concepts of a family that have words around them, and how many of them share a stem. */
function familyOf(name: string): Family {
  const before = known.get(name)
  if (before) return before
  const family: Family = { concepts: [], shared: new Map() }
  for (const concept of concepts.values()) {
    if (concept.family !== name || concept.about.length === 0) continue
    const own = ownStems(concept)
    family.concepts.push({ concept, stems: own })
    for (const stem of own) family.shared.set(stem, (family.shared.get(stem) ?? 0) + 1)
  }
  known.set(name, family)
  return family
}

// How much a word loses that several things of the trade share.
const sharing = 0.7

const weighed = new Map<string, ReadonlyMap<string, number>>()

/** The words that stand in lines about a concept, by stem, with what each tells. Empty where none are written down. */
export function wordsAbout(concept: Concept): ReadonlyMap<string, number> {
  const before = weighed.get(concept.id)
  if (before) return before
  const { shared } = familyOf(concept.family)
  const found = new Map<string, number>()
  if (concept.about.length > 0)
    for (const stem of ownStems(concept)) {
      const weight = telling(stem) - sharing * Math.log(shared.get(stem) ?? 1)
      if (weight > 0.3) found.set(stem, weight)
    }
  weighed.set(concept.id, found)
  return found
}

// Two rare words of the trade, or three that are less so.
const enough = 5

/** What of the families' work a set of words speaks of: two concepts at most, the clearest first. */
export function spokenOf(families: Iterable<string>, stems: ReadonlySet<string>): Concept[] {
  const found: { concept: Concept; weight: number }[] = []
  for (const family of families)
    for (const { concept } of familyOf(family).concepts) {
      const own = wordsAbout(concept)
      let weight = 0
      let count = 0
      for (const stem of stems) {
        const one = own.get(stem)
        if (one === undefined) continue
        weight += one
        count++
      }
      if (count > 1 && weight >= enough) found.push({ concept, weight })
    }
  return found
    .toSorted((a, b) => b.weight - a.weight || (a.concept.id < b.concept.id ? -1 : 1))
    .slice(0, 2)
    .map(({ concept }) => concept)
}
