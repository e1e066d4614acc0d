import type { Anchor } from './anchor.ts'
import { dateLabel, employerLabel, fieldOf, titleLabel } from './field.ts'
import type { Heading } from './heading-parts.ts'
import type { Row } from './sections.ts'
import { segments } from './segments.ts'

const cells = (text: string) =>
  text
    .split(/\t|\||\s{3,}/u)
    .map(cell => cell.trim())
    .filter(cell => cell !== '')

type Table = { index: number; title: number; employer: number }

const dateColumn = new RegExp(`^(?:${dateLabel}|time|when|years?)$`, 'iu')

/** The columns of a table by its head: “Period | Employer | Job”. The column of the dates is not counted. */
function tableAt({ index, text, bullet }: Row): Table | null {
  const all = bullet || text.length > 90 ? [] : cells(text)
  if (all.length < 3 || all.length > 7) return null
  const head = all.filter(cell => !dateColumn.test(cell))
  const [title, employer] = [head.findIndex(it => titleLabel.test(it)), head.findIndex(it => employerLabel.test(it))]
  return title < 0 || employer < 0 ? null : { index, title, employer }
}

/**
 * What tells title and employer of a post in a form or a table, where labels say which is which; null where none do.
 */
export function formsOf(rows: Row[]): (anchor: Anchor) => (Heading & { used: Row[] }) | null {
  const tables = rows.flatMap(row => tableAt(row) ?? [])
  const formed = rows.some(({ field }) => field === 'employer')
  return ({ row, rest }) => {
    const table = tables.findLast(({ index }) => index < row.index && rows[index]?.section === row.section)
    const own = table ? cells(rest) : []
    const [title, employer] = table ? [own[table.title], own[table.employer]] : []
    if (title && employer) return { title, employer: employer.split(/,\s/u)[0] ?? employer, used: [row] }
    return inLine(row) ?? (formed || row.field ? inForm(rows, row) : null)
  }
}

/** “Position: Clerk    Employer: Hill & Co    Dates: 2019 – 2021”: a form of one line a post. */
function inLine(row: Row): (Heading & { used: Row[] }) | null {
  const held = row.text.split(/\t|\||;|\s{2,}/u).map((cell, at) => {
    const label = fieldOf(cell)
    return label
      ? { kind: label.kind, text: cell.slice(label.length).trim() }
      : { kind: at === 0 ? row.field : undefined, text: cell.trim() }
  })
  const [title, employer] = (['title', 'employer'] as const).map(kind => held.find(cell => cell.kind === kind)?.text)
  return title && employer ? { title, employer: employer.split(/,\s/u)[0] ?? employer, used: [row] } : null
}

/** The rows about a row between two empty lines. */
function blockOf(rows: Row[], row: Row): Row[] {
  const from = rows.findLastIndex(({ index, blankBefore }) => index <= row.index && blankBefore)
  const next = rows.findIndex(({ index, blankBefore }) => index > row.index && blankBefore)
  return rows.slice(Math.max(0, from), next < 0 ? rows.length : next)
}

/** Whether a line tells what was done in a post that a form names with its dates: its own dates are none of the post’s. */
export const underForm = (rows: Row[], row: Row): boolean => {
  if (row.field || !rows.some(({ field }) => field === 'dates')) return false
  const kinds = blockOf(rows, row)
    .filter(({ index }) => index < row.index)
    .map(({ field }) => field)
  return kinds.includes('dates') && kinds.includes('title')
}

/** The firm that heads a form which labels only title and dates: “Hill & Co” over “Position: Clerk” over “Dates: …”. */
const overForm = ([first, second]: Row[], row: Row) =>
  row.field === 'dates' && first && !first.field && !first.heading && second?.field === 'title'
    ? { ...first, text: segments(first.text)[0]?.[0]?.text ?? first.text }
    : undefined

function inForm(rows: Row[], row: Row): (Heading & { used: Row[] }) | null {
  const block = blockOf(rows, row)
  const post = block.find(({ field }) => field === 'title')
  // “Client: …” below a firm that heads the form is for whom it worked.
  const over = overForm(block, row)
  const sure = over && segments(over.text)[0]?.[0]?.kind === 'organisation' ? over : undefined
  const firm = sure ?? block.find(({ field }) => field === 'employer') ?? over
  return post && firm ? { title: post.text, employer: firm.text, used: [row, post, firm] } : null
}
