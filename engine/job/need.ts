import { atHome, type Mention, namedIn, toldIn, toldInOrder } from '../knowledge/find.ts'
import { broader, type Concept, relatedFamilies } from '../knowledge/index.ts'
import { kinOf } from '../knowledge/kin.ts'
import { type DegreeLevel, degreeLevel, lowestLevel } from '../resume/degree-level.ts'
import { isSmall, type Word, words } from '../text/words.ts'
import type { Requirement } from '../types.ts'
import { type Signs, signsOf } from './signs.ts'
import { yearsAsked, youngerThan } from './years.ts'

/**
 * Concepts of which any one will do. `weight` is the group's share beside the others; `open` takes comparable ones;
 * `anywhere` is what every trade does alike and nothing of the trade is named beside: “has line-managed people”.
 */
export type Group = { any: Concept[]; weight: number; open: boolean; anywhere: boolean }

/** A word of the subject. `weight` says how much it tells; `kin` are the marks of the words that say the same. */
export type Subject = { stem: string; weight: number; kin: readonly string[] }

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
      'happy glad love delight degree certificate certification license qualification qualified certified command advanced basic fluent good at own full-time part-time youll anything something anyone everything else mean means see get too fine through without behind after before under over until toward towards across along about around between during against per away back up do does done cannot spend spent matter matters mind ask asks someone somebody somewhat day morning evening week regular regularly clear straight honest environment setting settings or equivalent area areas',
  ).map(({ stem }) => stem),
)

/**
 * Subject words of a text: no small words, none that only ask. Long words weigh more than short ones, as what is rare in
 * English is long (G. K. Zipf, The Psycho-Biology of Language, 1935); abbreviations weigh most.
 */
function subjectsOf(list: Word[]): Subject[] {
  const found = new Map<string, number>()
  for (const { stem, raw } of list) {
    if (isSmall(stem) || filler.has(stem) || stem.length < 2) continue
    found.set(stem, /^\p{Lu}[\p{Lu}\d]{1,5}$/u.test(raw) ? 14 : Math.min(8, stem.length))
  }
  return [...found].map(([stem, weight]) => ({ stem, weight, kin: kinOf(stem) }))
}

type Piece = { concept: Concept; start: number; end: number }

/** How a piece hangs on the one before: one of a choice, an item of a list, or a thing of its own. */
function link(text: string, before: Piece, piece: Piece): 'or' | 'comma' | 'own' {
  if (piece.start < before.end) return 'or'
  const between = text.slice(before.end, piece.start)
  if (/^\s*\((?:\p{L}+\s){0,2}$/u.test(between) || /\bor\b|\//iu.test(between)) return 'or'
  if (/\b(?:such as|e\.g|like|for example|including|ideally|preferably|; ours is|i\.e)\b/iu.test(between)) return 'or'
  // Names that nobody knows, and remarks in brackets, do not end a list: “Anaplan (ours), Adaptive, OneStream”.
  const plain = between.replace(/\([^)]*\)/g, '')
  return /^\s*\)?\s*,(?:\s*\p{Lu}[\p{L}\d+.-]*(?: \p{Lu}[\p{L}\d+.-]*)?\s*,)*\s*$/u.test(plain) ? 'comma' : 'own'
}

const openWords =
  /\b(?:or|and) (?:an? |any )?(?:other |another )?(?:\p{L}+ )?(?:comparable|similar|equivalent|equal|like|alternative)|\bor (?:the )?like\b|\bequivalent\b|\bsimilar\b|\bcomparable\b|\bor (?:a )?related\b|; ours is\b/iu

// “AS9100 and ISO 13485 …: experience under one of these”: the list is a choice, whatever parts it.
const choiceWords = /\b(?:one|any|either|some) of (?:these|them|those|the (?:following|above))\b/iu

/** Whether a list ends in “or similar”, “or another package”: what stands in it are examples. */
const takesMore = (text: string, last: Piece | undefined): boolean =>
  last !== undefined &&
  /^\s*\)?,?\s*(?:and\/)?or (?:an?y? )?(?:other|another|similar|comparable|equivalent|something|the like|like)\b/iu.test(
    text.slice(last.end),
  )

