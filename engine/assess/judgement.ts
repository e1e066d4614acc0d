import { brief, inQuotes } from '../explain/phrases.ts'
import type { Need } from '../job/need.ts'
import type { Quote, Status } from '../types.ts'
import type { Context } from './context.ts'

/** Why, as a sentence, or who words it once the judgement stands: most are passed over for a stronger one. */
export type Reason = string | ((context: Context, need: Need, evidence: Quote[]) => string)

/** What an assessor says of one requirement. `credit` is 0 to 1 of the requirement's weight. */
export type Judgement = { status: Status; credit: number; evidence: Quote[]; reason: Reason }

/** What old experience is still worth: it was shown, it counts less. */
export const staleCredit = 0.55

export const unmet = (reason: Reason): Judgement => ({ status: 'unmet', credit: 0, evidence: [], reason })

const ranks: Record<Status, number> = { met: 2, partial: 1, unmet: 0 }

/** The one that speaks more for the person; the first where both say the same. */
export const stronger = <A extends Judgement | null>(a: A, b: A): A =>
  !a || !b ? (a ?? b) : ranks[b.status] > ranks[a.status] || (b.status === a.status && b.credit > a.credit) ? b : a

/** The status that says less. */
export const lesser = (a: Status, b: Status): Status => (ranks[a] < ranks[b] ? a : b)

/** Why words that the posting has in the same row earn nothing. */
export const copiedFrom = ({ quote }: Quote): string =>
  `${inQuotes(brief(quote, 60))} is the posting’s own wording, and nothing else bears it out.`
