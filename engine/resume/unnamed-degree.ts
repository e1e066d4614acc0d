import { namedIn } from '../knowledge/find.ts'
import { datePoints } from '../text/date-points.ts'
import { words } from '../text/words.ts'
import { type DegreeLevel, studiedLevel } from './degree-level.ts'
import type { Row } from './sections.ts'
import { inEnglish } from './subjects.ts'

const higher = /(?<![\p{L}])(?:universi\p{L}*|polytechnic|politecnic\p{L}*|hochschule|hogeschool)(?![\p{L}])/iu

/**
 * “Electrical Engineering, University of Lund, 2010 – 2014”: a subject at a university with its years is a degree, where
 * no row beside it is one already.
 */
export function unnamedLevel({ section }: Row, text: string, around: (Row | undefined)[]): DegreeLevel | null {
  if (section !== 'education' || !higher.test(text) || datePoints(text).length === 0) return null
  if (around.some(row => row?.section === section && (studiedLevel(row.text) ?? 0) > 2)) return null
  if (/\b(?:course|seminar|workshop|certificat\p{L}*|summer|exchange|erasmus|semester|module|short)\b/iu.test(text))
    return null
  const subject = text
    .split(/,|\s[–—-]\s|\||\t|;|\sat\s/u)
    .find(piece => /\p{L}{3}/u.test(piece) && !higher.test(piece))
  if (subject === undefined) return null
  const named = namedIn(words(subject)).some(({ concept }) => concept.kind === 'field')
  return named || inEnglish(subject) !== '' ? 4 : null
}
