import type { Need } from '../job/need.ts'
import type { Context } from './context.ts'
import { rowQuote } from './degree.ts'
import type { Judgement } from './judgement.ts'
import { studyName } from './reasons-papers.ts'
import { othersMet } from './status.ts'
import { candidatesOf } from './study-fit.ts'

// From what mean of the other needs on, 0 to 1, somebody at home in all else has most likely studied what is asked: of such
// degrees in the labelled cases two in three are the one asked, in other words or in another tongue.
const borneOut = 0.5

/** A finished degree of the level asked whose subject is in doubt, where all else that is asked bears out that it is the one. */
export function borneDegree(context: Context, need: Need, before: Judgement): Judgement {
  const asked = need.degree ?? 0
  // School names its subjects, “GCSE English and maths”, and has them or not.
  if (need.requirement.type !== 'degree' || asked < 2 || before.status === 'met') return before
  if (othersMet(context, need) < borneOut) return before
  const [study] = candidatesOf(context, need, asked)
    // A university degree of another subject is no trade certificate.
    .filter(({ high, study: { open, level } }) => high && !open && (asked > 2 || level <= 3))
    .map(({ study }) => study)
  if (!study) return before
  return {
    status: 'met',
    credit: 0.6,
    evidence: [rowQuote(context, study)],
    reason: `${studyName(study) || 'The degree named'} is of the level asked; that its subject will do, the rest of the resume bears out.`,
  }
}
