import type { Stability } from '../../contract/index.ts'
import type { MatchFindings, Requirement } from '../../engine/types.ts'
import type { Heard, Reading } from '../assessors/service.ts'
import { AppError } from '../platform/errors.ts'

export const runsOfStability = 3

type Runs = {
  readings: readonly Reading[]
  /** Why there are not as many as were asked for. */
  note: string | null
  heard: readonly ReadonlyMap<string, Heard>[]
  scores: readonly number[]
  found: MatchFindings & { requirements: Requirement[] }
}

const rounded = (value: number) => Math.round(value * 100) / 100

/** How far several readings of the same lie apart. Throws `unavailable` where there is none. */
export function stabilityOf({ readings, note, heard, scores, found }: Runs): Stability {
  const [first] = readings
  if (!first) throw new AppError('unavailable', note ?? 'No language model answered.')
  const requirements = found.requirements.map(({ id, text }) => ({
    id,
    text,
    offline: found.assessments.find(({ requirement }) => requirement === id)?.status ?? 'unmet',
    said: heard.map(run => run.get(id)?.claim.status ?? null),
  }))
  const steady = requirements.filter(({ said }) => new Set(said).size === 1).length
  const told = `${steady} of ${requirements.length} requirements were answered alike in ${readings.length} ${readings.length === 1 ? 'run' : 'runs'}.`
  return {
    engine: first.engine,
    model: first.model,
    offline_score: found.match_score,
    runs: heard.map((run, index) => ({
      match_score: scores[index] ?? 0,
      agreed: [...run.values()].filter(({ effect }) => effect === 'agrees').length,
      judged: run.size,
    })),
    spread: rounded(Math.max(...scores) - Math.min(...scores)),
    requirements,
    tokens: readings.reduce((sum, { tokens_in, tokens_out }) => sum + tokens_in + tokens_out, 0),
    cost: readings.reduce((sum, { cost_micros }) => sum + cost_micros, 0) / 1_000_000,
    note: note ? `${told} ${note}` : told,
  }
}
