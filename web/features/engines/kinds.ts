import type { EngineKind } from '../../../contract/engines.ts'

/** What each kind is called, where it usually is, and whether it cannot do without a key. */
export const kinds: Record<EngineKind, { name: string; url: string; hint: string }> = {
  openai: {
    name: 'OpenAI-compatible',
    url: 'https://api.openai.com/v1',
    hint: 'OpenAI, Azure, OpenRouter, vLLM, llama.cpp, LM Studio: the address up to and with /v1.',
  },
  anthropic: { name: 'Anthropic', url: 'https://api.anthropic.com/v1', hint: 'The address up to and with /v1.' },
  google: {
    name: 'Google',
    url: 'https://generativelanguage.googleapis.com/v1beta',
    hint: 'The address up to and with /v1beta.',
  },
  ollama: { name: 'Ollama', url: 'http://localhost:11434', hint: 'The address without /v1 or /api.' },
}

export const isKind = (text: string): text is EngineKind => text in kinds

/** US dollars; small sums keep the digits that tell them from nothing. */
export const dollars = (amount: number) => `$${amount === 0 || amount >= 0.01 ? amount.toFixed(2) : amount.toFixed(5)}`
