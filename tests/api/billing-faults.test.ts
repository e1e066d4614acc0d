import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Plan, Subscription } from '../../contract/index.ts'
import { type Client, createClient } from '../client.ts'
import { seeded } from '../crash/random.ts'
import { buy, checkoutAddress, newcomer, newPlan, pay, type Shop, startShop } from './shop.ts'

/**
 * Short in `npm test`; `BILLING_SCALE=50 npx vitest run tests/api/billing-faults` is the long run: 1,000 orders of
 * events, 1,000 forged and replayed ones, 200 checkouts at once. BILLING_SEED repeats a run.
 */
const scale = Number(process.env.BILLING_SCALE ?? 1)
const seed = Number(process.env.BILLING_SEED ?? Date.now() % 2 ** 31)
const atOnce = Math.min(40 * scale, 200)
const random = seeded(seed)

let shop: Shop
let plan: Plan
let yearly: Plan
beforeAll(async () => {
  shop = await startShop({ STRIPE_TIMEOUT_SECONDS: '1' })
  plan = await newPlan(shop.admin, { name: 'Month', price: 29 })
  yearly = await newPlan(shop.admin, { name: 'Year', price: 290, billing_cycle: 'year' })
})
afterAll(() => shop.close())

const mine = (client: Client) => client.get<Subscription>('/api/subscriptions/me')
const liveOf = (customer: string) =>
  Object.values(shop.state.subscriptions).filter(each => each.customer === customer && each.ended_at === null)
const lastCustomer = () => Object.keys(shop.state.customers).at(-1)!

/** What the provider has is what the server answers: the live one, or one of those that ended last. */
async function expectProvidersState(client: Client, customer: string) {
  const all = Object.values(shop.state.subscriptions).filter(each => each.customer === customer)
  const end = Math.max(...all.map(each => each.ended_at ?? Number.POSITIVE_INFINITY))
  const held = all.filter(each => (each.ended_at ?? Number.POSITIVE_INFINITY) === end)
  const { body } = await mine(client)
  const told = [body.plan.price, body.is_active, body.auto_renew, body.payment_due, body.end_date]
  const right = held.map(({ price, status, ended_at, cancel_at_period_end, period_end }) => [
    shop.state.prices[price]!.unit_amount / 100,
    ended_at === null,
    ended_at === null && !cancel_at_period_end,
    status === 'past_due',
    new Date((ended_at ?? period_end) * 1000).toISOString(),
  ])
  expect(right, `BILLING_SEED=${seed}`).toContainEqual(told)
}

/** Twenty times some changes at the provider, told of in any order, twice or not at all. */
async function shuffleEvents(client: Client) {
  await checkoutAddress(client, yearly)
  await buy(client, plan)
  const customer = lastCustomer()
  const { world } = shop.sandbox
  await shop.deliverAll()
  const prices = Object.keys(shop.state.prices)
  for (let order = 0; order < 20; order++) {
    const before = shop.state.events.length
    for (let step = random.between(1, 4); step > 0; step--) {
      const [live] = liveOf(customer)
      if (!live) world.subscribe(customer, random.pick(prices))
      else
        random.pick([
          () => world.renew(live, random.between(0, 1) === 1),
          () => world.settle(live),
          () => world.cancelAtPeriodEnd(live, random.between(0, 1) === 1),
          () => world.changePlan(live, random.pick(prices)),
          () => world.end(live),
        ])()
    }
    const fresh = shop.state.events.slice(before)
    // At least one arrives; the others may be lost, and any may come twice, in any order and side by side.
    const kept = fresh.filter((_, index) => index === 0 || random.between(0, 2) > 0)
    const sent = [...kept, ...kept.filter(() => random.between(0, 2) === 0)]
    for (let i = sent.length - 1; i > 0; i--) {
      const j = random.between(0, i)
      ;[sent[i], sent[j]] = [sent[j]!, sent[i]!]
    }
    expect(await Promise.all(sent.map(event => shop.deliver(event)))).not.toContain(false)
    await expectProvidersState(client, customer)
  }
}

