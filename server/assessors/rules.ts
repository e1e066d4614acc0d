import { createHash } from 'node:crypto'
import type { Budget, EngineInfo, EngineKind, SecondReading } from '../../contract/index.ts'
import type { Requirement } from '../../engine/types.ts'
import type { EngineSettings } from './engines/engine.ts'
import { isLoopback } from './engines/fetch.ts'
import { promptVersion } from './reading/question.ts'
import type { EngineRow, Limits } from './store.ts'

/** Until an administrator sets others: two dollars a person and twenty in all, a day. */
export const startBudget: Budget = { per_user_day: 2, per_day: 20 }

const million = 1_000_000
export const toMicros = (dollars: number) => Math.round(dollars * million)
export const toDollars = (micros: number) => micros / million
export const limitsOf = ({ per_user_day, per_day }: Budget): Limits => ({
  perUser: toMicros(per_user_day),
  perDay: toMicros(per_day),
})

/** YYYY-MM-DD in UTC: budgets start anew with the day. */
export const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/** Millionths of a US dollar, rounded up. */
export const costOf = ({ priceIn, priceOut }: EngineSettings, tokensIn: number, tokensOut: number) =>
  Math.ceil((tokensIn * priceIn + tokensOut * priceOut) / million)

/** The missing step, in a sentence, or null where the engine can be asked. */
export function missingOf(
  { kind, base_url, sealed_key, enabled }: Pick<EngineRow, 'kind' | 'base_url' | 'sealed_key' | 'enabled'>,
  key: string | null,
  external: boolean,
): { state: EngineInfo['state']; missing: string } | null {
  if (!enabled) return { state: 'off', missing: 'It is switched off.' }
  if (!external && !isLoopback(base_url))
    return {
      state: 'not_configured',
      missing: 'AI_EXTERNAL=off allows only addresses of this machine, such as http://localhost:11434.',
    }
  if (sealed_key && key === null)
    return {
      state: 'not_configured',
      missing: 'The key cannot be read with this installation’s secret. Enter it again.',
    }
  if ((kind === 'anthropic' || kind === 'google') && !key) return { state: 'not_configured', missing: 'Enter a key.' }
  return null
}

export const settingsOf = (row: EngineRow, key: string | null): EngineSettings => ({
  id: row.id,
  kind: row.kind as EngineKind,
  name: row.name,
  baseUrl: row.base_url.replace(/\/+$/, ''),
  model: row.model,
  key,
  contextTokens: row.context_tokens,
  priceIn: row.price_in,
  priceOut: row.price_out,
})

/** What a kept reading is known by: the file as it was read × the requirements × the prompt × the model. */
export function readingKey(
  { kind, baseUrl, model, contextTokens }: EngineSettings,
  requirements: readonly Requirement[],
  file: { sha256: string; reader: string; engine: string },
): string {
  const asked = requirements.map(({ id, text, type }) => [id, text, type])
  const parts = [file, asked, promptVersion, kind, baseUrl, model, contextTokens]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** A result on which no model had a say, and why. */
export const unread = (note: string, offlineScore: number): SecondReading => ({
  answered: false,
  note: `${note} The offline assessment stands.`,
  engine: null,
  model: null,
  prompt: null,
  offline_score: offlineScore,
  judged: 0,
  agreed: 0,
  tokens_in: 0,
  tokens_out: 0,
  cost: 0,
  took_ms: 0,
  read_at: null,
})
