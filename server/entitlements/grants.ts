import { type EntitlementName, grantsModel, type Limits, limitsOf } from '../../contract/index.ts'
import type { Billing } from '../billing/service.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Plans } from '../plans/service.ts'
import type { Rows } from '../platform/database/database.ts'
import { withoutPlan } from './rules.ts'
import * as store from './store.ts'

/** What an owner's plan grants. */
export function createGrants({ db, billing, plans }: { db: Rows; billing: Billing; plans: Plans }) {
  const isMetering = () => store.isMetering(db.shared)

  /** Of the plan that is paid for, else of the plan for nothing, else the ones that are written down for nobody's. */
  const planOf = async (owner: OwnerId) =>
    (await billing.grantingPlan(owner)) ?? (await plans.list()).find(({ price }) => price === 0)

  async function grantOf(owner: OwnerId): Promise<{ plan: string | null; limits: Limits }> {
    const plan = await planOf(owner)
    return plan ? { plan: plan.name, limits: limitsOf(plan.feature_flags) } : { plan: null, limits: withoutPlan }
  }

  return {
    isMetering,
    grantOf,

    /** Null: none, as everywhere until an administrator switches metering on. */
    async limitOf(owner: OwnerId, name: EntitlementName): Promise<number | null> {
      return (await isMetering()) ? (await grantOf(owner)).limits[name] : null
    },

    /** Whether a language model may read for the owner. */
    async grantsModel(owner: OwnerId): Promise<boolean> {
      return !(await isMetering()) || grantsModel((await planOf(owner))?.feature_flags ?? '{}')
    },
  }
}
