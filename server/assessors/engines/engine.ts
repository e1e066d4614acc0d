import type { JSONSchema7 } from '@ai-sdk/provider'
import type { EngineKind } from '../../../contract/index.ts'

/** One model at one place, ready to be asked. */
export type EngineSettings = {
  id: number
  kind: EngineKind
  name: string
  /** Without a last slash. */
  baseUrl: string
  model: string
  key: string | null
  /** Tokens of question and answer together. */
  contextTokens: number
  /** Millionths of a US dollar a million tokens. */
  priceIn: number
  priceOut: number
}

/** One call. The schema is in the prompt as well: not every place takes it, and some drop it without a word. */
export type Ask = { system: string; user: string; schema: JSONSchema7; room: number; signal: AbortSignal }

/** What came back; tokens are null where the place does not count them. */
export type Reply = { text: string; tokensIn: number | null; tokensOut: number | null }

/** What a place was found to refuse, so that it is not sent again. */
export type Manner = { schema: boolean; temperature: boolean; newLimitName: boolean }

/** Asks once. Throws ModelFault for every answer that is none, and the signal's reason when it is aborted. */
export type Provider = {
  ask(ask: Ask, manner: Manner): Promise<Reply>
  /** What fits the context in truth, in tokens: no more than is set, and no more than the model has. */
  context(signal: AbortSignal): Promise<number>
}
