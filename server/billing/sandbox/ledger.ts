import { invoiceObject, subscriptionObject } from './objects.ts'
import { type Invoice, newId, type Price, type State, type Subscription } from './state.ts'

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

  function bill(subscription: Subscription, total: number, paid: boolean) {
    const count = Object.keys(state.invoices).length + 1
    const invoice = newInvoice(subscription, total, { count, paid, created: now() })
    state.invoices[invoice.id] = invoice
    emit(paid ? 'invoice.paid' : 'invoice.payment_failed', invoiceObject(invoice, origin()))
  }

  function subscribe(customer: string, price: string, trialDays = 0): Subscription {
    const created = now()
    const trial_end = trialDays > 0 ? created + trialDays * 86_400 : null
    const period_end = trial_end ?? afterPeriod(created, state.prices[price])
    const subscription = newSubscription({ customer, price, created, trial_end, period_end })
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
      period_end: afterPeriod(period_end, priceOf(subscription)),
    })
    bill(subscription, priceOf(subscription)?.unit_amount ?? 0, pays)
    tell('updated', subscription)
  }

  return { emit, tell, subscribe, end, renew }
}

/** When a period that begins at `time` is over. */
function afterPeriod(time: number, price: Price | undefined): number {
  const date = new Date(time * 1000)
  return Math.floor(date.setUTCMonth(date.getUTCMonth() + (price?.interval === 'year' ? 12 : 1)) / 1000)
}

type Begun = Pick<Subscription, 'customer' | 'price' | 'created' | 'trial_end' | 'period_end'>

const newSubscription = (begun: Begun): Subscription => ({
  id: newId('sub'),
  ...begun,
  status: begun.trial_end ? 'trialing' : 'active',
  period_start: begun.created,
  cancel_at_period_end: false,
  ended_at: null,
})

/** `count` says the how many-th invoice of the stand-in it is. */
const newInvoice = (
  { id, customer }: Subscription,
  total: number,
  { count, paid, created }: { count: number; paid: boolean; created: number },
): Invoice => ({
  id: newId('in'),
  number: `SANDBOX-${String(count).padStart(4, '0')}`,
  customer,
  subscription: id,
  total,
  status: paid ? 'paid' : 'open',
  created,
  intent: total > 0 ? newId('pi') : null,
  refunded: 0,
})
