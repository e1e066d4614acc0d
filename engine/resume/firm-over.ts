import { within } from '../text/dates.ts'
import type { Anchor } from './anchor.ts'
import { isPlain } from './plain-words.ts'
import { rangesOf } from './row-ranges.ts'
import type { Row } from './sections.ts'
import type { Segment } from './segment-kinds.ts'
import { surelyFirm } from './segment-settle.ts'
import { segments } from './segments.ts'
import { hasTitle, namesPost } from './titles.ts'
import { isTown } from './towns.ts'

/** Whether a text begins with the name of a firm. */
export const isFirm = (text: string) => segments(text)[0]?.[0]?.kind === 'organisation'

/** The name of a firm in a line that names no post. */
function firmNamed(rest: string): string {
  const own = segments(rest).flat()
  return own.some(({ kind }) => kind === 'title') ? '' : (own.find(({ kind }) => kind !== 'place')?.text ?? '')
}

type Stretch = Pick<Anchor['range'], 'start' | 'end'>
const yearOf = (month: number) => Math.floor(month / 12)
const byYears = ({ start, end }: Stretch) => start % 12 === 0 && (end === null || end % 12 === 11)

/** Whether a stretch lies in another, where it is told in years alone and the other is not: by their years. */
export const withinYears = (inner: Stretch, outer: Stretch): boolean =>
  within(inner, outer) ||
  (byYears(inner) && yearOf(inner.start) >= yearOf(outer.start) && yearOf(inner.end ?? 1e6) <= yearOf(outer.end ?? 1e6))

/** Whether the stretches that follow lie in this one and fill it from its first month to its last. */
function filled(dated: Anchor[], at: number): boolean {
  const { range, row } = dated[at] as Anchor
  const inner: Anchor[] = []
  for (const other of dated.slice(at + 1)) {
    if (other.told || other.row === row || other.row.section !== row.section || !withinYears(other.range, range)) break
    inner.push(other)
  }
  const same = (one: number | null, other: number | null, rough: boolean) =>
    one === other || (rough && one !== null && other !== null && yearOf(one) === yearOf(other))
  const ends = inner.some(one => same(one.range.end, range.end, byYears(one.range)))
  return inner.length > 1 && ends && inner.some(one => same(one.range.start, range.start, byYears(one.range)))
}

/** A firm with the dates of all one's years there, and the posts with theirs in the lines below. */
export function firmOver(rows: Row[], dated: Anchor[], at: number): string {
  const [anchor, next] = [dated[at] as Anchor, dated[at + 1]]
  // “Hill Air Force, Squadron 7” over “09/2013 – 06/2025” over the posts there, deeper in.
  const over = rows[anchor.row.index - 1]
  const named =
    !anchor.row.blankBefore && over && !over.heading && !over.bullet && isFirm(over.text) && !namesPost(over.text)
  if (
    named &&
    next &&
    next.row.indent > anchor.row.indent &&
    !/\p{L}/u.test(anchor.rest) &&
    hasTitle(next.rest) &&
    filled(dated, at)
  )
    return segments(over.text)[0]?.[0]?.text ?? ''
  if (next && hasTitle(next.rest) && !anchor.told && filled(dated, at)) return firmNamed(anchor.rest)
  const deeper = next !== undefined && (next.row.indent > anchor.row.indent || anchor.row.blankBefore)
  if (
    next?.told &&
    next.row.index === anchor.row.index + 1 &&
    within(next.range, anchor.range) &&
    !hasTitle(anchor.rest)
  )
    return segments(anchor.rest)[0]?.[0]?.text ?? ''
  if (!next || next.row.index !== anchor.row.index + 1 || (next.row.blankBefore && !deeper) || anchor.told || next.told)
    return ''
  if (!/\p{L}/u.test(anchor.rest) || !within(next.range, anchor.range) || !hasTitle(next.rest)) return ''
  // “2005 to 2015: THE OFFICE” over a line that names its own firm is the heading of a part.
  const whole = (piece: Segment[]) =>
    piece.length > 1 &&
    (piece.some(({ kind }) => kind === 'organisation') ||
      (piece.length > 2 && piece[1]?.kind === 'unknown' && !piece[1].department))
  if (segments(next.rest).some(whole)) return ''
  return firmNamed(anchor.rest)
}

/** “Tri-River Electric Co., Louisville” alone in a block of its own, over the posts held there. */
export function loneFirm(rows: Row[], head: Row | undefined): string {
  const last = head?.blankBefore ? rows[head.index - 1] : undefined
  // “Hill Harbour Inc.” over “Halifax, NS”
  const row = last && !last.blankBefore && isTown(rows, last) ? rows[last.index - 1] : last
  if (!row?.blankBefore || row.heading || row.bullet || row.section !== head?.section) return ''
  // “THEATRE WORK” over “Rigger, Hill Playhouse, 2019 –” is a heading, too.
  const capitals = !/\p{Ll}/u.test(row.text) && isPlain(row.text) && !surelyFirm(row.text)
  if (capitals && /\p{Ll}/u.test(head.text) && (segments(head.text)[0]?.length ?? 0) > 1) return ''
  const [piece, ...more] = segments(row.text)
  const [first] = piece ?? []
  // “The hotel years” is a heading of another kind.
  if (
    more.length > 0 ||
    !first ||
    /\s(?!of\s|and\s|the\s|de[rsl]?\s|for\s)\p{Ll}/u.test(first.text) ||
    rangesOf(row, head).length > 0 ||
    namesPost(row.text)
  )
    return ''
  return first.kind === 'organisation' || (first.kind === 'unknown' && piece?.some(({ kind }) => kind === 'place'))
    ? first.text
    : ''
}