describe('events', () => {
  it(`end in the provider's state in ${20 * scale} random orders, doubled and dropped`, {
    timeout: 300_000 * scale,
  }, async () => {
    for (let customer = 0; customer < scale; customer++) await shuffleEvents(await newcomer(shop.api))
  })

  it(`change nothing when they are forged or replayed, ${20 * scale} times`, {
    timeout: 300_000 * scale,
  }, async () => {
    const client = await newcomer(shop.api)
    await buy(client, plan)
    await shop.deliverAll()
    const customer = lastCustomer()
    const before = (await mine(client)).body
    const genuine = shop.state.events.filter(event => JSON.stringify(event.object).includes(customer))
    const asked: string[] = []
    shop.faults.intercept = (_, request) => void asked.push(request.url ?? '')
    // Behind the server's back, so that any event it took for new would show.
    shop.sandbox.world.cancelAtPeriodEnd(liveOf(customer)[0]!, true)
    const now = Math.floor(Date.now() / 1000)
    for (let i = 0; i < 20 * scale; i++) {
      const { id, type, created, object } = random.pick(genuine)
      const body = JSON.stringify({ object: 'event', id, type, created, data: { object } })
      const forged = JSON.stringify({ object: 'event', id: `evt_${i}`, type, created, data: { object } })
      const [status, expected] = await random.pick([
        async () => [await shop.send(body), 200],
        async () => [await shop.send(forged, 'whsec_guessed'), 400],
        async () => [await shop.send(forged, undefined, now - 3600), 400],
        async () => [await shop.send(forged, ''), 400],
      ])()
      expect(status).toBe(expected)
    }
    const webhook = `${shop.api.url}/api/payments/webhook`
    const post = async (headers: Record<string, string>, body = '{}') =>
      (await fetch(webhook, { method: 'POST', headers, body })).status
    expect(await post({ 'content-type': 'application/json' })).toBe(400)
    expect(await post({ 'stripe-signature': 't=1,v1=00', 'content-type': 'text/plain' })).toBe(400)
    expect(await post({ 'stripe-signature': 'nonsense' }, '')).toBe(400)
    delete shop.faults.intercept
    expect(asked).toEqual([])
    expect((await mine(client)).body).toEqual(before)
  })

  it('that were all lost are made up for when the server starts again', async () => {
    const client = await newcomer(shop.api)
    await buy(client, plan)
    const customer = lastCustomer()
    expect((await mine(client)).status).toBe(404)
    await shop.api.restart()
    const back = createClient(shop.api.url, client.cookie())
    await expect.poll(async () => (await mine(back)).status).toBe(200)
    await expectProvidersState(back, customer)
    shop.admin = createClient(shop.api.url, shop.admin.cookie())
  })
})

describe('checkouts', () => {
  it(`of one user, ${atOnce} at once and all of them paid, end in one live subscription`, async () => {
    const client = await newcomer(shop.api)
    const customers = Object.keys(shop.state.customers).length
    const replies = await Promise.all(
      Array.from({ length: atOnce }, (_, i) =>
        client.post<{ url: string }>(`/api/payments/create-checkout-session/${(i % 10 ? plan : yearly).id}`),
      ),
    )
    const addresses = new Set(replies.flatMap(({ status, body }) => (status === 200 ? [body.url] : [])))
    expect(addresses.size).toBeGreaterThan(0)
    expect(replies.filter(({ status }) => ![200, 503].includes(status))).toEqual([])
    await Promise.all([...addresses].map(address => pay(address)))
    await shop.deliverAll()
    const customer = lastCustomer()
    expect(Object.keys(shop.state.customers)).toHaveLength(customers + 1)
    expect(Object.values(shop.state.invoices).filter(invoice => invoice.customer === customer)).toHaveLength(1)
    expect(liveOf(customer)).toHaveLength(1)
    expect((await mine(client)).body.is_active).toBe(true)
  })

  it('survive a provider that hangs or hangs up: said so, nothing bought, and it works again', async () => {
    const client = await newcomer(shop.api)
    const sessions = Object.keys(shop.state.sessions).length
    const hangUp = () => {
      throw new Error('cut off')
    }
    const hang = (moment: string) => (moment === 'after' ? new Promise<void>(() => {}) : undefined)
    for (const fault of [hangUp, hang]) {
      shop.faults.intercept = fault
      const failed = await client.post(`/api/payments/create-checkout-session/${plan.id}`)
      expect(failed).toMatchObject({ status: 503, body: { error: expect.stringContaining('Nothing was charged') } })
      expect((await client.get('/api/plans/')).status).toBe(200)
    }
    expect(Object.keys(shop.state.sessions)).toHaveLength(sessions)
    delete shop.faults.intercept
    expect(await checkoutAddress(client, plan)).toContain('/pay/')
  })

  it('cut off between the provider and our answer lead to the same session afterwards', async () => {
    const client = await newcomer(shop.api)
    const made = () => Object.keys(shop.state.sessions)
    const before = made().length
    const killed = new Promise<void>(done => {
      shop.faults.intercept = async (moment, request) => {
        if (moment !== 'after' || request.method !== 'POST' || request.url !== '/v1/checkout/sessions') return
        delete shop.faults.intercept
        await shop.api.kill()
        done()
      }
    })
    await client.post(`/api/payments/create-checkout-session/${plan.id}`).catch(() => {})
    await killed
    await shop.api.start()
    const back = createClient(shop.api.url, client.cookie())
    const replaced = await checkoutAddress(back, plan)
    await pay(replaced)
    await shop.deliverAll()
    expect(liveOf(lastCustomer())).toHaveLength(1)
    const open = made()
      .slice(before)
      .filter(id => shop.state.sessions[id]!.status === 'open')
    expect(open).toEqual([])
    expect((await mine(back)).body.is_active).toBe(true)
    // The webhook is killed in the middle too; what was committed is not applied again.
    const live = liveOf(lastCustomer())[0]!
    shop.sandbox.world.cancelAtPeriodEnd(live, true)
    const event = shop.state.events.at(-1)!
    await Promise.all([shop.deliver(event), shop.api.kill()])
    await shop.api.start()
    expect(await shop.deliver(event)).toBe(true)
    await expectProvidersState(createClient(shop.api.url, client.cookie()), live.customer)
  })
})
