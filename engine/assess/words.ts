import type { Subject } from '../job/need.ts'
import type { EvidenceIndex } from '../resume/evidence.ts'
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

type Held = { weight: number; count: number; most: number }

/** What of the words each statement holds, by the statement's place; those that hold none are left out. */
function heldBy({ byStem }: EvidenceIndex, subjects: Subject[]): [number, Held][] {
  const held = new Map<number, Held>()
  const take = (at: number, worth: number) => {
    const sum = held.get(at)
    if (!sum) held.set(at, { weight: worth, count: 1, most: worth })
    else {
      sum.weight += worth
      sum.count += 1
      sum.most = Math.max(sum.most, worth)
    }
  }
  for (const { stem, weight, kin } of subjects) {
    const own = byStem.get(stem) ?? []
    for (const at of own) take(at, weight)
    const meant = new Set(kin.flatMap(mark => byStem.get(mark) ?? []))
    for (const at of meant) if (!own.includes(at)) take(at, weight * kinWorth)
  }
  return [...held].toSorted(([a], [b]) => a - b)
}

/** The statement that holds the largest share of the words, by weight. */
export function wordMatch(context: Context, subjects: Subject[]): WordMatch | null {
  const total = subjects.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return null
  let best: WordMatch | null = null
  let reached = 0
  for (const [index, held] of heldBy(context.resume.evidence, subjects)) {
    const statement = context.resume.statements[index] as Statement
    if (context.taint.has(index) || statement.section === 'lacks' || statement.section === 'wish') continue
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
