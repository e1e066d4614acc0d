import { z } from 'zod'

const verdict = z.object({
  requirement: z.string().max(40),
  status: z.enum(['met', 'partial', 'unmet']),
  quotes: z.array(z.string().max(2000)).max(20),
  reason: z.string().max(2000),
})
const answer = z.object({ assessments: z.array(verdict).max(200) })

/** What the model said of one requirement, by the question's own id. Nothing in it is believed yet. */
export type Verdict = z.infer<typeof verdict>

/** The form of the answer as providers and models take it: no limits, which some refuse. */
export const answerSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['assessments'],
  properties: {
    assessments: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['requirement', 'status', 'quotes', 'reason'],
        properties: {
          requirement: { type: 'string' },
          status: { type: 'string', enum: ['met', 'partial', 'unmet'] },
          quotes: { type: 'array', items: { type: 'string' } },
          reason: { type: 'string' },
        },
      },
    },
  },
} as const

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Ends of the object that begins at `start`, where it ends at all: braces in strings do not count. */
function endOf(text: string, start: number): number {
  let depth = 0
  let quoted = false
  for (let at = start; at < text.length; at++) {
    const letter = text[at]
    if (quoted) {
      if (letter === '\\') at++
      else if (letter === '"') quoted = false
    } else if (letter === '"') quoted = true
    else if (letter === '{') depth++
    else if (letter === '}' && --depth === 0) return at + 1
  }
  return -1
}

/** The JSON objects in a text, outermost first: models wrap them in fences, talk before and after, and think aloud. */
function* objectsIn(text: string): Generator<unknown> {
  const spoken = text.replace(/<think>[\s\S]*?<\/think>/giu, '')
  const whole = parse(spoken)
  if (whole !== undefined) yield whole
  // Each try may run to the end of the text: a few are enough, and keep a hostile answer cheap.
  let tries = 0
  for (let at = spoken.indexOf('{'); at >= 0 && tries < 20; at = spoken.indexOf('{', at + 1), tries++) {
    const end = endOf(spoken, at)
    if (end < 0) continue
    const found = parse(spoken.slice(at, end))
    if (found === undefined) continue
    yield found
    at = end - 1
  }
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; fault: string }

/** The first object in the text that has the form asked for; otherwise what is wrong, in words for the model. */
export function parseAnswer<T>(text: string, schema: z.ZodType<T>): Parsed<T> {
  let fault = 'It held no JSON object.'
  for (const found of objectsIn(text)) {
    const result = schema.safeParse(found)
    if (result.success) return { ok: true, value: result.data }
    const [issue] = result.error.issues
    fault = `${issue?.path.join('.') || 'The object'}: ${issue?.message ?? 'is not of this form'}`
  }
  return { ok: false, fault }
}

/** Verdicts by id. Ids that were not asked are passed over, of an id with two different verdicts none counts. */
export function parseVerdicts(text: string, asked: ReadonlySet<string>): Parsed<Map<string, Verdict>> {
  const parsed = parseAnswer(text, answer)
  if (!parsed.ok) return parsed
  const found = new Map<string, Verdict>()
  const torn = new Set<string>()
  for (const one of parsed.value.assessments) {
    const id = one.requirement.trim().toLowerCase()
    if (!asked.has(id)) continue
    const before = found.get(id)
    if (before && before.status !== one.status) torn.add(id)
    found.set(id, one)
  }
  for (const id of torn) found.delete(id)
  const missing = [...asked].filter(id => !found.has(id))
  if (missing.length > asked.size / 2) return { ok: false, fault: `It does not answer ${missing.join(', ')}.` }
  return { ok: true, value: found }
}
