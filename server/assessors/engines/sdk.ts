import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, type LanguageModelV3 } from '@ai-sdk/provider'
import type { Ask, EngineSettings, Manner, Provider, Reply } from './engine.ts'
import { ModelFault } from './faults.ts'

function modelOf(
  { kind, baseUrl, model, key }: EngineSettings,
  manner: Manner,
  fetch: typeof globalThis.fetch,
): LanguageModelV3 {
  const apiKey = key ?? ''
  switch (kind) {
    case 'anthropic':
      return createAnthropic({ baseURL: baseUrl, apiKey, fetch })(model)
    case 'google':
      return createGoogleGenerativeAI({ baseURL: baseUrl, apiKey, fetch })(model)
    default:
      return createOpenAICompatible({
        name: 'engine',
        baseURL: baseUrl,
        ...(key && { apiKey: key }),
        fetch,
        supportsStructuredOutputs: manner.schema,
        transformRequestBody: body => (manner.newLimitName ? withNewLimitName(body) : body),
      })(model)
  }
}

/** Newer models of OpenAI take `max_completion_tokens` and refuse `max_tokens`. */
function withNewLimitName({ max_tokens, ...body }: Record<string, unknown>) {
  return { ...body, max_completion_tokens: max_tokens }
}

/** OpenAI-compatible endpoints, Anthropic and Google through the AI SDK's providers. */
export function sdkProvider(settings: EngineSettings, fetch: typeof globalThis.fetch): Provider {
  return {
    context: async () => settings.contextTokens,
    async ask({ system, user, schema, room, signal }: Ask, manner: Manner): Promise<Reply> {
      const model = modelOf(settings, manner, fetch)
      const answer = await Promise.resolve(
        model.doGenerate({
          prompt: [
            { role: 'system', content: system },
            { role: 'user', content: [{ type: 'text', text: user }] },
          ],
          maxOutputTokens: room,
          ...(manner.temperature && { temperature: 0 }),
          ...(manner.schema && { responseFormat: { type: 'json', schema, name: 'answer' } }),
          abortSignal: signal,
        }),
      ).catch(error => {
        throw asFault(error)
      })
      const text = answer.content.flatMap(part => (part.type === 'text' ? [part.text] : [])).join('')
      const ended = answer.finishReason.unified
      if (ended === 'content-filter') throw new ModelFault('declined', { spent: true })
      if (ended === 'length') throw new ModelFault('cut', { spent: true })
      if (text.trim() === '') throw new ModelFault('declined', { spent: true })
      return {
        text,
        tokensIn: countOf(answer.usage.inputTokens.total),
        tokensOut: countOf(answer.usage.outputTokens.total),
      }
    },
  }
}

/** A count that can be one. */
export const countOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value < 100_000_000 ? value : null

function asFault(error: unknown): unknown {
  if (error instanceof ModelFault || (error instanceof Error && /Abort|Timeout/.test(error.name))) return error
  if (!APICallError.isInstance(error)) return new ModelFault('form', { spent: true, detail: nameOf(error) })
  // Faults of our own `fetch` come wrapped where the SDK was reading the answer.
  if (error.cause instanceof ModelFault) return error.cause
  if (error.statusCode === undefined) return new ModelFault('unreachable', { detail: error.message.slice(0, 200) })
  return new ModelFault('form', { spent: true, detail: 'The answer was not what this kind of interface answers.' })
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'an unknown error')
