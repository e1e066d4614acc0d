import type { PlainReading, Requirement } from '../../engine/types.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Connection } from '../platform/database/database.ts'
import { type AskRules, askPlace, type Place, rest } from './engines/ask.ts'
import type { Ask, Reply } from './engines/engine.ts'
import { ModelFault } from './engines/faults.ts'
import { answerSchema, type Parsed, parseVerdicts } from './reading/answer.ts'
import type { BlindResume } from './reading/blind.ts'
import { claimsOf } from './reading/claims.ts'
import { leakIn } from './reading/identity.ts'
import { promptVersion, type Question, questionsFor, tokensOf } from './reading/question.ts'
import type { Reading } from './reading/reading.ts'
import type { Claim } from './reading/weigh.ts'
import { costOf, dayOf, limitsOf, startBudget } from './rules.ts'
import * as store from './store.ts'

export type Spending = { tokensIn: number; tokensOut: number; micros: number }

/** Who asks and pays; `db` sees their rows. */
export type Asker = { db: Connection; owner: OwnerId; now: () => Date; rules: AskRules; signal: AbortSignal }

/**
 * One call that is paid for: set aside before, settled after. What the place does not count is taken for what it may
 * have been at most, and a call of unknown outcome stays as dear as it was set aside for.
 */
async function paid(
  asker: Asker,
  place: Place,
  prompt: number,
  room: number,
  total: Spending,
  call: () => Promise<Reply>,
): Promise<Reply> {
  const { db, owner, now } = asker
  const day = dayOf(now())
  const reserved = costOf(place.settings, prompt, room)
  const limits = limitsOf((await store.findBudget(db)) ?? startBudget)
  if (!(await store.reserve(db, owner, day, reserved, limits))) throw new ModelFault('budget')
  try {
    const reply = await call()
    const spent = { tokensIn: reply.tokensIn ?? prompt, tokensOut: reply.tokensOut ?? room }
    const micros = costOf(place.settings, spent.tokensIn, spent.tokensOut)
    total.tokensIn += spent.tokensIn
    total.tokensOut += spent.tokensOut
    total.micros += micros
    await store.settle(db, owner, day, reserved, { ...spent, micros })
    return reply
  } catch (error) {
    const free = error instanceof ModelFault && !error.spent
    if (free) await store.settle(db, owner, day, reserved, { tokensIn: 0, tokensOut: 0, micros: 0 })
    else total.micros += reserved
    throw error
  }
}

/** Asks, and where the answer has not the form asked for, once more with what was wrong. Throws ModelFault. */
export async function askFor<T>(
  asker: Asker,
  place: Place,
  question: Pick<Question, 'system' | 'user' | 'room'>,
  schema: Ask['schema'],
  parse: (text: string) => Parsed<T>,
  total: Spending,
): Promise<T> {
  const { system, user, room } = question
  const ask = (text: string) => {
    const prompt = tokensOf(system) + tokensOf(text)
    const pay = (call: () => Promise<Reply>) => paid(asker, place, prompt, room, total, call)
    return askPlace(place, { system, user: text, schema, room, signal: asker.signal }, asker.rules, pay)
  }
  const first = parse((await ask(user)).text)
  if (first.ok) return first.value
  const wrong = `\n\nYour last answer could not be used. ${first.fault} Answer again with nothing but the JSON object.`
  const second = parse((await ask(user + wrong)).text)
  if (second.ok) return second.value
  throw new ModelFault('form', { detail: second.fault })
}

/** Reads a resume beside requirements at one place, in as many questions as fit. Throws ModelFault. */
export async function readAt(
  asker: Asker,
  place: Place,
  resume: PlainReading,
  blinded: BlindResume,
  requirements: readonly Requirement[],
): Promise<Reading> {
  const began = performance.now()
  const { lines, names } = blinded
  if (lines.length === 0) throw new ModelFault('nothing_to_send')
  if (leakIn(lines.map(({ text }) => text).join('\n'), names, resume)) throw new ModelFault('leak')
  const limit = AbortSignal.any([asker.signal, AbortSignal.timeout(asker.rules.timeoutMs)])
  const questions = questionsFor(requirements, lines, await contextOf(asker, place, limit))
  if (!questions) throw new ModelFault('too_long')
  const total: Spending = { tokensIn: 0, tokensOut: 0, micros: 0 }
  const claims: Claim[] = []
  for (const question of questions) {
    const asked = new Set([
      ...question.ids.keys(),
      question.impossible,
      ...(question.certain ? [question.certain] : []),
    ])
    const verdicts = await askFor(asker, place, question, answerSchema, text => parseVerdicts(text, asked), total)
    const found = claimsOf(question, verdicts, lines, resume)
    if (!found) throw new ModelFault('not_reading')
    claims.push(...found)
  }
  if (claims.length === 0) throw new ModelFault('unfounded')
  return {
    engine: place.settings.name,
    model: place.settings.model,
    prompt: promptVersion,
    claims,
    tokens_in: total.tokensIn,
    tokens_out: total.tokensOut,
    cost_micros: total.micros,
    took_ms: Math.round(performance.now() - began),
    read_at: asker.now().toISOString(),
  }
}

async function contextOf(asker: Asker, place: Place, limit: AbortSignal): Promise<number> {
  try {
    return await place.provider.context(limit)
  } catch (error) {
    asker.signal.throwIfAborted()
    const fault = error instanceof ModelFault ? error : new ModelFault('timeout')
    rest(place, fault, asker.rules.now())
    throw fault
  }
}
