import { z } from 'zod'
import type { EngineSettings, Provider } from './engine.ts'
import { ModelFault } from './faults.ts'
import { countOf } from './sdk.ts'

const chat = z.object({
  message: z.object({ content: z.string() }),
  done_reason: z.string().optional(),
  prompt_eval_count: z.unknown(),
  eval_count: z.unknown(),
})
const show = z.object({ model_info: z.record(z.string(), z.unknown()) })

/**
 * Ollama by its own interface: at its OpenAI-compatible one `num_ctx` is ignored, and a prompt longer than the default
 * context is cut without a word.
 */
export function ollamaProvider(
  { baseUrl, model, key, contextTokens }: EngineSettings,
  fetch: typeof globalThis.fetch,
): Provider {
  let known: number | null = null
  async function post<T>(path: string, body: object, form: z.ZodType<T>, signal: AbortSignal): Promise<T> {
    const response = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify(body),
      signal,
    }).catch(error => {
      // fetch says TypeError for every connection that fails, and keeps why in its cause.
      throw error instanceof TypeError ? new ModelFault('unreachable', { detail: causeOf(error) }) : error
    })
    const read = form.safeParse(await response.json().catch(() => null))
    if (!read.success) throw new ModelFault('form', { spent: true, detail: 'The answer was not what Ollama answers.' })
    return read.data
  }

  /** What the model was made for; where Ollama does not tell, what is set holds. */
  async function context(signal: AbortSignal): Promise<number> {
    if (known !== null) return known
    const { model_info } = await post('/api/show', { model }, show, signal)
    const own = Object.entries(model_info).find(([name]) => name.endsWith('.context_length'))?.[1]
    known = Math.min(contextTokens, countOf(own) || contextTokens)
    return known
  }

  return {
    context,
    async ask({ system, user, schema, room, signal }, manner) {
      const num_ctx = await context(signal)
      const body = {
        model,
        stream: false,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        ...(manner.schema && { format: schema }),
        options: { num_ctx, num_predict: room, temperature: 0 },
      }
      const { message, done_reason, ...counts } = await post('/api/chat', body, chat, signal)
      const tokensIn = countOf(counts.prompt_eval_count)
      if (tokensIn !== null && tokensIn >= num_ctx) throw new ModelFault('too_long', { spent: true })
      if (done_reason === 'length') throw new ModelFault('cut', { spent: true })
      if (message.content.trim() === '') throw new ModelFault('declined', { spent: true })
      return { text: message.content, tokensIn, tokensOut: countOf(counts.eval_count) }
    },
  }
}

const causeOf = ({ cause, message }: Error) => (cause instanceof Error ? cause.message : message).slice(0, 200)
