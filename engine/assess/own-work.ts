import type { Need } from '../job/need.ts'
import { once } from '../text/once.ts'
import type { Context } from './context.ts'
import { unheard, unheardOf } from './heard.ts'
import { type Asked, askedAs } from './shown.ts'

/** A need as a post shows it: by what it names, or by a line that holds its words. */
type Task = { asked: Asked[]; need: Need }

const tasksOf = once((needs: Need[]): Task[] =>
  needs
    .filter(
      ({ requirement, words }) => (requirement.type === 'skill' || requirement.type === 'other') && words.length > 0,
    )
    .map(need => ({ asked: need.groups.flatMap(({ any }) => any.map(askedAs)), need })),
)

/** Hands over the posts that are told to have done what the task names; a post may come more than once. */
function eachNamed({ resume, taint, shown }: Context, { asked }: Task, take: (post: number) => void): void {
  for (const one of asked)
    for (const { statement, polarity } of shown(one)) {
      const post = resume.statements[statement]?.post ?? null
      if (post !== null && polarity === 'done' && !taint.has(statement)) take(post)
    }
}

// What of a need's words one line has to hold to speak of it; words of the same meaning say too little of whose work it is.
const enough = { share: 0.5, words: 2 }

/** Hands over the posts that have a line which holds enough of the task's own words; a post may come more than once. */
function eachWorded({ resume, taint, heard }: Context, { need }: Task, take: (post: number) => void): void {
  const row = heard.get(need) ?? unheardOf
  for (const at of row.lines) {
    const { count, own } = row.at[at] ?? unheard
    if (count < enough.words || own < enough.share) continue
    const post = resume.statements[at]?.post ?? null
    if (post !== null && !taint.has(at)) take(post)
  }
}

function sharesOf(context: Context): number[] {
  const tasks = tasksOf(context.job.needs)
  const shown = context.resume.posts.map(() => 0)
  if (tasks.length < 3) return shown
  // The last task that each post was counted for.
  const counted = shown.map(() => -1)
  for (const [at, task] of tasks.entries()) {
    const take = (post: number) => {
      if (counted[post] === at) return
      counted[post] = at
      shown[post] = (shown[post] ?? 0) + 1
    }
    eachNamed(context, task, take)
    eachWorded(context, task, take)
  }
  return shown.map(count => count / tasks.length)
}

/**
 * The share of what the posting asks to be done that a post shows, 0 to 1: the posting's own list says what “this work”
 * is where titles say nothing.
 */
export function shareOfWork(context: Context, post: number): number {
  context.shares ??= sharesOf(context)
  return context.shares[post] ?? 0
}
