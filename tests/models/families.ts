/** What the stand-in answers: the model's text in the family's form, or raw bytes instead of it. */
export type Play = {
  text?: string
  status?: number
  headers?: Record<string, string>
  raw?: string | Buffer
  /** Never answers. */
  hang?: true
  /** Ends the connection in the middle of the answer. */
  reset?: true
  /** Milliseconds between one letter and the next. */
  drip?: number
  finish?: 'stop' | 'length' | 'filter'
  /** Null: says nothing about tokens. */
  usage?: { input: number; output: number } | null
}

type Message = { role?: string; content?: unknown }
type Body = Record<string, unknown>

const textOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : Array.isArray(content)
      ? content.map(part => (part as { text?: string }).text ?? '').join('')
      : ''

const lastUser = (body: Body): string => {
  const messages = (body.messages ?? []) as Message[]
  return textOf(messages.findLast(({ role }) => role === 'user')?.content)
}

const usageOf = ({ usage }: Play) => (usage === undefined ? { input: 700, output: 120 } : usage)

const openai = {
  path: /^\/v1\/chat\/completions$/,
  userOf: lastUser,
  answerOf: (play: Play) => {
    const usage = usageOf(play)
    return {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_790_000_000,
      model: 'test',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: play.text ?? '' },
          finish_reason: { stop: 'stop', length: 'length', filter: 'content_filter' }[play.finish ?? 'stop'],
        },
      ],
      ...(usage && {
        usage: {
          prompt_tokens: usage.input,
          completion_tokens: usage.output,
          total_tokens: usage.input + usage.output,
        },
      }),
    }
  },
}

const anthropic = {
  path: /^\/anthropic\/messages$/,
  userOf: lastUser,
  answerOf: (play: Play) => {
    const usage = usageOf(play) ?? { input: 0, output: 0 }
    return {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'test',
      content: [{ type: 'text', text: play.text ?? '' }],
      stop_reason: { stop: 'end_turn', length: 'max_tokens', filter: 'refusal' }[play.finish ?? 'stop'],
      stop_sequence: null,
      usage: { input_tokens: usage.input, output_tokens: usage.output },
    }
  },
}

const google = {
  path: /^\/google\/models\/[^/]+:generateContent$/,
  userOf: (body: Body) => {
    const contents = (body.contents ?? []) as { role?: string; parts?: unknown }[]
    return textOf(contents.findLast(({ role }) => role === 'user')?.parts)
  },
  answerOf: (play: Play) => {
    const usage = usageOf(play)
    return {
      candidates: [
        {
          content: { role: 'model', parts: [{ text: play.text ?? '' }] },
          finishReason: { stop: 'STOP', length: 'MAX_TOKENS', filter: 'SAFETY' }[play.finish ?? 'stop'],
          index: 0,
        },
      ],
      ...(usage && {
        usageMetadata: {
          promptTokenCount: usage.input,
          candidatesTokenCount: usage.output,
          totalTokenCount: usage.input + usage.output,
        },
      }),
    }
  },
}

const ollama = {
  path: /^\/api\/chat$/,
  userOf: lastUser,
  answerOf: (play: Play) => {
    const usage = usageOf(play)
    return {
      model: 'test',
      created_at: '2026-11-01T00:00:00Z',
      message: { role: 'assistant', content: play.text ?? '' },
      done: true,
      done_reason: play.finish ?? 'stop',
      ...(usage && { prompt_eval_count: usage.input, eval_count: usage.output }),
    }
  },
}

/** By the wire each speaks: where it is asked, where the question stands in the body, what an answer looks like. */
export const families = { openai, anthropic, google, ollama }
export type Family = keyof typeof families

/** What an administrator enters for each, at the stand-in's address. */
export const baseUrls: Record<Family, (url: string) => string> = {
  openai: url => `${url}/v1`,
  anthropic: url => `${url}/anthropic`,
  google: url => `${url}/google`,
  ollama: url => url,
}
