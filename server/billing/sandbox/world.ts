import { createLedger, type WorldOptions } from './ledger.ts'
import { customerObject, invoiceObject, sessionObject } from './objects.ts'
import { type Invoice, newId, type Session, type State, type Subscription } from './state.ts'

export type World = ReturnType<typeof createWorld>

/** What happens at a payment provider: everything that changes the stand-in's state, each with the event it causes. */
export function createWorld(options: WorldOptions) {
  const { state, now, origin } = options
  const { emit, tell, subscribe, end, renew } = createLedger(options)
  return {
    state,
    customer(email: string) {
      const customer = { id: newId('cus'), email, created: now() }
      state.customers[customer.id] = customer
      emit('customer.created', customerObject(customer))
      return customer
    },
    /** Its subscriptions end at once; what told who it is, is gone from events and answers, too. */
    forget(id: string) {
      for (const subscription of Object.values(state.subscriptions))
        if (subscription.customer === id && subscription.ended_at === null) end(subscription)
      delete state.customers[id]
      forgetTold(state, id)
      emit('customer.deleted', { object: 'customer', id })
    },
    /** Open until it is paid or a day has passed. */
    openSession(order: Pick<Session, 'customer' | 'price' | 'success_url' | 'cancel_url' | 'trial_days'>): Session {
      const session: Session = { ...order, id: newId('cs_test'), status: 'open', subscription: null, created: now() }
      state.sessions[session.id] = session
      return session
    },
    /** A card went through, or there was nothing to pay. A session is paid once. */
    pay(session: Session) {
      if (session.status !== 'open') return
      const subscription = subscribe(session.customer, session.price, session.trial_days)
      Object.assign(session, { status: 'complete', subscription: subscription.id })
      emit('checkout.session.completed', sessionObject(session, origin()))
    },
    expire(session: Session) {
      session.status = 'expired'
      emit('checkout.session.expired', sessionObject(session, origin()))
    },
    subscribe,
    end,
    renew,
    cancelAtPeriodEnd(subscription: Subscription, cancel: boolean) {
      subscription.cancel_at_period_end = cancel
      tell('updated', subscription)
    },
    changePlan(subscription: Subscription, price: string) {
      subscription.price = price
      tell('updated', subscription)
    },
    /** The open invoices of a subscription are paid with another card. */
    settle(subscription: Subscription) {
      for (const invoice of Object.values(state.invoices)) {
        if (invoice.subscription !== subscription.id || invoice.status !== 'open') continue
        invoice.status = 'paid'
        emit('invoice.paid', invoiceObject(invoice, origin()))
      }
      if (subscription.status === 'past_due') subscription.status = 'active'
      tell('updated', subscription)
    },
    refund(invoice: Invoice) {
      invoice.refunded = invoice.total
      emit('charge.refunded', { object: 'charge', customer: invoice.customer, payment_intent: invoice.intent })
    },
    /** Periods that ended while nobody looked. */
    passTime() {
      for (const session of Object.values(state.sessions))
        if (session.status === 'open' && session.created + 86_400 < now()) this.expire(session)
      for (const subscription of Object.values(state.subscriptions))
        while (subscription.ended_at === null && subscription.period_end < now()) renew(subscription)
    },
  }
}

/** What was told of one object goes: the events that show it, and the answers that are kept for a key. */
function forgetTold(state: State, id: string) {
  const isIt = (object: unknown) =>
    typeof object === 'object' && object !== null && 'object' in object && 'id' in object && object.id === id
  state.events = state.events.filter(({ object }) => !isIt(object))
  for (const [key, { body }] of Object.entries(state.answers)) if (isIt(body)) delete state.answers[key]
}
