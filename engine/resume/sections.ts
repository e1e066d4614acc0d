import type { DocumentText, Line } from '../../documents/text.ts'
import { wordCount } from '../text/count.ts'
import { dateRanges } from '../text/dates.ts'
import { narrow, narrowAgain } from '../text/narrow.ts'
import { callsList, datesOnly, isDegree, isEntry, isHeadingLike, postAhead, postBlock } from './entries.ts'
import { fieldOf } from './field.ts'
import { inlineSection, openedBy, type SectionKind, wholeSection } from './section-names.ts'
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
  field?: 'title' | 'employer' | 'dates'
}

// “--- Jobs ---” is ruled off and “*June 2020*” leans: neither has a bullet.
const bulletPattern =
  /^\s*(?:~(?!~|\s.*~\s*$)|::(?!:|\s.*::\s*$)|[-=]>|>>|--(?=\s(?!.*--\s*$))|[•●▪▫◦○‣⁃∙·►▶▸▹➤➢➔➜→»›>✓✔+◆◇◈❖■□◾◼★☆✦✱※]|\p{So}(?=\s)|[.:](?=\s+[\p{L}\d])|\|(?=\s[^|]*$)|\*(?!\*|[^*\s][^*]*\*\s*$)|[–—-](?![–—-])|o(?=\s{1,3}\S)|\d{1,2}[.)](?!\d|\s+\p{L}{3,}\.?\s+\d{4}\s*(?:[–—-]|to\s)))\s*(?=\S)/u
/** What stands before the words of a line that has no bullet: the indent, and the marks of a heading or of emphasis. */
const leadPattern = /^\s*(?:#{1,6}\s+)?(?:\*{2,3}\s+|[*_]{0,3})(?=\S)/u
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

// “(b) Hill & Co, clerk, 2019 – 2021”, “[B] …”: a letter numbers posts as it does headings.
const letterPattern = /^\s*(?:\((?:[a-z]\d?|[ivx]{1,4}|\d{1,2})\)|\[[a-z]\d?\]|[A-H]\))\s+(?=\S)/iu
/** “1. Owner, Hill Guest House, from May 2014 until now”: in a block of its own a number before dates counts posts. */
const numberOf = (raw: string, blankBefore: boolean) => {
  const number = blankBefore ? /^\s*\d{1,2}[.)]\s+(?=\p{L}|["“])/u.exec(raw) : null
  return number && dateRanges(raw.slice(number[0].length)).length === 1 ? number : null
}

// “1   BBA   Hill College”, “2 | HSC | …”: the first column of a table counts its rows.
const countPattern = /^\s*(?<count>\d{1,2})(?:\s*\|\s*|\s+)(?=\p{Lu})(?!\p{L}{3,9}\.?\s+\d{4})/u
const countAt = (raw: string | undefined) => Number(countPattern.exec(raw ?? '')?.groups?.count ?? Number.NaN)
/** What counts a row of a table: a number behind that of the row above or before that of the row below. */
function counted(raw: string, above: string | undefined, below: string | undefined): RegExpExecArray | null {
  const own = countPattern.exec(raw)
  const count = own ? countAt(raw) : Number.NaN
  return countAt(above) === count - 1 || countAt(below) === count + 1 ? own : null
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

/** Whether a line behind a mark is no item of a list but begins a post: its dates, a field of a form, or a firm over its posts. */
const opensEntry = (words: string, blankBefore: boolean, next: string | undefined) =>
  datesOnly(words.replace(/\([^)]*\)/gu, '')) ||
  fieldOf(words) !== null ||
  (blankBefore &&
    next !== undefined &&
    !bulletPattern.test(next) &&
    isEntry(next.trim(), undefined) &&
    wordCount(words) <= 10)

/** “1) Hill & Co, Leeds” over “a) Clerk, 2019 – 2021”: a numbered firm over a post. */
const numbersFirm = (raw: string, next: string | undefined) =>
  next !== undefined &&
  /^\s*\d{1,2}[.)]\s+\p{Lu}/u.test(raw) &&
  wordCount(raw) <= 10 &&
  !/[.;]\s*$|\d{4}/u.test(raw) &&
  !hasTitle(raw) &&
  !/^\s*\d{1,2}[.)]\s/u.test(next) &&
  isEntry(next.replace(letterPattern, '').trim(), undefined)

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

