import type { Context } from './assess/context.ts'
import { brief, capital, spelled } from './explain/phrases.ts'
import type { Need } from './job/need.ts'
import type { Resume } from './resume/read.ts'
import { weightOf } from './score.ts'
import type { AnalysisFindings, Assessment, Confidence, Scores } from './types.ts'

/** What lowers the confidence in a score: `loss` is 0 to 1, `reason` says what was found. */
type Doubt = { loss: number; reason: string }

/** A page of work has some 400 words; below this there is little that a judgement could rest on. */
const enoughWords = 120
const levels = [
  { level: 'high', from: 0.75 },
  { level: 'medium', from: 0.5 },
] as const

/**
 * The one formula: 1 × Π(1 − loss) over the doubts, with two decimals; high from 0.75, medium from 0.5, low below. The
 * reason names the two greatest doubts, or what speaks for the score where there is none.
 */
function confidenceOf(doubts: Doubt[], otherwise: string): Confidence {
  const value = Math.round(100 * doubts.reduce((left, { loss }) => left * (1 - loss), 1)) / 100
  const told = doubts.filter(({ loss }) => loss >= 0.05).toSorted((a, b) => b.loss - a.loss)
  return {
    level: levels.find(({ from }) => value >= from)?.level ?? 'low',
    value,
    reason:
      told.length === 0
        ? otherwise
        : told
            .slice(0, 2)
            .map(({ reason }) => reason)
            .join(' '),
  }
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const wordsIn = ({ own }: Resume) => own.reduce((sum, { count }) => sum + count, 0)

/** What a score may rest on where nothing is in doubt. */
const readWell = (resume: Resume) =>
  `The file was read without doubt: ${wordsIn(resume)} words, ${counted(resume.posts.length, 'dated post', 'dated posts')}`

/** The file: doubtful reading costs 0.4, a short text up to 0.5. */
function ofText(resume: Resume): Doubt[] {
  const words = wordsIn(resume)
  const { quality } = resume.document
  return [
    ...(quality.verdict === 'doubtful' ? [{ loss: 0.4, reason: quality.reasons.join(' ') }] : []),
    { loss: 0.5 * Math.max(0, 1 - words / enoughWords), reason: `The whole text is ${words} words.` },
  ]
}

/** Lines told under work that stand with no dates that could be read; without any dated post, all of them. */
function undated({ posts, statements }: Resume): Doubt {
  if (posts.length === 0) return { loss: 0.6, reason: 'No post with dates could be read.' }
  const work = statements.filter(({ section, post }) => section === 'experience' || post !== null)
  const loose = work.filter(({ post }) => post === null).length
  return {
    loss: work.length === 0 ? 0 : (0.6 * loose) / work.length,
    reason: `${capital(spelled(loose))} of ${spelled(work.length)} lines on the work ${loose === 1 ? 'stands' : 'stand'} under no date.`,
  }
}

/** Described lines that name nothing the knowledge base holds: what is shown there may have been missed. */
function unknownWork({ statements, evidence }: Resume): Doubt {
  const named = new Set(evidence.all.map(({ statement }) => statement))
  const told = statements.flatMap(({ post, heading }, index) => (post !== null && !heading ? [index] : []))
  const unknown = told.filter(index => !named.has(index)).length
  return {
    loss: told.length === 0 ? 0.3 : (0.4 * unknown) / told.length,
    reason:
      told.length === 0
        ? 'No post says what was done in it.'
        : `${capital(spelled(unknown))} of ${spelled(told.length)} lines on the work ${unknown === 1 ? 'uses' : 'use'} no term that the engine knows, so something may have been missed.`,
  }
}

const byWordsOnly = ({ requirement, groups, titles }: Need, jobKnown: boolean) =>
  groups.length === 0 &&
  titles.length === 0 &&
  requirement.type !== 'degree' &&
  !(requirement.type === 'years' && jobKnown)

// What is only listed or pasted earns less than this, and of that there is little doubt.
const halfShown = 0.3

/** “Dysphagia” or “3 of 10 requirements, “Dysphagia” among them,”. */
function named(some: Need[], all: Need[]): string {
  const first = `“${brief(some[0]?.requirement.text ?? '', 60)}”`
  return some.length === 1
    ? first
    : `${capital(spelled(some.length))} of ${spelled(all.length)} requirements, ${first} among them,`
}

/**
 * By weight: a requirement known by its words alone costs up to 0.5; one that was judged half shown, by a neighbouring
 * thing or by help with it, its whole share, as those are the judgements that a careful reader overturns most often.
 */
function ofRequirements({ job }: Context, needs: Need[], byId: Map<string, Assessment>): Doubt[] {
  const total = needs.reduce((sum, { requirement }) => sum + weightOf(requirement), 0)
  const share = (some: Need[]) => some.reduce((sum, { requirement }) => sum + weightOf(requirement), 0) / total
  const unknown = needs.filter(need => byWordsOnly(need, job.titleConcepts.length > 0))
  const half = needs.filter(({ requirement }) => {
    const found = byId.get(requirement.id)
    return found?.status === 'partial' && found.credit >= halfShown
  })
  return [
    {
      loss: 0.5 * share(unknown),
      reason: `${named(unknown, needs)} ${unknown.length === 1 ? 'was' : 'were'} compared word by word, as the engine knows no term in ${unknown.length === 1 ? 'it' : 'them'}.`,
    },
    {
      loss: share(half),
      reason: `${named(half, needs)} ${half.length === 1 ? 'was' : 'were'} judged half shown, which is where readers differ most.`,
    },
    {
      loss: needs.length < 3 ? 0.25 : 0,
      reason: `The posting asks for ${needs.length === 1 ? 'one thing' : 'two things'} of this kind, so a single judgement moves the score far.`,
    },
  ]
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
  const byId = new Map(assessments.map(assessment => [assessment.requirement, assessment]))
  const text = ofText(resume)
  const dates = undated(resume)
  const work = unknownWork(resume)
  const of = (needs: Need[], dated: Doubt[]) =>
    confidenceOf([...text, work, ...dated, ...ofRequirements(context, needs, byId)], `${readWell(resume)}.`)
  const whole = of(job.needs, [{ ...dates, loss: dates.loss / 2 }])
  const years = job.needs.filter(({ requirement }) => requirement.type === 'years')
  const others = job.needs.filter(({ requirement }) => requirement.type !== 'years')
  return {
    match_score: whole,
    score_skills: others.length === 0 ? whole : of(others, []),
    score_experience: years.length === 0 ? whole : of(years, [dates]),
  }
}

/** How far each score of an analysis can be relied on. */
export function analysisConfidence(resume: Resume): AnalysisFindings['confidence'] {
  const text = ofText(resume)
  const dates = undated(resume)
  const work = unknownWork(resume)
  const of = (doubts: Doubt[]) => confidenceOf(doubts, `${readWell(resume)}.`)
  return {
    score_overall: of([...text, dates, work]),
    score_format: of(text),
    score_skills: of([...text, work]),
    score_experience: of([...text, dates]),
  }
}
