import { namedIn } from '../knowledge/find.ts'
import type { Concept } from '../knowledge/index.ts'
import { words } from '../text/words.ts'
import sayings from './sayings.json' with { type: 'json' }
import { isOrganisation } from './segment-kinds.ts'
import { inEnglish } from './subjects.ts'

// “Leeds LS6 2MA” and “1017 BA Amsterdam”: letters straight behind a figure, and those behind four figures that are no year.
const codes =
  /(?<=(?<!\d{3})\d)\p{Lu}{2,3}(?![\p{L}\d])|(?<![\p{L}\d])(?!(?:19|20)\d\d)[1-9]\d{3} \p{Lu}{2}(?![\p{L}\d])/gu
const mayHold = /\d ?\p{Lu}{2}/u

/** The text without letters that belong to a post code. */
export const withoutCodes = (text: string): string => (mayHold.test(text) ? text.replace(codes, ' ') : text)

// States and provinces whose letters are those of a degree, where a text ends with them, or a post code or a name follows.
const letters = /(?<=\p{Ll}(?<parts>,?\s))(?:MA|MS|MD|AS|AB)(?=[\s,]*(?:\d|$|[|()·•–—-])|\t|,\s\p{Lu})/gu
const townName = /^(?:\p{Lu}[\p{L}.’'-]*\s)?(?:(?:\p{Lu}[\p{L}.’'-]*|of|on|by|the)\s)?\p{Lu}[\p{L}.’'-]+$/u

const learnt = new Set<Concept['kind']>(['field', 'skill', 'language'])
// What is learnt at a university and is no knowledge of a trade.
const academic = new RegExp(String.raw`(?<![\p{L}])(?:${sayings.academicSubjects.join('|')})$`, 'iu')

/** Whether a piece is called as a town may be: a name that is nothing one learns and no place where one does. */
const isTownLike = (piece: string): boolean =>
  townName.test(piece) &&
  !academic.test(piece) &&
  !isOrganisation(piece) &&
  inEnglish(piece) === '' &&
  !namedIn(words(piece)).some(({ concept }) => learnt.has(concept.kind))

/**
 * The text without the states behind its towns, “Baltimore, MD”, “Boston MA 02101”: “History, MA” is a degree. `amid` takes
 * those as well behind which another name follows, as a school may stand before its degree or behind.
 */
export function withoutStates(text: string, amid: boolean): string {
  return text.replace(letters, (state, ...found) => {
    const at = found.at(-3) as number
    const [before, after] = [text.slice(0, at), text.slice(at + state.length)]
    if (!amid && /^,\s\p{Lu}/u.test(after)) return state
    const piece = /[^,|;:\t·•–—()]*$/u.exec(before.replace(/,?\s+$/u, ''))?.[0].trim() ?? ''
    const sure = /,\s$/u.test(before) || /^[\s,]*\d{5}(?!\d)/u.test(after)
    return sure && isTownLike(piece) ? ' ' : state
  })
}
