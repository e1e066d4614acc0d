import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Activity, Plan } from '../../contract/index.ts'
import { type Client, createClient } from '../client.ts'
import { buy, checkoutAddress, newPlan, pay, type Shop, startShop } from './shop.ts'

let shop: Shop
let plan: Plan
beforeAll(async () => {
  shop = await startShop({ STRIPE_TIMEOUT_SECONDS: '0.5' })
  plan = await newPlan(shop.admin)
})
afterAll(() => shop.close())

async function newcomer(name: string) {
  const client = createClient(shop.api.url)
  const { password, email } = await client.signUp(name)
  return { client, email, goes: () => client.post('/api/account/delete', { password }) }
}
const isThere = async (client: Client) => (await client.get('/api/auth/')).status === 200
const customerOf = (email: string) => Object.values(shop.state.customers).find(each => each.email === email)
const subscriptionsOf = (customer: string) =>
  Object.values(shop.state.subscriptions).filter(each => each.customer === customer)

describe('an account with a subscription', () => {
  it('stays as it is while the payment provider cannot end it, and says so', async () => {
    const { client, email, goes } = await newcomer('payer')
    await buy(client, plan)
    await shop.deliverAll()
    shop.faults.intercept = () => {
      throw new Error('cut off')
    }
    const refused = await goes()
    expect(refused).toMatchObject({
      status: 503,
      body: { error: expect.stringContaining('Nothing was deleted; try again later.') },
    })
    delete shop.faults.intercept
    expect(await isThere(client)).toBe(true)
    expect((await client.get<{ is_active: boolean }>('/api/subscriptions/me')).body.is_active).toBe(true)

    const customer = customerOf(email)!.id
    expect((await goes()).status).toBe(200)
    expect(subscriptionsOf(customer).map(({ status }) => status)).toEqual(['canceled'])
    expect(JSON.stringify(shop.state)).not.toContain(email)
    expect(await isThere(client)).toBe(false)
    await shop.deliverAll()
    expect(shop.state.events.every(({ delivered }) => delivered)).toBe(true)
  })

  it('goes although the answer of the provider was lost, when it is asked again', async () => {
    const { client, email, goes } = await newcomer('loser')
    await buy(client, plan)
    const customer = customerOf(email)!.id
    shop.faults.intercept = (moment, { method }) => {
      if (moment === 'after' && method === 'DELETE') throw new Error('cut off')
    }
    expect((await goes()).status).toBe(503)
    delete shop.faults.intercept
    expect(await isThere(client)).toBe(true)
    expect((await goes()).status).toBe(200)
    expect(subscriptionsOf(customer).map(({ status }) => status)).toEqual(['canceled'])
  })

  it('leaves no page behind on which somebody could still pay', async () => {
    const { client, goes } = await newcomer('opener')
    const address = await checkoutAddress(client, plan)
    expect((await goes()).status).toBe(200)
    const before = Object.keys(shop.state.subscriptions).length
    expect((await pay(address)).to).toBeNull()
    expect(Object.keys(shop.state.subscriptions)).toHaveLength(before)
  })

  it('has its changes in the log, which no payment is needed to read', async () => {
    const { client } = await newcomer('reader')
    await buy(client, plan)
    await shop.deliverAll()
    const { entries } = (await client.get<Activity>('/api/account/activity')).body
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ['subscription.changed', 'system'],
      ['checkout.started', 'you'],
      ['session.opened', 'you'],
      ['account.created', 'you'],
    ])
    expect(entries[0]?.details).toEqual({ status: 'active' })
  })
})
