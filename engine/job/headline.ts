import { hasTitle } from '../resume/titles.ts'
import type { Span } from './clauses.ts'
import type { Unit } from './units.ts'
import { asksForYears } from './years.ts'

/** “Hiring! Video Editor | Bengaluru | 3-5 yrs | 6-10 LPA”: of a line that heads the posting only the years are asked; null where it is none. */
export function headlineYears({ section, text, start }: Unit): Span[] | null {
  const parts = section === 'intro' && !/[.!?]$/u.test(text) ? text.split(/\s[|•·]\s/u) : []
  if (parts.length < 3 || !parts.some(part => hasTitle(part))) return null
  return parts.filter(asksForYears).map(part => {
    const from = start + text.indexOf(part)
    return { start: from, end: from + part.length }
  })
}
