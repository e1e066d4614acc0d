import { wordCount } from '../text/count.ts'
import { dateRanges } from '../text/dates.ts'
import { forSmall } from '../text/small.ts'
import { stems } from '../text/words.ts'
import { degreeLevel } from './degree-level.ts'
import sayings from './sayings.json' with { type: 'json' }
import { hasTitle } from './titles.ts'

export type SectionKind =
  | 'header'
  | 'summary'
  | 'wish'
  | 'experience'
  | 'education'
  | 'papers'
  | 'skills'
  | 'languages'
  | 'projects'
  | 'volunteer'
  | 'lacks'
  | 'interests'
  | 'other'

const vocabulary = Object.entries(sayings.headings).map(
  ([kind, names]) => [kind as SectionKind, names.join('|')] as const,
)

const matchers = vocabulary.map(([kind, words]) => ({
  kind,
  whole: new RegExp(`^(?:my |the |your )?(?:${words})$`, 'iu'),
  part: new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'giu'),
}))

const anyName = vocabulary.map(([, words]) => words).join('|')
const anyWhole = forSmall(new RegExp(`^(?:my |the |your )?(?:${anyName})$`, 'iu'))

// Most lines that are asked hold no such name, of which the patterns of all kinds tell only one after the other.
const anyPart = forSmall(new RegExp(`(?<![\\p{L}])(?:${anyName})(?![\\p{L}])`, 'iu'))

/** Whether a text is nothing but the name of a section. */
const isWhole = (text: string): boolean => anyWhole.test(text.toLowerCase())

