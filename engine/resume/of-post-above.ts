import { within } from '../text/dates.ts'
import type { Anchor } from './anchor.ts'
import { speaks } from './entries.ts'
import type { Post } from './posts.ts'
import type { Row } from './sections.ts'
import { segments } from './segments.ts'
import { hasTitle } from './titles.ts'

const indent = ({ body, start }: Row) => body - start

/** “Secondment: Hill & Co, Clerk”: title and firm of its own. */
function namesBoth(rest: string): boolean {
  const all = segments(rest).flat()
  const title = all.find(({ text, kind }) => kind === 'title' && /^\p{Lu}/u.test(text))
  const firm = (text: string) => /^\p{Lu}\S*(?:\s(?:\p{Lu}|&|of\s|the\s|and\s)|$)/u.test(text)
  return (
    title !== undefined &&
    all.some(({ text, kind }) => (kind === 'organisation' || (kind === 'unknown' && /\s/u.test(text))) && firm(text))
  )
}

/** A dated line that stands deeper under a post and within its years tells of a piece of its work. */
export const detail = (anchor: Anchor, post: Post | undefined, head: Row | undefined) =>
  post !== undefined &&
  head !== undefined &&
  !post.span &&
  anchor.row.field === undefined &&
  hasTitle(post.title) &&
  !namesBoth(anchor.rest) &&
  post.section === anchor.row.section &&
  !anchor.row.blankBefore &&
  indent(anchor.row) > indent(head) &&
  within(anchor.range, { start: post.start, end: post.end })

/** Whether a bullet stands under a post that is no bullet itself. */
export const under = (rows: Row[], post: Post | undefined) =>
  post !== undefined && !post.span && !rows[post.first]?.bullet

// “Turned a deficit into a surplus (2022). Chair of the forum 2020–2023.” below a heading: told behind other sentences.
const behindOthers = (lead: string) => lead.split(/(?<=\p{L}{2}|[\d%)])[.!?]\s+(?=[\p{Lu}\d£$€])/u).length > 2

/** “Since 2022 also cell leader.”, “Chair from 2020.”: a line of the post above says since when a part of it has been so. */
export function mentioned({ row, range, rest, told, item }: Anchor, post: Post | undefined, employer: string): boolean {
  if (told || item || !post || post.span || row.blankBefore || row.section !== post.section) return false
  if (!range.since)
    return (
      within(range, { ...range, start: post.start, end: post.end }) &&
      (speaks(row.text) || behindOthers(row.text.slice(0, range.from - row.body)))
    )
  if (range.start < post.start || (post.end !== null && range.start > post.end)) return false
  const firm = segments(rest)
    .flat()
    .some(({ kind }) => kind === 'organisation')
  return !firm && (employer === '' || /[.!?]\s+\p{Lu}/u.test(row.text))
}
