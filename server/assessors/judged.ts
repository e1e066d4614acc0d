import type { SecondReading } from '../../contract/index.ts'
import type { Assessment, Requirement } from '../../engine/types.ts'
import type { Reading } from './reading/reading.ts'
import { type Claim, type Effect, weigh } from './reading/weigh.ts'
import { toDollars } from './rules.ts'

/** A claim beside what it did to the offline assessment, whose status is kept. */
export type Heard = { claim: Claim; effect: Effect; offline: Assessment['status'] }

/** All offline assessments after the model was heard, and what each claim did, by requirement. */
export function judged(
  requirements: readonly Requirement[],
  offline: readonly Assessment[],
  claims: readonly Claim[],
): { assessments: Assessment[]; heard: Map<string, Heard> } {
  const heard = new Map<string, Heard>()
  const assessments = offline.map(before => {
    const requirement = requirements.find(({ id }) => id === before.requirement)
    const claim = claims.find(one => one.requirement === before.requirement)
    if (!requirement || !claim) return before
    const { assessment, effect } = weigh(requirement, before, claim)
    heard.set(before.requirement, { claim, effect, offline: before.status })
    return assessment
  })
  return { assessments, heard }
}

/** The reading as it is told beside the score. */
export function told(
  reading: Reading,
  heard: ReadonlyMap<string, Heard>,
  asked: number,
  offlineScore: number,
): SecondReading {
  const agreed = [...heard.values()].filter(({ effect }) => effect === 'agrees').length
  const lowered = [...heard.values()].filter(({ effect }) => effect === 'lowered').length
  const silent = asked - heard.size
  const parts = [
    `${reading.engine} agrees on ${agreed} of ${heard.size} requirements.`,
    ...(lowered > 0 ? [`${lowered} ${lowered === 1 ? 'counts' : 'count'} half for its doubts.`] : []),
    ...(silent > 0 ? [`For ${silent} it gave no answer that holds, so the offline assessment stands.`] : []),
  ]
  return {
    answered: true,
    note: parts.join(' '),
    engine: reading.engine,
    model: reading.model,
    prompt: reading.prompt,
    offline_score: offlineScore,
    judged: heard.size,
    agreed,
    tokens_in: reading.tokens_in,
    tokens_out: reading.tokens_out,
    cost: toDollars(reading.cost_micros),
    took_ms: reading.took_ms,
    read_at: reading.read_at,
  }
}
