import type { BatchItem } from '../../../contract/screening.ts'

/** Highest score first; what could not be matched stands at the end. Equal scores keep the order of the file names. */
export function ranked<T extends BatchItem>(items: readonly T[]): T[] {
  const score = (item: T) => ('error' in item ? -1 : item.match_score)
  const name = (item: T) => item.resume_info?.file_name ?? ''
  return [...items].sort((a, b) => score(b) - score(a) || name(a).localeCompare(name(b)))
}
