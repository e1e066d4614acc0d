import type { Anchor } from './anchors.ts'
import { dateLabel, employerLabel, titleLabel } from './field.ts'
import type { Heading } from './heading-parts.ts'
import type { Row } from './sections.ts'

const cells = (text: string) =>
  text
    .split(/\t|\||\s{3,}/u)
    .map(cell => cell.trim())
    .filter(cell => cell !== '')

type Columns = { title: number; employer: number }

/** The columns of a table by its head: “Period | Employer | Job”. The column of the dates is not counted. */
function columnsOf({ text, bullet }: Row): Columns | null {
  const head = cells(text).filter(cell => !new RegExp(`^(?:${dateLabel}|time|when|years?)$`, 'iu').test(cell))
  const [title, employer] = [head.findIndex(it => titleLabel.test(it)), head.findIndex(it => employerLabel.test(it))]
  return bullet || title < 0 || employer < 0 || head.length > 6 ? null : { title, employer }
}

/** Title and employer of a post in a form or a table, where labels say which is which. */
export function labelled(rows: Row[], anchor: Anchor): (Heading & { used: Row[] }) | null {
  const { row } = anchor
  const table = rows.slice(0, row.index).findLast(it => it.section === row.section && columnsOf(it) !== null)
  const columns = table ? columnsOf(table) : null
  const [title, employer] = columns ? [cells(anchor.rest)[columns.title], cells(anchor.rest)[columns.employer]] : []
  if (title && employer) return { title, employer: employer.split(/,\s/u)[0] ?? employer, used: [row] }
  if (!rows.some(({ field }) => field === 'employer')) return null
  let from = row.index
  while (from > 0 && !rows[from]?.blankBefore) from--
  const next = rows.findIndex(({ index, blankBefore }) => index > row.index && blankBefore)
  const block = rows.slice(from, next < 0 ? rows.length : next)
  const [post, firm] = [block.find(({ field }) => field === 'title'), block.find(({ field }) => field === 'employer')]
  return post && firm ? { title: post.text, employer: firm.text, used: [row, post, firm] } : null
}
