import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Allowance, BatchItem, Job, Resume } from '../../contract/index.ts'
import type { Client, TestFile } from '../client.ts'
import { buy, newcomer, newPlan, type Shop, startShop } from './shop.ts'
import { sampleFiles, sampleJob } from './support.ts'

let shop: Shop
let files: TestFile[]
const broken: TestFile = { name: 'broken.pdf', bytes: Buffer.from('%PDF-1.7\nnothing in it') }
beforeAll(async () => {
  shop = await startShop()
  files = await sampleFiles('data-analyst')
  for (const plan of (await shop.admin.get<{ id: number }[]>('/api/plans/')).body)
    await shop.admin.delete(`/api/plans/${plan.id}`)
})
afterAll(() => shop.close())

const metering = (enabled: boolean) => shop.admin.put('/api/entitlements/metering', { enabled })
const allowance = async (client: Client) => (await client.get<Allowance>('/api/entitlements/me')).body
const limit = async (client: Client, name: string) => (await allowance(client)).limits.find(each => each.name === name)
type Upload = { resumes: Resume[]; rejected: { file_name: string; error: string }[] }

async function subscriber(feature_flags: string): Promise<Client> {
  const client = await newcomer(shop.api)
  await buy(client, await newPlan(shop.admin, { name: 'Small', feature_flags }))
  await shop.deliverAll()
  return client
}

