import { createHash, randomUUID } from 'node:crypto'
import { trialDaysOf, type User } from '../../contract/index.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Plans, StoredPlan } from '../plans/service.ts'
import type { Rows } from '../platform/database/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Provider } from './provider.ts'
import { isFresh, isLive } from './rules.ts'
import * as store from './store.ts'
import type { Sync } from './sync.ts'

type Caller = { owner: OwnerId; user: User }

export type CheckoutOptions = {
  db: Rows
  plans: Plans
  provider: Provider
  sync: Sync
  mode: string
  now: () => Date
  /** Where browsers reach us, without a last slash. */
  publicUrl: () => string
}

/** How often two plans may be asked for at once before one of the callers is told to try again. */
const tries = 20

export function createCheckout(options: CheckoutOptions) {
  const { db, plans, provider, sync, mode, now, publicUrl } = options

  /**
   * The provider's session of a checkout. A checkout whose session was not noted down, because the process died or
   * another request is a moment ahead, gets the one that its key already stands for.
   */
  async function sessionOf(owner: OwnerId, customerId: string, checkout: store.Checkout) {
    if (checkout.session_id) return provider.session(checkout.session_id)
    const session = await provider.createSession(customerId, checkout)
    await store.setCheckout(db.of(owner), owner, checkout.id, { session_id: session.id })
    return session
  }

  /** Notes how the session of a checkout stands, and fetches what it became. */
  async function settle(owner: OwnerId, customerId: string, checkout: store.Checkout) {
    const session = await sessionOf(owner, customerId, checkout)
    if (session.status === 'expired') await store.setCheckout(db.of(owner), owner, checkout.id, { state: 'expired' })
    if (session.status === 'complete') {
      await sync.customer(customerId)
      await store.setCheckout(db.of(owner), owner, checkout.id, {
        state: 'complete',
        subscription_id: session.subscriptionId,
      })
    }
    return session
  }

  async function giveUp(owner: OwnerId, customerId: string, checkout: store.Checkout) {
    const session = await sessionOf(owner, customerId, checkout)
    if (session.status === 'open') await provider.expireSession(session.id)
    await settle(owner, customerId, checkout)
  }

  return {
    settle,

    /**
     * Where to pay for this plan. There is at most one open session for each customer, and none beside a live
     * subscription: however often and for however many plans this is called at once, one of them can be bought.
     */
    async start(caller: Caller, planId: number): Promise<string> {
      const plan = await plans.offered(planId)
      const customerId = await customerOf(options, caller)
      const price_id = await priceOf(options, plan)
      for (let attempt = 0; attempt < tries; attempt++) {
        const current = await store.currentSubscription(db.of(caller.owner), caller.owner, mode)
        if (current && isLive(current)) return provider.portal(customerId, `${publicUrl()}/userhome`)
        const trial_days = current ? 0 : trialDaysOf(plan.feature_flags)
        const order = { id: randomUUID(), origin: publicUrl(), price_id, trial_days, plan_id: plan.id }
        const open = await store.openCheckout(db.of(caller.owner), caller.owner, mode, { ...order, created_at: now() })
        if (!open) continue // a subscription came to life a moment ago
        if (open.price_id !== price_id || open.origin !== order.origin || !isFresh(open, now())) {
          await giveUp(caller.owner, customerId, open)
          continue
        }
        const session = await settle(caller.owner, customerId, open)
        if (session.status === 'open' && session.url) return session.url
      }
      throw new AppError('unavailable', 'Several checkouts were started at once. Try again.')
    },
  }
}

/** The customer whom the provider knows somebody as, made at their first checkout. */
async function customerOf({ db, provider, mode }: CheckoutOptions, { owner, user }: Caller): Promise<string> {
  const row = await store.ensureCustomer(db.of(owner), owner, mode, randomUUID())
  if (row.customer_id) return row.customer_id
  const id = await provider.createCustomer(row.provider_key, user.email)
  await store.setCustomerId(db.of(owner), owner, mode, id)
  return id
}

/** The provider's price of a plan as it is now; what somebody was shown is what they pay, so a changed plan has another. */
async function priceOf({ db, provider, mode }: CheckoutOptions, plan: StoredPlan): Promise<string> {
  const price = { plan_id: plan.id, mode, price_cents: plan.price_cents, billing_cycle: plan.billing_cycle }
  const known = await store.findPriceId(db.shared, price)
  if (known) return known
  const terms = [plan.provider_key, plan.price_cents, plan.billing_cycle, plan.name]
  const key = createHash('sha256').update(JSON.stringify(terms)).digest('hex')
  const price_id = await provider.createPrice(key, plan)
  await store.insertPrice(db.shared, { ...price, price_id })
  return price_id
}
