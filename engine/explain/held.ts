import type { Post } from '../resume/posts.ts'
import type { Resume } from '../resume/read.ts'
import { datePoints, type Month } from '../text/date-points.ts'
import { coveredMonths } from '../text/dates.ts'
import { isUnpaid } from './kinds.ts'
import { yearsText } from './phrases.ts'

/** A post's time as a sentence counts it, both months included; the two say whether only a year is known. */
export type Held = { start: Month; end: Month; roughStart: boolean; roughEnd: boolean }

const yearOf = (month: Month) => Math.floor(month / 12)
const half = 6

/** The end as it is written: the year that one post ends in and the next begins in is of both. */
const endOf = (post: Post | undefined): Month | null => post?.stated ?? post?.end ?? null

/** Which ends of a post its heading gives by a year alone. */
function roughness({ posts, statements }: Resume, at: number): { roughStart: boolean; roughEnd: boolean } {
  const post = posts[at]
  const dots = statements
    .filter(statement => statement.post === at && statement.heading)
    .flatMap(({ text }) => [...datePoints(text)])
  const byYear = (is: (dot: (typeof dots)[number]) => boolean) => {
    const found = dots.filter(is)
    return found.length > 0 && found.every(({ kind }) => kind === 'year')
  }
  return {
    roughStart: byYear(({ first }) => first === post?.start),
    roughEnd: byYear(({ last }) => last === endOf(post)),
  }
}

/**
 * When each post was held. A year alone may mean any of its months: it counts from or to its middle, or up to the post
 * that is known to begin or end in it, so that a year in which one gave way to the next counts once.
 */
export function heldOf(resume: Resume, now: Month): Held[] {
  const rough = resume.posts.map((_, at) => roughness(resume, at))
  return resume.posts.map((post, at) => {
    const { roughStart = false, roughEnd = false } = rough[at] ?? {}
    const until = Math.min(endOf(post) ?? now, now)
    const ends = resume.posts.flatMap(({ end }, other) =>
      end !== null && !rough[other]?.roughEnd && yearOf(end) === yearOf(post.start) ? [end] : [],
    )
    const starts = resume.posts.flatMap(({ start }, other) =>
      !rough[other]?.roughStart && start > post.start && yearOf(start) === yearOf(until) ? [start] : [],
    )
    const start = roughStart ? (ends.length > 0 ? Math.max(...ends) + 1 : post.start + half) : post.start
    const end = roughEnd && until === endOf(post) ? (starts.length > 0 ? Math.min(...starts) - 1 : until - half) : until
    return start <= end
      ? { start, end, roughStart, roughEnd }
      : { start: post.start, end: Math.min(post.end ?? now, now), roughStart, roughEnd }
  })
}

/** Whether a post goes on, for a few months more too: a year alone may be the one in which it ended. */
export const goesOn = (resume: Resume, post: Post, now: Month): boolean =>
  post.end === null || (post.end > now && heldOf(resume, now)[resume.posts.indexOf(post)]?.roughEnd === false)

/** How long for reading, “about” where a year alone is known of an end. */
export function lasting({ start, end, roughStart, roughEnd }: Held): string {
  return yearsText(end - start + 1, roughStart || roughEnd)
}

/** The months of work in all as every sentence tells them: unpaid posts count only where there are no others. */
export function monthsOfWork(resume: Resume, now: Month): { months: number; rough: boolean } {
  const times = heldOf(resume, now)
  const inAll = resume.posts.flatMap((post, at) => {
    const time = times[at]
    return time && resume.jobs.includes(post) ? [{ post, time }] : []
  })
  const paid = inAll.filter(({ post }) => !isUnpaid(post))
  const held = (paid.length > 0 ? paid : inAll).map(({ time }) => time)
  return { months: coveredMonths(held), rough: held.some(({ roughStart, roughEnd }) => roughStart || roughEnd) }
}
