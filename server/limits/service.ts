import type { Connection } from '../platform/database/database.ts'
import type { LimitSettings, RateName } from '../platform/limits.ts'
import { createBundles } from './bundles.ts'
import { costOf, keyOf, networkOf, tooMany } from './rules.ts'
import { createSlots } from './slots.ts'
import * as store from './store.ts'

export type Limits = ReturnType<typeof createLimits>

/** An address at which an account signed in is its own for this long: others cannot lock it out there. */
const knownForMs = 90 * 86_400_000

/** How much of the calls is taken from the database at once: they are counted there without a write for each. */
const bundles = 20

/**
 * How often somebody may do something, kept in the database, so that several processes agree. Every refusal is
 * `too_many` with the seconds after which it will work. `db` sees everybody's rows: most of it is before sign-in.
 */
export function createLimits({ db, settings }: { db: Connection; settings: LimitSettings }) {
  async function takeKey(name: RateName, key: string, count = 1): Promise<void> {
    const rate = settings[name]
    const cost = costOf(rate) * count
    if (await store.take(db, key, cost, rate.perMs)) return
    throw tooMany(name, (await store.spentFor(db, key)) + cost - rate.perMs)
  }

  const bundle = Math.max(Math.floor(settings.calls.count / bundles), 1)
  const calls = createBundles(bundle, settings.calls.perMs, key => takeKey('calls', key, bundle))

  return {
    /** One more by this account or from this address. Throws `too_many`. */
    take: (name: RateName, by: { account: string | number } | { address: string }): Promise<void> =>
      takeKey(name, keyOf(name, 'account' in by ? by.account : networkOf(by.address))),

    /** A call of the API by an account or, where nobody is signed in, an address. Throws `too_many`. */
    call: (by: { account: number } | { address: string }): Promise<void> =>
      calls.one(keyOf('calls', 'account' in by ? by.account : networkOf(by.address))),

    /**
     * Signs in by `verify`, which throws where the password is wrong: only that counts. Whoever tries the passwords of
     * one account from many addresses locks it at those, not at the ones where it has signed in before.
     */
    async signIn<T>({ account, address }: { account: string; address: string }, verify: () => Promise<T>): Promise<T> {
      const network = networkOf(address)
      const known = keyOf('known', account, network)
      const isKnown = (await store.spentFor(db, known)) > 0
      const spend = [
        ['login', keyOf('login', account, network)],
        ['login_address', keyOf('login_address', network)],
        ...(isKnown ? [] : [['login_account', keyOf('login_account', account)] as const]),
      ] as const
      for (const [name, key] of spend) await takeKey(name, key)
      const signedIn = await verify()
      for (const [name, key] of spend) await store.giveBack(db, key, costOf(settings[name]))
      await store.mark(db, known, knownForMs)
      return signedIn
    },

    inSlot: createSlots(db, settings.batches),

    /** Forgets what is over. */
    async sweep(): Promise<void> {
      calls.sweep()
      await store.sweep(db)
    },
  }
}
