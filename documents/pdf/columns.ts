import { partsUnderHeadings } from './parts.ts'
import { freeRanges, shorter, whiteAt } from './ranges.ts'
import { median, type Segment } from './segments.ts'

type Band = { above: Segment[]; left: Segment[]; right: Segment[]; below: Segment[] }

const deepest = 12
/** Segments beyond which a page is read row by row: columns are looked for in quadratic time. */
const mostSegments = 4_000

/**
 * Regions of a page in reading order. Looks for the largest band of the page that a white gutter parts into two columns;
 * what stands above is read first, then the left column, the right one, and what stands below, each in the same way.
 */
export function regionsOf(segments: Segment[], depth = 0): Segment[][] {
  if (segments.length === 0) return []
  const band = segments.length > mostSegments || depth > deepest ? null : largestBand(segments)
  if (!band) return [segments]
  const parts = depth > deepest - 2 ? [] : partsUnderHeadings(segments)
  if (parts.length > 1) return parts.flatMap(part => regionsOf(part, depth + 1))
  const rightToLeft = segments.filter(segment => segment.rightToLeft).length > segments.length / 2
  const columns = rightToLeft ? [band.right, band.left] : [band.left, band.right]
  return [band.above, ...columns, band.below].flatMap(part => regionsOf(part, depth + 1))
}

function largestBand(segments: Segment[]): Band | null {
  const sorted = segments.toSorted((a, b) => a.baseline - b.baseline)
  const white = whiteAt(sorted)
  let best: Band | null = null
  let most = 0
  for (const x of gutters(sorted)) {
    for (const range of freeRanges(sorted, x)) {
      for (const [from, to] of [range, ...shorter(range, white)]) {
        const within = sorted.slice(from, to)
        const weight = within.reduce((sum, segment) => sum + segment.glyphs.length, 0)
        if (weight <= most) continue
        const left = within.filter(segment => segment.right <= x + 1)
        const right = within.filter(segment => segment.left >= x)
        const whole = to - from === range[1] - range[0]
        if (!areColumns(left, right) || !(whole || areApart(left, right))) continue
        most = weight
        best = trimmed(headAlone({ above: sorted.slice(0, from), left, right, below: sorted.slice(to) }))
        break
      }
    }
  }
  return best
}

/** Left edges of segments that have something to their left: the right borders of all possible gutters. */
function gutters(segments: Segment[]): number[] {
  const edges = new Map<number, number>()
  for (const { left } of segments) {
    const rounded = Math.round(left / 2)
    edges.set(rounded, Math.min(left, edges.get(rounded) ?? left))
  }
  const first = Math.min(...segments.map(segment => segment.left))
  return [...edges.values()].filter(x => x > first + 10).map(x => x - 0.5)
}

/** In lines: an address is no longer, nor are the name and the title beside it. */
const longestAddress = 10
const longestName = 4

/** An address at the right of a name ends the head of a page: what goes on below it at the left alone is no column. */
function headAlone(band: Band): Band {
  const end = Math.max(...band.right.map(segment => segment.bottom))
  const beside = band.left.filter(segment => segment.top < end)
  const rest = band.left.filter(segment => segment.top >= end)
  const [next] = rest.toSorted((a, b) => a.top - b.top)
  if (!next || baselines(band.right).length > longestAddress || baselines(beside).length > longestName) return band
  const size = median([...band.left, ...band.right].map(segment => segment.size))
  const largest = Math.max(...[...rest, ...band.right].map(segment => segment.size))
  const named = beside.some(segment => segment.size > Math.max(largest, size * 1.3))
  return named && next.top - end > size * 0.7 ? { ...band, left: beside, below: [...rest, ...band.below] } : band
}

