import type { IncomingMessage } from 'node:http'
import type { Plan, PlanSent } from '../../contract/index.ts'
import { deliver, signatureOf } from '../../server/billing/sandbox/delivery.ts'
import { startSandbox } from '../../server/billing/sandbox/sandbox.ts'
import { type Client, createClient } from '../client.ts'
import { type Api, startApi } from './support.ts'

type Intercept = (moment: 'before' | 'after', request: IncomingMessage) => void | Promise<void>

export type Shop = Awaited<ReturnType<typeof startShop>>

/**
 * The real server, an administrator, and the stand-in for the payment provider in this process, so that a test has its
 * events in hand: none is delivered unless the test does it or calls `deliverAll`.
 */
export async function startShop(settings: Record<string, string> = {}) {
  const faults: { intercept?: Intercept } = {}
  const sandbox = await startSandbox({
    file: null,
    port: 0,
    webhook: () => null,
    intercept: (moment, request) => faults.intercept?.(moment, request),
  })
  const { state } = sandbox.world
  const api = await startApi({
    STRIPE_SECRET_KEY: state.secretKey,
    STRIPE_WEBHOOK_SECRET: state.webhookSecret,
    STRIPE_API_URL: sandbox.origin,
    ADMIN_EMAILS: 'admin@example.com',
    ...settings,
  })
  const first = createClient(api.url)
  await first.signUp('admin')
  await api.restart()
  const webhook = () => `${api.url}/api/payments/webhook`
  return {
    api,
    sandbox,
    state,
    faults,
    admin: createClient(api.url, first.cookie()),
    /** Delivers one event as the provider would; whether the server took it. */
    deliver: (event: (typeof state.events)[number]) => deliver(event, webhook(), state.webhookSecret),
    async deliverAll() {
      for (const event of state.events.filter(each => !each.delivered)) event.delivered = await this.deliver(event)
    },
    /** A body of our own making with a signature that may be right or wrong. */
    async send(body: string, secret = state.webhookSecret, seconds = Math.floor(Date.now() / 1000)) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, secret, seconds) }
      return (await fetch(webhook(), { method: 'POST', body, headers })).status
    },
    async close() {
      await api.close()
      await sandbox.close()
    },
  }
}

let people = 0

/** A fresh account, signed in. */
export async function newcomer(api: Api): Promise<Client> {
  const client = createClient(api.url)
  people++
  await client.signUp(`person${people}`)
  return client
}

export async function newPlan(admin: Client, plan: Partial<PlanSent> = {}): Promise<Plan> {
  const reply = await admin.post<Plan>('/api/plans/', { name: 'Team', price: 29, ...plan })
  if (reply.status !== 201) throw new Error(`the plan was not made: ${JSON.stringify(reply.body)}`)
  return reply.body
}

/** Where to pay for a plan. */
export async function checkoutAddress(client: Client, plan: Plan): Promise<string> {
  const reply = await client.post<{ url: string }>(`/api/payments/create-checkout-session/${plan.id}`)
  if (reply.status !== 200) throw new Error(`no checkout: ${reply.status} ${JSON.stringify(reply.body)}`)
  return reply.body.url
}

/** Types a card into the page at this address; answers where it leads, or the page that comes instead. */
export async function pay(address: string, card = '4242 4242 4242 4242'): Promise<{ to: string | null; page: string }> {
  const body = new URLSearchParams({ step: 'card', card })
  const response = await fetch(address, { method: 'POST', body, redirect: 'manual' })
  return { to: response.headers.get('location'), page: await response.text() }
}

/** Buys a plan by card; the events of it are not delivered yet. */
export async function buy(client: Client, plan: Plan) {
  const { to } = await pay(await checkoutAddress(client, plan))
  if (!to) throw new Error('the card was not taken')
}
