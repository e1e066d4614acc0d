import type { Segment } from './segments.ts'

/** Ranges of `sorted` between the rows of which a segment crosses `x`. */
export function freeRanges(sorted: Segment[], x: number): [from: number, to: number][] {
  const crossing = sorted.filter(({ left, right }) => left < x && right > x + 1)
  const ranges: [number, number][] = []
  let from = 0
  let next = 0
  for (const [index, { baseline }] of sorted.entries()) {
    while (next < crossing.length && (crossing[next]?.baseline ?? 0) < baseline - sameRow) next += 1
    if ((crossing[next]?.baseline ?? Number.POSITIVE_INFINITY) > baseline + sameRow) continue
    if (index - from >= 4) ranges.push([from, index])
    from = index + 1
  }
  if (sorted.length - from >= 4) ranges.push([from, sorted.length])
  return ranges
}

/** In points: baselines as near as that are those of one row. */
const sameRow = 1

/** Whether white over the whole width parts each of `sorted` from those above it. */
export function whiteAt(sorted: Segment[]): boolean[] {
  let bottom = Number.POSITIVE_INFINITY
  return sorted.map(segment => {
    const parted = segment.top - bottom > segment.size * leastWhite
    bottom = Math.max(Number.isFinite(bottom) ? bottom : 0, segment.bottom)
    return parted
  })
}

/** In em: more white than between the lines of a paragraph. */
const leastWhite = 0.4
/** Parts of a range that are tried by themselves; more than that stand below each other on no page of columns. */
const mostShorter = 24

/** What of a range ends or begins at such white, the longest first: rows of another kind may stand above or below columns. */
export function shorter([from, to]: [number, number], white: boolean[]): [number, number][] {
  const found: [number, number][] = []
  for (let at = from + 1; at < to; at += 1) {
    if (!white[at]) continue
    if (at - from >= 4) found.push([from, at])
    if (to - at >= 4) found.push([at, to])
  }
  return found.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0])).slice(0, mostShorter)
}
