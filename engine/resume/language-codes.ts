import type { Mention } from '../knowledge/find.ts'
import { concepts } from '../knowledge/index.ts'
import type { Word } from '../text/words.ts'
import type { Statement } from './statements.ts'

// As forms and European resumes shorten them; “IT” in such a row is as often what computers do.
const codes: Record<string, string> = {
  EN: 'english',
  ENG: 'english',
  DE: 'german',
  FR: 'french',
  ES: 'spanish',
  PT: 'portuguese',
  NL: 'dutch',
  PL: 'polish',
  RU: 'russian',
}

/** “PT (mother tongue) / EN – C1”: the languages that a row of languages calls by their letters. */
export function languageCodes({ section }: Statement, list: readonly Word[]): Mention[] {
  if (section !== 'languages') return []
  return list.flatMap(({ raw }, at): Mention[] => {
    const concept = concepts.get(Object.hasOwn(codes, raw) ? (codes[raw] ?? '') : '')
    return concept ? [{ concept, first: at, last: at, told: false, from: at }] : []
  })
}
