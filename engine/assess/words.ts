import type { Subject } from '../job/need.ts'
import type { Resume } from '../resume/read.ts'
import type { SectionKind } from '../resume/section-names.ts'
import type { Statement } from '../resume/statements.ts'
import { age, type Context } from './context.ts'
import { staleMonths } from './find.ts'
import type { Worded, WordMatch } from './worded.ts'

/** What a word of the same meaning is worth beside the word itself. */
const kinWorth = 0.8

const claims = new Set<SectionKind>(['skills', 'summary', 'header', 'interests'])

/** Whether the statement claims and shows no work, or shows work of another trade. */
const isWeak = (context: Context, { listed, post, section }: Statement) =>
  listed || (post !== null && context.atHome[post] === false) || claims.has(section)

// What of a need's words one line has to hold to speak of it.
const enough = 0.5

/**
 * What of a need's words the statements hold, by their place: `all` with words of the same meaning, `own` without. The
 * lists are used again for every need, as a ranking asks this more often than anything else; `touched` says which places
 * have to be emptied.
 */
const held = {
  all: [] as number[],
  count: [] as number[],
  most: [] as number[],
  own: [] as number[],
  ownCount: [] as number[],
  touched: [] as number[],
}

function clear(statements: number): void {
  for (const at of held.touched) {
    held.all[at] = 0
    held.count[at] = 0
    held.most[at] = 0
    held.own[at] = 0
    held.ownCount[at] = 0
  }
  held.touched.length = 0
  for (let at = held.all.length; at < statements; at++) {
    held.all.push(0)
    held.count.push(0)
    held.most.push(0)
    held.own.push(0)
    held.ownCount.push(0)
  }
}

function take(at: number, worth: number): void {
  if (held.count[at] === 0) held.touched.push(at)
  held.all[at] = (held.all[at] ?? 0) + worth
  held.count[at] = (held.count[at] ?? 0) + 1
  held.most[at] = Math.max(held.most[at] ?? 0, worth)
}

function hold({ evidence: { byStem }, statements }: Resume, subjects: Subject[]): void {
  clear(statements.length)
  for (const { stem, weight, kin } of subjects) {
    const own = byStem.get(stem) ?? nowhere
    for (const at of own) {
      take(at, weight)
      held.own[at] = (held.own[at] ?? 0) + weight
      held.ownCount[at] = (held.ownCount[at] ?? 0) + 1
    }
    if (kin.length === 0) continue
    const meant = new Set<number>()
    for (const mark of kin) for (const at of byStem.get(mark) ?? nowhere) meant.add(at)
    for (const at of meant) if (!own.includes(at)) take(at, weight * kinWorth)
  }
}

const nowhere: readonly number[] = []

/** The statement that holds the largest share of the words, by weight, the first of several. */
function bestHeld(context: Context, total: number): WordMatch | null {
  const { resume, taint, atHome } = context
  let best = -1
  let share = 0
  let reached = 0
  for (const index of held.touched) {
    const all = (held.all[index] ?? 0) / total
    if (all < reached || taint.has(index)) continue
    const statement = resume.statements[index] as Statement
    if (statement.section === 'lacks' || statement.section === 'wish') continue
    const worth = isWeak(context, statement) ? 0.8 : 1
    const left = resume.own[index]?.denies ? all * 0.4 : all
    if (left * worth < reached || (left * worth === reached && index > best)) continue
    reached = left * worth
    share = left
    best = index
  }
  const statement = resume.statements[best]
  if (!statement) return null
  return {
    share,
    count: held.count[best] ?? 0,
    named: (held.most[best] ?? 0) > 8,
    statement: best,
    weak: isWeak(context, statement),
    home: statement.post !== null && atHome[statement.post] === true,
    listed: statement.listed,
    old: age(context, best) > staleMonths,
  }
}

/** The posts of which a line holds enough of the words themselves: others of the same meaning say too little of whose work it is. */
function postsHeld({ resume, taint }: Context, total: number): number[] {
  const posts: number[] = []
  for (const at of held.touched) {
    if ((held.ownCount[at] ?? 0) < 2 || (held.own[at] ?? 0) / total < enough || taint.has(at)) continue
    const post = resume.statements[at]?.post ?? null
    if (post !== null) posts.push(post)
  }
  return posts
}

const unsaid: Worded = { match: null, posts: [] }

function wordedIn(context: Context, subjects: Subject[]): Worded {
  const total = subjects.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return unsaid
  hold(context.resume, subjects)
  return { match: bestHeld(context, total), posts: postsHeld(context, total) }
}

/** How the resume says the words, found once however many assessors ask. */
export function worded(context: Context, subjects: Subject[]): Worded {
  let found = context.worded.get(subjects)
  if (!found) {
    found = wordedIn(context, subjects)
    context.worded.set(subjects, found)
  }
  return found
}

/** The statement that holds the largest share of the words, by weight. */
export const wordMatch = (context: Context, subjects: Subject[]): WordMatch | null => worded(context, subjects).match

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
