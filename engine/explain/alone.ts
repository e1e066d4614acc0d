import type { Resume } from '../resume/read.ts'
import type { Month } from '../text/date-points.ts'
import { dateRanges } from '../text/dates.ts'
import { once } from '../text/once.ts'
import { isOwnFirm } from './kinds.ts'

// “Freelance since 2015”, “I have been self-employed since May 2013”: work without an employer, told over the posts.
const alone =
  /^\W*(?:(?:working|I work|I have (?:worked|been)|I am) (?:as an? )?|[^.;()\d]{3,50}\()?(freelance|self[- ]employed)\b[^.;\d]{0,40}\bsince\s/iu

/** Since when somebody works without an employer, where a line of the head says so and no heading of a post tells it. */
export const aloneSince = once(({ statements, own, posts }: Resume): { how: string; since: Month } | null => {
  if (posts.some(post => isOwnFirm(post) && !post.span)) return null
  for (const [at, { text, section }] of statements.entries()) {
    if ((section !== 'header' && section !== 'summary') || own[at]?.taint !== null) continue
    const [, how] = alone.exec(text) ?? []
    const [told] = how ? dateRanges(text) : []
    if (how && told?.since) return { how: how.toLowerCase().replace(' ', '-'), since: told.start }
  }
  return null
})
