import type { Need } from '../job/need.ts'
import { broader } from '../knowledge/index.ts'
import type { Context } from './context.ts'

const known = new WeakMap<Context, Map<number, number>>()

// What of a need's words one line has to hold to speak of it.
const enough = 0.5

function speaksOf(context: Context, post: number, need: Need): boolean {
  const { resume, taint } = context
  const wanted = new Set(need.groups.flatMap(({ any }) => any.map(({ id }) => id)))
  const total = need.words.reduce((sum, { weight }) => sum + weight, 0)
  return resume.statements.some((statement, at) => {
    if (statement.post !== post || taint.has(at)) return false
    const shown = resume.evidence.all.some(
      ({ statement: where, polarity, concept }) =>
        where === at && polarity === 'done' && [...broader(concept.id)].some(id => wanted.has(id)),
    )
    if (shown) return true
    const have = resume.evidence.stems[at]
    const held = need.words.filter(({ stem }) => have?.has(stem))
    return held.length > 1 && held.reduce((sum, { weight }) => sum + weight, 0) / total >= enough
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
  const share = tasks.length < 3 ? 0 : tasks.filter(need => speaksOf(context, post, need)).length / tasks.length
  shares.set(post, share)
  return share
}
