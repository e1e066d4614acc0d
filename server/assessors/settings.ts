import type { Budget, EngineChange, EngineInfo, EngineInput, EngineSettings, EngineTest } from '../../contract/index.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Rows } from '../platform/database/database.ts'
import { found } from '../platform/errors.ts'
import type { AskRules, Place } from './engines/ask.ts'
import { ModelFault } from './engines/faults.ts'
import type { Engine, Places } from './places.ts'
import { askFor, type Spending } from './reader.ts'
import { answerSchema, parseVerdicts, type Verdict } from './reading/answer.ts'
import { sample } from './reading/sample.ts'
import { dayOf, startBudget, toDollars, toMicros } from './rules.ts'
import type { Secrets } from './secrets.ts'
import * as store from './store.ts'

export type EngineSettingsOptions = {
  db: Rows
  places: Places
  secrets: Secrets
  external: boolean
  rules: AskRules
  now: () => Date
}

/** What administrators do: which engines there are, in which order, at which prices, within which budget. */
export function createEngineSettings({ db, places, secrets, external, rules, now }: EngineSettingsOptions) {
  const { shared } = db

  function infoOf({ row, missing, place }: Engine): EngineInfo {
    const { sealed_key, price_in, price_out, ...kept } = row
    const resting = place && place.restsUntil > now().getTime()
    const rest = resting ? 'It failed and is left alone for a while. Test it, or change it.' : null
    return {
      ...kept,
      kind: kept.kind as EngineInfo['kind'],
      has_key: sealed_key !== null,
      price_in: toDollars(price_in),
      price_out: toDollars(price_out),
      state: missing?.state ?? (rest ? 'resting' : 'available'),
      missing: missing?.missing ?? rest,
    }
  }

  async function list(): Promise<EngineSettings> {
    const budget = (await store.findBudget(shared)) ?? startBudget
    const spent = await store.spentOn(shared, dayOf(now()))
    return { external, engines: (await places.list()).map(infoOf), budget, spent_today: toDollars(spent) }
  }

  const engine = async (id: number): Promise<Engine> => found((await places.list()).find(({ row }) => row.id === id))

  /** Only what was given changes; an empty key takes the key away. */
  const columns = ({ key, price_in, price_out, ...rest }: EngineChange) => ({
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
    ...(price_in !== undefined && { price_in: toMicros(price_in) }),
    ...(price_out !== undefined && { price_out: toMicros(price_out) }),
    ...(key !== undefined && { sealed_key: key === '' ? null : secrets.seal(key) }),
  })

  return {
    list,
    async create({ key, price_in, price_out, ...rest }: EngineInput): Promise<EngineInfo> {
      const sealed_key = key ? secrets.seal(key) : null
      const prices = { price_in: toMicros(price_in), price_out: toMicros(price_out) }
      return infoOf(await engine(await store.insertEngine(shared, { ...rest, ...prices, sealed_key })))
    },
    async update(id: number, change: EngineChange): Promise<EngineInfo> {
      await engine(id)
      await store.updateEngine(shared, id, columns(change))
      return infoOf(await engine(id))
    },
    async remove(id: number): Promise<void> {
      await engine(id)
      await store.deleteEngine(shared, id)
    },
    async setBudget(budget: Budget): Promise<EngineSettings> {
      await store.storeBudget(shared, budget)
      return list()
    },

    /** A real small call over a made-up resume of three lines, paid for like any other. */
    async test(owner: OwnerId, id: number, signal: AbortSignal): Promise<EngineTest> {
      const { missing, place } = await engine(id)
      if (!place) return outcome(missing?.missing ?? '', null)
      place.restsUntil = 0
      const total: Spending = { tokensIn: 0, tokensOut: 0, micros: 0 }
      const began = performance.now()
      const took = () => Math.round(performance.now() - began)
      try {
        const verdicts = await tried({ db: db.of(owner), owner, now, rules, signal }, place, total)
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
    },
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

async function tried(
  asker: Parameters<typeof askFor>[0],
  place: Place,
  total: Spending,
): Promise<Map<string, Verdict>> {
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
