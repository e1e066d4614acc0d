import { wordCount } from '../text/count.ts'
import type { Anchor } from './anchor.ts'
import { type Heading, names } from './heading-parts.ts'
import type { Row } from './sections.ts'
import { segments } from './segments.ts'
import { hasTitle } from './titles.ts'

/** A piece of a heading by its place: how many rows below (or, negative, above) the dates, and which piece of it. */
type Place = { below: number; at: number }

/** Where title and employer stand about the dates. */
export type Layout = { title: Place; employer: Place }

/** What stands in the row `below` the dates, as the pieces of a heading. Null where it is no line of a heading. */
function piecesAt(rows: Row[], anchor: Anchor, below: number, taken: Set<number>) {
  if (below === 0) return segments(anchor.rest).flat()
  const { index } = anchor.row
  const row = rows[index + below]
  // Only the line next above the dates may stand apart from them.
  const between = rows.slice(index + (below > 0 ? 1 : below + 2), index + Math.max(1, below + 1))
  const parted = between.some(({ blankBefore }) => blankBefore)
  if (!row || parted || row.heading || row.bullet || taken.has(row.index) || row.section !== anchor.row.section)
    return null
  return wordCount(row.text) <= 16 && !/[.!?]$/u.test(row.text) ? segments(row.text).flat() : null
}

/** The layout of a heading whose title and employer are whole pieces. Null where they are not. */
export function layoutOf(rows: Row[], anchor: Anchor, { title, employer }: Heading): Layout | null {
  const placeOf = (text: string): Place | null => {
    for (const below of [0, -1, 1, -2, 2, -3, 3]) {
      const at = piecesAt(rows, anchor, below, new Set())?.findIndex(piece => piece.text === text) ?? -1
      if (at >= 0) return { below, at }
    }
    return null
  }
  const [one, two] = [placeOf(title), placeOf(employer)]
  return one && two ? { title: one, employer: two } : null
}

/** The layouts, the most common first. */
export function commonLayouts(found: Layout[]): Layout[] {
  const counted = new Map<string, number>()
  for (const layout of found.map(it => JSON.stringify(it))) counted.set(layout, (counted.get(layout) ?? 0) + 1)
  return [...counted].toSorted(([, a], [, b]) => b - a).map(([layout]) => JSON.parse(layout) as Layout)
}

/**
 * Title and employer where the other headings of the resume have theirs: for a heading whose words alone do not tell
 * which is which. Null where no layout fits.
 */
export function laidOutAlike(
  rows: Row[],
  anchor: Anchor,
  layouts: Layout[],
  taken: Set<number>,
): (Heading & { used: Row[] }) | null {
  for (const layout of layouts) {
    const pieceAt = ({ below, at }: Place) => piecesAt(rows, anchor, below, taken)?.[at]
    const [title, employer] = [pieceAt(layout.title), pieceAt(layout.employer)]
    if (!title || !employer || title.kind === 'organisation' || title.kind === 'place' || title.kind === 'remark')
      continue
    if (!names(employer) || hasTitle(employer.text) || wordCount(title.text) > 8) continue
    const at = [...new Set([layout.title.below, layout.employer.below])].map(below => rows[anchor.row.index + below])
    return { title: title.text, employer: employer.text, used: [anchor.row, ...at.filter(row => row !== undefined)] }
  }
  return null
}
