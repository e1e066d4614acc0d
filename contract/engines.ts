import { z } from 'zod'
import { idSchema, scoreSchema, timeSchema } from './shared.ts'

const engineKindSchema = z.enum(['openai', 'anthropic', 'google', 'ollama'])
export type EngineKind = z.infer<typeof engineKindSchema>

/** Who reads: the offline engine alone, or a language model after it. */
export const readerSchema = z.enum(['offline', 'model'], 'A reader is offline or model.')
export type Reader = z.infer<typeof readerSchema>

const price = z.number('Enter what a million tokens cost, 0 where nothing.').min(0, 'Must be 0 or more.').max(1000)

const engineFields = {
  name: z.string('Enter a name.').trim().min(1, 'Enter a name.').max(60, 'At most 60 characters.'),
  base_url: z
    .url({ protocol: /^https?$/, error: 'Enter an http or https address, such as http://localhost:11434.' })
    .max(500),
  model: z.string('Enter the name of the model.').trim().min(1, 'Enter the name of the model.').max(200),
  /** Written and never read back. Left out: stays as it is; empty: taken away. */
  key: z.string().trim().max(500, 'At most 500 characters.').optional(),
  /** Tokens of question and answer together. */
  context_tokens: z
    .number('Enter a whole number.')
    .int('Must be a whole number.')
    .min(2000, 'Must be 2,000 or more.')
    .max(2_000_000),
  /** US dollars a million tokens. */
  price_in: price,
  price_out: price,
  /** Order of preference, the lowest first. */
  rank: z.number('Enter a whole number.').int('Must be a whole number.').min(1, 'Must be 1 or more.').max(100),
  enabled: z.boolean(),
}

export const engineInputSchema = z.object({ kind: engineKindSchema, ...engineFields })
export type EngineInput = z.infer<typeof engineInputSchema>
export const engineChangeSchema = z.object(engineFields).partial()
export type EngineChange = z.infer<typeof engineChangeSchema>

export const engineSchema = z.object({
  id: idSchema,
  kind: engineKindSchema,
  name: z.string(),
  base_url: z.string(),
  model: z.string(),
  has_key: z.boolean(),
  context_tokens: z.number().int(),
  price_in: z.number(),
  price_out: z.number(),
  rank: z.number().int(),
  enabled: z.boolean(),
  state: z.enum(['available', 'not_configured', 'off', 'resting']),
  /** The missing step, in a sentence; null where it is available. */
  missing: z.string().nullable(),
})
export type EngineInfo = z.infer<typeof engineSchema>

const aDay = z.number('Enter an amount, such as 2.50 or 1500.').min(0, 'Must be 0 or more.').max(2000, 'At most 2,000.')

/** US dollars, in UTC days. What would go over is not sent. */
export const budgetSchema = z.object({ per_user_day: aDay, per_day: aDay })
export type Budget = z.infer<typeof budgetSchema>

export const engineSettingsSchema = z.object({
  /** Whether calls may leave this machine (AI_EXTERNAL). */
  external: z.boolean(),
  engines: z.array(engineSchema),
  budget: budgetSchema,
  spent_today: z.number(),
})
export type EngineSettings = z.infer<typeof engineSettingsSchema>

/** What came of a real small call: the parsed answer, or why there is none. */
export const engineTestSchema = z.object({
  ok: z.boolean(),
  message: z.string(),
  /** What the provider said of a fault. */
  detail: z.string().nullable(),
  took_ms: z.number().int(),
  tokens_in: z.number().int().nullable(),
  tokens_out: z.number().int().nullable(),
  cost: z.number().nullable(),
  answer: z.array(z.object({ requirement: z.string(), status: z.string(), quote: z.string().nullable() })),
})
export type EngineTest = z.infer<typeof engineTestSchema>

export const readerChoiceSchema = z.object({ reader: readerSchema })

/** What the account uses, and whether a model could be used at all. */
export const readerStateSchema = z.object({
  reader: readerSchema,
  available: z.boolean(),
  /** The model that would be asked first, or why there is none. */
  note: z.string(),
})
export type ReaderState = z.infer<typeof readerStateSchema>

/** Of a batch only the best are read by a model as well, unless more are asked for. */
export const secondOpinions = 10

export const estimateInputSchema = z.object({
  resume_ids: z.array(idSchema).min(1, 'Please select at least one resume.').max(1000),
  top: z.number().int().min(1).max(1000).default(secondOpinions),
})

/** An upper bound, in tokens and US dollars. */
export const estimateSchema = z.object({
  resumes: z.number().int(),
  calls: z.number().int(),
  tokens: z.number().int(),
  cost: z.number(),
  left_today: z.number(),
  fits: z.boolean(),
  note: z.string(),
})
export type Estimate = z.infer<typeof estimateSchema>

/** What a language model added to a match, or in one sentence why it added nothing. */
export const secondReadingSchema = z.object({
  answered: z.boolean(),
  note: z.string(),
  engine: z.string().nullable(),
  model: z.string().nullable(),
  prompt: z.string().nullable(),
  /** Without the model. It is never lower than the score with it. */
  offline_score: scoreSchema,
  judged: z.number().int(),
  agreed: z.number().int(),
  tokens_in: z.number().int(),
  tokens_out: z.number().int(),
  /** US dollars. */
  cost: z.number(),
  took_ms: z.number().int(),
  read_at: timeSchema.nullable(),
})
export type SecondReading = z.infer<typeof secondReadingSchema>

const statusSchema = z.enum(['met', 'partial', 'unmet'])

/** The same question asked anew several times: how far the answers lie apart. Nothing of it is kept. */
export const stabilitySchema = z.object({
  engine: z.string(),
  model: z.string(),
  offline_score: scoreSchema,
  /** In the order they were made. */
  runs: z.array(z.object({ match_score: scoreSchema, agreed: z.number().int(), judged: z.number().int() })),
  /** The highest less the lowest score. */
  spread: scoreSchema,
  /** `said`: by run; null where nothing that holds was said. */
  requirements: z.array(
    z.object({ id: z.string(), text: z.string(), offline: statusSchema, said: z.array(statusSchema.nullable()) }),
  ),
  tokens: z.number().int(),
  cost: z.number(),
  /** One sentence on it, and on runs that did not come to an answer. */
  note: z.string(),
})
export type Stability = z.infer<typeof stabilitySchema>

/** What a language model wrote over the findings of a match, and over nothing else; or why it wrote nothing. */
export const proseSchema = z.object({
  answered: z.boolean(),
  note: z.string(),
  engine: z.string().nullable(),
  model: z.string().nullable(),
  summary: z.string(),
  strengths: z.array(z.string()),
  suggestions: z.array(z.string()),
  /** For an interview: about what is not shown. */
  questions: z.array(z.string()),
  /** US dollars. */
  cost: z.number(),
})
export type Prose = z.infer<typeof proseSchema>
