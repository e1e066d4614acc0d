import type { CheckoutState, Subscription } from '../../contract/index.ts'

/** A subscription as the provider has it now. Times are the provider's, money is in whole cents. */
export type ProviderSubscription = {
  id: string
  price_id: string
  status: string
  price_cents: number
  billing_cycle: 'month' | 'year'
  start_date: Date
  end_date: Date
  trial_end_date: Date | null
  auto_renew: boolean
  created: Date
}

/** A subscription as it is kept, with the plan it is for. */
export type HeldSubscription = Omit<ProviderSubscription, 'price_id' | 'created' | 'billing_cycle'> & {
  billing_cycle: string
  plan: { id: number; name: string; tagline: string | null; feature_flags: string }
}

/** docs/billing.md has this as a table: what the provider's words mean here. */
const live = new Set(['trialing', 'active', 'past_due', 'unpaid', 'paused'])
const granting = new Set(['trialing', 'active', 'past_due'])

/** Not over: it may cost money again, so there is at most one for each customer. */
export const isLive = ({ status }: { status: string }) => live.has(status)

/** Grants what its plan grants. While a failed payment is tried again nobody is locked out. */
export const isActive = ({ status }: { status: string }) => granting.has(status)

/** All but the oldest of the live ones: paid for twice by mistake, so they are to be ended and paid back. */
export function surplusOf<S extends ProviderSubscription>(subscriptions: S[]): S[] {
  const oldestFirst = (a: S, b: S) => a.created.getTime() - b.created.getTime() || (a.id < b.id ? -1 : 1)
  return subscriptions.filter(isLive).toSorted(oldestFirst).slice(1)
}

export const answerSubscription = (held: HeldSubscription): Subscription => ({
  plan: {
    id: held.plan.id,
    name: held.plan.name,
    tagline: held.plan.tagline,
    price: held.price_cents / 100,
    billing_cycle: held.billing_cycle === 'year' ? 'year' : 'month',
  },
  is_active: isActive(held),
  start_date: held.start_date.toISOString(),
  end_date: held.end_date.toISOString(),
  trial_end_date: held.trial_end_date?.toISOString() ?? null,
  auto_renew: held.auto_renew,
  payment_due: held.status === 'past_due' || held.status === 'unpaid',
})

/** How a checkout stands, from its own state and, once it was paid, from the subscription that it became. */
export function stateOfCheckout(
  checkout: { state: string } | null,
  bought: { status: string } | null,
): CheckoutState['state'] {
  if (!checkout) return 'none'
  if (checkout.state === 'open') return 'open'
  if (checkout.state === 'expired') return 'failed'
  if (!bought || bought.status === 'incomplete') return 'processing'
  if (bought.status === 'incomplete_expired') return 'failed'
  return isLive(bought) ? 'confirmed' : 'ended'
}

/** A session of the provider lives for a day; one nearly that old is not worth sending anybody to. */
export const isFresh = (checkout: { created_at: Date }, now: Date) =>
  now.getTime() - checkout.created_at.getTime() < 23 * 60 * 60 * 1000