/** Pieces in the order of the text, put together where the posting leaves a choice. What follows a colon is detail. `all`: with what is no piece. */
function groupsOf(text: string, pieces: Piece[], all: Piece[]): Group[] {
  const open = openWords.test(text)
  const anywhere = all.every(({ concept }) => concept.family === 'general')
  const colon = text.search(/:\s/u)
  if (pieces.length > 0 && choiceWords.test(text))
    return [{ any: [...new Set(pieces.map(({ concept }) => concept))], weight: 1, open, anywhere }]
  const runs: { items: Piece[]; choice: boolean; commas: boolean }[] = []
  for (const piece of pieces) {
    const run = runs.at(-1)
    const before = run?.items.at(-1)
    const how = before ? link(text, before, piece) : 'own'
    const acrossColon = before !== undefined && colon >= 0 && before.end <= colon && piece.start > colon
    if (run && how !== 'own' && !(acrossColon && how === 'comma')) {
      run.items.push(piece)
      if (how === 'or') run.choice = true
      else run.commas = true
    } else runs.push({ items: [piece], choice: false, commas: false })
  }
  // “A, B or C” and “A, B, C or similar” are one choice; “A, B, C” are three things.
  const lists = runs.flatMap(({ items, choice }) =>
    choice || takesMore(text, items.at(-1)) ? [items] : items.map(item => [item]),
  )
  const lead = colon < 0 ? 0 : lists.filter(([first]) => first && first.start < colon).length
  const details = lists.length - lead
  return lists.map(items => {
    const detail = lead > 0 && (items[0]?.start ?? 0) > colon
    const general = items.every(({ concept }) => concept.family === 'general')
    // All details together weigh less than what they detail.
    const weight = (detail ? 0.7 / details : 1) * (general ? 0.7 : 1)
    return { any: [...new Set(items.map(({ concept }) => concept))], weight, open, anywhere }
  })
}

const isName = (text: string, { start, end }: Piece) => /^\p{Lu}/u.test(text.slice(start, end))

/**
 * Leaves out strays from trades that the job is not in, where anything of its own is named, and what a name means
 * elsewhere: SQL is no sales lead in a posting for data work.
 */
function relevant(text: string, list: Piece[], families: ReadonlySet<string>): Piece[] {
  const home = ({ concept }: Piece) =>
    concept.family === 'general' || families.size === 0 || families.has(concept.family)
  const own = list.filter(home)
  if (own.length === 0) return list
  // The same name in the trade next door is the same thing: AS9100 in design and in the quality room.
  const namesake = (piece: Piece, other: Piece) =>
    other.start === piece.start &&
    other.end === piece.end &&
    relatedFamilies(other.concept.family, piece.concept.family)
  const meant = (piece: Piece) =>
    own.some(other => other.start <= piece.start && piece.end <= other.end && !namesake(piece, other))
  // “Python or PowerShell”: what stands in a choice with a thing of the job's is meant with it.
  const chosen = (piece: Piece) =>
    piece.concept.kind === 'tool' || piece.concept.kind === 'skill'
      ? own.some(other => {
          const [first, second] = other.start < piece.start ? [other, piece] : [piece, other]
          return /^\s*(?:,|\/|,?\s*or)\s*$/iu.test(text.slice(first.end, second.start)) && isName(text, piece)
        })
      : false
  return list.filter(
    piece =>
      home(piece) || (/\p{Lu}{2}/u.test(piece.concept.name) && !meant(piece)) || (!meant(piece) && chosen(piece)),
  )
}

const department =
  'sales|marketing|finance|legal|operations|procurement|purchasing|engineering|product|design|production|commercial|logistics|warehouse|quality|hr|it|human resources|customer service|support|accounts|accounting|planning|maintenance|brand|r&d|technology|manufacturing|regulatory|compliance|communications'
const counterparts = new RegExp(
  `\\b(?:with|where|between|from|for|across|alongside|to)\\s+(?:\\p{L}+\\s){0,2}?((?:(?:${department})\\b(?:,\\s+(?:and\\s+)?|\\s+and\\s+|\\s*&\\s*|\\s*\\/\\s*)?){2,})`,
  'giu',
)

/** Leaves out departments that the work is done with, where the work itself is named: “agreed with sales, marketing and finance”. */
function withoutCounterparts(text: string, pieces: Piece[]): Piece[] {
  const spans = [...text.matchAll(counterparts)].map(({ 0: all, 1: list = '', index }) => ({
    start: index + all.length - list.length,
    end: index + all.length,
  }))
  const left = pieces.filter(({ start, end }) => !spans.some(span => span.start <= start && end <= span.end))
  return left.length > 0 ? left : pieces
}

/** Leaves out groups that another one says more narrowly: “Java with Spring Boot” is about Spring Boot. */
function withoutBroader(groups: Group[]): Group[] {
  const covers = (narrow: Concept, wide: Concept) =>
    narrow.id !== wide.id &&
    broader(narrow.id).has(wide.id) &&
    (wide.kind === 'skill' || wide.kind === 'tool' || wide.kind === 'field')
  return groups.filter(
    (group, at) =>
      !groups.some(
        // What follows a colon details what stands before it, and does not stand in for it.
        (other, index) =>
          index !== at &&
          other.weight >= group.weight &&
          group.any.every(wide => other.any.some(narrow => covers(narrow, wide))),
      ) && !groups.slice(0, at).some(other => group.any.every(concept => other.any.includes(concept))),
  )
}

const isPaper = ({ concept }: Piece) => concept.kind === 'certificate' || concept.kind === 'licence'

