import { type Allowance, type EntitlementName, entitlementNames } from '../../contract/index.ts'
import type { Billing } from '../billing/service.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Plans } from '../plans/service.ts'
import type { Connection, Rows } from '../platform/database/database.ts'
import { createGrants } from './grants.ts'
import { fullOf, monthOf, noLimits } from './rules.ts'
import * as store from './store.ts'

export type Entitlements = ReturnType<typeof createEntitlements>

/** What is counted, as against what is only compared. */
type Counted = Exclude<EntitlementName, 'batch_size'>

export type EntitlementsOptions = { db: Rows; billing: Billing; plans: Plans; now: () => Date; maxUploadBytes: number }

/**
 * The one place where what a plan grants is enforced. Until an administrator switches metering on, nothing is counted
 * and nothing refused. Reading and deleting one's own data never comes through here.
 */
export function createEntitlements({ db, billing, plans, now, maxUploadBytes }: EntitlementsOptions) {
  const { isMetering, grantOf, limitOf, grantsModel } = createGrants({ db, billing, plans })

  const usedOf = (connection: Connection, owner: OwnerId, name: Counted): Promise<number> =>
    name === 'resumes_kept'
      ? store.countResumes(connection, owner)
      : store.usedIn(connection, owner, name, monthOf(now()))

  return {
    /** Throws `forbidden` where one more would be too many: before work is done that would come to nothing. */
    async roomFor(owner: OwnerId, name: Counted): Promise<void> {
      const limit = await limitOf(owner, name)
      if (limit !== null && (await usedOf(db.of(owner), owner, name)) >= limit) throw fullOf(name, limit)
    },

    /** Throws `forbidden` where so many at once are too many. `free`, asked only then, are those that are stored. */
    async atOnce(owner: OwnerId, name: 'batch_size', size: number, free: () => Promise<number>): Promise<void> {
      const limit = await limitOf(owner, name)
      if (limit !== null && size > limit && size - (await free()) > limit) throw fullOf(name, limit)
    },

    /**
     * Stores one that counts, by `keep`, and counts it in the same transaction: what fails or is refused costs
     * nothing, and parallel calls cannot get past the limit. Throws `forbidden`, with nothing stored, at the limit.
     * `known` looks, while nobody else can store, for what somebody has stored meanwhile: that is answered, and free.
     */
    async spend<T>(
      owner: OwnerId,
      name: Counted,
      keep: (db: Connection) => Promise<T>,
      known?: (db: Connection) => Promise<T | null>,
    ): Promise<T> {
      const metering = await isMetering()
      if (!metering && !known) return keep(db.of(owner))
      const limit = metering ? (await grantOf(owner)).limits[name] : null
      return db
        .of(owner)
        .transaction()
        .execute(async tx => {
          await store.lockOwner(tx, owner)
          const there = await known?.(tx)
          if (there) return there
          if (limit !== null && (await usedOf(tx, owner, name)) >= limit) throw fullOf(name, limit)
          if (metering && name !== 'resumes_kept') await store.addUse(tx, owner, name, monthOf(now()))
          return keep(tx)
        })
    },

    /** What the owner may use and has used, for the screens. */
    async allowance(owner: OwnerId): Promise<Allowance> {
      const metering = await isMetering()
      const { plan, limits } = await grantOf(owner)
      const effective = metering ? limits : noLimits
      const used = async (name: EntitlementName) => (name === 'batch_size' ? null : usedOf(db.of(owner), owner, name))
      const each = entitlementNames.map(async name => ({ name, limit: effective[name], used: await used(name) }))
      return { metering, plan, max_file_bytes: maxUploadBytes, limits: await Promise.all(each) }
    },

    grantsModel,

    metering: async () => ({ enabled: await isMetering() }),
    setMetering: (enabled: boolean) => store.setMetering(db.shared, enabled),
  }
}
