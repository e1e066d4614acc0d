import { families } from './families.ts'
import { type Concept, conceptsOf, parts } from './format.ts'

export type { Concept } from './format.ts'

/** All concepts by id. The order is that of the families, so that every walk over it is the same walk. */
export const concepts: ReadonlyMap<string, Concept> = new Map(
  families.flatMap(conceptsOf).map(concept => [concept.id, concept]),
)

/** Whether it is had, not done: a certificate or a licence. */
export const isPaper = ({ kind }: Concept): boolean => kind === 'certificate' || kind === 'licence'

const places = new Map([...concepts.keys()].map((id, place) => [id, place]))

/** The place of a concept among all: what is gathered in this order is gathered alike whoever gathers it. */
export const placeOf = (id: string): number => places.get(id) ?? places.size

const nearFamilies = new Map(families.map(file => [file.family, new Set(parts(file.near))]))

/** Whether work in the one family counts as related to work in the other. */
export function relatedFamilies(a: string, b: string): boolean {
  return a === b || nearFamilies.get(a)?.has(b) === true || nearFamilies.get(b)?.has(a) === true
}

/** The trades among these and next to one of them. General things are of no trade. */
export const relatedTo = (some: string[]): ReadonlySet<string> =>
  new Set(
    families
      .map(({ family }) => family)
      .filter(family => family !== 'general' && some.some(one => relatedFamilies(family, one))),
  )

const broaderOf = new Map<string, ReadonlySet<string>>()

/** The concept itself and all that it is an instance of, over any number of steps. */
export function broader(id: string): ReadonlySet<string> {
  const known = broaderOf.get(id)
  if (known) return known
  const found = new Set<string>()
  const open = [id]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue
    found.add(next)
    open.push(...(concepts.get(next)?.up ?? []))
  }
  broaderOf.set(id, found)
  return found
}

const narrowerOf = new Map<string, string[]>()

/** Ids whose showing is a showing of the concept: itself and all that are instances of it. */
export function narrower(id: string): readonly string[] {
  if (narrowerOf.size === 0)
    for (const other of concepts.keys())
      for (const parent of broader(other)) {
        const list = narrowerOf.get(parent)
        if (list) list.push(other)
        else narrowerOf.set(parent, [other])
      }
  return narrowerOf.get(id) ?? [id]
}

const alone: ReadonlySet<string> = new Set()
const nearTo = new Map<string, Set<string>>()

/** Ids of what is next to the concept, whichever of the two says so. */
export function neighbours(id: string): ReadonlySet<string> {
  if (nearTo.size === 0)
    for (const { id: one, near } of concepts.values())
      for (const other of near) {
        for (const [a, b] of [
          [one, other],
          [other, one],
        ] as const) {
          const set = nearTo.get(a)
          if (set) set.add(b)
          else nearTo.set(a, new Set([b]))
        }
      }
  return nearTo.get(id) ?? alone
}

const dutiesOf = new Map<string, ReadonlySet<string>>()

/** What anyone in a post of this title does as a matter of course, with all that it is an instance of. */
export function duties(title: string): ReadonlySet<string> {
  const known = dutiesOf.get(title)
  if (known) return known
  const found = new Set<string>()
  for (const id of broader(title))
    for (const duty of concepts.get(id)?.does ?? []) for (const other of broader(duty)) found.add(other)
  dutiesOf.set(title, found)
  return found
}
