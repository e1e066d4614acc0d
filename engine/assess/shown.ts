import { type Concept, concepts, placeOf } from '../knowledge/index.ts'
import type { Evidence, EvidenceIndex } from '../resume/evidence.ts'
import { once } from '../text/once.ts'

/** A concept that is asked for, by its id and its place in the knowledge base. */
export type Asked = { id: string; place: number }

export const askedAs = ({ id }: Pick<Concept, 'id'>): Asked => ({ id, place: placeOf(id) })

/** A bit for each concept that something in the resume shows, by its place, found once a resume. */
const bitsOf = once(({ showing }: EvidenceIndex) => {
  const bits = new Int32Array((concepts.size >> 5) + 1)
  for (const id of showing.keys()) {
    const place = placeOf(id)
    bits[place >> 5] = (bits[place >> 5] as number) | (1 << (place & 31))
  }
  return bits
})

const nothing: readonly Evidence[] = []

/** What shows a concept in a resume. Most of what is asked nothing shows: the bits tell so before the list is looked up. */
export function shownIn(evidence: EvidenceIndex): (asked: Asked) => readonly Evidence[] {
  const bits = bitsOf(evidence)
  return ({ id, place }) =>
    ((bits[place >> 5] as number) >> (place & 31)) & 1 ? (evidence.showing.get(id) ?? nothing) : nothing
}