/** The document's lines with their sections. Page footers of the form “page 1 of 2” are left out. */
export function rows(document: DocumentText): Row[] {
  const { text } = document
  const lines = unwrapped(document).filter(({ kind }) => kind !== 'footer')
  const found: Row[] = []
  const shown = isSmallText(text) ? raised : (row: string) => row
  let section: SectionKind = 'header'
  // The section that goes on behind a degree that stands without a heading.
  let loose: SectionKind | null = null
  lines.forEach((line, index) => {
    const raw = narrow(text.slice(line.start, line.end))
    if (raw.trim() === '' || (found.length > 0 && endsInNumber.test(raw) && footer.test(raw))) return
    const blankBefore = apart(text, lines[index - 1], line)
    const [next, last] = [lines[index + 1], lines[index - 1]].map(it => it && text.slice(it.start, it.end))
    const letter = letterPattern.exec(raw) ?? numberOf(raw, blankBefore) ?? counted(raw, last, next)
    const mark = letter ? null : bulletPattern.exec(raw)
    const words = raw.slice(mark?.[0].length ?? 0)
    const numbered = numbersFirm(raw, next)
    const bullet =
      !letter && (line.kind === 'list' || mark !== null) && !opensEntry(words, blankBefore, next) && !numbered
    const lead = mark ?? letter ?? leadPattern.exec(raw)
    const field = section === 'education' ? null : fieldOf(raw.slice(lead?.[0].length ?? 0))
    const body = line.start + (lead?.[0].length ?? 0) + (field?.length ?? 0)
    const named = bullet
      ? wholeSection(words, blankBefore)
      : openedBy(raw, line.kind === 'heading', blankBefore, found.length, next, section)
    const ahead = () => lines.slice(index + 1, index + 4).map(({ start, end }) => text.slice(start, end))
    const over =
      named === 'other' ||
      (blankBefore && isLoose(raw, named)) ||
      (named === null && blankBefore && noWork.has(section) && isHeadingLike(raw, next))
    const listed = named === null && blankBefore && !bullet && found.length > 1 && callsList(raw, next)
    // A heading over the same heading is a word heaped up.
    const heaped = raw.trim() === next?.trim() || raw.trim() === found.at(-1)?.text
    const interned = named === null && blankBefore && !bullet && headsInternship(raw, ahead())
    const opened = heaped ? null : listed || interned || (over && postAhead(ahead())) ? 'experience' : named
    if (opened === null && !bullet && told.has(section) && isEntry(raw.slice(lead?.[0].length ?? 0), next)) {
      if (!blankBefore) takeAlong(found, section)
      section = 'experience'
    }
    const above = found.at(-1)
    if (above && opened === null && !bullet && partWithin(above, section, raw)) {
      above.section = 'experience'
      section = 'experience'
    }
    if (opened === null && !bullet && blankBefore && listKinds.has(section) && !field) {
      const block = lines.slice(index, index + 3)
      const broken = block.findIndex((at, far) => far > 0 && apart(text, block[far - 1], at))
      const own = (broken < 0 ? block : block.slice(0, broken)).map(({ start, end }) => text.slice(start, end).trim())
      if (postBlock(own)) section = 'experience'
    }
    if (loose !== null && (blankBefore || opened !== null || bullet || dateRanges(raw).length > 0)) {
      section = loose
      loose = null
    }
    if (field?.kind === 'employer' || field?.kind === 'title') section = 'experience'
    const form = found.some(it => it.field === 'employer' || it.field === 'dates') && !blankBefore
    section =
      opened ??
      (bullet || field || form || (section === 'skills' && !blankBefore) ? null : inlineSection(raw)) ??
      section
    if (opened === null && !bullet && found.length > 0 && open.has(section) && isDegree(text.slice(body, line.end))) {
      loose = section
      section = 'education'
    }
    found.push({
      index: found.length,
      start: line.start,
      end: line.end,
      text: narrowAgain(raw, shown(inOneLine(raw.slice(body - line.start)))),
      body,
      indent: raw.length - raw.trimStart().length,
      bullet,
      heading: opened !== null,
      blankBefore: blankBefore || numbered,
      section,
      ...(field ? { field: field.kind } : {}),
    })
  })
  return found
}
