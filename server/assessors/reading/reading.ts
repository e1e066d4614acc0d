import type { Claim } from './weigh.ts'

/** What a model said of one resume beside one list of requirements, with what it took. Kept as it is. */
export type Reading = {
  engine: string
  model: string
  prompt: string
  claims: Claim[]
  tokens_in: number
  tokens_out: number
  cost_micros: number
  took_ms: number
  /** ISO 8601 */
  read_at: string
}
