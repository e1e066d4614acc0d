import { wordCount } from '../text/count.ts'
import type { Anchor } from './anchor.ts'
import { gapIn } from './breaks.ts'
import { degreeLevel } from './degree-level.ts'
import type { Heading } from './heading-parts.ts'
import type { Post } from './posts.ts'
import type { Row } from './sections.ts'
import { namesSchool } from './study-rows.ts'
import { namesPost } from './titles.ts'

/** Whether the row stands in the part that the post before stands in, a short line of its own. */
const follows = (before: Post | undefined, row: Row) =>
  before?.section === row.section && row.section !== 'other' && !row.bullet && wordCount(row.text) <= 14

/** “gap”, “Career break”: a line of its own between two posts, and no name of either. */
export const isGapAlone = (text: string) =>
  /^\W*(?:(?:a |career |employment |family )?(?:gap|break)|unemployed|out of work|time off|travell?ing)\W*$/iu.test(
    text,
  )

/** “Project 2: Admin dashboard (React JS)”: what was built at the firm of the post above, and no firm. */
export const isProject = (text: string) =>
  /^\W*projects?(?:\s?(?:no\.?\s?|#)?\d{1,2}|\s(?:title|name))?\s?[:–—-]\s/iu.test(text)

/** “Duration: Aug 2024 – Jan 2025” below the bullets of a project: how long that took. */
export function ofProject(rows: readonly Row[], { index, field, blankBefore }: Row): boolean {
  const head = field === 'dates' && !blankBefore ? rows.findLast(row => row.index < index && !row.bullet) : undefined
  return head !== undefined && isProject(head.text)
}

export const firstOf = (used: Row[], row: Row) =>
  used.reduce((first, one) => (one.index < first.index ? one : first), row)

/** Whether title and firm open a block of their own where no heading says what it is. */
export const inOpen = ({ row, range }: Anchor, { title, employer, used }: Heading & { used: Row[] }) =>
  row.section === 'header' &&
  (row.index > 2 || (row.index === 2 && row.blankBefore && row.text.includes(title) && !range.since)) &&
  !row.bullet &&
  (row.blankBefore || firstOf(used, row).blankBefore) &&
  employer !== '' &&
  /^\p{Lu}/u.test(title)

// “Registered with the council: 11.2019”, “Admitted to the roll in 2014”
const standing = /^\W*(?:registered|enrolled|licen[sc]ed|certified|chartered|admitted)\s(?:with|by|on|as|in|to)\s/iu

// “B category driver since 2018”, “Category C licence since 2012”: for how long a licence has been held.
const licensed =
  /^\W*(?:full )?(?:(?:[A-G]\d?E?|car)[- ](?:category|class|licen[cs]e)|(?:category|cat\.?|class|licen[cs]e) [A-G]\d?E?)(?: driver| licen[cs]e)?,? since\b/iu

/** A line of the address with its years, “ann@example.com / films 2008–2025”, and one that tells of a standing or a licence. */
export const isAside = ({ text, section }: Row): boolean =>
  standing.test(text) || licensed.test(text) || (section === 'header' && /\S@\S+\.\p{L}/u.test(text))

const ownFirm =
  /\bown (?:[\p{L}-]+ ){0,2}(?:shop|business|company|firm|studio|workshop|practice|salon|caf[eé]|restaurant|bakery|garage|farm|agency)\b/iu
const inBrackets = /\(((?:my |our )?own [^(),;]{3,40})[^()]*\)/iu

/** “Hill Chairs (my own shop), 2016–2024”: what somebody is at a firm of their own, where no title is told. */
export function ofOwnFirm(text: string): string {
  const told = inBrackets.exec(text)?.[1] ?? ''
  return ownFirm.test(told) ? told : ''
}

// “Refresher: Revit and BIM, Hill College, 2025”, “Weiterbildung”: what was learnt there, by a name that is no title.
const course =
  /^(?:refresher|re-?training|courses?|training|workshop|seminar|boot ?camp|weiterbildung|fortbildung|umschulung|lehrgang|formation|curso|corso|cursus|opleiding)(?: course| training| programme| program)?$/iu

// “German course”, “Integration course”, “evening classes”: what is learnt by its name.
const namedCourse =
  /^(?!(?:golf|race|main|water|crash|assault|obstacle)\b)(?:\p{L}+[\s-]){1,2}(?:course|classes|lessons|boot ?camp)$/iu

export const isCourse = (title: string): boolean => course.test(title) || (namedCourse.test(title) && !namesPost(title))

// Who is paid to do research, or learns in the work, has a post.
const inWork = /\b(?:ph\.?d|doctora\p{L}*|research|working|nurs\p{L}*|teacher|assistant|job|placement|trainee)\b/iu

/** “Fashion student, Hill University, 2019–2021”: a time of studies told among the posts. */
const isStudent = ({ row }: Anchor, title: string, employer: string) =>
  /\bstudent$/iu.test(title) && !inWork.test(title) && (namesSchool(employer) || degreeLevel(row.text) !== null)

// “Nurse returning to practice after caring for my mother”, “lime plaster and cornices under a conservation architect”
const ofMine = /\b(?:after|before|while|since|until)\b.*\s(?:my|our)\s/iu
const longestSmall = 6

/** Whether what was read for a title is a sentence, or what was done. */
const isTelling = (title: string) =>
  (ofMine.test(title) && !ownFirm.test(title)) || (/^\p{Ll}/u.test(title) && wordCount(title) > longestSmall)

/** Whether what was read is no post: a gap, something said in passing, or words of which none is a title or a firm. */
export function isNoPost(
  anchor: Anchor,
  { title, employer, used }: Heading & { used: Row[] },
  company: string,
  labelled: boolean,
  before: Post | undefined,
): boolean {
  const { row, range, rest, told } = anchor
  const titled = namesPost(title) || ownFirm.test(title)
  if (isStudent(anchor, title, employer) || isCourse(title) || isTelling(title)) return true
  if (!title || /^(?:I|My|We)\s/u.test(employer || title) || (gapIn(rest) && !titled) || gapIn(title)) return true
  if (!titled && used.some(({ text }) => isProject(text) && text.includes(title))) return true
  if (!titled && (/^\d/u.test(title) || !company)) return true
  if (
    !told &&
    !titled &&
    (row.section === 'other' || !(labelled || row.section === 'experience' || follows(before, row)))
  )
    return true
  // “Welder since 2009” stands over the posts, not behind one.
  const motto = row.section === 'header' && !before && range.since && !told && /\p{L}/u.test(rest)
  return motto === true && !labelled && (!titled || !/\s/u.test(company))
}
