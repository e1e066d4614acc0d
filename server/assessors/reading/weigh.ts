import type { Assessment, Quote, Requirement, Status } from '../../../engine/types.ts'

/** What is left of a model's verdict once its quotes were looked up: `quotes` stand in the resume, to the letter. */
export type Claim = { requirement: string; status: Status; quotes: Quote[]; reason: string }

/** What a claim did: `noted` is a better opinion than the code's, which is told and never counted. */
export type Effect = 'agrees' | 'lowered' | 'noted'

const rank: Record<Status, number> = { unmet: 0, partial: 1, met: 2 }

/** The most of a requirement's credit that a model can take away. */
const share = 0.5

/**
 * The offline assessment after the model has been heard. A model can take half of what the code gave and never gives
 * anything: no text, however it persuades a model, raises a score. Why: docs/decisions/0017. Years are counted from
 * dates, which code does better, so they stay as they are.
 */
export function weigh(
  requirement: Requirement,
  offline: Assessment,
  claim: Claim,
): { assessment: Assessment; effect: Effect } {
  const difference = rank[claim.status] - rank[offline.status]
  if (difference === 0) return { assessment: offline, effect: 'agrees' }
  if (difference > 0 || requirement.type === 'years') return { assessment: offline, effect: 'noted' }
  const said = claim.status === 'unmet' ? 'does not see it shown' : 'sees it shown in part'
  return {
    assessment: {
      ...offline,
      status: 'partial',
      credit: offline.credit * share,
      reason: `${offline.reason} The model read these lines and ${said}, so this counts half.`,
    },
    effect: 'lowered',
  }
}
