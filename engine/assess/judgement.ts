import type { Quote, Status } from '../types.ts'

/** What an assessor says of one requirement. `credit` is 0 to 1 of the requirement's weight. */
export type Judgement = { status: Status; credit: number; evidence: Quote[]; reason: string }

/** What old experience is still worth: it was shown, it counts less. */
export const staleCredit = 0.55

export const unmet = (reason: string): Judgement => ({ status: 'unmet', credit: 0, evidence: [], reason })
