import { atHome, type Mention, namedIn, toldIn } from '../knowledge/find.ts'
import { type Concept, concepts } from '../knowledge/index.ts'
import { type DegreeLevel, degreeLevel } from '../resume/education.ts'
import { isSmall, type Word, words } from '../text/words.ts'
import type { Requirement } from '../types.ts'

/** Concepts of which any one will do. `weight` is the group's share beside the others; `open` takes comparable ones. */
export type Group = { any: Concept[]; weight: number; open: boolean }

/** What a requirement comes down to: what a resume is searched for. */
export type Need = {
  requirement: Requirement
  groups: Group[]
  /** Stems of the subject words, for what no concept covers. */
  words: string[]
  years: number | null
  degree: DegreeLevel | null
  /** “or equivalent experience”, “or the equivalent learned on the job”. */
  equivalent: boolean
  /** The paper has to be this young, in years. */
  within: number | null
  /** Being enrolled is enough. */
  enrolled: boolean
}

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const yearsPattern = new RegExp(
  `\\b(\\d{1,2}|${numbers.slice(1).join('|')}|several|a few)\\s*\\+?\\s*(?:[-–]|to)?\\s*(?:\\d{1,2}\\s*\\+?)?\\s*(?:or more |plus |full )*(?:years?|yrs)`,
  'iu',
)
const withinPattern = new RegExp(
  `\\b(?:within|in|during|over)\\s+the\\s+(?:last|past)\\s+(\\d{1,2}|${numbers.slice(1).join('|')})?\\s*years?`,
  'iu',
)

function numberOf(text: string): number {
  if (/several/iu.test(text)) return 3
  if (/few/iu.test(text)) return 2
  const at = numbers.indexOf(text.toLowerCase())
  return at >= 0 ? at : Number(text)
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
      'happy glad love delight degree certificate certification license qualification qualified certified command advanced basic fluent good at own full-time part-time environment setting settings or equivalent area areas',
  ).map(({ stem }) => stem),
)

/** Subject words of a text: no small words, none that only ask. */
export function subjectStems(list: Word[]): string[] {
  return [
    ...new Set(list.map(({ stem }) => stem).filter(stem => !isSmall(stem) && !filler.has(stem) && stem.length > 1)),
  ]
}

const joins = (text: string) =>
  /^[\s,(]*(?:and\s*\/\s*)?(?:or|\/|e\.g\.?|such as|like|for example|including|i\.e\.?|ideally|preferably)\b|^\s*\/\s*$|^\s*\(\s*$/iu.test(
    text,
  )

function groupsOf(text: string, list: Word[], mentions: Mention[], offset: number): Group[] {
  const sorted = mentions.toSorted((a, b) => a.first - b.first || b.last - a.last)
  const open =
    /\b(?:or|and) (?:an? |any )?(?:other |another )?(?:\p{L}+ )?(?:comparable|similar|equivalent|equal|like|alternative)|\bor (?:the )?like\b|\bequivalent\b|\bsimilar\b|\bcomparable\b|\bor (?:a )?related\b|; ours is\b/iu.test(
      text,
    )
  const choice = /\b(?:or|either)\b/iu.test(text) && !/\band\b/iu.test(text.replace(/\band\s*\/\s*or\b/giu, ''))
  const colon = text.search(/:\s|\s\(/u)
  const groups: (Group & { last: number })[] = []
  for (const { concept, first, last } of sorted) {
    const start = (list[first] as Word).start - offset
    const before = groups.at(-1)
    const between = before ? text.slice((list[before.last] as Word).end - offset, start) : ''
    const overlapping = before !== undefined && first <= before.last
    if (
      before &&
      (overlapping ||
        joins(between) ||
        choice ||
        /^\s*\(/.test(between) ||
        /\bor\s+(?:\p{L}+\s+){0,3}$/iu.test(between))
    ) {
      if (!before.any.includes(concept)) before.any.push(concept)
      before.last = Math.max(before.last, last)
      continue
    }
    const detail = colon > 0 && start > colon && groups.length > 0
    groups.push({ any: [concept], weight: (detail ? 0.5 : 1) * (concept.family === 'general' ? 0.6 : 1), open, last })
  }
  // “A, B or C” is one choice: the members before the last are joined by commas only.
  return groups.map(({ any, weight, open: wide }) => ({ any, weight, open: wide }))
}

const askable = new Set(['skill', 'tool', 'certificate', 'licence', 'language', 'setting', 'field', 'title'])

/** What the requirement comes down to. Titles count only where nothing else is named, or where years are asked. */
export function needOf(requirement: Requirement): Need {
  const text = requirement.text
  const list = words(text)
  const stems = new Set(list.map(({ stem }) => stem))
  const all = [...namedIn(list), ...toldIn(list)].filter(
    ({ concept }) => askable.has(concept.kind) && (atHome(concept, stems) || concept.kind !== 'field'),
  )
  const solid = all.filter(
    ({ concept }) => concept.kind !== 'title' && (concept.kind !== 'field' || requirement.type === 'degree'),
  )
  const mentions = solid.length > 0 && requirement.type !== 'years' ? solid : all
  const years = requirement.type === 'years' ? yearsPattern.exec(text)?.[1] : undefined
  const within = withinPattern.exec(text)
  return {
    requirement,
    groups: groupsOf(text, list, mentions, 0),
    words: subjectStems(list),
    years: years === undefined ? null : numberOf(years),
    degree: requirement.type === 'degree' ? degreeLevel(text) : null,
    equivalent:
      /\bequivalent\b|\bor (?:relevant |practical |comparable )?experience\b|learn(?:ed|t) on the job|\bor a mix\b|in lieu/iu.test(
        text,
      ),
    within: within ? (within[1] ? numberOf(within[1]) : 1) : null,
    enrolled: /\benrol(?:l)?(?:ed|ment)|pursuing|in progress|working towards?\b/iu.test(text),
  }
}

/** The occupation families that the job belongs to, the strongest first: those of its title, then of its requirements. */
export function familiesOf(title: string, needs: Need[]): string[] {
  const counts = new Map<string, number>()
  const add = (concept: Concept | undefined, weight: number) => {
    if (concept && concept.family !== 'general') counts.set(concept.family, (counts.get(concept.family) ?? 0) + weight)
  }
  for (const { concept } of namedIn(words(title))) add(concept, concept.kind === 'title' ? 6 : 2)
  for (const need of needs)
    for (const group of need.groups)
      for (const concept of group.any) add(concepts.get(concept.id), 1 / group.any.length)
  return [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([family]) => family)
}
