import type { CheckoutState, Receipt, Subscription } from '../../contract/index.ts'
import type { OwnerId } from '../identity/service.ts'
import { AppError } from '../platform/errors.ts'
import { type CheckoutOptions, createCheckout } from './checkout.ts'
import { endForGood } from './ending.ts'
import { answerSubscription, isActive, stateOfCheckout } from './rules.ts'
import * as store from './store.ts'
import { isApplied } from './sync-store.ts'

export type Billing = ReturnType<typeof createBilling>

type Options = CheckoutOptions & { name: 'stripe' | 'sandbox'; publicKey: string | null }

/** Checkouts, subscriptions and receipts. The provider has the truth; what is kept here is a copy of it. */
export function createBilling(options: Options) {
  const { db, plans, provider, sync, mode, publicUrl } = options
  const checkout = createCheckout(options)

  const customerOf = async (owner: OwnerId): Promise<string> => {
    const id = await store.customerIdOf(db.of(owner), owner, mode)
    if (!id) throw new AppError('not_found', 'There is nothing to manage yet: you have never bought a plan.')
    return id
  }

  return {
    config: () => ({ publicKey: options.publicKey, provider: options.name }),

    checkout: checkout.start,

    /** Asks the provider while the checkout is open or its subscription not there: an event may be late or lost. */
    async checkoutState(owner: OwnerId): Promise<CheckoutState> {
      const customerId = await store.customerIdOf(db.of(owner), owner, mode)
      const first = await store.latestCheckout(db.of(owner), owner, mode)
      if (!first || !customerId) return { state: 'none', plan: null }
      if (first.state === 'open') await checkout.settle(owner, customerId, first)
      const latest = (await store.latestCheckout(db.of(owner), owner, mode)) ?? first
      const id = latest.subscription_id
      const bought = id ? await store.subscriptionStatus(db.of(owner), owner, id) : null
      const state = stateOfCheckout(latest, bought)
      if (state === 'processing') await sync.customer(customerId)
      return { state, plan: await plans.nameOf(latest.plan_id) }
    },

    portal: async (owner: OwnerId): Promise<string> =>
      provider.portal(await customerOf(owner), `${publicUrl()}/userhome`),

    /** Newest first; none for who never bought anything. */
    async receipts(owner: OwnerId): Promise<Receipt[]> {
      const id = await store.customerIdOf(db.of(owner), owner, mode)
      return id ? provider.receipts(id) : []
    },

    /** The live one or the last there was. Throws `not_found` where there has never been one. */
    async subscription(owner: OwnerId): Promise<Subscription> {
      const held = await store.currentSubscription(db.of(owner), owner, mode)
      if (!held) throw new AppError('not_found', 'No active subscription')
      return answerSubscription(held)
    },

    /** Of each plan, how many may pay for it again: so many keep it where it is deleted. */
    subscribers: () => store.countLive(db.system, mode),

    /** Before an account goes; see ending.ts. */
    endForGood: (owner: OwnerId): Promise<void> => endForGood(options, owner),

    /** The plan that grants something now; computed from the stored subscription, never from one event. */
    async grantingPlan(owner: OwnerId): Promise<{ name: string; feature_flags: string } | null> {
      const held = await store.currentSubscription(db.of(owner), owner, mode)
      return held && isActive(held) ? held.plan : null
    },

    /** Throws `bad_input` for a body that the provider did not sign. One that was applied before does nothing. */
    async receiveEvent(body: Buffer, signature: string): Promise<void> {
      const event = provider.eventFrom(body, signature)
      if (!event.customer || (await isApplied(db.shared, event.id))) return
      await sync.customer(event.customer, [event])
    },
  }
}
