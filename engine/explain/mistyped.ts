import type { Resume } from '../resume/read.ts'
import { backwards, dateRanges } from '../text/dates.ts'
import { once } from '../text/once.ts'
import { unspoken } from './unspoken.ts'

/** Dates that run backwards, with the statement in which they stand. */
export type Mistyped = { text: string; of: 'post' | 'study' } & NonNullable<ReturnType<typeof backwards>>

// “…, 06/2020 - 02/2020 | …” stands by itself, “compared the budgets 2025 – 2024” within what is told.
const setOff = /(?:^|[,;:|•·(–—-]|\s{2})\s*$/u

const byThemselves = (text: string, { from, to, points: [{ kind }] }: NonNullable<ReturnType<typeof backwards>>) =>
  setOff.test(text.slice(0, from)) || (kind === 'month' && text.slice(to).trim() === '')

/**
 * The dates of posts and studies that run backwards: in the heading of a post, in a row with dates that no post took, and
 * among the studies. What is told of the work may well compare a year with the one before it.
 */
export const mistypedIn = once((resume: Resume): readonly Mistyped[] => {
  const {
    statements,
    own,
    tally: { unread },
  } = resume
  return statements.flatMap(({ text, section, post, heading }, at): Mistyped[] => {
    const dates = own[at]?.taint === null && !unspoken(resume).has(at) ? backwards(text) : null
    if (!dates || dateRanges(text).length > 0) return []
    if (section === 'education' && post === null)
      return byThemselves(text, dates) ? [{ text, of: 'study', ...dates }] : []
    const ofPost = heading ? post !== null : unread.some(row => text.includes(row)) && byThemselves(text, dates)
    return ofPost ? [{ text, of: 'post', ...dates }] : []
  })
})

/** The one of them that is told as a mistake: none where several are so, or all, as some write the later date first. */
export function mistyped(resume: Resume): Mistyped | null {
  const [only, ...more] = mistypedIn(resume)
  const others = resume.statements.some(({ text }) => dateRanges(text).length > 0)
  return only && more.length === 0 && others ? only : null
}
