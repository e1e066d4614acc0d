import {
  chargeObject,
  customerObject,
  eventObject,
  invoiceObject,
  priceObject,
  sessionObject,
  subscriptionObject,
} from './objects.ts'
import { newId, type Session } from './state.ts'
import type { World } from './world.ts'

export type Answer = { status: number; body: unknown }
type Call = { id: string; sent: Map<string, string> }

const ok = (body: unknown): Answer => ({ status: 200, body })
const refuse = (status: number, code: string, message: string): Answer => ({
  status,
  body: { error: { type: status === 401 ? 'authentication_error' : 'invalid_request_error', code, message } },
})
const missing = (what: string) => refuse(404, 'resource_missing', `No such ${what}`)
const list = (data: unknown[]) => ok({ object: 'list', data, has_more: false, url: '/v1' })

/** Stripe's own words for the calls that billing makes, each answered in Stripe's shape. */
export function createApi(world: World, origin: () => string) {
  const { state } = world

  const sessionNamed = (id: string, use: (session: Session) => Answer): Answer => {
    const session = state.sessions[id]
    return session ? use(session) : missing('checkout.session')
  }

  const ofCustomer =
    (sent: Map<string, string>) =>
    ({ customer }: { customer: string }) =>
      customer === sent.get('customer')

  const routes: Record<string, (call: Call) => Answer> = {
    'POST customers': ({ sent }) => ok(customerObject(world.customer(sent.get('email') ?? ''))),
    'DELETE customers/*': ({ id }) => {
      if (!state.customers[id]) return missing('customer')
      world.forget(id)
      return ok({ object: 'customer', id, deleted: true })
    },
    'POST products': call => createProduct(world, call),
    'POST prices': call => createPrice(world, call),
    'POST checkout/sessions': call => createSession(world, origin(), call),
    'GET checkout/sessions/*': ({ id }) => sessionNamed(id, session => ok(sessionObject(session, origin()))),
    'POST checkout/sessions/*/expire': ({ id }) => sessionNamed(id, session => expire(world, origin(), session)),
    'GET subscriptions': ({ sent }) =>
      list(
        Object.values(state.subscriptions)
          .filter(ofCustomer(sent))
          .map(each => subscriptionObject(each, state)),
      ),
    'DELETE subscriptions/*': ({ id }) => cancel(world, id),
    'GET invoices': ({ sent }) => {
      const all = Object.values(state.invoices).reverse()
      const wanted = sent.has('customer')
        ? all.filter(ofCustomer(sent))
        : all.filter(({ subscription }) => subscription === sent.get('subscription'))
      return list(wanted.map(invoice => invoiceObject(invoice, origin())))
    },
    'GET charges': ({ sent }) =>
      list(
        Object.values(state.invoices)
          .filter(ofCustomer(sent))
          .filter(({ intent, status }) => intent && status === 'paid')
          .map(chargeObject),
      ),
    'POST refunds': call => refund(world, call),
    'POST billing_portal/sessions': call => openPortal(world, origin(), call),
    'GET events': ({ sent }) => {
      const since = Number(sent.get('created[gte]') ?? 0)
      return list(
        state.events
          .filter(({ created }) => created >= since)
          .map(eventObject)
          .reverse(),
      )
    },
  }

  return (method: string, path: string, sent: Map<string, string>): Answer => {
    const parts = path.split('/')
    const id = parts.find(part => /^(cs_test|sub|cus)_/.test(part)) ?? ''
    const name = parts.map(part => (part === id ? '*' : part)).join('/')
    const route = routes[`${method} ${name}`]
    return route ? route({ id, sent }) : refuse(404, 'unknown_url', `The sandbox does not know ${method} /v1/${path}.`)
  }
}

export const unauthorized = () => refuse(401, 'api_key_invalid', 'Invalid API key.')
export const reused = () =>
  refuse(400, 'idempotency_error', 'This idempotency key was used with other parameters before.')

function createProduct({ state }: World, { sent }: Call): Answer {
  const product = { id: newId('prod'), name: sent.get('name') ?? '' }
  state.products[product.id] = product
  return ok({ object: 'product', ...product })
}

function createPrice({ state }: World, { sent }: Call): Answer {
  const interval = sent.get('recurring[interval]') === 'year' ? 'year' : 'month'
  const unit_amount = Number(sent.get('unit_amount'))
  const price = { id: newId('price'), product: sent.get('product') ?? '', unit_amount, interval } as const
  state.prices[price.id] = price
  return ok(priceObject(price))
}

function createSession(world: World, origin: string, { sent }: Call): Answer {
  const { state } = world
  const customer = sent.get('customer') ?? ''
  const price = sent.get('line_items[0][price]') ?? ''
  if (!state.customers[customer]) return missing('customer')
  if (!state.prices[price]) return missing('price')
  const session = world.openSession({
    customer,
    price,
    success_url: sent.get('success_url') ?? '',
    cancel_url: sent.get('cancel_url') ?? '',
    trial_days: Number(sent.get('subscription_data[trial_period_days]') ?? 0),
  })
  return ok(sessionObject(session, origin))
}

function expire(world: World, origin: string, session: Session): Answer {
  if (session.status !== 'open') return refuse(400, 'session_not_open', 'Only an open session can be expired.')
  world.expire(session)
  return ok(sessionObject(session, origin))
}

function cancel(world: World, id: string): Answer {
  const subscription = world.state.subscriptions[id]
  if (!subscription) return missing('subscription')
  if (subscription.ended_at === null) world.end(subscription)
  return ok(subscriptionObject(subscription, world.state))
}

function refund(world: World, { sent }: Call): Answer {
  const { state } = world
  const invoice = Object.values(state.invoices).find(({ intent }) => intent === sent.get('payment_intent'))
  if (!invoice) return missing('payment_intent')
  if (invoice.refunded > 0) return refuse(400, 'charge_already_refunded', 'This charge has been refunded.')
  world.refund(invoice)
  return ok({ object: 'refund', id: newId('re'), amount: invoice.total, status: 'succeeded' })
}

function openPortal({ state }: World, origin: string, { sent }: Call): Answer {
  const customer = sent.get('customer') ?? ''
  if (!state.customers[customer]) return missing('customer')
  const back = encodeURIComponent(sent.get('return_url') ?? '')
  return ok({ object: 'billing_portal.session', id: newId('bps'), url: `${origin}/portal/${customer}?back=${back}` })
}