/** Leaves out the wider paper whose name is part of the one asked: “first aid” in “paediatric first aid certificate”. */
const narrowest = (text: string, pieces: Piece[]): Piece[] =>
  pieces.filter(
    wide =>
      !isPaper(wide) ||
      !pieces.some(
        other =>
          other.concept.id !== wide.concept.id &&
          isPaper(other) &&
          // “Journeyman or master electrician licence” leaves a choice of the two.
          !/\bor\s+$/iu.test(text.slice(0, other.start)) &&
          other.start < wide.end &&
          wide.start < other.end &&
          broader(other.concept.id).has(wide.concept.id),
      ),
  )

/** Leaves out what is only part of a product's or a paper's name: “SAP” and “IBP” in “SAP IBP”. */
const outermost = (text: string, pieces: Piece[]): Piece[] =>
  pieces.filter(
    ({ start, end }) =>
      !pieces.some(
        outer =>
          (outer.concept.kind === 'tool' || isPaper(outer)) &&
          !/[:,;(]/u.test(text.slice(outer.start, outer.end)) &&
          outer.start <= start &&
          end <= outer.end &&
          outer.end - outer.start > end - start,
      ),
  )

const askable = new Set(['skill', 'tool', 'certificate', 'licence', 'language', 'setting', 'field', 'title'])

function piecesOf(text: string, list: Word[], families: ReadonlySet<string>): Piece[] {
  const stems = new Set(list.map(({ stem }) => stem))
  const place = ({ concept, first, last }: Mention): Piece => ({
    concept,
    start: (list[first] as Word).start,
    end: (list[last] as Word).end,
  })
  const named = namedIn(list, true).filter(
    ({ concept }) =>
      askable.has(concept.kind) &&
      (concept.needs.length === 0 ||
        concept.kind === 'language' ||
        families.size === 0 ||
        [...families].some(family => relatedFamilies(family, concept.family)) ||
        atHome(concept, stems)),
  )
  const told = [...toldIn(list), ...toldInOrder(text, list)].filter(
    ({ concept }) => families.has(concept.family) || concept.family === 'general',
  )
  return relevant(text, narrowest(text, outermost(text, [...named, ...told].map(place))), families).toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  )
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
  const solid = withoutCounterparts(text, all).filter(
    ({ concept }) => concept.kind !== 'title' && (concept.kind !== 'field' || requirement.type === 'degree'),
  )
  // “When the auditors arrive” asks for no auditor; “experience as an auditor” does.
  const asTitle = requirement.type === 'years' || /\b(?:as an?|experience|worked)\b/iu.test(text)
  const pieces = requirement.type === 'years' || (solid.length === 0 && asTitle) ? all : solid
  const groups = withoutBroader(groupsOf(text, pieces, all))
  const subjects = subjectsOf(list)
  const doing = requirement.type === 'skill' || requirement.type === 'other' || requirement.type === 'place'
  const enrolled = /\benrol(?:l)?(?:ed|ment)|pursuing|in progress|working towards?\b/iu.test(text)
  return {
    requirement,
    groups,
    // A title inside the name of a paper is none: “Critical Care Registered Nurse (CCRN)”.
    titles: all
      .filter(
        ({ concept, start, end }) =>
          concept.kind === 'title' && !all.some(other => isPaper(other) && other.start <= start && end <= other.end),
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
    degree: asksDegree(requirement) ? (enrolled ? degreeLevel(text) : lowestLevel(text)) : null,
    equivalent:
      /\bequivalent\b|\bor (?:relevant |practical |comparable )?experience\b|learn(?:ed|t) on the job|\bor a mix\b|in lieu/iu.test(
        text,
      ),
    within: youngerThan(text),
    enrolled,
  }
}

/** The occupation families that the job belongs to, the strongest first: those of its title, then of its requirements. */
export function familiesOf(title: string, requirements: Requirement[]): string[] {
  const counts = new Map<string, number>()
  const add = ({ family }: Concept, weight: number) => {
    if (family !== 'general') counts.set(family, (counts.get(family) ?? 0) + weight)
  }
  const around = new Set(
    [title, ...requirements.map(({ text }) => text)].flatMap(text => words(text).map(({ stem }) => stem)),
  )
  // “Legal Counsel (Commercial)” makes no films: what stands beside the title has to be at home in the posting.
  for (const { concept } of namedIn(words(title)))
    if (concept.kind === 'title') add(concept, 6)
    else if (atHome(concept, around)) add(concept, 2)
  for (const { text } of requirements) {
    const list = words(text)
    const stems = new Set(list.map(({ stem }) => stem))
    // A name that means something else elsewhere has no vote where nothing of its trade stands beside it.
    for (const { concept } of namedIn(list)) if (atHome(concept, stems)) add(concept, 1)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([family]) => family)
}
