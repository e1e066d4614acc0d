import { wordCount } from '../text/count.ts'
import { dateRanges } from '../text/dates.ts'
import type { Anchor } from './anchor.ts'
import type { Heading } from './heading-parts.ts'
import type { Row } from './sections.ts'
import { kindOf } from './segment-kinds.ts'
import { hasTitle, namesPost } from './titles.ts'

/** Whether a row begins with its years and goes on with a name. */
const datesLead = (row: Row | undefined, { section }: Row): boolean =>
  row !== undefined &&
  !row.bullet &&
  !row.heading &&
  row.section === section &&
  (dateRanges(row.text)[0]?.from ?? 9) <= 1

const town = String.raw`(?:,\s\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?(?=\.\s))?`
const firmThenWork = new RegExp(
  String.raw`^\W*(?<firm>\p{Lu}[^,.:;–—]{1,50}?)${town}(?:,\s|\s[–—-]\s|\.\s)(?<work>(?:\p{Ll}|\d|\p{Lu}\p{L}*\s[\p{Ll}\d])(?:[^,.;:]|\.\d){2,60})`,
  'u',
)

/**
 * “'09-'12 Booker Haydock, class 2 multi drop, 15 drops a day” among rows that all begin with their years: the firm, and
 * then the work, whose first words stand for the title that nobody wrote. Null where it is another row.
 */
export function firmAndWork(rows: Row[], { row, range, told, inline }: Anchor): (Heading & { used: Row[] }) | null {
  if (told || inline || row.bullet || row.section !== 'experience' || range.from - row.body > 1) return null
  const behind = row.text.slice(range.to - row.body)
  if (namesPost(behind) || (row.blankBefore && rows[row.index + 1]?.blankBefore)) return null
  if (![rows[row.index - 1], rows[row.index + 1]].some(other => datesLead(other, row))) return null
  const { firm, work } = firmThenWork.exec(behind)?.groups ?? {}
  return firm && work && wordCount(work) < 7 && wordCount(firm) < 6
    ? { title: work.trim(), employer: firm.trim(), used: [row] }
    : null
}

const flatHead =
  /^[^,:;\d]*\b(?:company|employer|organi[sz]ation|firm|agency)\b[^,.:;\d]*\b(?:designation|position|post|title|role)\b[^,.:;\d]*\b(?:from|period|dates?|years?|duration)\b/iu

/** Whether the row stands under the head of a table whose columns are lost, “Company Designation From To”. */
function underFlatHead(rows: Row[], { index }: Row): boolean {
  for (let at = index - 1; at >= 0 && !rows[at]?.heading && !rows[at + 1]?.blankBefore; at--)
    if (flatHead.test(rows[at]?.text ?? '')) return true
  return false
}

/** “Dubai Senior Site Engineer” of “Hill Engineering, Dubai Senior Site Engineer”, where a blank is all that parts the columns: without the town. */
export function withoutTown(title: string, rows: Row[], row: Row): string {
  const list = title.split(' ')
  const words = [2, 1].find(count => kindOf(list.slice(0, count).join(' ')) === 'place')
  const rest = list.slice(words ?? 0).join(' ')
  return words !== undefined && hasTitle(rest) && underFlatHead(rows, row) ? rest : title
}
