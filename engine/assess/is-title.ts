import { broader, type Concept } from '../knowledge/index.ts'
import { formsOf } from '../knowledge/ing-forms.ts'
import { once } from '../text/once.ts'
import type { JobReading } from './job-reading.ts'

/** Whether a title is the one asked for or the plain form of it: “project manager” where a construction project manager is. */
export function isTitle(asked: Concept, title: Concept): boolean {
  const known = titlesTold(asked)
  let is = known.get(title)
  if (is === undefined) {
    is = tellsTitle(asked, title)
    known.set(title, is)
  }
  return is
}

/** For each title asked, the titles that were compared with it: they are few, and every resume has some of them. */
const titlesTold = once((_: Concept) => new Map<Concept, boolean>())

function tellsTitle(asked: Concept, title: Concept): boolean {
  if (broader(asked.id).has(title.id) || broader(title.id).has(asked.id)) return true
  return isWithin(formsOf(title.name), formsOf(asked.name))
}

/** Whether the job's title says all that a post is called: an “editor” of films beside “video editor”. */
export const isCalledLike = ({ titleStems }: JobReading, called: string[]): boolean =>
  called.length > 0 && isWithin(called, titleStems)

/** Whether all stems of one are among those of the other. */
export const isWithin = (part: string[], whole: string[]) => part.every(stem => whole.includes(stem))
