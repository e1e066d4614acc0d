import type { Context, JobReading } from './assess/context.ts'
import { datedAfter } from './explain/gaps.ts'
import { brief, capital, inQuotes, latestOf, quotedShort, spelled } from './explain/phrases.ts'
import { umbrellaOf } from './explain/umbrella.ts'
import { unspoken } from './explain/unspoken.ts'
import type { Need } from './job/need.ts'
import type { Resume } from './resume/read.ts'
import { isLabel } from './resume/tally.ts'
import { byRequirement, weightOf } from './score.ts'
import { monthOf } from './text/dates.ts'
import { later, once } from './text/once.ts'
import type { AnalysisFindings, Assessment, Confidence, Scores } from './types.ts'

/** What lowers the confidence in a score: `loss` is 0 to 1, `reason` says what was found; few of them are told. */
type Doubt = { loss: number; reason: () => string }

/** A page of work has some 400 words; below this there is little that a judgement could rest on. */
const enoughWords = 120
const levels = [
  { level: 'high', from: 0.75 },
  { level: 'medium', from: 0.5 },
] as const

// What is doubted less is not told.
const leastTold = 0.05

/**
 * The one formula: 1 × Π(1 − loss) over the doubts, with two decimals; high from 0.75, medium from 0.5, low below. The
 * reason names the two greatest doubts, or what speaks for the score where there is none.
 */
function confidenceOf(doubts: Doubt[], resume: Resume): Confidence {
  const value = Math.round(100 * doubts.reduce((left, { loss }) => left * (1 - loss), 1)) / 100
  const told = doubts.filter(({ loss }) => loss >= leastTold).toSorted((a, b) => b.loss - a.loss)
  return {
    level: levels.find(({ from }) => value >= from)?.level ?? 'low',
    value,
    reason:
      told.length === 0
        ? readWell(resume)
        : told
            .slice(0, 2)
            .map(({ reason }) => reason())
            .join(' '),
  }
}

const posts = (count: number) => `${spelled(count)} dated ${count === 1 ? 'post' : 'posts'}`

/**
 * What a score rests on where nothing that concerns it is in doubt: that the file reads without any is said only where
 * none of the other scores has one either.
 */
function readWell(resume: Resume): string {
  const { text, dates, work } = doubtsOf(resume)
  const { words, unread } = resume.tally
  return unread.length === 0 && [...text, ...dates, work].every(({ loss }) => loss < leastTold)
    ? `The file reads without doubt: ${words} words, ${posts(resume.jobs.length)}.`
    : `All ${words} words of the text could be read.`
}

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
const doubtsOf = once((resume: Resume) => {
  const told = ({ loss, reason }: Doubt): Doubt => ({ loss, reason: later(reason) })
  return {
    text: ofText(resume).map(told),
    dates: [undated(resume), unreadDates(resume), laterWork(resume)].map(told),
    work: told(unknownWork(resume)),
  }
})

const byWordsOnly = ({ requirement, groups, titles }: Need, jobKnown: boolean) =>
  groups.length === 0 &&
  titles.length === 0 &&
  requirement.type !== 'degree' &&
  !(requirement.type === 'years' && jobKnown)

// What is only listed or pasted earns less than this, and of that there is little doubt.
const halfShown = 0.3

/** “Dysphagia” or “3 of 10 requirements, “Dysphagia” among them,”. */
function named(some: Need[], all: Need[]): string {
  const first = some[0] ? quotedShort(some[0].requirement) : ''
  return some.length === 1
    ? first
    : `${capital(spelled(some.length))} of ${spelled(all.length)} requirements, ${first} among them,`
}

const weightIn = (needs: Need[]) => needs.reduce((sum, { requirement }) => sum + weightOf(requirement), 0)

/** The needs that a score is made of, with what is doubtful in them whatever the resume. */
type Asked = { needs: Need[]; total: number; byWords: Doubt; few: Doubt }

/** By weight: a requirement known by its words alone costs up to 0.5. */
function askedIn(needs: Need[], jobKnown: boolean): Asked {
  const total = weightIn(needs)
  const unknown = needs.filter(need => byWordsOnly(need, jobKnown))
  return {
    needs,
    total,
    byWords: {
      loss: (0.5 * weightIn(unknown)) / total,
      reason: later(() => `${named(unknown, needs)} could be compared by the bare words only, not by what they mean.`),
    },
    few: {
      loss: needs.length < 3 ? 0.25 : 0,
      reason: () =>
        needs.length === 1
          ? `This score rests on one requirement alone, ${quotedShort((needs[0] as Need).requirement)}.`
          : `This score rests on two requirements, so either of them moves it far.`,
    },
  }
}

/** What each score of a match is made of, found once a job. */
const askedOf = once(({ needs, titleConcepts }: JobReading) => {
  const asked = (which: (need: Need) => boolean) => askedIn(needs.filter(which), titleConcepts.length > 0)
  return {
    whole: asked(() => true),
    years: asked(({ requirement }) => requirement.type === 'years'),
    others: asked(({ requirement }) => requirement.type !== 'years'),
  }
})

/**
 * By weight: one that was judged half shown, by a neighbouring thing or by help with it, costs its whole share, as those
 * are the judgements that a careful reader overturns most often.
 */
function halfJudged({ needs, total }: Asked, byId: ReadonlyMap<string, Assessment>): Doubt {
  const half = needs.filter(({ requirement }) => {
    const found = byId.get(requirement.id)
    return found?.status === 'partial' && found.credit >= halfShown
  })
  return {
    loss: weightIn(half) / total,
    reason: () =>
      `${named(half, needs)} ${half.length === 1 ? 'is' : 'are'} shown in part, which is where readers differ most.`,
  }
}

const nothingAsked: Confidence = {
  level: 'low',
  value: 0,
  reason: 'The posting states no requirement that could be read, so there is nothing to compare with.',
}

/** How far each score of a match can be relied on. A score that stands for the whole has the whole's confidence. */
export function matchConfidence(context: Context, assessments: Assessment[]): Record<keyof Scores, Confidence> {
  const { resume, job } = context
  if (job.needs.length === 0)
    return { match_score: nothingAsked, score_skills: nothingAsked, score_experience: nothingAsked }
  const byId = byRequirement(assessments)
  const { text, dates, work } = doubtsOf(resume)
  const { whole, years, others } = askedOf(job)
  const of = (asked: Asked, dated: Doubt[]) =>
    confidenceOf([...text, work, ...dated, asked.byWords, halfJudged(asked, byId), asked.few], resume)
  const all = of(
    whole,
    dates.map(doubt => ({ ...doubt, loss: doubt.loss / 2 })),
  )
  return {
    match_score: all,
    score_skills: others.needs.length === 0 ? all : of(others, []),
    score_experience: years.needs.length === 0 ? all : of(years, dates),
  }
}

/** How far each score of an analysis can be relied on. */
export function analysisConfidence(resume: Resume): AnalysisFindings['confidence'] {
  const { text, dates, work } = doubtsOf(resume)
  const [, unread] = dates
  const of = (doubts: Doubt[]) => confidenceOf(doubts, resume)
  return {
    score_overall: of([...text, ...dates, work]),
    score_format: of(unread ? [...text, unread] : text),
    score_skills: of([...text, work]),
    score_experience: of([...text, ...dates]),
  }
}
