import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Reply } from '../client.ts'
import { startServer } from '../server.ts'
import { type Api, sampleFiles, sampleJob, startApi } from './support.ts'

/** As a new installation has them: tests/server.ts lets many people come from one address. */
const asDelivered = { LIMITS: '' }

const failed = { password: 'not this one' }
const login = (url: string, email: string, password: string, headers: Record<string, string> = {}) =>
  createClient(url).send('POST', '/api/auth/login', {
    body: JSON.stringify({ email, password }),
    headers: { 'content-type': 'application/json', ...headers },
  })
const from = (address: string) => ({ 'x-forwarded-for': address })

/** A refusal that a person understands and a program can act on. */
function expectTooMany(reply: Reply, words: string, field: 'error' | 'server' = 'error') {
  expect(reply.status).toBe(429)
  const seconds = Number(reply.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(3600)
  expect(reply.body).toEqual({ [field]: expect.stringMatching(new RegExp(`^${words}.* Try again in \\d+ \\w+\\.$`)) })
}

describe('the limits as they are delivered', () => {
  let api: Api
  beforeAll(async () => {
    api = await startApi(asDelivered)
  })
  afterAll(() => api.close())

  it('let a person sign up, load the samples, match them in batches and look around', async () => {
    const client = createClient(api.url)
    await client.signUp('everyday')
    const { body } = await client.post<{ job: { id: number }; resumes: { id: number }[] }>('/api/samples')
    const ids = { resume_ids: body.resumes.map(({ id }) => id) }
    for (let round = 0; round < 5; round++)
      expect((await client.post(`/api/ai/jobs/${body.job.id}/resumes/match_batch`, ids)).status).toBe(200)
    const looks = await Promise.all(Array.from({ length: 100 }, () => client.get('/api/jobs')))
    expect(new Set(looks.map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('end the guessing of a password, known account or not, and tell when to come back', async () => {
    await createClient(api.url).signUp('guessed')
    for (const email of ['guessed@example.com', 'unheard-of@example.com']) {
      const tries: Reply[] = []
      for (let i = 0; i < 12; i++) tries.push(await login(api.url, email, failed.password))
      expect(tries.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429, 429])
      expectTooMany(tries[11]!, 'Too many sign-ins with a wrong password', 'server')
    }
    expectTooMany(await login(api.url, ' GUESSED@example.com', 'a long pass phrase of guessed'), 'Too many', 'server')
  })

  it('do not count a right password', async () => {
    const { email, password } = await createClient(api.url).signUp('frequent')
    for (let i = 0; i < 15; i++) expect((await login(api.url, email, password)).status).toBe(200)
  })

  it('end the making of accounts', async () => {
    const client = createClient(api.url)
    const statuses: number[] = []
    for (let i = 0; i < 25; i++) {
      const account = { email: `robot${i}@example.com`, username: `robot${i}`, password: 'a long pass phrase' }
      const reply = await client.post('/api/auth/signup', account)
      statuses.push(reply.status)
      if (reply.status !== 201) expectTooMany(reply, 'Too many accounts', 'server')
    }
    // Three were made above.
    expect(statuses.filter(status => status === 201)).toHaveLength(17)
  })

  it('take no address from a header that no trusted proxy sent, and say how to trust one', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 11; i++)
      statuses.push((await login(api.url, 'spoofed@example.com', failed.password, from(`198.51.100.${i}`))).status)
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    expect(api.output()).toContain('TRUST_PROXY=127.0.0.1')
  })
})

const few = 'login=3/h, login_account=6/h, login_address=20/h, uploads=4/h, calls=100/h, batches=2'

describe('what one account and one address may do', () => {
  let api: Api
  beforeAll(async () => {
    api = await startApi({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8', LIMITS: few })
  })
  afterAll(() => api.close())

  it('counts the addresses that the proxy tells, and networks of IPv6 as one', async () => {
    const at = async (address: string) =>
      (await login(api.url, 'counted@example.com', failed.password, from(address))).status
    for (let i = 0; i < 3; i++) expect(await at('198.51.100.1')).toBe(401)
    expect(await at('198.51.100.1')).toBe(429)
    expect(await at('203.0.113.9, 198.51.100.1')).toBe(429)
    for (let i = 0; i < 3; i++) expect(await at(`2001:db8:1:2::${i}`)).toBe(401)
    expect(await at('2001:db8:1:2:ffff::1')).toBe(429)
  })

  it('does not let others lock an account out at the addresses where it has signed in', async () => {
    const { email, password } = await createClient(api.url).signUp('wanted')
    expect((await login(api.url, email, password, from('192.0.2.1'))).status).toBe(200)
    const attack = (i: number) => login(api.url, email, failed.password, from(`198.51.100.${i}`))
    const tries = await Promise.all(Array.from({ length: 10 }, (_, i) => attack(i)))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([...Array(6).fill(401), ...Array(4).fill(429)])
    expect((await login(api.url, email, password, from('203.0.113.5'))).status).toBe(429)
    expect((await login(api.url, email, password, from('192.0.2.1'))).status).toBe(200)
  })

  it('ends one address going through many accounts', async () => {
    const tries: number[] = []
    for (let i = 0; i < 22; i++)
      tries.push((await login(api.url, `spray${i}@example.com`, failed.password, from('192.0.2.77'))).status)
    expect(tries).toEqual([...Array(20).fill(401), 429, 429])
  })

  it('counts files, keeps those before the limit and tells of the others', async () => {
    const client = createClient(api.url)
    await client.signUp('uploader')
    const files = (await sampleFiles('data-analyst')).slice(0, 5)
    const first = await client.upload<{ resumes: unknown[]; rejected: { error: string }[] }>(files)
    expect(first.status).toBe(201)
    expect(first.body.resumes).toHaveLength(4)
    expect(first.body.rejected[0]?.error).toMatch(/^You have uploaded very many files. Try again in \d+ minutes\.$/)
    const second = await client.upload<{ error: string }>(files.slice(0, 1))
    expect(second.status).toBe(429)
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('ends too many calls, of this account alone', async () => {
    const client = createClient(api.url)
    await client.signUp('hasty')
    const calls = await Promise.all(Array.from({ length: 120 }, () => client.get('/api/jobs')))
    expect(calls.filter(({ status }) => status === 200)).toHaveLength(100)
    expectTooMany(calls.find(({ status }) => status === 429)!, 'Too many requests')
    const other = createClient(api.url)
    await other.signUp('unconcerned')
    expect((await other.get('/api/jobs')).status).toBe(200)
  })

  it('runs so many batches at once, and the next when one is over', async () => {
    const batcher = createClient(api.url)
    await batcher.signUp('batcher')
    const { body } = await batcher.upload<{ resumes: { id: number }[] }>(
      (await sampleFiles('data-analyst')).slice(0, 3),
    )
    const job = await batcher.post<{ id: number }>('/api/jobs', await sampleJob('data-analyst'))
    const run = () =>
      batcher.post(`/api/ai/jobs/${job.body.id}/resumes/match_batch?refresh=true`, {
        resume_ids: body.resumes.map(({ id }) => id),
      })
    const replies = await Promise.all([run(), run(), run(), run(), run()])
    const refused = replies.filter(({ status }) => status !== 200)
    for (const reply of refused) expectTooMany(reply, 'You have as many batches')
    expect(replies.length - refused.length).toBeGreaterThanOrEqual(2)
    expect((await run()).status).toBe(200)
    expect((await batcher.post('/api/ai/jobs/999999/resumes/match_batch', { resume_ids: [1] })).status).toBe(404)
    expect((await batcher.post('/api/ai/jobs/999999/resumes/match_batch', { resume_ids: [1] })).status).toBe(404)
    expect((await run()).status).toBe(200)
  })
})

describe.runIf(process.env.TEST_DATABASE === 'postgres')('two processes on one database', () => {
  it('count together', async () => {
    const api = await startApi({ LIMITS: 'login=6/h, signup=3/h, calls=60/h' })
    const second = await startServer(api.env)
    try {
      const urls = [api.url, second.url]
      const both = <T>(count: number, work: (url: string, i: number) => Promise<T>) =>
        Promise.all(Array.from({ length: count }, (_, i) => work(urls[i % 2]!, i)))
      const logins = await both(12, url => login(url, 'shared@example.com', failed.password))
      expect(logins.filter(({ status }) => status === 401)).toHaveLength(6)
      const clients = [createClient(urls[0]!)]
      await clients[0]!.signUp('shared')
      clients.push(createClient(urls[1]!, clients[0]!.cookie()))
      const calls = await both(90, (_url, i) => clients[i % 2]!.get('/api/jobs'))
      expect(calls.filter(({ status }) => status === 200)).toHaveLength(60)
      const signups = await both(6, (url, i) =>
        createClient(url).post('/api/auth/signup', {
          email: `both${i}@example.com`,
          username: `both${i}`,
          password: 'a long pass phrase',
        }),
      )
      expect(signups.filter(({ status }) => status === 201)).toHaveLength(2)
    } finally {
      await second.stop()
      await api.close()
    }
  })
})
