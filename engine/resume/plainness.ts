import type { Own } from '../integrity.ts'
import type { EvidenceIndex } from './evidence.ts'
import type { Statement } from './statements.ts'

// Fewer lines than this say nothing of how somebody writes: what is usual then.
const fewestLines = 3
const usual = 0.35

/**
 * How plainly the work is told, 0 to 1: of its lines and the things they name, the share of the lines. A third is usual and
 * no less counts; who tells it all in everyday words comes to 0.5 and more. Lines that are `leftOut`, copied or repeated are
 * nobody's way of telling.
 */
export function plainness(
  { statements, evidence, own }: { statements: Statement[]; evidence: EvidenceIndex; own: Own[] },
  leftOut: (at: number) => boolean,
): number {
  const tells = statements.map(({ post, heading, listed }, at) => {
    const { taint = null, repeated = false } = own[at] ?? {}
    return post !== null && !heading && !listed && taint === null && !repeated && !leftOut(at)
  })
  const lines = tells.filter((is, at) => is && (evidence.words[at]?.length ?? 0) >= 5).length
  if (lines < fewestLines) return usual
  const named = new Set<string>()
  for (const { concept, told, statement } of evidence.all)
    if (!told && concept.family !== 'general' && tells[statement]) named.add(concept.id)
  return Math.max(usual, lines / (lines + named.size))
}