describe('what a plan grants', () => {
  it('is no matter until an administrator switches metering on', async () => {
    await metering(false)
    const client = await subscriber('{"resumes_kept": 0, "analyses_per_month": 0, "batch_size": 0}')
    expect(await allowance(client)).toMatchObject({
      metering: false,
      limits: [{ limit: null }, { limit: null }, { limit: null }],
    })
    const { body } = await client.upload<Upload>(files.slice(0, 1))
    expect(body.resumes).toHaveLength(1)
    expect((await client.post(`/api/ai/resumes/${body.resumes[0]!.id}/analyze`)).status).toBe(200)
    expect((await metering(true)).body).toEqual({ enabled: true })
    expect(await limit(client, 'resumes_kept')).toEqual({ name: 'resumes_kept', limit: 0, used: 1 })
    // What is there can be read, is answered again and can be deleted, however little the plan grants.
    expect((await client.post(`/api/ai/resumes/${body.resumes[0]!.id}/analyze`)).status).toBe(200)
    expect((await client.post(`/api/ai/resumes/${body.resumes[0]!.id}/analyze?refresh=true`)).status).toBe(403)
    expect((await client.get(`/api/resumes/${body.resumes[0]!.id}`)).status).toBe(200)
    expect((await client.delete(`/api/resumes/${body.resumes[0]!.id}`)).status).toBe(200)
  })

  it('limits the resumes kept; a refused file costs nothing, and one that is deleted makes room', async () => {
    await metering(true)
    const client = await subscriber('{"resumes_kept": 3}')
    const { body } = await client.upload<Upload>([broken, ...files.slice(0, 5)])
    expect(body.resumes).toHaveLength(3)
    expect(body.rejected).toHaveLength(3)
    const told = 'Your plan keeps 3 resumes. Delete some you no longer need, or choose a larger plan.'
    expect(body.rejected.filter(({ error }) => error === told)).toHaveLength(2)
    expect(await limit(client, 'resumes_kept')).toMatchObject({ limit: 3, used: 3 })
    const full = await client.upload<{ error: string }>([files[5]!])
    expect(full).toMatchObject({ status: 403, body: { error: expect.stringContaining(told) } })
    expect((await client.get<{ resumes: Resume[] }>('/api/resumes')).body.resumes).toHaveLength(3)
    await client.delete(`/api/resumes/${body.resumes[0]!.id}`)
    expect((await client.upload<Upload>([files[5]!])).body.resumes).toHaveLength(1)
    const racing = await Promise.all(files.slice(0, 4).map(file => client.upload([file])))
    expect(racing.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })

  it('limits the analyses of a month, also in a batch and in parallel, and the size of a batch', async () => {
    await metering(true)
    const client = await subscriber('{"analyses_per_month": 3, "batch_size": 4}')
    const resumes = (await client.upload<Upload>(files)).body.resumes
    const ids = resumes.map(({ id }) => id)
    const job = (await client.post<Job>('/api/jobs', await sampleJob('data-analyst'))).body
    const batch = (resume_ids: number[], beside: number[] = []) =>
      client.post<{ results: BatchItem[] }>(`/api/ai/jobs/${job.id}/resumes/match_batch`, { resume_ids, beside })
    // Whether it goes in one call or in several.
    for (const reply of [await batch(ids.slice(0, 5)), await batch(ids.slice(0, 1), ids.slice(1, 5))])
      expect(reply).toMatchObject({
        status: 403,
        body: { error: 'Your plan matches 4 resumes in one batch. Choose fewer, or choose a larger plan.' },
      })
    expect(await limit(client, 'analyses_per_month')).toMatchObject({ limit: 3, used: 0 })
    const [first, again] = [await batch(ids.slice(0, 2)), await batch(ids.slice(0, 2))]
    expect(again.body).toEqual(first.body)
    expect(await limit(client, 'analyses_per_month')).toMatchObject({ used: 2 })
    expect((await client.post('/api/ai/resumes/999999/analyze')).status).toBe(404)
    expect(await limit(client, 'analyses_per_month')).toMatchObject({ used: 2 })
    const racing = await Promise.all(ids.map(id => client.post(`/api/ai/resumes/${id}/analyze`)))
    expect(racing.map(({ status }) => status).toSorted()).toEqual([200, ...ids.slice(1).map(() => 403)])
    // What is stored is answered again and counts for none.
    const { results } = (await batch(ids)).body
    expect(results.map(result => 'error' in result)).toEqual([false, false, true, true, true, true])
    await client.put(`/api/jobs/${job.id}`, { description: 'You must have:\n- SQL' })
    expect((await batch(ids)).status).toBe(403)
    expect(await limit(client, 'analyses_per_month')).toMatchObject({ limit: 3, used: 3 })
  })

  it('counts what several ask for at once as the one that it is', async () => {
    await metering(true)
    const client = await subscriber('{"analyses_per_month": 1}')
    const resume = (await client.upload<Upload>(files.slice(0, 1))).body.resumes[0]!
    const job = (await client.post<Job>('/api/jobs', await sampleJob('data-analyst'))).body
    const path = `/api/ai/jobs/${job.id}/resumes/${resume.id}/match`
    const matches = await Promise.all([1, 2, 3].map(() => client.post(path)))
    expect(matches.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await limit(client, 'analyses_per_month')).toMatchObject({ limit: 1, used: 1 })
    const other = await subscriber('{"analyses_per_month": 10}')
    const { id } = (await other.upload<Upload>(files.slice(0, 1))).body.resumes[0]!
    const analyses = await Promise.all([1, 2, 3, 4].map(() => other.post(`/api/ai/resumes/${id}/analyze`)))
    for (const { status, body } of analyses) expect({ status, body }).toEqual({ status: 200, body: analyses[0]!.body })
    expect(await limit(other, 'analyses_per_month')).toMatchObject({ limit: 10, used: 1 })
  })

  it('ends with the subscription: then the plan for nothing holds, or the written defaults', async () => {
    await metering(true)
    const client = await subscriber('{"resumes_kept": 777}')
    expect(await allowance(client)).toMatchObject({ metering: true, plan: 'Small' })
    expect(await limit(client, 'resumes_kept')).toMatchObject({ limit: 777 })
    expect(await limit(client, 'batch_size')).toMatchObject({ limit: null, used: null })
    shop.sandbox.world.end(Object.values(shop.state.subscriptions).findLast(each => each.ended_at === null)!)
    await shop.deliverAll()
    expect(await allowance(client)).toMatchObject({ plan: null })
    expect(await limit(client, 'resumes_kept')).toMatchObject({ limit: 25 })
    await newPlan(shop.admin, { name: 'Gift', price: 0, feature_flags: '{"resumes_kept": 7}' })
    expect(await allowance(client)).toMatchObject({ plan: 'Gift' })
    expect(await limit(client, 'resumes_kept')).toMatchObject({ limit: 7 })
  })
})
