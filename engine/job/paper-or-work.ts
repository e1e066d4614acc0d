import { namedIn } from '../knowledge/find.ts'
import { type Word, words } from '../text/words.ts'
import { isPlainDuty, speaksOfPaper, withoutOthersPapers } from './paper.ts'
import fitted from './work.json' with { type: 'json' }

/**
 * What each sign says for work to be asked and no paper or degree, in logarithms of odds. Fitted by logistic regression
 * (D. R. Cox, The Regression Analysis of Binary Sequences, 1958) to the labelled requirements of `bench/`, by
 * `bench/fit-types.mjs`.
 */
const weights: Readonly<Record<string, number>> = fitted

const ofPaper =
  /^(?:certif|licen[cs]|regist|ticket|cards?$|qualif|accred|member|clearance|endors|credential|passport|award|status|admi(?:t|ss)|charter|train)/iu
const ofStudy = /^(?:degree|bachelor|master|diploma|graduat|apprentic|nvq|phd|doctora|stud(?:y|ies)$|level$)/iu

/** How many there are and how early the first stands: a paper that is asked for comes first, one that work is on comes late. */
function places(name: string, found: number[]): string[] {
  const [first] = found
  if (first === undefined) return []
  const early = first === 0 ? 'first' : first < 3 ? 'early' : first < 6 ? 'later' : 'late'
  return [name, `${name} ${early}`, ...(found.length > 1 ? [`${name} again`] : [])]
}

const placesOf = (name: string, list: Word[], isOne: RegExp) =>
  places(
    name,
    list.flatMap(({ raw }, at) => (isOne.test(raw) ? [at] : [])),
  )

const lengths = [4, 8, 14, 25]

/** The signs by which a requirement asks for work or for a paper. */
export function signsOfWork(text: string): string[] {
  const list = words(text)
  const named = namedIn(list)
  const papers = named.filter(({ concept: { kind } }) => kind === 'certificate' || kind === 'licence')
  const covered = papers.reduce((all, { first, last }) => all + last - first + 1, 0)
  const share = Math.min(3, Math.floor((4 * covered) / (list.length || 1)))
  const signs: Record<string, boolean> = {
    speaks: speaksOfPaper(text),
    'speaks of own': speaksOfPaper(withoutOthersPapers(text)),
    duty: isPlainDuty(text),
    capital: /^\W*\p{Lu}/u.test(text),
    brackets: text.includes('('),
    commas: text.split(',').length > 3,
    letters: /\b\p{Lu}{2,}\b/u.test(text),
    plural: /\b(?:certificates|licen[cs]es|tickets|cards|registrations|accreditations|permits|credentials)\b/iu.test(
      text,
    ),
    ing: /^\W*\p{L}+ing\b/iu.test(text),
  }
  return [
    ...Object.keys(signs).filter(sign => signs[sign]),
    ...new Set(named.map(({ concept }) => `names ${concept.kind}`)),
    ...places(
      'named paper',
      papers.map(({ first }) => first).toSorted((a, b) => a - b),
    ),
    ...placesOf('word of paper', list, ofPaper),
    ...placesOf('word of study', list, ofStudy),
    ...new Set(list.map(({ stem }) => `says ${stem}`)),
    `opens with ${list[0]?.stem}`,
    `paper share ${share}`,
    `length ${lengths.filter(least => list.length >= least).length}`,
    'bias',
  ]
}

/** The odds, as a logarithm, that work is asked and no paper or degree. */
const oddsOfWork = (text: string) => signsOfWork(text).reduce((sum, sign) => sum + (weights[sign] ?? 0), 0)

/** Whether a text that names or speaks of a paper more likely asks for work: “process PVG scheme checks”, “SQF audit experience”. */
export const asksForWork = (text: string): boolean => oddsOfWork(text) > 0

// Letters and levels of degrees are mostly what they seem: three to one, as a logarithm.
const sure = 1.25

/** Whether it hardly asks for the studies that it seems to name: “a timetable of A-level physics”, “scrap pushed down with SPC and MSA”. */
export const asksForNoStudies = (text: string): boolean => oddsOfWork(text) > sure
