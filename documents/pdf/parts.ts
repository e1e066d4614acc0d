import { median, type Segment } from './segments.ts'

/**
 * The parts of a page of columns whose headings stand over all of them: two or more of one size, larger than the text and no
 * other's, each alone at its height at the left edge.
 */
export function partsUnderHeadings(segments: Segment[]): Segment[][] {
  const usual = median(segments.map(segment => segment.size))
  const edge = Math.min(...segments.map(segment => segment.left))
  const sizes = new Set(segments.map(({ size }) => size).filter(size => size > usual * 1.1))
  for (const size of [...sizes].sort((a, b) => a - b)) {
    const headings = segments.filter(segment => segment.size === size)
    const alone = (one: Segment): boolean =>
      one.left - edge < 4 &&
      segments.every(other => other === one || other.top >= one.baseline || other.baseline <= one.top)
    if (headings.length < 2 || !headings.every(alone)) continue
    const starts = headings.map(({ top }) => top).sort((a, b) => a - b)
    const partOf = ({ baseline }: Segment): number => starts.filter(start => start < baseline).length
    return starts
      .map((_, at) => segments.filter(segment => partOf(segment) === at))
      .concat([segments.filter(segment => partOf(segment) === starts.length)])
      .filter(part => part.length > 0)
  }
  return []
}
