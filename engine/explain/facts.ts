import type { Resume } from '../resume/read.ts'
import { wordCount } from '../text/count.ts'
import { monthOf } from '../text/dates.ts'
import sayings from './sayings.json' with { type: 'json' }
import { unspoken } from './unspoken.ts'

/**
 * A line of a resume. `post` is `noPost` where it stands under none, `from` the month its post began in; `clean`: it may be
 * quoted for the person, as it says nothing that is not, nor gives orders to a program; `counts`: a score may rest on it,
 * as it is no order, no stuffing, and no line that stood there before.
 */
export type Told = { text: string; post: number; from: number; clean: boolean; counts: boolean }

export const noPost = -1

/** What the sentences and the scores of an analysis rest on; `told`: statements of the posts, headings and private matters left out. */
export type Facts = { resume: Resume; now: number; told: Told[] }

/** A statement as sentences and scores ask of it. */
export function toldAt({ statements, own, posts }: Resume, at: number): Told {
  const { text = '', post = null } = statements[at] ?? {}
  const { taint, denies, repeated } = own[at] ?? {}
  const from = posts[post ?? noPost]?.start ?? 0
  return { text, post: post ?? noPost, from, clean: taint === null && !denies, counts: taint === null && !repeated }
}

// “Ran the front office”, “Prepared payroll for 40 employees”: what was done, and no name of a skill.
const done = new RegExp(`^\\P{L}*(?:\\p{L}{2,}ed|${sayings.doing.join('|')})\\s`, 'iu')
const fewest = 4

/** Whether a resume without posts tells here what was done, by kinds of work: its verb first, under skills or achievements. */
export function tellsDone(resume: Resume, at: number): boolean {
  const { section, text } = resume.statements[at] ?? { section: 'wish', text: '' }
  return (
    resume.posts.length === 0 &&
    (section === 'skills' || section === 'other' || section === 'experience') &&
    done.test(text) &&
    wordCount(text) >= fewest &&
    !unspoken(resume).has(at)
  )
}

/** All that such a resume tells as done. */
export const doneElsewhere = (resume: Resume): Told[] =>
  resume.statements.flatMap((_, at) => (tellsDone(resume, at) ? [toldAt(resume, at)] : []))

export function factsOf(resume: Resume): Facts {
  const seen = new Set<string>()
  const told = resume.statements.flatMap(({ post, heading }, at) => {
    if (post === null || heading || unspoken(resume).has(at)) return []
    const line = resume.own[at]?.line
    const one = toldAt(resume, at)
    const counts = one.counts && line !== undefined && !seen.has(line)
    if (line !== undefined) seen.add(line)
    return [{ ...one, counts }]
  })
  return { resume, now: monthOf(resume.asOf), told }
}
