import type { Budget, EngineChange, EngineInfo, EngineInput, EngineSettings, EngineTest } from '../../contract/index.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Rows } from '../platform/database/database.ts'
import { found } from '../platform/errors.ts'
import type { AskRules } from './engines/ask.ts'
import type { Engine, Places } from './places.ts'
import { dayOf, startBudget, toDollars, toMicros } from './rules.ts'
import type { Secrets } from './secrets.ts'
import * as store from './store.ts'
import { tryOut } from './trial.ts'

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
  const told = (engine: Engine) => infoOf(engine, now().getTime())

  async function list(): Promise<EngineSettings> {
    const budget = (await store.findBudget(shared)) ?? startBudget
    const spent = await store.spentOn(shared, dayOf(now()))
    return { external, engines: (await places.list()).map(told), budget, spent_today: toDollars(spent) }
  }

  const engine = async (id: number): Promise<Engine> => found((await places.list()).find(({ row }) => row.id === id))

  return {
    list,
    async create({ key, price_in, price_out, ...rest }: EngineInput): Promise<EngineInfo> {
      const sealed_key = key ? secrets.seal(key) : null
      const prices = { price_in: toMicros(price_in), price_out: toMicros(price_out) }
      return told(await engine(await store.insertEngine(shared, { ...rest, ...prices, sealed_key })))
    },
    async update(id: number, change: EngineChange): Promise<EngineInfo> {
      await engine(id)
      await store.updateEngine(shared, id, columnsOf(change, secrets))
      return told(await engine(id))
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
    test: async (owner: OwnerId, id: number, signal: AbortSignal): Promise<EngineTest> =>
      tryOut({ db: db.of(owner), owner, now, rules, signal }, await engine(id)),
  }
}

/** An engine as administrators see it: everything but its key. */
function infoOf({ row, missing, place }: Engine, now: number): EngineInfo {
  const { sealed_key, price_in, price_out, ...kept } = row
  const resting = place && place.restsUntil > now
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

/** Only what was given changes; an empty key takes the key away. */
const columnsOf = ({ key, price_in, price_out, ...rest }: EngineChange, secrets: Secrets) => ({
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
  ...(price_in !== undefined && { price_in: toMicros(price_in) }),
  ...(price_out !== undefined && { price_out: toMicros(price_out) }),
  ...(key !== undefined && { sealed_key: key === '' ? null : secrets.seal(key) }),
})
