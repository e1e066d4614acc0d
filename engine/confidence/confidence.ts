import type { Context } from '../assess/context.ts'
import { spelled } from '../explain/phrases.ts'
import type { Resume } from '../resume/read.ts'
import { byRequirement } from '../score.ts'
import type { AnalysisFindings, Assessment, Confidence, Scores } from '../types.ts'
import { type Doubt, leastTold } from './doubt.ts'
import { type Asked, askedOf, halfJudged } from './of-needs.ts'
import { doubtsOf } from './of-resume.ts'

const levels = [
  { level: 'high', from: 0.75 },
  { level: 'medium', from: 0.5 },
] as const

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
