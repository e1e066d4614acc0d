import type { Criterion } from '../../contract/index.ts'

/** The corrections whose text stands in the posting, in its order: the others are of a text that was since reworded. */
export function standing(criteria: readonly Criterion[], description: string | null): Criterion[] {
  return criteria
    .map(({ text, kind }) => ({ text, kind, at: description?.indexOf(text) ?? -1 }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at || a.text.length - b.text.length)
    .map(({ text, kind }) => ({ text, kind }))
}
