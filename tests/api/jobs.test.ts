import { beforeAll, describe, expect, it } from 'vitest'
import type { Activity, Job, PostingWarning, Requirement } from '../../contract/index.ts'
import { type Client, createClient } from '../client.ts'
import type { SharedServer } from '../shared.ts'
import { ownName, sharedApi } from './support.ts'

let api: SharedServer
let ada: Client
let bob: Client
beforeAll(async () => {
  api = await sharedApi()
  ada = createClient(api.url)
  bob = createClient(api.url)
  await ada.signUp(ownName('ada'))
  await bob.signUp(ownName('bob'))
})

const create = async (title: string, description?: string) =>
  (await ada.post<Job>('/api/jobs', { title, description })).body

describe('jobs', () => {
  it('creates, lists newest first, reads, changes and deletes', async () => {
    const first = await create('  Electrician ', 'Wires.')
    const second = await create('Plumber')
    expect(first).toMatchObject({ title: 'Electrician', description: 'Wires.' })
    expect(second.description).toBeNull()
    expect(new Date(first.created_at).toISOString()).toBe(first.created_at)
    expect((await ada.get<Job[]>('/api/jobs')).body.map(job => job.id)).toEqual([second.id, first.id])
    expect((await ada.get(`/api/jobs/${first.id}/`)).body).toEqual(first)

    const changed = await ada.put<Job>(`/api/jobs/${first.id}`, { title: 'Master electrician' })
    expect(changed).toMatchObject({ status: 200, body: { title: 'Master electrician', description: 'Wires.' } })
    expect((await ada.put(`/api/jobs/${first.id}`, { description: null })).body).toMatchObject({ description: null })

    expect(await ada.delete(`/api/jobs/${first.id}`)).toMatchObject({
      status: 200,
      body: { message: expect.any(String) },
    })
    expect(await ada.get(`/api/jobs/${first.id}`)).toMatchObject({
      status: 404,
      body: { error: 'Not found or unauthorized' },
    })
  })

  it('tells what is wrong with the input, on its field', async () => {
    const withoutTitle = await ada.post<{ errors: object }>('/api/jobs', { description: 'x' })
    expect(withoutTitle).toMatchObject({ status: 400, body: { errors: { title: 'Enter a job title.' } } })
    expect((await ada.post('/api/jobs', { title: '   ' })).status).toBe(400)
    expect((await ada.post('/api/jobs', { title: 'x'.repeat(201) })).status).toBe(400)
    expect((await ada.post('/api/jobs', { title: 'x', description: 'y'.repeat(50_001) })).status).toBe(400)
    expect((await ada.post('/api/jobs', { title: 'x', description: 'y'.repeat(50_000) })).status).toBe(201)
    expect((await ada.post('/api/jobs', { title: 'zero \u0000' })).status).toBe(400)
    expect((await ada.post('/api/jobs', { title: 'half \ud800' })).status).toBe(201)
    for (const bare of [['x'], 'x', 1])
      expect(await ada.post('/api/jobs', bare)).toMatchObject({
        status: 400,
        body: { error: 'The body must be a JSON object.' },
      })
    expect((await ada.post('/api/jobs')).status).toBe(400)
    const raw = (body: string, type: string) =>
      ada.send('POST', '/api/jobs', { body, headers: { 'content-type': type } })
    expect(await raw('{"title":', 'application/json')).toMatchObject({
      status: 400,
      body: { error: 'The body is not valid JSON.' },
    })
    expect((await raw('title=x', 'text/plain')).status).toBe(415)
    expect((await raw(`{"title":"${'x'.repeat(1_100_000)}"}`, 'application/json')).status).toBe(413)
  })

  it('keeps corrections of what is read in the posting, while their texts stand there', async () => {
    const { id } = await create('Fitter', 'We ask for:\n- Welding by TIG\n- A forklift licence')
    expect((await ada.get(`/api/jobs/${id}`)).body).toMatchObject({ criteria: [] })
    const forklift = { text: 'A forklift licence', kind: 'nice' }
    const welding = { text: 'Welding by TIG', kind: 'none' }
    const put = (body: object) => ada.put<Job>(`/api/jobs/${id}`, body)
    expect((await put({ criteria: [forklift, welding] })).body.criteria).toEqual([welding, forklift])
    const { body } = await ada.get<Activity>('/api/account/activity')
    expect(body.entries[0]).toMatchObject({ action: 'job.changed', details: { corrections: 2 } })
    expect((await put({ title: 'Pipe fitter' })).body.criteria).toEqual([welding, forklift])
    const read = await ada.get<{ requirements: Requirement[] }>(`/api/jobs/${id}/requirements`)
    expect(read.body.requirements).toMatchObject([
      { ...welding, id: 'r1', read: 'must' },
      { ...forklift, id: 'r2', read: 'must' },
    ])
    expect((await put({ description: 'We ask for:\n- TIG welding\n- A forklift licence' })).body.criteria).toEqual([
      forklift,
    ])
    expect((await put({ criteria: [{ text: 'nowhere to be read', kind: 'must' }] })).body.criteria).toEqual([])
    expect((await put({ description: null })).body.criteria).toEqual([])
  })

  it('warns of what no score may rest on, where it stands in the posting', async () => {
    const posting = 'You have:\n- A forklift licence\n- Male candidates only, aged 20-30'
    const { id } = await create('Driver', posting)
    type Read = { requirements: Requirement[]; warnings: PostingWarning[] }
    const { requirements, warnings } = (await ada.get<Read>(`/api/jobs/${id}/requirements`)).body
    expect(requirements.map(({ text }) => text)).toEqual(['A forklift licence'])
    const words = warnings.map(({ text, start, end }) => [posting.slice(start, end), text.split('.')[0]])
    expect(words).toContainEqual(['Male', 'Reads as if it asked for a sex'])
    expect(words.map(([, text]) => text)).toContain('Asks for an age')
    const plain = await create('Driver', 'You have:\n- A forklift licence')
    expect((await ada.get<Read>(`/api/jobs/${plain.id}/requirements`)).body.warnings).toEqual([])
  })

  it.each([
    ['that say the same twice', [0, 0], 0, 'A requirement is corrected once only.'],
    ['that are too many', [...Array(501).keys()], 0, 'A job has at most 500 corrections.'],
    ['that are too long', [...Array(101).keys()], 500, 'Corrections have at most 50,000 characters in all.'],
  ])('refuses corrections %s', async (_, numbers, width, message) => {
    const { id } = await create('Fitter')
    const criteria = numbers.map(number => ({ text: `text ${number}`.padEnd(width), kind: 'nice' }))
    expect(await ada.put(`/api/jobs/${id}`, { criteria })).toMatchObject({
      status: 400,
      body: { error: `criteria: ${message}`, errors: { criteria: message } },
    })
  })

  it.each([
    [{ text: 'x', kind: 'maybe' }, 'kind', 'A requirement is must, nice or none.'],
    [{ text: '', kind: 'must' }, 'text', 'Name the requirement by its text in the posting.'],
    [{ kind: 'must' }, 'text', 'Name the requirement by its text in the posting.'],
    [{ text: 'x'.repeat(2001), kind: 'must' }, 'text', 'A requirement has at most 2,000 characters.'],
  ])('refuses a correction that makes no sense: %o', async (criterion, field, message) => {
    const { id } = await create('Fitter')
    expect(await ada.put(`/api/jobs/${id}`, { criteria: [criterion] })).toMatchObject({
      status: 400,
      body: { errors: { [`criteria.0.${field}`]: message } },
    })
  })

  it('takes only whole numbers as ids', async () => {
    for (const id of ['abc', '1.5', '0', '-1', '1e3x', '%00', 'null', 'Infinity', '-9007199254740993']) {
      const reply = await ada.get<{ error: string }>(`/api/jobs/${id}`)
      expect([reply.status, typeof reply.body.error], id).toEqual([400, 'string'])
    }
    const huge = ['9007199254740993', '9'.repeat(250), '9'.repeat(5000)]
    for (const id of ['2147483647', '2147483648', '99999999999', ...huge])
      expect(await ada.get(`/api/jobs/${id}`), id).toMatchObject({
        status: 404,
        body: { error: 'Not found or unauthorized' },
      })
  })

  it("answers another user's job like one that does not exist", async () => {
    const job = await create('Private')
    for (const reply of [
      await bob.get(`/api/jobs/${job.id}`),
      await bob.put(`/api/jobs/${job.id}`, { title: 'Mine now' }),
      await bob.put(`/api/jobs/${job.id}`, { criteria: [{ text: 'Mine', kind: 'none' }] }),
      await bob.get(`/api/jobs/${job.id}/requirements`),
      await bob.delete(`/api/jobs/${job.id}`),
    ])
      expect(reply).toMatchObject({ status: 404, body: { error: 'Not found or unauthorized' } })
    expect((await bob.get('/api/jobs')).body).toEqual([])
    expect((await ada.get(`/api/jobs/${job.id}`)).body).toEqual(job)
  })
})
