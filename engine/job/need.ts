import { atHome } from '../knowledge/at-home.ts'
import { namedIn } from '../knowledge/find.ts'
import { type Concept, isPaper, relatedFamilies } from '../knowledge/index.ts'
import { kinOf } from '../knowledge/kin.ts'
import { trades, tradesOf } from '../knowledge/trade.ts'
import { type DegreeLevel, degreeLevel, lowestLevel } from '../resume/degree-level.ts'
import { titlesIn } from '../resume/titles.ts'
import { isSmall, stems as stemsOf, type Word, words } from '../text/words.ts'
import type { Requirement } from '../types.ts'
import { lettersAsked } from './degree-letters.ts'
import { takesExperience } from './equivalent.ts'
import { type Group, groupsOf, type Piece, withoutBroader } from './groups.ts'
import { piecesOf, withoutCounterparts } from './pieces.ts'
import { type Signs, signsOf } from './signs.ts'
import { asksForGraduate } from './studies.ts'
import { yearsAsked, youngerThan } from './years.ts'

/** A word of the subject. `weight` says how much it tells; `kin` are the marks of the words that say the same. */
type Subject = { stem: string; weight: number; kin: readonly string[] }

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

// Words that ask and measure, and that say nothing of the subject.
const filler = new Set(
  words(
    'experience experienced knowledge ability able skill skills strong good excellent solid sound proven working work works use using used user hands-on year years ' +
      'plus nice bonus ideal ideally preferred required requirement must should need needs needed essential comfortable confident familiar familiarity understanding ' +
      'professional demonstrated demonstrable track record level minimum least equivalent similar comparable related relevant field current currently valid active ' +
      'including include such like e.g daily week month first new own role job position candidate candidates someone people time full part great real welcome help helps ' +
      'advantage asset desirable expect expected want look looking bring hold holding know known have having make take keep feel home second nature before recent recently ' +
      'can could would will may might one two three four five six seven eight nine ten more least well within last past day days every our us you your ability proficiency proficient ' +
      'happy glad love delight degree certificate certification license qualification qualified certified command advanced basic fluent good at own full-time part-time youll anything something anyone everything else mean means see get too fine through without behind after before under over until toward towards across along about around between during against per away back up do does done cannot spend spent matter matters mind ask asks someone somebody somewhat day morning evening week regular regularly clear straight honest environment setting settings or equivalent area areas ' +
      // Words of the grammar, of quantity and of the calendar, which stand in lines about anything.
      'incl esp approx dont doesnt expert competent competence competency ' +
      'myself yourself yourselves themselves itself because whether although though unless since therefore why how where then here only already never always often usually sometimes once together ' +
      'rather enough much many few nobody anybody everybody somewhere whatever whoever whichever nothing ought might yet again soon really truly whole ' +
      'previous previously prior exposure come comes coming goes going gone put puts give gives given giving happen happens begin begins same better best own next off down beside besides ' +
      'twelve fifteen twenty thirty forty fifty hundred thousand million january february april june july august september october november december monday tuesday wednesday thursday friday saturday sunday ' +
      'summer autumn winter',
  ).map(({ stem }) => stem),
)

const leads = new Set(
  words('capacity success eye sense flair commitment passion attitude aptitude talent enthusiasm background').map(
    ({ stem }) => stem,
  ),
)

/** “An eye for detail”, “capacity to coach”, “success in sales”: what stands behind the word is asked, and not the word. */
export const leadsIn = (list: Word[], at: number): boolean =>
  leads.has(list[at]?.stem ?? '') && /^(?:to|for|of|in|with)$/u.test(list[at + 1]?.raw ?? '')

const digits = /^\d{1,3}$/u

/** Whether a number is a part of another: the 610 and the 000 of “£610,000”, which stand in any sum of money. */
const isOfThousands = (list: Word[], at: number): boolean => {
  const [before, word, next] = [list[at - 1], list[at] as Word, list[at + 1]]
  if (!digits.test(word.raw)) return false
  const isGroup = (one: Word | undefined, other: Word | undefined) =>
    one && other && digits.test(one.raw) && /^\d{3}$/u.test(other.raw) && other.start === one.end + 1
  return isGroup(before, word) === true || isGroup(word, next) === true
}

