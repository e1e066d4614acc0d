import { randomUUID } from 'node:crypto'
import type { Plan, PlanChange, PlanInput } from '../../contract/index.ts'
import type { Rows } from '../platform/database/database.ts'
import { found } from '../platform/errors.ts'
import { examplePlans, toCents, toPlan } from './rules.ts'
import * as store from './store.ts'

export type { StoredPlan } from './store.ts'

export type Plans = ReturnType<typeof createPlans>

/** What is on offer. Plans belong to nobody: everybody reads them, administrators change them. */
export function createPlans({ db, now }: { db: Rows; now: () => Date }) {
  const fresh = ({ price, ...plan }: PlanInput) => ({
    ...plan,
    price_cents: toCents(price),
    provider_key: randomUUID(),
    created_at: now(),
  })

  return {
    /** Cheapest first. */
    list: async (): Promise<Plan[]> => (await store.listPlans(db.shared)).map(toPlan),
    get: async (id: number): Promise<Plan> => toPlan(found(await store.findPlan(db.shared, id))),
    /** As it is kept, for who sells it. */
    offered: async (id: number) => found(await store.findPlan(db.shared, id)),
    /** Of one that is off the list, too. */
    nameOf: (id: number): Promise<string | null> => store.planName(db.shared, id),
    create: async (plan: PlanInput): Promise<Plan> => toPlan(await store.insertPlan(db.shared, fresh(plan))),
    async update(id: number, { price, ...change }: PlanChange): Promise<Plan> {
      const price_cents = price === undefined ? undefined : toCents(price)
      return toPlan(found(await store.updatePlan(db.shared, id, { ...change, price_cents })))
    },
    /** Off the list. Whoever is subscribed keeps it. */
    remove: async (id: number): Promise<void> => {
      // Of everybody: whether anybody ever went to pay for it.
      found((await store.removePlan(db.system, id, now())) || null)
    },
    /** Three plans, once in the life of a database: those that an admin deleted stay deleted. */
    makeExamples: (): Promise<void> => store.insertOnce(db.shared, examplePlans.map(fresh)),
  }
}
