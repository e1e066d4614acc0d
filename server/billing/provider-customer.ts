import Stripe from 'stripe'
import type { Receipt } from '../../contract/index.ts'
import type { Connected } from './provider-connection.ts'
import { toReceipts, toSubscription } from './provider-rules.ts'
import type { ProviderSubscription } from './rules.ts'

/** What the provider is asked of a customer: what they bought and paid, until it is ended. */
export const customerCalls = ({ stripe, asking }: Connected) => ({
  createCustomer: async (key: string, email: string): Promise<string> =>
    (await asking(stripe.customers.create({ email }, { idempotencyKey: key }))).id,

  /** Ends all its subscriptions at once, and what tells who it is goes. Nothing happens where that was done before. */
  deleteCustomer: async (id: string): Promise<void> => {
    await asking(stripe.customers.del(id).catch(unless('resource_missing')))
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
})

const unless = (code: string) => (error: unknown) => {
  if (!(error instanceof Stripe.errors.StripeError && error.code === code)) throw error
}