/**
 * Subject words of a text: no small words, none that only ask. Long words weigh more than short ones, as what is rare in
 * English is long (G. K. Zipf, The Psycho-Biology of Language, 1935); abbreviations weigh most.
 */
function subjectsOf(list: Word[]): Subject[] {
  const found = new Map<string, number>()
  for (const [at, { stem, raw }] of list.entries()) {
    if (isSmall(stem) || filler.has(stem) || stem.length < 2 || isOfThousands(list, at) || leadsIn(list, at)) continue
    found.set(stem, /^\p{Lu}[\p{Lu}\d]{1,5}$/u.test(raw) ? 14 : Math.min(8, stem.length))
  }
  return [...found].map(([stem, weight]) => ({ stem, weight, kin: kinOf(stem) }))
}

/** The stems of the words that say what a text is about. */
export const subjectStems = (text: string): Set<string> => new Set(subjectsOf(words(text)).map(({ stem }) => stem))

// Of a paper that was got by a course the course says nothing, nor when it was.
const ofCourse = new Set(
  words('training trained course completed done taken renewed refreshed updated six twelve eighteen').map(
    ({ stem }) => stem,
  ),
)

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

// As a logarithm of odds, by how much a trade may fit the posting's words less than the best one does.
const farBehind = 20

type Families = {
  spoken: string[]
  families: string[]
  /** Trades whose words the posting has at least as much as those of the first two: the freight of a freight account manager. */
  akin: string[]
}

/** The occupation families that the job belongs to, the strongest first: those of its title, then of its requirements. */
export function familiesOf(title: string, requirements: Requirement[]): Families {
  const counts = new Map<string, number>()
  const titled = new Set<string>()
  const add = ({ family }: Concept, weight: number) => {
    if (family !== 'general') counts.set(family, (counts.get(family) ?? 0) + weight)
  }
  const around = new Set(
    [title, ...requirements.map(({ text }) => text)].flatMap(text => words(text).map(({ stem }) => stem)),
  )
  // “Legal Counsel (Commercial)” makes no films: what stands beside the title has to be at home in the posting.
  for (const concept of titlesIn(title)) {
    add(concept, 6)
    titled.add(concept.family)
  }
  for (const { concept } of namedIn(words(title)))
    if (concept.kind !== 'title' && atHome(concept, around)) add(concept, 2)
  for (const { text } of requirements) {
    const list = words(text)
    const stems = new Set(list.map(({ stem }) => stem))
    // A name that means something else elsewhere has no vote where nothing of its trade stands beside it.
    const named = namedIn(list)
    // Whom the title's own trade calls so is no vote for another: a CDP is a chef in a kitchen, and no dementia practitioner.
    const isOwn = ({ first, last }: (typeof named)[number]) =>
      named.some(
        other =>
          other.first === first &&
          other.last === last &&
          other.concept.kind === 'title' &&
          titled.has(other.concept.family),
      )
    // The trade next door means the same by it: a CPA in accounting and in audit.
    const isNear = ({ concept: { family } }: (typeof named)[number]) =>
      [...titled].some(own => relatedFamilies(own, family))
    for (const one of named) if (atHome(one.concept, stems) && (isNear(one) || !isOwn(one))) add(one.concept, 1)
  }
  // What the posting speaks of in passing, “an audience with the media”, makes no trade of it.
  const { fit } = tradesOf(around)
  const best = Math.max(...fit)
  const behind = new Map(trades().map((family, place) => [family, (fit[place] ?? best) - best]))
  const worth = (family: string) => (counts.get(family) ?? 0) * 2 + (behind.get(family) ?? 0) / 3
  const families = [...behind.keys()]
    .filter(family => (behind.get(family) ?? 0) > -farBehind || titled.has(family))
    .toSorted((a, b) => worth(b) - worth(a) || (a < b ? -1 : 1))
  const least = Math.max(...families.slice(0, 2).map(family => behind.get(family) ?? 0))
  return {
    spoken: [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([family]) => family),
    families,
    akin: families.filter(family => (behind.get(family) ?? 0) >= least),
  }
}
