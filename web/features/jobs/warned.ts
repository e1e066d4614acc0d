import type { PostingWarning } from '../../../contract/screening.ts'

export type Warned = { text: string; words: string[] }

/** The warnings of a posting, each text once, with the words it is about in the order of the posting. */
export function toWarned(posting: string, warnings: readonly PostingWarning[]): Warned[] {
  const told = new Map<string, Set<string>>()
  for (const { text, start, end } of warnings.toSorted((a, b) => a.start - b.start))
    told.set(text, (told.get(text) ?? new Set()).add(posting.slice(start, end).trim()))
  return [...told].map(([text, words]) => ({ text, words: [...words] }))
}
