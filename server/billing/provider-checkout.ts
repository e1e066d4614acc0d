import Stripe from 'stripe'
import type { Connected } from './provider-connection.ts'
import { idOf } from './provider-rules.ts'

/** What a checkout sends; the same again under the same key answers the same session. */
export type SessionOrder = { id: string; origin: string; price_id: string; trial_days: number }
type Session = {
  id: string
  url: string | null
  status: 'open' | 'complete' | 'expired'
  subscriptionId: string | null
}

/** What the provider is asked for while somebody buys: the price of a plan, and the session that it is paid in. */
export const checkoutCalls = ({ stripe, asking }: Connected) => ({
  /** A product of this plan and its price, made once under `key` however often it is asked for. */
  async createPrice(key: string, plan: { name: string; price_cents: number; billing_cycle: string }) {
    const product = await asking(stripe.products.create({ name: plan.name }, { idempotencyKey: `${key}-product` }))
    const interval = plan.billing_cycle === 'year' ? 'year' : 'month'
    const price = {
      product: product.id,
      currency: 'usd',
      unit_amount: plan.price_cents,
      recurring: { interval },
    } as const
    return (await asking(stripe.prices.create(price, { idempotencyKey: `${key}-price` }))).id
  },

  createSession: async (customer: string, order: SessionOrder): Promise<Session> =>
    toSession(
      await asking(stripe.checkout.sessions.create(sessionParams(customer, order), { idempotencyKey: order.id })),
    ),

  session: async (id: string): Promise<Session> => toSession(await asking(stripe.checkout.sessions.retrieve(id))),

  /** Answers whether it is over unpaid: one that was paid in the meantime cannot be ended. */
  async expireSession(id: string): Promise<boolean> {
    await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return asking(Promise.reject(error))
    })
    return (await asking(stripe.checkout.sessions.retrieve(id))).status === 'expired'
  },
})

function sessionParams(customer: string, order: SessionOrder): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'subscription',
    customer,
    line_items: [{ price: order.price_id, quantity: 1 }],
    success_url: `${order.origin}/payment/success`,
    cancel_url: `${order.origin}/plans`,
    payment_method_collection: 'if_required',
    ...(order.trial_days > 0 && { subscription_data: { trial_period_days: order.trial_days } }),
  }
}

const sessionStates = ['open', 'complete', 'expired'] as const

const toSession = (session: Stripe.Checkout.Session): Session => ({
  id: session.id,
  url: session.url,
  status: sessionStates.find(state => state === session.status) ?? 'open',
  subscriptionId: idOf(session.subscription),
})
