import type { Customer, Event, Invoice, Price, Session, State, Subscription } from './state.ts'

/** The stand-in's things in Stripe's own shape: the fields that its SDK and its callers read. */
const list = (data: object[], url: string) => ({ object: 'list', data, has_more: false, url })

export const customerObject = (customer: Customer) => ({ object: 'customer', livemode: false, ...customer })

export const priceObject = ({ id, product, unit_amount, interval }: Price) => ({
  object: 'price',
  id,
  product,
  unit_amount,
  currency: 'usd',
  type: 'recurring',
  recurring: { interval, interval_count: 1 },
})

export const sessionObject = (session: Session, origin: string) => ({
  object: 'checkout.session',
  id: session.id,
  mode: 'subscription',
  customer: session.customer,
  status: session.status,
  payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
  subscription: session.subscription,
  success_url: session.success_url,
  cancel_url: session.cancel_url,
  created: session.created,
  url: session.status === 'open' ? `${origin}/pay/${session.id}` : null,
})

export function subscriptionObject(subscription: Subscription, state: State) {
  const { id, customer, status, created, trial_end, cancel_at_period_end, ended_at } = subscription
  const price = state.prices[subscription.price]
  const item = {
    object: 'subscription_item',
    id: `si_${id}`,
    price: price && priceObject(price),
    quantity: 1,
    current_period_start: subscription.period_start,
    current_period_end: subscription.period_end,
  }
  return {
    object: 'subscription',
    id,
    customer,
    status,
    created,
    start_date: created,
    trial_end,
    cancel_at_period_end,
    cancel_at: cancel_at_period_end ? subscription.period_end : null,
    ended_at,
    items: list([item], `/v1/subscription_items?subscription=${id}`),
  }
}

export function invoiceObject(invoice: Invoice, origin: string) {
  const { id, number, customer, subscription, total, status, created, intent } = invoice
  const payment = { object: 'invoice_payment', status, payment: { type: 'payment_intent', payment_intent: intent } }
  return {
    object: 'invoice',
    id,
    number,
    customer,
    total,
    status,
    created,
    amount_paid: status === 'paid' ? total : 0,
    hosted_invoice_url: `${origin}/receipt/${id}`,
    parent: { type: 'subscription_details', subscription_details: { subscription } },
    payments: list(intent ? [payment] : [], '/v1/invoice_payments'),
  }
}

/** What was charged for an invoice; one that cost nothing has no charge. */
export const chargeObject = ({ id, customer, intent, total, refunded, created }: Invoice) => ({
  object: 'charge',
  id: `ch_${id}`,
  customer,
  payment_intent: intent,
  amount: total,
  amount_refunded: refunded,
  refunded: refunded >= total,
  created,
})

export const eventObject = ({ id, type, created, object }: Event) => ({
  object: 'event',
  id,
  type,
  created,
  livemode: false,
  data: { object },
})
