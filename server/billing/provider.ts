import Stripe from 'stripe'
import type { Receipt } from '../../contract/index.ts'
import { AppError } from '../platform/errors.ts'
import { idOf, type PaymentEvent, toEvent, toReceipts, toSubscription } from './provider-rules.ts'
import type { ProviderSubscription } from './rules.ts'

export type { PaymentEvent } from './provider-rules.ts'

export type ProviderOptions = {
  secretKey: string
  webhookSecret: string
  apiUrl: string
  /** Milliseconds that one request may take. */
  timeout: number
  log: (message: string) => void
}

/** What a checkout sends; the same again under the same key answers the same session. */
export type SessionOrder = { id: string; origin: string; price_id: string; trial_days: number }
type Session = {
  id: string
  url: string | null
  status: 'open' | 'complete' | 'expired'
  subscriptionId: string | null
}

export type Provider = ReturnType<typeof createProvider>

/**
 * Stripe, through its own SDK, in the few words that billing needs. Every function throws `unavailable` where the
 * provider does not answer or refuses.
 */
export function createProvider({ secretKey, webhookSecret, apiUrl, timeout, log }: ProviderOptions) {
  const { protocol, hostname, port } = new URL(apiUrl)
  const scheme = protocol === 'http:' ? 'http' : 'https'
  const stripe = new Stripe(secretKey, {
    protocol: scheme,
    host: hostname,
    port: port || (scheme === 'http' ? 80 : 443),
    telemetry: false,
    maxNetworkRetries: 2,
    timeout,
  })

  async function asking<T>(work: Promise<T>): Promise<T> {
    return work.catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      log(`The payment provider failed: ${error.type} ${error.code ?? ''} ${error.message}`)
      throw new AppError('unavailable', 'The payment provider could not be reached. Nothing was charged; try again.')
    })
  }

  return {
    createCustomer: async (key: string, email: string): Promise<string> =>
      (await asking(stripe.customers.create({ email }, { idempotencyKey: key }))).id,

    /** Ends all its subscriptions at once, and what tells who it is goes. Nothing happens where that was done before. */
    deleteCustomer: async (id: string): Promise<void> => {
      await asking(stripe.customers.del(id).catch(unless('resource_missing')))
    },

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

    /** All there ever were, ended ones too. */
    async subscriptions(customer: string): Promise<ProviderSubscription[]> {
      const list = stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
      return (await asking(list.autoPagingToArray({ limit: 1000 }))).flatMap(toSubscription)
    },

    /** Money first: were the subscription ended first and the process killed then, nobody would pay it back. */
    async endAndRefund(subscription: string): Promise<void> {
      const invoices = await asking(stripe.invoices.list({ subscription, limit: 100, expand: ['data.payments'] }))
      const payments = invoices.data.flatMap(invoice => invoice.payments?.data ?? [])
      for (const { payment, status } of payments) {
        const intent = typeof payment.payment_intent === 'string' ? payment.payment_intent : payment.payment_intent?.id
        if (!intent || status !== 'paid') continue
        const refund = stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `surplus-${intent}` })
        await asking(refund.catch(unless('charge_already_refunded')))
      }
      await asking(stripe.subscriptions.cancel(subscription, {}, { idempotencyKey: `surplus-${subscription}` }))
    },

    /** The address of the customer's own page: card, plan, cancelling. */
    portal: async (customer: string, returnTo: string): Promise<string> =>
      (await asking(stripe.billingPortal.sessions.create({ customer, return_url: returnTo }))).url,

    /** The newest fifty. */
    async receipts(customer: string): Promise<Receipt[]> {
      const [invoices, charges] = await Promise.all([
        asking(stripe.invoices.list({ customer, limit: 50, expand: ['data.payments'] })),
        asking(stripe.charges.list({ customer, limit: 100 })),
      ])
      return toReceipts(invoices.data, charges.data)
    },

    /** The event in a body that the provider signed. Throws `bad_input` for any other. */
    eventFrom(body: Buffer, signature: string): PaymentEvent {
      try {
        return toEvent(stripe.webhooks.constructEvent(body, signature, webhookSecret))
      } catch {
        throw new AppError('bad_input', 'The signature of this event is not valid.')
      }
    },

    /** Since that time, oldest first. */
    async eventsSince(time: Date): Promise<PaymentEvent[]> {
      const list = stripe.events.list({ created: { gte: Math.floor(time.getTime() / 1000) }, limit: 100 })
      return (await asking(list.autoPagingToArray({ limit: 10_000 }))).map(toEvent).reverse()
    },
  }
}

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

const unless = (code: string) => (error: unknown) => {
  if (!(error instanceof Stripe.errors.StripeError && error.code === code)) throw error
}
