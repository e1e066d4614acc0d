import { relatedFamilies } from '../knowledge/index.ts'
import type { Anchor } from './anchor.ts'
import type { Heading } from './heading-parts.ts'
import { firstOf } from './no-post.ts'
import type { Post } from './posts.ts'
import type { Row } from './sections.ts'
import { alone } from './segment-kinds.ts'
import { segments } from './segments.ts'
import { titlesOf } from './titles.ts'

type Found = Heading & { used: Row[] }

/** Whether title and firm stand in one line: such a line is of its own post, where a firm over its posts is of all. */
export const isBeside = ({ title, employer, used }: Found): boolean =>
  employer !== '' && used.some(({ text }) => text.includes(employer) && text.includes(title.split(', ')[0] ?? title))

/** Whether one post follows the other without a gap of more than a month between them, in either order. */
const adjoins = ({ range }: Anchor, { start, end }: Post): boolean =>
  (range.end === null || start - range.end <= 1) && (end === null || range.start - end <= 1)

/** Whether both titles are of one trade or of trades next to each other; of a title that nobody knows that is not told. */
function isOfTrade(title: string, before: Post): boolean {
  const families = titlesOf(title).map(({ family }) => family)
  const others = before.titles.map(({ family }) => family)
  return (
    families.length === 0 ||
    others.length === 0 ||
    families.some(family => others.some(other => family === 'general' || relatedFamilies(family, other)))
  )
}

// Who works for oneself does not work for the firm above.
const onOwnAccount =
  /(?<![\p{L}])(?:self[- ]?employed|freelance(?:r)?|sole trader|own (?:business|account))(?![\p{L}])/iu

/**
 * Whether a post that names no firm is of the one above. A firm in a line of its own heads what stands below it. “Clerk,
 * Hill & Co, 2019 – 2021” over “Trainee, 2017 – 2019” reads so only where nothing parts the two: no blank line, no gap, no
 * other trade, no town beside the title; of one's own account, never.
 */
export function isOfFirmAbove(anchor: Anchor, heading: Found, before: Post | undefined, beside: boolean): boolean {
  if (before?.section !== anchor.row.section || onOwnAccount.test(heading.title)) return false
  if (!beside) return true
  const named = segments(anchor.rest)
    .flat()
    .filter(({ kind }) => kind !== 'remark')
  return (
    !firstOf(heading.used, anchor.row).blankBefore &&
    named.length < 2 &&
    !alone.test(before.employer) &&
    adjoins(anchor, before) &&
    isOfTrade(heading.title, before)
  )
}
