import type Stripe from 'stripe'
import type { Receipt } from '../../contract/index.ts'
import type { ProviderSubscription } from './rules.ts'

/** That something of a customer changed. What it changed to is always asked for anew, whatever the event says. */
export type PaymentEvent = { id: string; type: string; customer: string | null }

/** The id, whether the provider sent it alone or with the object around it. */
export const idOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : null
}

export function toEvent(event: Stripe.Event): PaymentEvent {
  const about: object = event.data.object
  const itself = 'object' in about && about.object === 'customer'
  const customer = itself ? about : 'customer' in about ? about.customer : null
  return { id: event.id, type: event.type, customer: idOf(customer) }
}

const time = (seconds: number) => new Date(seconds * 1000)

const cycles = ['month', 'year'] as const

/** None for one without a price of a month or a year: it was not made by us. */
export function toSubscription(subscription: Stripe.Subscription): ProviderSubscription[] {
  const item = subscription.items.data[0]
  const billing_cycle = cycles.find(cycle => cycle === item?.price.recurring?.interval)
  if (!item || !billing_cycle) return []
  const { id, status, start_date, trial_end, cancel_at, cancel_at_period_end, ended_at, created } = subscription
  return [
    {
      id,
      status,
      price_id: item.price.id,
      price_cents: item.price.unit_amount ?? 0,
      billing_cycle,
      start_date: time(start_date),
      end_date: time(ended_at ?? cancel_at ?? item.current_period_end),
      trial_end_date: trial_end === null ? null : time(trial_end),
      auto_renew: ended_at === null && cancel_at === null && !cancel_at_period_end,
      created: time(created),
    },
  ]
}

/** Invoices with what was paid back of them, newest first as the provider lists them. */
export function toReceipts(invoices: Stripe.Invoice[], charges: Stripe.Charge[]): Receipt[] {
  const refunded = new Map(charges.map(charge => [idOf(charge.payment_intent), charge.amount_refunded]))
  return invoices
    .filter(({ status }) => status !== 'draft')
    .map(invoice => {
      const intents = (invoice.payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent))
      const back = intents.reduce((sum, intent) => sum + (refunded.get(intent) ?? 0), 0)
      return {
        id: invoice.id,
        number: invoice.number,
        created_at: time(invoice.created).toISOString(),
        amount: invoice.total / 100,
        status: statusOf(invoice, back),
        url: invoice.hosted_invoice_url ?? null,
      }
    })
}

function statusOf({ status, total }: Stripe.Invoice, back: number): Receipt['status'] {
  if (status === 'paid' && back > 0) return back >= total ? 'refunded' : 'partly_refunded'
  return (['paid', 'void'] as const).find(each => each === status) ?? 'open'
}
