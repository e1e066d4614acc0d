import type { EngineTest } from '../../contract/index.ts'
import type { Place } from './engines/ask.ts'
import { ModelFault } from './engines/faults.ts'
import type { Engine } from './places.ts'
import { type Asker, askFor, type Spending } from './reader.ts'
import { answerSchema, parseVerdicts, type Verdict } from './reading/answer.ts'
import { sample } from './reading/sample.ts'
import { toDollars } from './rules.ts'

/** Asks an engine about a made-up resume, so that an administrator sees what it says, takes and costs. */
export async function tryOut(asker: Asker, { missing, place }: Engine): Promise<EngineTest> {
  if (!place) return outcome(missing?.missing ?? '', null)
  place.restsUntil = 0
  const total: Spending = { tokensIn: 0, tokensOut: 0, micros: 0 }
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  try {
    const verdicts = await tried(asker, place, total)
    return {
      ...outcome('It answers, in the form that was asked for.', null),
      ok: true,
      ...answerOf(verdicts),
      ...use(total, took()),
    }
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error
    return { ...outcome(error.message, error.detail), ...use(total, took()) }
  }
}

const outcome = (message: string, detail: string | null): EngineTest => ({
  ok: false,
  message,
  detail,
  took_ms: 0,
  tokens_in: null,
  tokens_out: null,
  cost: null,
  answer: [],
})

const use = ({ tokensIn, tokensOut, micros }: Spending, took_ms: number) => ({
  took_ms,
  tokens_in: tokensIn,
  tokens_out: tokensOut,
  cost: toDollars(micros),
})

async function tried(asker: Asker, place: Place, total: Spending): Promise<Map<string, Verdict>> {
  await place.provider.context(asker.signal)
  const asked = new Set(sample.requirements.keys())
  return askFor(asker, place, sample, answerSchema, text => parseVerdicts(text, asked), total)
}

const answerOf = (verdicts: ReadonlyMap<string, Verdict>) => ({
  answer: [...sample.requirements].flatMap(([id, requirement]) => {
    const verdict = verdicts.get(id)
    return verdict ? [{ requirement, status: verdict.status, quote: verdict.quotes[0]?.slice(0, 200) ?? null }] : []
  }),
})
