import type { Connection } from '../platform/database/database.ts'
import { AppError } from '../platform/errors.ts'
import type { LimitSettings, RateName } from '../platform/limits.ts'
import { costOf, inWords, keyOf, networkOf, refusal } from './rules.ts'
import * as store from './store.ts'

export type Limits = ReturnType<typeof createLimits>

/** An address at which an account signed in is its own for this long: others cannot lock it out there. */
const knownForMs = 90 * 86_400_000

/** A running batch says this often that it runs, and is taken for dead when it has not for so long. */
const slotMs = 60_000
const slotRenewMs = 20_000

/** How much of the calls is taken from the database at once: they are counted there without a write for each. */
const bundles = 20

/**
 * How often somebody may do something, kept in the database, so that several processes agree. Every refusal is
 * `too_many` with the seconds after which it will work. `db` sees everybody's rows: most of it is before sign-in.
 */
export function createLimits({ db, settings }: { db: Connection; settings: LimitSettings }) {
  const refuse = (name: RateName | 'batches', waitMs: number) => {
    const seconds = Math.max(Math.ceil(waitMs / 1000), 1)
    return new AppError('too_many', `${refusal[name]} Try again ${inWords(seconds)}.`, undefined, seconds)
  }

  async function takeKey(name: RateName, key: string, count = 1): Promise<void> {
    const rate = settings[name]
    const cost = costOf(rate) * count
    if (await store.take(db, key, cost, rate.perMs)) return
    throw refuse(name, (await store.spentFor(db, key)) + cost - rate.perMs)
  }

  const bundle = Math.max(Math.floor(settings.calls.count / bundles), 1)
  const calls = createBundles(bundle, settings.calls.perMs, key => takeKey('calls', key, bundle))

  /** Asks for a place until one of `settings.batches` is free; answers its key. */
  async function takeSlot(owner: number): Promise<string> {
    for (let slot = 0; slot < settings.batches; slot++) {
      const key = keyOf('batches', owner, slot)
      if (await store.take(db, key, slotMs, slotMs)) return key
    }
    throw refuse('batches', slotRenewMs)
  }

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

    /** Runs a batch in one of the owner's places, which is free again when the last item was taken or nobody asks on. */
    async inSlot<T>(owner: number, start: () => Promise<AsyncGenerator<T>>): Promise<AsyncGenerator<T>> {
      const key = await takeSlot(owner)
      const free = () => store.forget(db, key)
      const items = await start().catch(async error => {
        await free()
        throw error
      })
      return (async function* () {
        const renewing = setInterval(() => void store.mark(db, key, slotMs).catch(() => {}), slotRenewMs)
        try {
          yield* items
        } finally {
          clearInterval(renewing)
          await free()
        }
      })()
    },

    /** Forgets what is over. */
    async sweep(): Promise<void> {
      calls.sweep()
      await store.sweep(db)
    },
  }
}

/** Has `take` take `size` at once and hands them out one by one; whoever finds none left waits for the same taking. */
function createBundles(size: number, lifeMs: number, take: (key: string) => Promise<void>) {
  const bundled = new Map<string, { left: number; until: number }>()
  const taking = new Map<string, Promise<void>>()

  async function more(key: string) {
    await take(key)
    bundled.set(key, { left: size, until: Date.now() + lifeMs })
  }

  return {
    async one(key: string): Promise<void> {
      for (;;) {
        const bundle = bundled.get(key)
        if (bundle && bundle.left > 0 && bundle.until > Date.now()) {
          bundle.left--
          return
        }
        const work = taking.get(key) ?? more(key).finally(() => taking.delete(key))
        taking.set(key, work)
        await work
      }
    },
    sweep() {
      for (const [key, { until }] of bundled) if (until < Date.now()) bundled.delete(key)
    },
  }
}
