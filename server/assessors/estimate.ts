import type { Estimate } from '../../contract/index.ts'
import type { PlainReading, Requirement } from '../../engine/types.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Rows } from '../platform/database/database.ts'
import type { EngineSettings } from './engines/engine.ts'
import { blind } from './reading/blind.ts'
import { questionsFor, tokensOf } from './reading/question.ts'
import { costOf, dayOf, limitsOf, startBudget, toDollars } from './rules.ts'
import * as store from './store.ts'

export type ToEstimate = {
  settings: EngineSettings | null
  /** Why nobody can be asked. */
  note: string | null
  requirements: readonly Requirement[]
  /** Some of the resumes, which stand for all. */
  some: readonly PlainReading[]
  count: number
  /** Millionths of a US dollar. */
  left: number
}

/** What reading `count` resumes would take at most: answers as long as they may be, each asked once. */
export function estimated({ settings, note, requirements, some, count, left }: ToEstimate): Estimate {
  const none = { resumes: 0, calls: 0, tokens: 0, cost: 0, left_today: toDollars(left), fits: false }
  if (!settings) return { ...none, note: note ?? '' }
  const each = some.map(resume => questionsFor(requirements, blind(resume).lines, settings.contextTokens) ?? [])
  const questions = each.flat()
  const share = some.length === 0 ? 0 : count / some.length
  const tokensIn = Math.ceil(share * questions.reduce((sum, { system, user }) => sum + tokensOf(system + user), 0))
  const tokensOut = Math.ceil(share * questions.reduce((sum, { room }) => sum + room, 0))
  const micros = costOf(settings, tokensIn, tokensOut)
  return {
    resumes: count,
    calls: Math.ceil(share * questions.length),
    tokens: tokensIn + tokensOut,
    cost: toDollars(micros),
    left_today: toDollars(left),
    fits: micros <= left,
    note: `${settings.name} (${settings.model})`,
  }
}

/** What the budgets still leave to somebody today, in millionths of a US dollar. */
export async function leftToday(db: Rows, owner: OwnerId, now: Date): Promise<number> {
  const day = dayOf(now)
  const { perUser, perDay } = limitsOf((await store.findBudget(db.shared)) ?? startBudget)
  const own = await store.spentBy(db.of(owner), owner, day)
  return Math.max(0, Math.min(perUser - own, perDay - (await store.spentOn(db.shared, day))))
}
