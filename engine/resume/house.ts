import type { Anchor } from './anchor.ts'
import type { Heading } from './heading-parts.ts'
import { isPlain } from './plain-words.ts'
import type { Row } from './sections.ts'
import { surelyFirm } from './segment-settle.ts'
import { segments } from './segments.ts'

/** A firm in a line over the first of the posts held there. */
export type House = { employer: string; head: Row; first: Row }

/** The firm over a post where it stands in a line of its own; null where title and firm stand side by side. */
export function houseOf({ row, told }: Anchor, { title, employer, used }: Heading & { used: Row[] }): House | null {
  const head = told ? undefined : used.find(({ index, text }) => index < row.index && text.includes(employer))
  return head && employer !== '' && !head.text.includes(title) ? { employer, head, first: row } : null
}

/**
 * “Manager, Fredericton” and, below its work, “Associate, Moncton” under “Hill LLP”: a post whose dates stand as deep
 * under the firm as those of the first, or in the very next line, is of that firm; beside the title stands where in it.
 */
export function underHouse(rows: Row[], { row, rest, told, item }: Anchor, house: House | null): Heading | null {
  if (!house || told || item || row.section !== house.first.section || row.indent !== house.first.indent) return null
  const between = rows.slice(house.head.index + 1, row.index)
  if (between.some(({ heading }) => heading)) return null
  const deeper = row.indent > house.head.indent && between.every(({ indent }) => indent > house.head.indent)
  const next = !row.blankBefore && between.slice(1).every(({ blankBefore }) => !blankBefore)
  const [piece, ...more] = segments(rest)
  const [title, ...beside] = piece ?? []
  if (!(deeper || next) || more.length > 0 || title?.kind !== 'title' || beside.length === 0) return null
  const part = beside.filter(({ text, kind }) => kind !== 'place' && isPlain(text))
  const firm = beside.some(({ text, kind }) => surelyFirm(text) || (kind === 'organisation' && !isPlain(text)))
  if (firm || (!deeper && part.length < beside.length)) return null
  return { title: [title, ...part].map(({ text }) => text).join(', '), employer: house.employer }
}
