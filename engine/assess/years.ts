import { heldOf, monthsOfWork } from '../explain/held.ts'
import { isUnpaid } from '../explain/kinds.ts'
import type { Need } from '../job/need.ts'
import type { Post } from '../resume/posts.ts'
import type { Resume } from '../resume/read.ts'
import { isPrivate } from '../resume/time-away.ts'
import { coveredMonths, dateRanges } from '../text/dates.ts'
import { once } from '../text/once.ts'
import type { Counted } from './beside.ts'
import type { Context } from './context.ts'
import { staleMonths } from './find.ts'
import { type Judgement, type Reason, staleCredit, unmet } from './judgement.ts'
import { fitOf, isElsewhere, isHeldSo, isSurely } from './post-fit.ts'
import { asPosts } from './reasons-years.ts'
import { yearLines } from './year-lines.ts'

/** Half years that are full, months below one year: never more than there were, but for a month by which dates may be out. */
export const yearsIn = (months: number) => {
  if (months > 0 && months < 11) return months === 1 ? '1 month' : `${months} months`
  const years = Math.floor((months + 1) / 6) / 2
  return years === 1 ? '1 year' : `${years} years`
}

/** The same, but to the month where it is less than half a year short of what is asked. */
export function yearsShort(months: number, asked: number): string {
  if (months >= asked - 1 || months <= asked - 6) return yearsIn(months)
  const [years, rest] = [Math.floor(months / 12), months % 12]
  return years === 0 ? `${rest} months` : `${years === 1 ? '1 year' : `${years} years`} and ${rest} months`
}

const ranges = (posts: Post[], now: number) =>
  posts.map(({ start, end }) => ({ start, end: Math.min(end ?? now, now) }))

/** The months that posts make, overlaps once. */
export const monthsIn = (posts: Post[], now: number) => coveredMonths(ranges(posts, now))

/** Months of work that ended no longer ago than `staleMonths`. */
export const recent = (posts: Post[], now: number) =>
  coveredMonths(ranges(posts, now).filter(({ end }) => now - end <= staleMonths))

// Where stretches of time are of work: a degree, a card and a wish have theirs too.
const ofWork = new Set(['header', 'summary', 'experience', 'other'])

/** The stretches of time in each sentence outside of posts, found once a resume. */
const rangesTold = once(({ statements }: Resume) =>
  statements.flatMap(({ post, section, listed, text }, at) =>
    post === null && ofWork.has(section) && !listed && !isPrivate(text)
      ? dateRanges(text).map(range => ({ at, range }))
      : [],
  ),
)

/** The stretches of time that sentences outside of posts tell: “Since April 2021 I do it for a firm in Larbert”. */
const told = ({ resume, taint, now }: Context) =>
  rangesTold(resume).filter(({ at, range }) => !taint.has(at) && range.start <= now)

const toldRanges = (context: Context) =>
  told(context).map(({ range: { start, end } }) => ({ start, end: Math.min(end ?? context.now, context.now) }))

/** The places of those sentences. */
export const toldLines = (context: Context): number[] => [...new Set(told(context).map(({ at }) => at))]

function count(context: Context, need: Need): Counted {
  const { resume, now, pasted } = context
  const fits = resume.posts.map((_, index) => fitOf(context, need, index))
  const same = resume.posts.filter((_, index) => fits[index] === 'same')
  const wide = resume.posts.filter((_, index) => fits[index] !== 'none')
  const held = resume.posts.filter(
    (_, index) => !pasted[index] && isHeldSo(context, need, index) && !isElsewhere(context, need, index),
  )
  return {
    asked: (need.years ?? 1) * 12,
    same,
    wide,
    months: {
      same: monthsIn(same, now),
      sure: monthsIn(
        resume.posts.filter((_, index) => fits[index] === 'same' && isSurely(context, need, index)),
        now,
      ),
      wide: monthsIn(wide, now),
      all: coveredMonths([...ranges(held, now), ...toldRanges(context)]),
    },
  }
}

/** Counts the work asked for, once a resume. */
export function countYears(context: Context, need: Need): Counted {
  const { counted } = context.together
  const found = counted.get(need) ?? count(context, need)
  counted.set(need, found)
  return found
}

/** How long which posts were held, the paid ones where they are enough; “about” as long where only the years are known, as the summary counts them. */
function yearsTold({ resume, now }: Context, posts: Post[], asked: number): string {
  const paid = posts.filter(post => !isUnpaid(post))
  const some = monthsIn(paid, now) >= asked - 1 ? paid : posts
  const held = heldOf(resume, now).filter((_, at) => some.includes(resume.posts[at] as Post))
  const months = coveredMonths(held)
  const rough = held.some(({ roughStart, roughEnd }) => roughStart || roughEnd)
  // What is met is so by the months that the years leave room for.
  const sum = rough && months >= asked - 1 ? `About ${yearsIn(months)}` : yearsShort(monthsIn(some, now), asked)
  return `${sum}${asPosts(some)}`
}

/** How long somebody worked in all, as the summary counts it; by what sentences tell, where there is no post. */
export function yearsInAll({ resume, now }: Context, told: number): string {
  if (resume.jobs.length === 0) return yearsIn(told)
  const { months, rough } = monthsOfWork(resume, now)
  return rough && months < told ? `About ${yearsIn(months)}` : yearsIn(Math.min(months, told))
}

/** Why no years are shown: what the posts are instead. */
export const otherWork: Reason = ({ resume: { posts } }) =>
  posts.length === 0 ? 'No post with dates could be read.' : `Worked${asPosts(posts)}, which is other work.`

/** Years of the work asked for by what the posts are called and tell: half of them, or as many of related work, are partly. */
export function assessYears(context: Context, need: Need): Judgement {
  const { asked, same, wide, months } = countYears(context, need)
  const worked = `${yearsShort(months.same, asked)}${asPosts(same)}`
  // “Seven months, against 3 asked” would read as three months.
  const unit = /months? as |months?$/u.test(worked) ? ((need.years ?? 1) === 1 ? ' year' : ' years') : ''
  const against = `${worked}, against ${need.years ?? 1}${unit} asked.`
  // A month short of a year count is a matter of how dates are written.
  if (months.same >= asked - 1) {
    const stale = recent(same, context.now) === 0
    const sum = yearsTold(context, same, asked)
    return {
      status: 'met',
      credit: stale ? staleCredit * 0.8 : 1,
      evidence: yearLines(context, need, same),
      reason: stale
        ? `${sum}; the last of it ended more than eight years ago, so it counts less.`
        : `${sum}, against ${need.years ?? 1}${unit} asked.`,
    }
  }
  if (months.same >= asked / 2)
    return {
      status: 'partial',
      credit: 0.5 * (months.same / asked) + 0.2,
      evidence: yearLines(context, need, same),
      reason: against,
    }
  if (months.wide >= asked / 2)
    return {
      status: 'partial',
      credit: 0.25 + 0.2 * (months.same / asked),
      evidence: yearLines(context, need, wide),
      reason: `${yearsIn(months.wide)} of related work${asPosts(wide)}, ${months.same === 0 ? 'none' : yearsIn(months.same)} of exactly this.`,
    }
  if (months.same === 0) return unmet(otherWork)
  return {
    status: 'partial',
    credit: 0.15 + 0.2 * (months.same / asked),
    evidence: yearLines(context, need, same),
    reason: `Only ${against}`,
  }
}
