import type { Post } from '../resume/posts.ts'
import type { Resume } from '../resume/read.ts'
import { datePoints } from '../text/date-points.ts'
import type { Facts } from './facts.ts'
import { isOwnBoss, isUnpaid, wasForATime } from './kinds.ts'

/*
 * Posts of which a reader would want to know more: nothing is told of them, or they ended soon.
 */

// A post that ended so many months ago, or was held for fewer, need not be told.
const lately = 84
const fleeting = 12

// What stands in a heading and describes nothing.
const noDuty =
  /^(?:and|the|for|from|until|till|since|present|now|date|today|current(?:ly)?|ongoing|part|time|full|with|von|bis|seit|heute|depuis|jusque?|des?)$/iu

/** Whether a heading says something of the work beside title, employer and dates. */
function describes(heading: string, { title, employer }: Post): boolean {
  const rest = heading.replace(title, ' ').replace(employer, ' ')
  return (rest.match(/(?<![\p{L}'’-])\p{Ll}{3,}/gu) ?? []).filter(word => !noDuty.test(word)).length >= 2
}

/** Posts of these years of which there is nothing but a heading; where other parts date work of their time, they may tell it. */
export function bare({ resume, told, now }: Facts): Post[] {
  const elsewhere = resume.statements.filter(
    ({ post, section }) => post === null && /^(?:header|projects|other|volunteer)$/u.test(section),
  )
  return resume.posts.filter((post, index) => {
    const end = Math.min(post.end ?? now, now)
    if (now - end > lately || end - post.start < fleeting || isUnpaid(post)) return false
    // What is told below a list of titles at one firm is told of all of them.
    const inList = resume.posts.some(
      ({ employer, first, behindList }) =>
        behindList && employer === post.employer && post.first > first && post.first < behindList.from,
    )
    if (inList) return false
    const heading = resume.statements.filter(({ post, heading }) => post === index && heading)
    return (
      !told.some(({ post }) => post === index) &&
      !heading.some(({ text }) => describes(text, post)) &&
      elsewhere.filter(({ text }) => datePoints(text).some(({ first, last }) => last >= post.start && first <= end))
        .length < 2
    )
  })
}

/** Whether the same employer took the person again: contract by contract, as at sea, or one post after the other. */
const isTakenAgain = ({ employer, start }: Post, posts: readonly Post[]) =>
  employer !== '' && posts.some(other => other.employer === employer && other.start !== start)

/** Posts that ended within a year though nothing says that they were for a time. */
export function short({ posts, statements }: Resume): Post[] {
  const lasting = posts.filter(
    post =>
      !wasForATime(post.title) &&
      !isOwnBoss(post.employer) &&
      !isTakenAgain(post, posts) &&
      // One row may head several, “summers of 2022 and 2024”.
      !statements.some(
        ({ post: of, heading, text }) => of !== null && heading && posts[of]?.first === post.first && wasForATime(text),
      ),
  )
  const found = lasting.filter(({ start, end }) => end !== null && end - start < 11)
  return found.length >= 2 && found.length * 2 >= lasting.length ? found : []
}
