import { datedAfter } from '../explain/gaps.ts'
import { brief, capital, inQuotes, latestOf, spelled } from '../explain/phrases.ts'
import { umbrellaOf } from '../explain/umbrella.ts'
import { unspoken } from '../explain/unspoken.ts'
import type { Resume } from '../resume/read.ts'
import { isLabel } from '../resume/tally.ts'
import { monthOf } from '../text/dates.ts'
import { later, once } from '../text/once.ts'
import type { Doubt } from './doubt.ts'

/** A page of work has some 400 words; below this there is little that a judgement could rest on. */
const enoughWords = 120
/** The file: doubtful reading costs 0.4, a short text up to 0.5. */
function ofText({ document: { quality }, tally: { words } }: Resume): Doubt[] {
  return [
    ...(quality.verdict === 'doubtful' ? [{ loss: 0.4, reason: () => quality.reasons.join(' ') }] : []),
    { loss: 0.5 * Math.max(0, 1 - words / enoughWords), reason: () => `The whole text is ${words} words.` },
  ]
}

/** “One of six lines on the work is”, “all six lines on the work are”. */
const ofLines = (some: number, all: number, one: string, many: string) =>
  some === all
    ? all === 1
      ? `The one line on the work ${one}`
      : `All ${spelled(all)} lines on the work ${many}`
    : `${capital(spelled(some))} of ${spelled(all)} lines on the work ${some === 1 ? one : many}`

/** Lines told under work that stand with no dates that could be read; without any dated post, all of them. */
function undated({ jobs, tally: { work, loose } }: Resume): Doubt {
  if (jobs.length === 0) return { loss: 0.6, reason: () => 'No post with dates could be read.' }
  return {
    loss: work === 0 ? 0 : (0.6 * loose) / work,
    reason: () => `${ofLines(loose, work, 'stands', 'stand')} under no date.`,
  }
}

/** Lines with dates that no post took, beside the posts that were read. */
function unreadDates(resume: Resume): Doubt {
  const { jobs } = resume
  const over = umbrellaOf(resume)?.row
  const unread = resume.tally.unread.filter(row => row !== over)
  const [first = ''] = unread
  return {
    loss: unread.length === 0 ? 0 : (0.6 * unread.length) / (jobs.length + unread.length),
    reason: () =>
      unread.length === 1
        ? `No post was read where this is dated: ${inQuotes(brief(first))}.`
        : `${capital(spelled(unread.length))} lines have dates of which no post was read, ${inQuotes(brief(first))} among them.`,
  }
}

/** Work that is dated after the last post that was read, as those tell it who work for themselves. */
function laterWork(resume: Resume): Doubt {
  const now = monthOf(resume.asOf)
  const latest = resume.posts.some(({ end }) => end === null) ? undefined : latestOf(resume.jobs)
  const end = latest?.end ?? now
  const later = latest && end < now && resume.tally.unread.length === 0 ? datedAfter(resume, end, now) : null
  return {
    loss: later ? 0.4 : 0,
    reason: () => `The last post that was read ended in ${Math.floor(end / 12)}, and none was read for ${later}.`,
  }
}

/** The first described line that names nothing the knowledge base holds, found once a resume. */
const firstUnknown = once((resume: Resume) => {
  const { statements, evidence, own } = resume
  const known = new Set(evidence.all.map(({ statement }) => statement))
  return inQuotes(
    brief(
      statements.find(
        ({ post, heading }, at) =>
          post !== null && !heading && !isLabel(own[at]) && !known.has(at) && !unspoken(resume).has(at),
      )?.text ?? '',
    ),
  )
})

/** Described lines that name nothing the knowledge base holds: what is shown there may have been missed. */
function unknownWork(resume: Resume): Doubt {
  const { described, unknown } = resume.tally
  if (described === 0) return { loss: 0.3, reason: () => 'No post says what was done in it.' }
  return {
    loss: (0.4 * unknown) / described,
    reason: () =>
      `${ofLines(unknown, described, 'could', 'could')} not be placed, ${unknown === 1 ? firstUnknown(resume) : `${firstUnknown(resume)} among them`}, so something may have been missed.`,
  }
}

/** What is doubtful of a resume whatever the job, found once a resume. */
export const doubtsOf = once((resume: Resume) => {
  const told = ({ loss, reason }: Doubt): Doubt => ({ loss, reason: later(reason) })
  return {
    text: ofText(resume).map(told),
    dates: [undated(resume), unreadDates(resume), laterWork(resume)].map(told),
    work: told(unknownWork(resume)),
  }
})
