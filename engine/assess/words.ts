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

const claims = new Set<SectionKind>(['skills', 'summary', 'header', 'interests'])

/** Whether the statement claims and shows no work, or shows work of another trade. */
const isWeak = (context: Context, { listed, post, section }: Statement) =>
  listed || (post !== null && context.atHome[post] === false) || claims.has(section)

/** What of the words each statement holds, by the statement's place. `most` is the weight of the heaviest word. */
type Held = { weights: number[]; counts: number[]; most: number[] }

function heldBy(context: Context, subjects: Subject[]): Held {
  const { byStem } = context.resume.evidence
  const none = context.resume.statements.map(() => 0)
  const held: Held = { weights: none, counts: none.slice(), most: none.slice() }
  const take = (at: number, worth: number) => {
    held.weights[at] = (held.weights[at] ?? 0) + worth
    held.counts[at] = (held.counts[at] ?? 0) + 1
    held.most[at] = Math.max(held.most[at] ?? 0, worth)
  }
  for (const { stem, weight, kin } of subjects) {
    const own = byStem.get(stem) ?? nowhere
    for (const at of own) take(at, weight)
    let meant: Set<number> | null = null
    for (const mark of kin)
      for (const at of byStem.get(mark) ?? nowhere) {
        if (own.includes(at) || meant?.has(at)) continue
        meant ??= new Set()
        meant.add(at)
        take(at, weight * kinWorth)
      }
  }
  return held
}

const nowhere: readonly number[] = []

/** The statement that holds the largest share of the words, by weight. */
export function wordMatch(context: Context, subjects: Subject[]): WordMatch | null {
  const total = subjects.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return null
  const { resume, taint, atHome } = context
  const { weights, counts, most } = heldBy(context, subjects)
  let best = -1
  let share = 0
  let reached = 0
  for (let index = 0; index < weights.length; index++) {
    const all = (weights[index] ?? 0) / total
    if (all <= reached || taint.has(index)) continue
    const statement = resume.statements[index] as Statement
    if (statement.section === 'lacks' || statement.section === 'wish') continue
    const worth = isWeak(context, statement) ? 0.8 : 1
    if (all * worth <= reached) continue
    const left = resume.own[index]?.denies ? all * 0.4 : all
    if (left * worth <= reached) continue
    reached = left * worth
    share = left
    best = index
  }
  const statement = resume.statements[best]
  if (!statement) return null
  return {
    share,
    count: counts[best] ?? 0,
    named: (most[best] ?? 0) > 8,
    statement: best,
    weak: isWeak(context, statement),
    home: statement.post !== null && atHome[statement.post] === true,
    listed: statement.listed,
    old: age(context, best) > staleMonths,
  }
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
