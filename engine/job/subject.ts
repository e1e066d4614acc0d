import { namedIn, toldIn } from '../knowledge/find.ts'
import { degreeLevel } from '../resume/degree-level.ts'
import { words } from '../text/words.ts'
import { asksForYears } from './years.ts'

// A name that the knowledge base does not have, such as that of a register or a product.
const unknownName = /(?<=[\p{Ll},:] |\/)(?!(?:UK|US|USA|EU|CEO|CV|OK)\b)\p{Lu}{3,}\b|^\p{Lu}{3,}(?=\s\p{Ll}|\/\p{Lu})/u

/** Whether a clause names by its name anything that a resume could show. */
export const hasName = (text: string): boolean =>
  asksForYears(text) ||
  unknownName.test(text) ||
  namedIn(words(text)).some(({ concept }) => concept.kind !== 'title' && concept.kind !== 'setting') ||
  degreeLevel(text) !== null

/** Whether a clause names or tells anything that a resume could show. */
export const hasSubject = (text: string): boolean => hasName(text) || toldIn(words(text)).length > 0
