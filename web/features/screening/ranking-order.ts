import type { BatchItem } from '../../../contract/screening.ts'

export const orders = {
  match_score: 'Match score',
  score_skills: 'Skills',
  score_experience: 'Experience',
  file_name: 'File name',
}
export type Order = keyof typeof orders

export const isOrder = (value: unknown): value is Order => Object.keys(orders).some(order => order === value)

/** Highest first; equal scores by file name; what could not be matched stands at the end. */
export function ranked<T extends BatchItem>(items: readonly T[], order: Order): T[] {
  const failed = (item: T) => ('error' in item ? 1 : 0)
  const score = (item: T) => ('error' in item || order === 'file_name' ? 0 : item[order])
  const name = (item: T) => item.resume_info?.file_name ?? ''
  return [...items].sort(
    (a, b) => failed(a) - failed(b) || score(b) - score(a) || name(a).localeCompare(name(b), 'en', { numeric: true }),
  )
}

/** The place of each by the score of the order, or of the match where files stand by name; equal scores share one. */
export function placesOf(items: readonly BatchItem[], order: Order): Map<number, number> {
  const by = order === 'file_name' ? 'match_score' : order
  const matched = items.flatMap(item => ('error' in item ? [] : [item])).sort((a, b) => b[by] - a[by])
  const first = new Map<number, number>()
  for (const [index, { [by]: score }] of matched.entries()) if (!first.has(score)) first.set(score, index + 1)
  return new Map(matched.map(item => [item.resume_id, first.get(item[by]) ?? 0]))
}

/** Those whose file name contains the words. */
export const named = <T extends BatchItem>(items: readonly T[], words: string): T[] =>
  items.filter(item => (item.resume_info?.file_name ?? '').toLowerCase().includes(words.trim().toLowerCase()))
