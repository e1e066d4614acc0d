import type { Need } from '../job/need.ts'
import type { Context } from './context.ts'
import type { Judgement, Reason } from './judgement.ts'
import type { Line } from './line.ts'
import { longAgo, reasonFor, takenAsMet } from './reasons.ts'
import { spokenOf } from './spoken.ts'

/** Why nothing is shown where words of it stand. */
export const notBorneOut = 'Words of it are there, but what is told around them is something else.'

/** Why a need counts for more than a line says by itself: what the line says, and that the rest bears it out. */
export const reasonRaised =
  (context: Context, need: Need, status: 'met' | 'partial', line: Line, quotes: readonly Line[]): Reason =>
  () =>
    [
      reasonFor(context, need, spokenOf(context, need).groups, status, line, quotes),
      status === 'met' ? takenAsMet : '',
      longAgo(context, line, quotes),
    ]
      .filter(text => text !== '')
      .join(' ')

/** Why a need that a line meets by itself is shown in part. */
export const partAtMost =
  ({ reason }: Judgement): Reason =>
  (context, need, evidence) =>
    `${typeof reason === 'string' ? reason : reason(context, need, evidence)} What else is told makes it a part of this at most.`
