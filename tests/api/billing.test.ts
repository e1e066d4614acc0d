import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Plan, Receipt, Subscription } from '../../contract/index.ts'
import type { Client } from '../client.ts'
import { createClient } from '../client.ts'
import { buy, checkoutAddress, newcomer, newPlan, pay, type Shop, startShop } from './shop.ts'

let shop: Shop
let plan: Plan
let yearly: Plan
beforeAll(async () => {
  shop = await startShop()
  plan = await newPlan(shop.admin, { name: 'Month', price: 29 })
  yearly = await newPlan(shop.admin, { name: 'Year', price: 290, billing_cycle: 'year' })
})
afterAll(() => shop.close())

const mine = (client: Client) => client.get<Subscription>('/api/subscriptions/me')
const stateOf = async (client: Client) => (await client.get<{ state: string }>('/api/payments/checkout')).body.state
const receipts = async (client: Client) =>
  (await client.get<{ receipts: Receipt[] }>('/api/payments/receipts')).body.receipts
const liveAtProvider = () => Object.values(shop.state.subscriptions).filter(each => each.ended_at === null)
/** The provider's one live subscription of who bought last. */
const latest = () => liveAtProvider().at(-1)!

describe('a checkout', () => {
  it('is paid by card and becomes an active subscription', async () => {
    const client = await newcomer(shop.api)
    expect(await mine(client)).toMatchObject({ status: 404, body: { error: 'No active subscription' } })
    expect(await client.get('/api/payments/checkout')).toMatchObject({ body: { state: 'none', plan: null } })
    expect(await receipts(client)).toEqual([])

    const address = await checkoutAddress(client, plan)
    expect(new URL(address).origin).not.toBe(shop.api.url)
    expect(await (await fetch(address)).text()).toContain('Sandbox: no card is charged')
    expect(await stateOf(client)).toBe('open')
    expect(await checkoutAddress(client, plan)).toBe(address)

    const { to } = await pay(address)
    expect(to).toBe(`${shop.api.url}/payment/success`)
    // A cookie of one name is none of another: the address that was printed is the one that people come back to.
    expect(shop.api.output()).toContain(`is running at ${shop.api.url}\n`)
    expect(await stateOf(client)).toBe('confirmed')
    const { body } = await mine(client)
    expect(body).toMatchObject({
      plan: { id: plan.id, name: 'Month', price: 29, billing_cycle: 'month' },
      is_active: true,
      trial_end_date: null,
      auto_renew: true,
      payment_due: false,
    })
    expect(new Date(body.end_date) > new Date(body.start_date)).toBe(true)
    expect(await receipts(client)).toMatchObject([{ amount: 29, status: 'paid', url: expect.stringContaining('http') }])
  })

  it('leads to the portal where a subscription is live, and to a new one when it ended', async () => {
    const client = await newcomer(shop.api)
    await buy(client, plan)
    await shop.deliverAll()
    expect(await checkoutAddress(client, yearly)).toContain('/portal/')
    shop.sandbox.world.end(latest())
    await shop.deliverAll()
    expect((await mine(client)).body).toMatchObject({ is_active: false, auto_renew: false })
    expect(await stateOf(client)).toBe('ended')
    expect(await checkoutAddress(client, yearly)).toContain('/pay/')
  })

  it('is declined, and asks for authentication, as the test cards say', async () => {
    const client = await newcomer(shop.api)
    const address = await checkoutAddress(client, plan)
    expect((await pay(address, '4000000000000002')).page).toContain('Your card was declined.')
    expect((await pay(address, '5555555555554444')).page).toContain('Never type a real card number')
    expect((await pay(address, '4000002500003155')).page).toContain('Complete authentication')
    expect((await mine(client)).status).toBe(404)
    const body = new URLSearchParams({ step: 'authenticated' })
    await fetch(address, { method: 'POST', body, redirect: 'manual' })
    expect(await stateOf(client)).toBe('confirmed')
  })

  it('of another plan ends the open one, which cannot be paid any more', async () => {
    const client = await newcomer(shop.api)
    const first = await checkoutAddress(client, plan)
    const second = await checkoutAddress(client, yearly)
    expect(second).not.toBe(first)
    expect((await pay(first)).page).toContain('This checkout has run out')
    await pay(second)
    expect(await stateOf(client)).toBe('confirmed')
    expect((await mine(client)).body.plan.name).toBe('Year')
  })

  it('takes price and plan from nobody but the server', async () => {
    const client = await newcomer(shop.api)
    const sent = {
      price: 0.01,
      unit_amount: 1,
      price_id: 'price_x',
      success_url: 'https://evil.example/',
      plan_id: 999,
    }
    const reply = await client.post<{ url: string }>(`/api/payments/create-checkout-session/${plan.id}`, sent)
    const id = reply.body.url.split('/').at(-1)!
    const session = shop.state.sessions[id]!
    expect(shop.state.prices[session.price]!.unit_amount).toBe(2900)
    expect(session.success_url).toBe(`${shop.api.url}/payment/success`)
    for (const wrong of ['999999', '0', 'x']) {
      const refused = await client.post<{ error: string }>(`/api/payments/create-checkout-session/${wrong}`)
      expect([400, 404]).toContain(refused.status)
    }
  })

  it('that cost nothing needs no card', async () => {
    const client = await newcomer(shop.api)
    const free = await newPlan(shop.admin, { name: 'Nothing', price: 0 })
    await pay(await checkoutAddress(client, free), '')
    expect(await stateOf(client)).toBe('confirmed')
    expect(await receipts(client)).toMatchObject([{ amount: 0, status: 'paid' }])
  })

  it('begins with a trial where the plan has one, the first time only', async () => {
    const client = await newcomer(shop.api)
    const trial = await newPlan(shop.admin, { name: 'Trial', feature_flags: '{"trial_days": 14}' })
    await buy(client, trial)
    await shop.deliverAll()
    const { body } = await mine(client)
    expect(body).toMatchObject({ is_active: true, trial_end_date: body.end_date })
    shop.sandbox.world.end(latest())
    await shop.deliverAll()
    await buy(client, trial)
    await shop.deliverAll()
    expect((await mine(client)).body).toMatchObject({ is_active: true, trial_end_date: null })
  })
})

