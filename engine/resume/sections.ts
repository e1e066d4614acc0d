import type { DocumentText, Line } from '../../documents/text.ts'
import { wordCount } from '../text/count.ts'
import { dateRanges } from '../text/dates.ts'
import { narrow, narrowAgain } from '../text/narrow.ts'
import { callsList, isDegree, isEntry, isHeadingLike, postAhead, postBlock } from './entries.ts'
import { fieldOf } from './field.ts'
import { iconAlone, unlikeHeadings } from './heading-look.ts'
import { type Start, startOf } from './line-start.ts'
import { inlineSection, openedBy, picturedSection, type SectionKind, wholeSection } from './section-names.ts'
import { isSmallText, raised } from './small-letters.ts'
import { hasTitle } from './titles.ts'
import { unwrapped } from './wraps.ts'

/** One line as the resume reader holds it: its text without bullet, its place, and the section it stands in. */
export type Row = {
  index: number
  start: number
  end: number
  text: string
  /** Where the words begin, behind bullet and indent. */
  body: number
  /** The blanks before the line's first mark. */
  indent: number
  bullet: boolean
  heading: boolean
  blankBefore: boolean
  section: SectionKind
  /** What a label before the words says they are. */
  field: 'title' | 'employer' | 'dates' | undefined
}

// A profile or a wish is words. Where work with its dates stands under it, the heading of the work was one of a kind.
const told = new Set<SectionKind>(['summary', 'wish'])

/**
 * Whether a post of two lines, firm and then title with dates, stands where skills or papers were told: their heading
 * was one within the post before, “Machines” or “Paper”.
 */
function partWithin(above: Row, section: SectionKind, line: string): boolean {
  if (section !== 'skills' && section !== 'papers') return false
  const [range, ...more] = dateRanges(line)
  if (!range || more.length > 0 || range.since) return false
  const title = line.slice(0, range.from).trim()
  return (
    above.section === section &&
    above.blankBefore &&
    !above.bullet &&
    !above.heading &&
    line.trimEnd().length - range.to <= 3 &&
    wordCount(title) <= 8 &&
    hasTitle(title)
  )
}

/**
 * The lines above the dates of a post, title and firm, back to the empty line before them: where the dates show that
 * work has begun, they are of the work too.
 */
function takeAlong(found: Row[], section: SectionKind): void {
  const own: Row[] = []
  for (const row of found.slice(-2).reverse()) {
    if (row.section !== section || row.heading || row.bullet || wordCount(row.text.replace(/\([^)]*\)/gu, '')) > 12)
      break
    own.push(row)
    if (row.blankBefore) break
  }
  if (!own.at(-1)?.blankBefore || !own.some(row => hasTitle(row.text)) || own.some(({ text }) => /[.!?]$/u.test(text)))
    return
  for (const row of own) row.section = 'experience'
}

// Asked first whether a figure ends the line, as the whole pattern tries each word of it.
const endsInNumber = /\d\s*$/
const footer = /^\s*(?:[^|@]{0,40}[\s,–-]+)?(?:page|p\.|seite)\s*\d+(?:\s*(?:of|\/|von)\s*\d+)?\s*$/iu

const open = new Set<SectionKind>(['header', 'experience', 'summary', 'other'])
const noWork = new Set<SectionKind>(['education', 'papers', 'skills', 'languages', 'interests', 'projects', 'other'])

/** “Software” and “Other” head skills and pastimes as often as posts: what stands below tells. */
const isLoose = (line: string, named: SectionKind | null) =>
  (named === 'skills' && !/skill|compet|tool|know|familiar/iu.test(line)) ||
  (named === 'interests' && /^\W*other\W*$/iu.test(line))

/** A blank for the line break: every place in the row stays a place in the document. */
const inOneLine = (raw: string) => raw.replace(/[\s*_]+$/u, '').replace(/[\r\n]/g, ' ')

/** Whether an empty line or the end of a page stands between two lines. */
const apart = (text: string, previous: Line | undefined, line: Line) =>
  !previous || /\n[^\S\n]*\r?\n/.test(text.slice(previous.end, line.start + 1)) || previous.page !== line.page

/**
 * “Internship” over a post with a title of its own heads it, as “Internships” would; over a firm alone it is the title.
 */
function headsInternship(line: string, ahead: string[]): boolean {
  if (!/^\W*(?:(?:my|industrial|summer)\s)?(?:internship|traineeship|work placement)s?\W*$/iu.test(line)) return false
  const at = ahead.findIndex(below => dateRanges(below).length === 1)
  return at >= 0 && ahead.slice(0, at + 1).some(below => hasTitle(below.slice(0, 90)))
}

// Under these headings stand lists; a post among them has begun a part of its own.
const listKinds = new Set<SectionKind>(['papers', 'skills', 'languages', 'interests'])

/** A line among those around it. `field` is what a label before the words says they are. */
type At = {
  start: Start
  raw: string
  line: Line
  blankBefore: boolean
  next: string | undefined
  field: ReturnType<typeof fieldOf>
  /** Whether it looks like a heading, but not like those of the parts. */
  unlike: boolean
  /** The lines from the one so many behind it to the one before `to`. */
  lines: (from: number, to: number) => Line[]
  text: string
}

const textsOf = ({ text }: At, lines: Line[]) => lines.map(({ start, end }) => text.slice(start, end))

const numberPattern = /^\s*\d{1,2}[.)]\s/u

