import { namedIn, toldIn } from '../knowledge/find.ts'
import { degreeLevel } from '../resume/degree-level.ts'
import { words } from '../text/words.ts'
import { asksForYears } from './years.ts'

// A name that the knowledge base does not have, such as that of a register or a product.
const unknownName = /(?<=[\p{Ll},] )(?!(?:UK|US|USA|EU|CEO|CV|OK)\b)\p{Lu}{3,}\b|^\p{Lu}{3,}(?=\s\p{Ll})/u

/** Whether a clause names anything that a resume could show. */
export function hasSubject(text: string): boolean {
  const list = words(text)
  return (
    asksForYears(text) ||
    unknownName.test(text) ||
    namedIn(list).some(({ concept }) => concept.kind !== 'title' && concept.kind !== 'setting') ||
    toldIn(list).length > 0 ||
    degreeLevel(text) !== null
  )
}
