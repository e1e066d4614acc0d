import type { Need, Subject } from '../job/need.ts'
import { narrower } from '../knowledge/index.ts'
import type { Context } from './context.ts'

/** What of the words the stems hold themselves: words of the same meaning say too little of whose work it is. */
function heldExactly(have: ReadonlySet<string> | undefined, subjects: Subject[]): { weight: number; count: number } {
  const held = { weight: 0, count: 0 }
  for (const { stem, weight } of subjects)
    if (have?.has(stem)) {
      held.weight += weight
      held.count += 1
    }
  return held
}

const known = new WeakMap<Context, Map<number, number>>()

// What of a need's words one line has to hold to speak of it.
const enough = 0.5

/** Whether the post is told to have done what the need names. */
function isNamed({ resume, taint }: Context, post: number, need: Need): boolean {
  for (const { any } of need.groups)
    for (const { id } of any)
      for (const one of narrower(id))
        for (const { statement, polarity } of resume.evidence.byConcept.get(one) ?? [])
          if (polarity === 'done' && resume.statements[statement]?.post === post && !taint.has(statement)) return true
  return false
}

/** Whether a line of the post holds the need's words. */
function isWorded({ resume, taint }: Context, post: number, need: Need): boolean {
  const total = need.words.reduce((sum, { weight }) => sum + weight, 0)
  return resume.statements.some((statement, at) => {
    if (statement.post !== post || taint.has(at)) return false
    const { weight, count } = heldExactly(resume.evidence.stems[at], need.words)
    return count > 1 && weight / total >= enough
  })
}

/**
 * The share of what the posting asks to be done that a post shows, 0 to 1: the posting's own list says what “this work”
 * is where titles say nothing.
 */
export function shareOfWork(context: Context, post: number): number {
  let shares = known.get(context)
  if (!shares) {
    shares = new Map()
    known.set(context, shares)
  }
  const before = shares.get(post)
  if (before !== undefined) return before
  const tasks = context.job.needs.filter(
    ({ requirement, words }) => (requirement.type === 'skill' || requirement.type === 'other') && words.length > 0,
  )
  const share =
    tasks.length < 3
      ? 0
      : tasks.filter(need => isNamed(context, post, need) || isWorded(context, post, need)).length / tasks.length
  shares.set(post, share)
  return share
}
