import { type Concept, isPaper } from '../knowledge/index.ts'
import { type DegreeLevel, degreeLevel, lowestLevel } from '../resume/degree-level.ts'
import { stems as stemsOf, type Word, words } from '../text/words.ts'
import type { Requirement } from '../types.ts'
import { lettersAsked } from './degree-letters.ts'
import { takesExperience } from './equivalent.ts'
import { type Group, groupsOf, type Piece, withoutBroader } from './groups.ts'
import { piecesOf, withoutCounterparts } from './pieces.ts'
import { type Signs, signsOf } from './signs.ts'
import { asksForGraduate } from './studies.ts'
import { type Subject, subjectsOf } from './subject-words.ts'
import { yearsAsked, youngerThan } from './years.ts'

/** What a requirement comes down to: what a resume is searched for. */
export type Need = {
  requirement: Requirement
  groups: Group[]
  /** Titles named: among papers, “Registered Nurse, Ohio” is the licence. */
  titles: Concept[]
  /** The subject words, for what no concept covers. */
  words: Subject[]
  /** The words of the trade that stand in lines about it; empty for papers, degrees, languages and years. */
  signs: Signs
  years: number | null
  degree: DegreeLevel | null
  /** “or equivalent experience”, “or the equivalent learned on the job”. */
  equivalent: boolean
  /** The paper has to be this young, in years. */
  within: number | null
  /** Being enrolled is enough. */
  enrolled: boolean
}

/** The words without the letters that one of several titles is short for: “CDP or Demi Chef” is said in full by either. */
const withoutShortTitles = (list: Word[], pieces: Piece[]): Word[] =>
  pieces.length > 1 && pieces.every(({ concept }) => concept.kind === 'title')
    ? list.filter(
        ({ start, end, raw }) =>
          !/^\p{Lu}{2,5}$/u.test(raw) || !pieces.some(piece => piece.start === start && piece.end === end),
      )
    : list

/** “Microsoft Excel” is said in full by “Excel”: the words of a product's name without which it is still called so. */
function makersOf(list: Word[], pieces: Piece[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { concept, start, end } of pieces) {
    if (concept.kind !== 'tool') continue
    const own = list.filter(word => word.start >= start && word.end <= end).map(({ stem }) => stem)
    const shorter = concept.names
      .map(name => stemsOf(name))
      .filter(name => name.length < own.length && name.every(stem => own.includes(stem)))
      .toSorted((a, b) => a.length - b.length)[0]
    if (shorter) for (const stem of own) if (!shorter.includes(stem)) found.add(stem)
  }
  return found
}

// Of a paper that was got by a course the course says nothing, nor when it was.
const ofCourse = new Set(
  words('training trained course completed done taken renewed refreshed updated six twelve eighteen').map(
    ({ stem }) => stem,
  ),
)

/** The subject words of what is asked; of a paper without those that say how or when it was got. */
function askedWords(list: Word[], { type }: Requirement): Subject[] {
  const all = subjectsOf(list)
  const own = type === 'certification' ? all.filter(({ stem }) => !ofCourse.has(stem)) : all
  return own.length > 0 ? own : all
}

const pointing = /\b(?:they|them|their|it|its)\b/iu

/** Whether a degree will do: alone, or in place of the years that are asked. */
const asksDegree = ({ type, text }: Requirement) =>
  type === 'degree' || (type === 'years' && /\bdegree\b/iu.test(text) && /\bor\b|\bin (?:place|lieu) of\b/iu.test(text))

/** What the requirement comes down to. `before` is the clause before it in the posting. Titles count only where nothing else is named, or where years are asked. */
export function needOf(requirement: Requirement, families: ReadonlySet<string>, before = ''): Need {
  const text = requirement.text
  const list = words(text)
  const own = piecesOf(text, list, families)
  // “Three aides work with you; you plan their day”: whom or what the clause is about is said in the one before.
  const told = `${before} ${text}`
  const all = own.length > 0 || before === '' || !pointing.test(text) ? own : piecesOf(told, words(told), families)
  const doing = requirement.type === 'skill' || requirement.type === 'other' || requirement.type === 'place'
  // “The Welsh policy” that the work follows asks for no Welsh.
  const solid = withoutCounterparts(text, all).filter(
    ({ concept: { kind } }) =>
      kind !== 'title' && (kind !== 'field' || requirement.type === 'degree') && (kind !== 'language' || !doing),
  )
  // “When the auditors arrive” asks for no auditor; “experience as an auditor” does.
  const asTitle = requirement.type === 'years' || /\b(?:as an?|experience|worked)\b/iu.test(text)
  const pieces = requirement.type === 'years' || (solid.length === 0 && asTitle) ? all : solid
  const groups = withoutBroader(groupsOf(text, pieces, all))
  const makers = makersOf(list, pieces)
  const subjects = askedWords(
    withoutShortTitles(list, pieces).filter(({ stem }) => !makers.has(stem)),
    requirement,
  )
  const enrolled =
    /\benrol(?:l)?(?:ed|ment)|pursuing|in progress|working towards?\b|\b(?:in|at) (?:the|your) (?:final|last) (?:stage|year|level)\b/iu.test(
      text,
    )
  return {
    requirement,
    groups,
    // A title inside the name of a paper is none: “Critical Care Registered Nurse (CCRN)”.
    titles: all
      .filter(
        ({ concept, start, end }) =>
          concept.kind === 'title' &&
          !all.some(other => isPaper(other.concept) && other.start <= start && end <= other.end),
      )
      .map(({ concept }) => concept),
    words: subjects,
    signs: doing
      ? signsOf(
          subjects,
          groups.flatMap(({ any }) => any),
          families,
        )
      : new Map(),
    years: requirement.type === 'years' ? yearsAsked(text) : null,
    degree: asksDegree(requirement)
      ? (lettersAsked(text)?.level ??
        (enrolled ? degreeLevel(text) : lowestLevel(text)) ??
        (asksForGraduate(text) ? 4 : null))
      : null,
    equivalent: takesExperience(text),
    within: youngerThan(text),
    enrolled,
  }
}