describe('a subscription', () => {
  it('follows the table of states: cancel, keep, past due, paid again, renewal, plan change, refund, end', async () => {
    const client = await newcomer(shop.api)
    const other = await newcomer(shop.api)
    await checkoutAddress(other, yearly) // so that the price of the year is known
    await buy(client, plan)
    await shop.deliverAll()
    const { world } = shop.sandbox
    const subscription = latest()
    const following = async (act: () => void) => {
      act()
      await shop.deliverAll()
      return (await mine(client)).body
    }
    const first = (await mine(client)).body
    expect(await following(() => world.cancelAtPeriodEnd(subscription, true))).toEqual({ ...first, auto_renew: false })
    expect(await following(() => world.cancelAtPeriodEnd(subscription, false))).toEqual(first)
    const renewed = await following(() => world.renew(subscription))
    expect(new Date(renewed.end_date) > new Date(first.end_date)).toBe(true)
    expect(await following(() => world.renew(subscription, false))).toMatchObject({
      is_active: true,
      payment_due: true,
    })
    expect((await receipts(client)).map(({ status }) => status)).toEqual(['open', 'paid', 'paid'])
    expect(await following(() => world.settle(subscription))).toMatchObject({ is_active: true, payment_due: false })
    const yearPrice = Object.values(shop.state.prices).find(({ interval }) => interval === 'year')!
    expect((await following(() => world.changePlan(subscription, yearPrice.id))).plan).toMatchObject({
      name: 'Year',
      price: 290,
    })
    const invoice = Object.values(shop.state.invoices).findLast(each => each.subscription === subscription.id)!
    expect(await following(() => world.refund(invoice))).toMatchObject({ is_active: true })
    expect((await receipts(client))[0]).toMatchObject({ status: 'refunded' })
    expect(await following(() => world.end(subscription))).toMatchObject({ is_active: false, auto_renew: false })
  })

  it('belongs to its owner alone', async () => {
    const client = await newcomer(shop.api)
    await buy(client, plan)
    await shop.deliverAll()
    const stranger = await newcomer(shop.api)
    expect((await mine(stranger)).status).toBe(404)
    expect(await receipts(stranger)).toEqual([])
    expect((await stranger.post('/api/payments/portal')).status).toBe(404)
    expect((await client.post<{ url: string }>('/api/payments/portal')).body.url).toContain('/portal/')
  })

  it('bought twice behind our back is ended and paid back, the older one stays', async () => {
    const client = await newcomer(shop.api)
    await buy(client, plan)
    await shop.deliverAll()
    const kept = latest()
    const surplus = shop.sandbox.world.subscribe(kept.customer, kept.price)
    surplus.created = kept.created + 1
    await shop.deliverAll()
    expect(surplus.status).toBe('canceled')
    expect(kept.status).toBe('active')
    expect((await receipts(client)).map(({ status }) => status).toSorted()).toEqual(['paid', 'refunded'])
    expect((await mine(client)).body.is_active).toBe(true)
  })
})

describe('what the screens ask', () => {
  it('tells the provider and its public key, never a secret', async () => {
    const { body } = await createClient(shop.api.url).get('/api/payments/config')
    expect(body).toEqual({ publicKey: null, provider: 'stripe' })
  })
})
