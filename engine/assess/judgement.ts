import type { Quote, Status } from '../types.ts'

/** What an assessor says of one requirement. `credit` is 0 to 1 of the requirement's weight. */
export type Judgement = { status: Status; credit: number; evidence: Quote[]; reason: string }

/** What old experience is still worth: it was shown, it counts less. */
export const staleCredit = 0.55

export const unmet = (reason: string): Judgement => ({ status: 'unmet', credit: 0, evidence: [], reason })

const ranks: Record<Status, number> = { met: 2, partial: 1, unmet: 0 }

/** The one that speaks more for the person; the first where both say the same. */
export const stronger = <A extends Judgement | null>(a: A, b: A): A =>
  !a || !b ? (a ?? b) : ranks[b.status] > ranks[a.status] || (b.status === a.status && b.credit > a.credit) ? b : a

/** The status that says less. */
export const lesser = (a: Status, b: Status): Status => (ranks[a] < ranks[b] ? a : b)

/** Why a paper is not shown of which nothing speaks. */
export const notNamed = 'No such paper is named.'

/** Why a degree is not shown: where studies are named, and where none are. */
export const noStudies: readonly [other: string, none: string] = [
  'The studies named are of another field or a lower level.',
  'No studies of this kind are named.',
]

/** Why words that the posting has in the same row earn nothing. */
export const onlyCopied = 'Only the posting’s own words are there; nothing behind them counts.'
