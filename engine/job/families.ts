import { atHome } from '../knowledge/at-home.ts'
import { namedIn } from '../knowledge/find.ts'
import { type Concept, relatedFamilies } from '../knowledge/index.ts'
import { trades, tradesOf } from '../knowledge/trade.ts'
import { titlesIn } from '../resume/titles.ts'
import { words } from '../text/words.ts'
import type { Requirement } from '../types.ts'

// As a logarithm of odds, by how much a trade may fit the posting's words less than the best one does.
const farBehind = 20

type Families = {
  spoken: string[]
  families: string[]
  /** Trades whose words the posting has at least as much as those of the first two: the freight of a freight account manager. */
  akin: string[]
}

/** The occupation families that the job belongs to, the strongest first: those of its title, then of its requirements. */
export function familiesOf(title: string, requirements: Requirement[]): Families {
  const counts = new Map<string, number>()
  const titled = new Set<string>()
  const add = ({ family }: Concept, weight: number) => {
    if (family !== 'general') counts.set(family, (counts.get(family) ?? 0) + weight)
  }
  const around = new Set(
    [title, ...requirements.map(({ text }) => text)].flatMap(text => words(text).map(({ stem }) => stem)),
  )
  // “Legal Counsel (Commercial)” makes no films: what stands beside the title has to be at home in the posting.
  for (const concept of titlesIn(title)) {
    add(concept, 6)
    titled.add(concept.family)
  }
  for (const { concept } of namedIn(words(title)))
    if (concept.kind !== 'title' && atHome(concept, around)) add(concept, 2)
  for (const { text } of requirements) {
    const list = words(text)
    const stems = new Set(list.map(({ stem }) => stem))
    // A name that means something else elsewhere has no vote where nothing of its trade stands beside it.
    const named = namedIn(list)
    // Whom the title's own trade calls so is no vote for another: a CDP is a chef in a kitchen, and no dementia practitioner.
    const isOwn = ({ first, last }: (typeof named)[number]) =>
      named.some(
        other =>
          other.first === first &&
          other.last === last &&
          other.concept.kind === 'title' &&
          titled.has(other.concept.family),
      )
    // The trade next door means the same by it: a CPA in accounting and in audit.
    const isNear = ({ concept: { family } }: (typeof named)[number]) =>
      [...titled].some(own => relatedFamilies(own, family))
    for (const one of named) if (atHome(one.concept, stems) && (isNear(one) || !isOwn(one))) add(one.concept, 1)
  }
  // What the posting speaks of in passing, “an audience with the media”, makes no trade of it.
  const { fit } = tradesOf(around)
  const best = Math.max(...fit)
  const behind = new Map(trades().map((family, place) => [family, (fit[place] ?? best) - best]))
  const worth = (family: string) => (counts.get(family) ?? 0) * 2 + (behind.get(family) ?? 0) / 3
  const families = [...behind.keys()]
    .filter(family => (behind.get(family) ?? 0) > -farBehind || titled.has(family))
    .toSorted((a, b) => worth(b) - worth(a) || (a < b ? -1 : 1))
  const least = Math.max(...families.slice(0, 2).map(family => behind.get(family) ?? 0))
  return {
    spoken: [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([family]) => family),
    families,
    akin: families.filter(family => (behind.get(family) ?? 0) >= least),
  }
}
