import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Plan } from '../../contract/index.ts'
import { type Client, createClient } from '../client.ts'
import { buy, newcomer, newPlan, type Shop, startShop } from './shop.ts'

let shop: Shop
let user: Client
let nobody: Client
beforeAll(async () => {
  shop = await startShop()
  user = await newcomer(shop.api)
  nobody = createClient(shop.api.url)
})
afterAll(() => shop.close())

const list = async () => (await nobody.get<Plan[]>('/api/plans/')).body

describe('plans', () => {
  it('are made once as examples in the embedded database, and never come back', async () => {
    const made = await list()
    const embedded = process.env.TEST_DATABASE === 'embedded'
    const examples = ['Free 0 month', 'Team 29 month', 'Team, yearly 290 year']
    expect(made.map(plan => `${plan.name} ${plan.price} ${plan.billing_cycle}`)).toEqual(embedded ? examples : [])
    for (const plan of made) expect((await shop.admin.delete(`/api/plans/${plan.id}`)).status).toBe(200)
    await shop.api.restart()
    shop.admin = createClient(shop.api.url, shop.admin.cookie())
    user = createClient(shop.api.url, user.cookie())
    nobody = createClient(shop.api.url)
    expect(await list()).toEqual([])
  })

  it('are created, read by everyone, changed and deleted', async () => {
    const made = await shop.admin.post<Plan>('/api/plans/', {
      name: ' Pro ',
      tagline: 'More',
      description: 'Much more.',
      price: 19.99,
      billing_cycle: 'year',
      feature_flags: '{"resumes_kept": 100}',
    })
    const plan = made.body
    expect(made).toMatchObject({ status: 201, body: { name: 'Pro', price: 19.99, billing_cycle: 'year' } })
    expect(plan.feature_flags).toBe('{"resumes_kept": 100}')
    expect((await nobody.get(`/api/plans/${plan.id}`)).body).toEqual(plan)
    expect(await list()).toEqual([plan])
    expect((await nobody.get('/api/plans')).body).toEqual([plan])
    const changed = await shop.admin.put<Plan>(`/api/plans/${plan.id}`, { price: 0.29, tagline: null })
    expect(changed).toMatchObject({ status: 200, body: { ...plan, price: 0.29, tagline: null } })
    expect((await shop.admin.put(`/api/plans/${plan.id}`, {})).body).toEqual(changed.body)
    expect(await shop.admin.delete(`/api/plans/${plan.id}`)).toMatchObject({
      status: 200,
      body: { message: 'Plan deleted.' },
    })
    for (const reply of [
      await nobody.get(`/api/plans/${plan.id}`),
      await shop.admin.put(`/api/plans/${plan.id}`, { name: 'x' }),
      await shop.admin.delete(`/api/plans/${plan.id}`),
    ])
      expect(reply).toMatchObject({ status: 404, body: { error: 'Not found or unauthorized' } })
  })

  it('take defaults for what is left out', async () => {
    const { body } = await shop.admin.post<Plan>('/api/plans/', { name: 'Bare', price: 5, feature_flags: ' ' })
    expect(body).toMatchObject({ tagline: null, description: null, billing_cycle: 'month', feature_flags: '{}' })
    await shop.admin.delete(`/api/plans/${body.id}`)
  })

  it('tell what is wrong on its field', async () => {
    const fault = async (plan: object) =>
      (await shop.admin.post<{ errors: object }>('/api/plans/', { name: 'X', price: 1, ...plan })).body.errors
    expect(await fault({ name: ' ' })).toHaveProperty('name')
    expect(await fault({ price: undefined })).toHaveProperty('price')
    for (const price of [-1, 0.001, 1.999, 29.999999999, 1e-9, 1_000_000, '5', null, Number.MAX_VALUE])
      expect(await fault({ price }), String(price)).toHaveProperty('price')
    expect(await fault({ billing_cycle: 'week' })).toHaveProperty('billing_cycle')
    expect(await fault({ feature_flags: '{"a"' })).toMatchObject({
      feature_flags: expect.stringContaining('valid JSON'),
    })
    expect(await fault({ feature_flags: { a: 1 } })).toHaveProperty('feature_flags')
    expect(await fault({ feature_flags: '{"resumes_kept": -1}' })).toEqual({
      feature_flags: 'resumes_kept must be a whole number from 0 to 1,000,000,000, or null for no limit.',
    })
    expect(await list()).toEqual([])
    for (const price of [0.01, 0.29, 1.1, 8.2, 999_999.99]) {
      const plan = await newPlan(shop.admin, { price, feature_flags: '{"our_own": true}' })
      expect(plan.price).toBe(price)
      await shop.admin.delete(`/api/plans/${plan.id}`)
    }
  })

  it('are changed by administrators alone', async () => {
    const plan = await newPlan(shop.admin)
    const tries = (client: Client) => [
      client.post('/api/plans/', { name: 'Mine', price: 0 }),
      client.put(`/api/plans/${plan.id}`, { price: 0 }),
      client.delete(`/api/plans/${plan.id}`),
      client.get('/api/subscriptions/counts'),
      client.get('/api/entitlements/metering'),
      client.put('/api/entitlements/metering', { enabled: true }),
    ]
    for (const reply of await Promise.all(tries(user)))
      expect(reply).toMatchObject({ status: 403, body: { error: 'Only an administrator may do this.' } })
    for (const reply of await Promise.all(tries(nobody))) expect(reply.status).toBe(401)
    expect(await list()).toEqual([plan])
    await shop.admin.delete(`/api/plans/${plan.id}`)
  })

  it('stay with those who are subscribed when they are deleted or made dearer', async () => {
    const plan = await newPlan(shop.admin, { name: 'Kept', price: 12 })
    await buy(user, plan)
    await shop.deliverAll()
    const counted = await shop.admin.get('/api/subscriptions/counts')
    expect(counted).toMatchObject({ status: 200, body: { plans: [{ id: plan.id, subscribers: 1 }] } })
    await shop.admin.put(`/api/plans/${plan.id}`, { price: 99 })
    await shop.admin.delete(`/api/plans/${plan.id}`)
    expect(await list()).toEqual([])
    const mine = await user.get('/api/subscriptions/me')
    expect(mine).toMatchObject({ status: 200, body: { is_active: true, plan: { name: 'Kept', price: 12 } } })
    const other = await newcomer(shop.api)
    expect((await other.post(`/api/payments/create-checkout-session/${plan.id}`)).status).toBe(404)
  })
})
