import type { Evidence } from '../../contract/screening.ts'

/** A stretch of a resume's text; `of` tells which words stood there when the address was made. */
export type Place = { from: number; to: number; of: string | null }

/** FNV-1a over UTF-16 code units: tells two texts apart without putting either into an address or a log. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}

export const toSearch = ({ start, end, quote }: Pick<Evidence, 'start' | 'end' | 'quote'>) =>
  `?from=${start}&to=${end}&of=${fingerprint(quote)}`

/** Where a resume is seen as it was read. */
export const readAddress = (resumeId: number, evidence?: Pick<Evidence, 'start' | 'end' | 'quote'>) =>
  `/resumes/${resumeId}/read${evidence ? toSearch(evidence) : ''}`

/** The place that an address names, or null where it names none. */
export function placeOf(search: URLSearchParams): Place | null {
  const [from, to] = [search.get('from'), search.get('to')]
  if (!/^\d{1,9}$/.test(from ?? '') || !/^\d{1,9}$/.test(to ?? '')) return null
  const place = { from: Number(from), to: Number(to), of: search.get('of') }
  return place.from < place.to ? place : null
}