/** “2. Education” behind an empty line, and no “3. …” right below: the parts are counted, and not the items of a list. */
const countsPart = ({ raw, blankBefore, next = '' }: At): boolean =>
  blankBefore && numberPattern.test(raw) && next.trim() !== '' && !numberPattern.test(next)

/** The section that a line opens as its heading. */
function headed(at: At, found: Row[], section: SectionKind): SectionKind | null {
  const { raw, blankBefore, next } = at
  const { bullet, words } = at.start
  const around = [...textsOf(at, at.lines(-1, 0)), next ?? '']
  const pictured = iconAlone(raw, around) || countsPart(at) ? picturedSection(words) : null
  const named =
    pictured ??
    (bullet
      ? wholeSection(words, blankBefore)
      : openedBy(raw, at.line.kind === 'heading', blankBefore, found.length, next, section))
  if (named === 'other' && at.unlike) return null
  // A heading over the same heading is a word heaped up.
  if (raw.trim() === next?.trim() || raw.trim() === found.at(-1)?.text) return null
  const alone = blankBefore && !bullet
  const ahead = () => textsOf(at, at.lines(1, 4))
  const over =
    named === 'other' ||
    (blankBefore && isLoose(raw, named)) ||
    (named === null && blankBefore && noWork.has(section) && isHeadingLike(raw, next))
  const listed = named === null && alone && found.length > 1 && callsList(raw, next)
  if (listed || (alone && headsInternship(raw, ahead())) || (over && postAhead(ahead()))) return 'experience'
  return named
}

/** The lines of the block that a line begins. */
function blockAt(at: At): string[] {
  const block = at.lines(0, 3)
  const broken = block.findIndex((line, far) => far > 0 && apart(at.text, block[far - 1], line))
  return textsOf(at, broken < 0 ? block : block.slice(0, broken)).map(line => line.trim())
}

/** Whether a line that heads nothing begins a post where none stands; the lines above that are of the post go with it. */
function beginsWork(at: At, found: Row[], section: SectionKind): boolean {
  const { raw, blankBefore, next } = at
  if (told.has(section) && isEntry(raw.slice(at.start.lead), next)) {
    if (!blankBefore) takeAlong(found, section)
    return true
  }
  const above = found.at(-1)
  if (above && partWithin(above, section, raw)) {
    above.section = 'experience'
    return true
  }
  return blankBefore && listKinds.has(section) && !at.field && postBlock(blockAt(at))
}

/** The section of the lines read so far; `loose` goes on behind a degree that stands without a heading. */
type Sections = { section: SectionKind; loose: SectionKind | null }

/** The sections behind a line, which is of `section` itself. */
function sectionsAt(at: At, found: Row[], opened: SectionKind | null, before: Sections): Sections {
  const { raw, blankBefore, field } = at
  const { bullet } = at.start
  let { section, loose } = before
  if (opened === null && !bullet && beginsWork(at, found, section)) section = 'experience'
  if (loose !== null && (blankBefore || opened !== null || bullet || dateRanges(raw).length > 0)) {
    section = loose
    loose = null
  }
  if (field?.kind === 'employer' || field?.kind === 'title') section = 'experience'
  const form = found.some(it => it.field === 'employer' || it.field === 'dates') && !blankBefore
  const inline = bullet || field || form || (section === 'skills' && !blankBefore) ? null : inlineSection(raw)
  section = opened ?? inline ?? section
  // “Interests: chess” among what heads a resume is said of its own line: work may follow under no heading that is known.
  if (opened === null && inline && before.section === 'header') loose = 'header'
  if (opened === null && !bullet && found.length > 0 && open.has(section) && isDegree(raw.slice(bodyOf(at))))
    return { section: 'education', loose: section }
  return { section, loose }
}

/** Where in the line its words begin, behind marks and label. */
const bodyOf = ({ start, field }: At) => start.lead + (field?.length ?? 0)

/** The document's lines with their sections. Page footers of the form “page 1 of 2” are left out. */
export function rows(document: DocumentText): Row[] {
  const { text } = document
  const lines = unwrapped(document).filter(({ kind }) => kind !== 'footer')
  const unlike = unlikeHeadings(text, lines)
  const found: Row[] = []
  const shown = isSmallText(text) ? raised : (row: string) => row
  let sections: Sections = { section: 'header', loose: null }
  lines.forEach((line, index) => {
    const raw = narrow(text.slice(line.start, line.end))
    if (raw.trim() === '' || (found.length > 0 && endsInNumber.test(raw) && footer.test(raw))) return
    const blankBefore = apart(text, lines[index - 1], line)
    const [above, next] = [lines[index - 1], lines[index + 1]].map(it => it && text.slice(it.start, it.end))
    const start = startOf(raw, line.kind, blankBefore, [above, next])
    const field = sections.section === 'education' ? null : fieldOf(raw.slice(start.lead))
    const around = (from: number, to: number) => lines.slice(Math.max(0, index + from), index + to)
    const at: At = { start, raw, line, blankBefore, next, field, unlike: unlike(line), lines: around, text }
    const opened = headed(at, found, sections.section)
    sections = sectionsAt(at, found, opened, sections)
    found.push({
      index: found.length,
      start: line.start,
      end: line.end,
      text: narrowAgain(raw, shown(inOneLine(raw.slice(bodyOf(at))))),
      body: line.start + bodyOf(at),
      indent: raw.length - raw.trimStart().length,
      bullet: start.bullet,
      heading: opened !== null,
      blankBefore: blankBefore || start.numbered,
      section: sections.section,
      field: field?.kind,
    })
  })
  return found
}
