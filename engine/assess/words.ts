import type { Subject } from '../job/need.ts'
import type { SectionKind } from '../resume/section-names.ts'
import type { Statement } from '../resume/statements.ts'
import { age, type Context } from './context.ts'
import { staleMonths } from './find.ts'

/** How well one statement says the words of a requirement. `share` is 0 to 1, `named` that an abbreviation is there. */
export type WordMatch = {
  share: number
  count: number
  named: boolean
  statement: number
  weak: boolean
  /** Said in a post of the job's trade. */
  home: boolean
  listed: boolean
  old: boolean
}

/** What a word of the same meaning is worth beside the word itself. */
const kinWorth = 0.8

const denies = /(?:\b(?:no|not|never|without|lack|plan to|learning|booked)|n['’]t)\b/iu

const claims = new Set<SectionKind>(['skills', 'summary', 'header', 'interests'])

/** Whether the statement claims and shows no work, or shows work of another trade. */
const isWeak = (context: Context, { listed, post, section }: Statement) =>
  listed || (post !== null && context.atHome[post] === false) || claims.has(section)

/** What of the words a statement holds. Asked for every statement and requirement: it makes no lists. */
function heldIn(have: Set<string> | undefined, subjects: Subject[]): { weight: number; count: number; most: number } {
  const held = { weight: 0, count: 0, most: 0 }
  if (!have) return held
  for (const { stem, weight, kin } of subjects) {
    const worth = have.has(stem) ? weight : kin.some(mark => have.has(mark)) ? weight * kinWorth : 0
    if (worth === 0) continue
    held.weight += worth
    held.count += 1
    held.most = Math.max(held.most, worth)
  }
  return held
}

/** The statement that holds the largest share of the words, by weight. */
export function wordMatch(context: Context, subjects: Subject[]): WordMatch | null {
  const total = subjects.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return null
  let best: WordMatch | null = null
  let reached = 0
  for (const [index, statement] of context.resume.statements.entries()) {
    if (context.taint.has(index) || statement.section === 'lacks' || statement.section === 'wish') continue
    const held = heldIn(context.resume.evidence.stems[index], subjects)
    let share = held.weight / total
    if (share <= reached) continue
    const weak = isWeak(context, statement)
    const worth = weak ? 0.8 : 1
    if (share * worth <= reached) continue
    if (denies.test(statement.text)) share *= 0.4
    if (share * worth <= reached) continue
    reached = share * worth
    best = {
      share,
      count: held.count,
      named: held.most > 8,
      statement: index,
      weak,
      home: statement.post !== null && context.atHome[statement.post] === true,
      listed: statement.listed,
      old: age(context, index) > staleMonths,
    }
  }
  return best
}

/** The statement copied from the posting that holds the most of the words, and no less than most of them. */
export function copiedMatch(context: Context, subjects: Subject[]): number | null {
  const total = subjects.reduce((sum, { weight }) => sum + weight, 0)
  if (subjects.length < 2) return null
  let best: { index: number; held: number } | null = null
  for (const [index, taint] of context.taint) {
    if (taint !== 'copied' || context.resume.statements[index]?.section === 'wish') continue
    const have = context.resume.evidence.stems[index]
    const held = subjects.reduce((sum, { stem, weight }) => sum + (have?.has(stem) ? weight : 0), 0)
    if (held / total >= 0.6 && held > (best?.held ?? 0)) best = { index, held }
  }
  return best?.index ?? null
}
