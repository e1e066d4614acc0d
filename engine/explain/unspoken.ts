import { datesOnly } from '../resume/entries.ts'
import type { Resume } from '../resume/read.ts'
import { isPrivate, isPrivateTime } from '../resume/time-away.ts'
import { datePoints } from '../text/date-points.ts'
import { once } from '../text/once.ts'

/** The words by which a statement is dated: its own, or dates that stand alone in the line below or above. */
export function datedBy({ statements }: Resume, at: number): string {
  const text = statements[at]?.text ?? ''
  if (datePoints(text).length > 0) return text
  return [statements[at + 1], statements[at - 1]].find(line => line?.post === null && datesOnly(line.text))?.text ?? ''
}

/**
 * The statements that no sentence about the person may quote, praise, blame or ask after: private matters, and what stands
 * below a time away from work, up to the next post.
 */
export const unspoken = once((resume: Resume): ReadonlySet<number> => {
  const found = new Set<number>()
  let away: string | null = null
  resume.statements.forEach(({ text, section, post, heading }, at) => {
    if (post !== null || heading || section !== away) away = null
    if (post === null && isPrivateTime(text) && datedBy(resume, at) !== '') away = section
    if (away !== null || ((!heading || post === null) && isPrivate(text))) found.add(at)
  })
  return found
})