/** What stands over both columns but at one side of the gutter alone, such as a name, is read before them. */
function trimmed(band: Band): Band {
  const top = (column: Segment[]): number => Math.min(...column.map(segment => segment.top))
  const bottom = (column: Segment[]): number => Math.max(...column.map(segment => segment.bottom))
  const start = Math.max(top(band.left), top(band.right))
  const end = Math.min(bottom(band.left), bottom(band.right))
  const isAbove = (segment: Segment): boolean => segment.bottom <= start && segment.size >= 16
  const isBelow = (segment: Segment): boolean => segment.top >= end && segment.size >= 16
  const middle = (segment: Segment): boolean => !isAbove(segment) && !isBelow(segment)
  const both = [...band.left, ...band.right]
  return {
    above: [...band.above, ...both.filter(isAbove)],
    left: band.left.filter(middle),
    right: band.right.filter(middle),
    below: [...both.filter(isBelow), ...band.below],
  }
}

/** Whether the text at both sides of a gutter is two columns, not the cells of rows. */
function areColumns(left: Segment[], right: Segment[]): boolean {
  const rows = [baselines(left), baselines(right)] as const
  const fewer = Math.min(rows[0].length, rows[1].length)
  if (fewer < 3) return false
  const size = median([...left, ...right].map(segment => segment.size))
  const gap = Math.min(...right.map(segment => segment.left)) - Math.max(...left.map(segment => segment.right))
  if (gap < Math.max(5, size * 0.7)) return false
  const smaller = rows[0].length <= rows[1].length ? left : right
  const paired = pairs(rows[0], rows[1], size) / fewer
  if (paired >= 0.85 && smaller.filter(isMargin).length >= smaller.length * 0.6) return false
  if (switches(left, right) <= 2 + fewer * 0.2) return true
  return paired < 0.5 || (isProse(left) && isProse(right))
}

/** Whether a part of a page is two columns by itself: one drawn before the other, neither of them the dates of entries. */
function areApart(left: Segment[], right: Segment[]): boolean {
  const dated = (column: Segment[]): number => column.filter(isMargin).length / column.length
  const [first] = left.toSorted((a, b) => a.baseline - b.baseline)
  const smaller = baselines(left).length <= baselines(right).length ? left : right
  return switches(left, right) <= 1 && dated(smaller) < 0.3 && first !== undefined && !isMargin(first)
}

function baselines(segments: Segment[]): number[] {
  const distinct: number[] = []
  for (const { baseline } of segments.toSorted((a, b) => a.baseline - b.baseline)) {
    if (baseline - (distinct.at(-1) ?? -Infinity) > 3) distinct.push(baseline)
  }
  return distinct
}

/** How many baselines stand at both sides, within a quarter of `size`. */
function pairs(left: number[], right: number[], size: number): number {
  const [few, many] = left.length <= right.length ? [left, right] : [right, left]
  return few.filter(one => many.some(other => Math.abs(one - other) <= size * 0.25)).length
}

/** A bullet, a number or a date: what stands in the margin beside the line it belongs to. */
function isMargin(segment: Segment): boolean {
  const text = segment.glyphs.map(glyph => glyph.text).join('')
  return text.length <= 2 || /(19|20)\d\d|^\d+[.)]?$|present|today|current/i.test(text)
}

/** How often the page's own order goes from one side to the other. */
function switches(left: Segment[], right: Segment[]): number {
  const sides = [...left.map(({ order }) => [order, 0] as const), ...right.map(({ order }) => [order, 1] as const)]
  sides.sort((a, b) => a[0] - b[0])
  return sides.filter(([, side], index) => index > 0 && side !== sides[index - 1]?.[1]).length
}

/** Lines that fill their column, as running text does and cells do not. */
function isProse(column: Segment[]): boolean {
  const left = Math.min(...column.map(segment => segment.left))
  const width = Math.max(...column.map(segment => segment.right)) - left
  const full = column.filter(segment => segment.right - segment.left > width * 0.7 && segment.glyphs.length >= 25)
  return full.length >= column.length * 0.5
}
