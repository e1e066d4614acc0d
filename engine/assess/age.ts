import type { Resume } from '../resume/read.ts'
import { datePoints, type Month } from '../text/date-points.ts'
import { once } from '../text/once.ts'
import type { Context } from './context.ts'

const marked = /(?:^|\n)[^\p{L}\d\n]*[-–*•·▪●◦][^\p{L}\d\n]*$/u

/** Where the lines of the last post end for good: at the first study that stands below it in a row of its own. What follows is told of no post. */
function endOfPosts({ document: { text }, statements, studies }: Resume): number {
  const last = statements.findLast(({ heading, post }) => heading && post !== null)?.start ?? Infinity
  const below = studies.filter(({ start }) => start > last && !marked.test(text.slice(Math.max(0, start - 20), start)))
  return Math.min(...below.map(({ end }) => end))
}

/** Until when each line was so: until the end of its post. Null where it is of now or of no time. */
const untilOf = once((resume: Resume): (Month | null)[] => {
  const end = endOfPosts(resume)
  return resume.statements.map(({ post, start }) => (start >= end ? null : (resume.posts[post ?? -1]?.end ?? null)))
})

/** Months since what a line tells was so; 0 while it is or where nothing says. */
export function age({ resume, now }: Pick<Context, 'resume' | 'now'>, statement: number): number {
  const until = untilOf(resume)[statement] ?? null
  return until === null ? 0 : Math.max(0, now - until)
}

/** Whether a line has a date of its own that is later than its post: “card renewed in 2025” in one of 2014. */
export function datedLater({ resume }: Pick<Context, 'resume'>, statement: number): boolean {
  const until = untilOf(resume)[statement] ?? null
  const { text = '', heading = true } = resume.statements[statement] ?? {}
  return until !== null && !heading && datePoints(text).some(({ last }) => last > until)
}
