import type { RequirementResult } from '../../../contract/screening.ts'
import { isPlainHeading } from '../../ui/plain-heading.ts'

export type Piece = { text: string; requirement: RequirementResult | null }
export type PostingLine = {
  start: number
  kind: 'heading' | 'list' | 'text'
  pieces: Piece[]
  /** Requirements whose last word stands on this line. */
  ending: RequirementResult[]
}

const bullet = /^\s*[-*•–]\s+/
const heading = /^\s*(#{1,6}\s+|\*\*[^*]+\*\*:?\s*$)/

/** One line of the posting cut at its requirements. Signs of lists and headings become the kind of the line. */
function toLine(lines: readonly string[], row: number, start: number, all: readonly RequirementResult[]): PostingLine {
  const line = lines[row] ?? ''
  const end = start + line.length
  const asks = all.some(one => one.start < end && one.end > start)
  const headed = heading.test(line) || (!asks && isPlainHeading(lines[row - 1], line, lines[row + 1]))
  const kind = headed ? 'heading' : bullet.test(line) ? 'list' : 'text'
  let at = start + (/^\s*([-*•–]\s+|#{1,6}\s+)?/.exec(line)?.[0].length ?? 0)
  const pieces: Piece[] = []
  const push = (to: number, requirement: RequirementResult | null) => {
    const text = line.slice(at - start, to - start).replaceAll('**', '')
    if (text) pieces.push({ text, requirement })
    at = Math.max(at, to)
  }
  for (const requirement of all) {
    if (requirement.end <= at || requirement.start >= end) continue
    if (requirement.start > at) push(requirement.start, null)
    push(Math.min(requirement.end, end), requirement)
  }
  push(end, null)
  return { start, kind, pieces, ending: all.filter(one => one.end > start && one.end <= end) }
}

/** The posting line by line, with what was read as a requirement where it stands. Empty lines fall. */
export function toPostingLines(text: string, requirements: readonly RequirementResult[]): PostingLine[] {
  const sorted = requirements.toSorted((a, b) => a.start - b.start)
  let start = 0
  return text.split('\n').flatMap((line, row, lines) => {
    const from = start
    start += line.length + 1
    return line.trim() ? [toLine(lines, row, from, sorted)] : []
  })
}