/** Text of a heading: `W O R K` is `WORK`, rules and colons fall. */
function headingText(line: string): string {
  const text = line.trim().replace(/^(?:[\s#*=_~|–—-]+|(?:[A-Z]|[IVX]{1,4}|\d{1,2})[.)]\s+)+|[\s:*=_~|–—.?-]+$/gu, '')
  if (!/^(?:\p{L}\s){3,}/u.test(text)) return text
  return text
    .split(/\s{2,}/)
    .map(word => word.replace(/\s/g, ''))
    .join(' ')
}

/** Whether a line is nothing but the name of a section. */
export const isSectionName = (line: string): boolean => isWhole(headingText(line))

// Nothing but a part with posts is called so, whatever stands beside it.
const ofWork = new RegExp(
  String.raw`^(?:${sayings.workHeadings.join('|')})(?:\s+(?:in|so|to|and|of|with|outside|history|the)\b.*)?$`,
  'iu',
)

// What may stand beside the word that names a section.
const modifiers = new RegExp(`^(?:${sayings.headingModifiers.join('|')})$`, 'iu')

/** The section that the words of a heading name, or null. Where two are named, work goes first. */
function sectionOf(heading: string): SectionKind | null {
  const plain = heading.replace(/\([^)]*\)/g, '').trim()
  const parts = plain.split(/\s*(?:&|\/|,|\band\b|\bund\b|\bet\b|\by\b)\s*/iu)
  const named = [plain, ...parts].filter(isWhole)
  const wholes = matchers.filter(({ whole }) => named.some(part => whole.test(part)))
  if (wholes.length > 0) return (wholes.find(({ kind }) => kind === 'experience') ?? wholes[0])?.kind ?? null
  if (parts.some(part => ofWork.test(part))) return 'experience'
  if (!anyPart.test(plain.toLowerCase())) return null
  return (
    matchers.find(
      ({ part }) =>
        plain.search(part) >= 0 &&
        plain
          .replace(part, ' ')
          .split(/\s+/)
          .every(word => word === '' || modifiers.test(word)),
    )?.kind ?? null
  )
}

/** “--- jobs, the main ones in capitals ---”: ruled off on both sides; a remark may follow the name. */
const ruledPattern =
  /^\s*(?:[-=_~*#–—:+.<>/|]{2,}|[~*•◆■»›[\]=|])\s*(?<name>\p{L}[\p{L} &/’'-]*?)\s*(?:[,(;].*?)?\s*(?:[-=_~*#–—:+.<>/|]{2,}|[~*•◆■«‹[\]=|])\s*$/u

// “Career – newest not always first”, “Jobs, as I remember them”, “Chronology as it fell”
const remarkedPattern =
  /^(?<name>\p{Lu}[\p{L} ’'-]{2,30}?)(?:,|\s[–—-]|(?=\s(?:as|in|that|which|since|so|I)\s))\s[^\p{Lu}\d@;:|]+[.:]?$/u

/** Whether a heading names the part of the work and goes on with a remark in small letters. */
function isRemarked(line: string): boolean {
  const { name } =
    remarkedPattern.exec(
      line
        .replace(/\([^)]*\)/g, ' ')
        .replace(/(?<!\p{L})I(?!\p{L})/gu, 'i')
        .trim(),
    )?.groups ?? {}
  return name !== undefined && wordCount(line) <= 9 && sectionOf(name) === 'experience' && !hasTitle(line)
}

/** The section a line opens, or null where it is no heading. */
function opens(line: string, marked: boolean, blankBefore: boolean): SectionKind | null {
  if (blankBefore && isRemarked(line)) return 'experience'
  const ruled = ruledPattern.exec(line)?.groups?.name
  if (ruled) return sectionOf(ruled.trim())
  const text = headingText(line.replace(/\([^)]*\)/g, ' '))
  const count = wordCount(text)
  if (text === '' || count > 8 || /[@\d]{2}|[;!]|\w\.\s/u.test(text) || dateRanges(line).length > 0) return null
  const capitals = !/\p{Ll}/u.test(text)
  const parted = text.includes(',')
  if (parted && !capitals) return null
  const whole = isWhole(text)
  // What is no heading by its form is one only where it is nothing but a section's name.
  if (!whole && !capitals && !marked && !blankBefore) return null
  const known = sectionOf(text)
  if (known && whole && !parted) return known
  if (known && (capitals || marked || (blankBefore && count <= 5)) && !hasTitle(text)) return known
  if (known && /^(?:about|what|where|who|how|things)\b/iu.test(text) && blankBefore) return known
  return null
}

/** An unknown heading: capitals or marked as one, alone behind an empty line, no title, no degree, no date. */
function opensOther(line: string, marked: boolean, blankBefore: boolean, next: string | undefined): boolean {
  const text = headingText(line)
  if (!blankBefore || !next?.trim() || /\d|@|,/.test(text)) return false
  const count = wordCount(text)
  return (
    count <= 7 &&
    (marked ||
      // “THE HOUSE I LOOK AFTER”: no firm is called so.
      (!/\p{Ll}/u.test(text) && /(?<![\p{L}])(?:I|MY|WE|OUR)(?![\p{L}])/u.test(text)) ||
      (count >= 4 &&
        !/[.|·•–—]/.test(line) &&
        !/^\s*\p{Ll}/u.test(line) &&
        count <= 6 &&
        /^(?:a|some|what|things|more|my|why|how)\b/iu.test(text))) &&
    !hasTitle(text) &&
    degreeLevel(text) === null
  )
}

/** The parts in which a line in capitals is no employer. */
const closedParts = new Set<SectionKind>([
  'summary',
  'wish',
  'education',
  'papers',
  'skills',
  'languages',
  'interests',
  'lacks',
])

/** A line behind an ornament that is nothing but a section's name: “◆ EXPERIENCE”. */
export const wholeSection = (words: string, blankBefore: boolean) =>
  blankBefore && !/\p{Ll}/u.test(words) ? (matchers.find(({ whole }) => whole.test(words.trim()))?.kind ?? null) : null

/** The section that a few words behind a picture name, “💼 Work History”: it marks them as a heading as any style would. */
export const picturedSection = (words: string) => (wordCount(words) <= 4 ? opens(words, true, false) : null)

/** The section that a line opens as its heading. The first line of a resume is a name before it is a heading. */
export function openedBy(
  raw: string,
  styled: boolean,
  blankBefore: boolean,
  rowsBefore: number,
  next: string | undefined,
  section: SectionKind,
): SectionKind | null {
  const marked = styled || /^\s*#{1,4}\s/.test(raw) || /:\s*$/.test(raw)
  const kind = opens(raw, marked, blankBefore)
  if (kind !== null) return rowsBefore === 0 && !/\p{Lu}{3}|profile|summary/iu.test(raw) ? null : kind
  if (rowsBefore <= 2) return null
  // Within a closed part a line in capitals is the heading of another; among posts it may be an employer.
  const capitals = closedParts.has(section) && /\p{Lu}{2}/u.test(raw) && !/\p{Ll}/u.test(raw)
  return opensOther(raw, marked || capitals, blankBefore, next) ? 'other' : null
}

const inlinePattern = /^\s*(?<label>[\p{L}][\p{L} &/]{2,28}?)(?::\s+|\s\|\s+|\s{2,}|\t)(?=\S)/u

/** “LANGUAGES  English”, “Languages: English” and “Languages | English”: a section of one line, for the kinds that come so. */
export function inlineSection(line: string): SectionKind | null {
  const label = inlinePattern.exec(line)?.groups?.label
  if (!label || stems(label).length > 3 || /\w\.\w+(?:\/\S*)?\s*$|@/u.test(line)) return null
  const kind = isWhole(label.trim()) ? matchers.find(({ whole }) => whole.test(label.trim()))?.kind : undefined
  return kind && kind !== 'experience' && kind !== 'summary' ? kind : null
}
