import { invoiceObject, subscriptionObject } from './objects.ts'
import { type Invoice, newId, type State, type Subscription } from './state.ts'

export type WorldOptions = {
  state: State
  /** Seconds since 1970. */
  now: () => number
  /** Of the stand-in itself, for the addresses in its objects. */
  origin: () => string
}

/** The life of a subscription at a payment provider, each change with the event that tells of it. */
export function createLedger({ state, now, origin }: WorldOptions) {
  function emit(type: string, object: object) {
    const snapshot: object = structuredClone(object)
    state.events.push({ id: newId('evt'), type, created: now(), object: snapshot, delivered: false, attempts: 0 })
  }
  const tell = (type: string, subscription: Subscription) =>
    emit(`customer.subscription.${type}`, subscriptionObject(subscription, state))
  const priceOf = ({ price }: { price: string }) => state.prices[price]
  const after = (time: number, { price }: { price: string }) => {
    const date = new Date(time * 1000)
    const months = state.prices[price]?.interval === 'year' ? 12 : 1
    return Math.floor(date.setUTCMonth(date.getUTCMonth() + months) / 1000)
  }

  function bill(subscription: Subscription, total: number, paid: boolean): Invoice {
    const id = newId('in')
    const number = `SANDBOX-${String(Object.keys(state.invoices).length + 1).padStart(4, '0')}`
    const intent = total > 0 ? newId('pi') : null
    const { id: of, customer } = subscription
    const status = paid ? 'paid' : 'open'
    const invoice: Invoice = {
      id,
      number,
      customer,
      subscription: of,
      total,
      status,
      created: now(),
      intent,
      refunded: 0,
    }
    state.invoices[id] = invoice
    emit(paid ? 'invoice.paid' : 'invoice.payment_failed', invoiceObject(invoice, origin()))
    return invoice
  }

  function subscribe(customer: string, price: string, trialDays = 0): Subscription {
    const created = now()
    const trial_end = trialDays > 0 ? created + trialDays * 86_400 : null
    const subscription: Subscription = {
      id: newId('sub'),
      customer,
      price,
      status: trial_end ? 'trialing' : 'active',
      created,
      period_start: created,
      period_end: trial_end ?? after(created, { price }),
      trial_end,
      cancel_at_period_end: false,
      ended_at: null,
    }
    state.subscriptions[subscription.id] = subscription
    tell('created', subscription)
    bill(subscription, trial_end ? 0 : (priceOf(subscription)?.unit_amount ?? 0), true)
    return subscription
  }

  function end(subscription: Subscription) {
    Object.assign(subscription, { status: 'canceled', ended_at: now() })
    tell('deleted', subscription)
  }

  /** The next period begins: it is paid, or the card fails, or the subscription was to end. */
  function renew(subscription: Subscription, pays = true) {
    if (subscription.ended_at !== null) return
    if (subscription.cancel_at_period_end) return end(subscription)
    const { period_end } = subscription
    Object.assign(subscription, {
      status: pays ? 'active' : 'past_due',
      period_start: period_end,
      period_end: after(period_end, subscription),
    })
    bill(subscription, priceOf(subscription)?.unit_amount ?? 0, pays)
    tell('updated', subscription)
  }

  return { emit, tell, subscribe, end, renew }
}
