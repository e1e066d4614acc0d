import type { Resume } from '../resume/read.ts'
import { monthOf } from '../text/dates.ts'

/** What the sentences and the scores of an analysis rest on. */
export type Facts = {
  resume: Resume
  now: number
  /**
   * Statements of the posts, headings left out. `from`: the month its post began in; `clean`: it may be quoted for the
   * person, as it says nothing that is not, nor gives orders to a program; `counts`: a score may rest on it, as it is no
   * order, no stuffing, and no line that stood there before.
   */
  told: { text: string; post: number; from: number; clean: boolean; counts: boolean }[]
}

export function factsOf(resume: Resume): Facts {
  const seen = new Set<string>()
  const told = resume.statements.flatMap(({ text, post, heading }, at) => {
    if (post === null || heading) return []
    const { taint, denies, repeated, line } = resume.own[at] ?? {}
    const counts = taint === null && !repeated && line !== undefined && !seen.has(line)
    if (line !== undefined) seen.add(line)
    return [{ text, post, from: resume.posts[post]?.start ?? 0, clean: taint === null && !denies, counts }]
  })
  return { resume, now: monthOf(resume.asOf), told }
}
