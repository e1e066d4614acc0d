import type { Subject } from '../job/need.ts'
import type { SectionKind } from '../resume/sections.ts'
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

/** The statement that holds the largest share of the words, by weight. */
export function wordMatch(context: Context, subjects: Subject[]): WordMatch | null {
  const total = subjects.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return null
  let best: WordMatch | null = null
  let reached = 0
  for (const [index, statement] of context.resume.statements.entries()) {
    if (context.taint.has(index) || statement.section === 'lacks' || statement.section === 'wish') continue
    const have = context.resume.evidence.stems[index]
    const hits = subjects.flatMap(({ stem, weight, kin }) =>
      have?.has(stem) ? [weight] : kin.some(mark => have?.has(mark)) ? [weight * kinWorth] : [],
    )
    const weak = isWeak(context, statement)
    const worth = weak ? 0.8 : 1
    let share = hits.reduce((sum, weight) => sum + weight, 0) / total
    if (share * worth <= reached) continue
    if (denies.test(statement.text)) share *= 0.4
    if (share * worth <= reached) continue
    reached = share * worth
    best = {
      share,
      count: hits.length,
      named: hits.some(weight => weight > 8),
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
