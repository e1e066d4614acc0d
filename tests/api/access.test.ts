import { readdir } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Endpoint, endpoints } from '../../contract/index.ts'
import type { Connection } from '../../server/platform/database/database.ts'
import { type Client, createClient } from '../client.ts'
import { rowsOf, withDatabase } from './storage.ts'
import { type Api, sampleFiles, startApi } from './support.ts'

const all = Object.entries<Endpoint>(endpoints)
const mutating = all.filter(([name, { method }]) => method !== 'GET' || name === 'logout')

/** Served as they are, to everybody: no data of anybody. */
const open = ['/', '/*', '/api/openapi.json', '/api/docs', '/api/docs/style.css']

/** Whose the ids are that follow such a part of a path. Another part fails the test: say here whose they are. */
const kinds: Record<string, keyof Ids | 'nobody'> = {
  jobs: 'job',
  resumes: 'resume',
  sessions: 'session',
  google: 'identity',
  plans: 'nobody',
  'create-checkout-session': 'nobody',
  engines: 'nobody',
}

type Ids = { job: number[]; resume: number[]; session: number[]; identity: number[] }
const ofNone: Ids = { job: [], resume: [], session: [], identity: [] }

/** How many of each the owner has: every pair of them is tried, twice by each of two others, on both databases. */
const many = 20
const missing = 1_999_999_999
const canary = 'Quokka of Zanzibar'

let api: Api
let owner: { client: Client; id: number; ids: Ids }
const others: { name: string; client: Client; ids: Ids }[] = []
const ended: Record<string, Client> = {}
let before: Record<string, unknown>

async function person(name: string, count: number, title: string) {
  const client = createClient(api.url)
  const { id } = await client.signUp(name)
  const [file] = await sampleFiles('data-analyst')
  if (!file) throw new Error('there is no sample')
  const files = Array.from({ length: count }, (_, i) => ({
    ...file,
    name: `${title} ${i}.${file.name.split('.').at(-1)}`,
  }))
  const uploaded = await client.upload<{ resumes: { id: number }[] }>(files)
  const ids: Ids = { ...ofNone, job: [], resume: uploaded.body.resumes.map(resume => resume.id) }
  for (let i = 0; i < count; i++)
    ids.job.push((await client.post<{ id: number }>('/api/jobs', { title, description: `${title}\n- SQL` })).body.id)
  await client.post(`/api/ai/jobs/${ids.job[0]}/resumes/match_batch`, { resume_ids: ids.resume.slice(0, 2) })
  await client.post(`/api/ai/resumes/${ids.resume[0]}/analyze`)
  return { name, client, id, ids }
}

beforeAll(async () => {
  api = await startApi({
    LIMITS: 'calls=100000/s, uploads=100000/h, batches=1000, connections=5000',
    ADMIN_EMAILS: 'admin@example.com',
  })
  owner = await person('owner', many, canary)
  others.push(await person('other', 1, 'Mine'), await person('admin', 1, 'Mine'))
  for (const name of ['revoked', 'unused']) {
    ended[name] = createClient(api.url)
    await ended[name].signUp(name)
  }
  const cookie = ended.revoked?.cookie() ?? ''
  await ended.revoked?.get('/api/auth/logout')
  before = await withDatabase(api, async database => {
    await leaveUnused(database.system)
    owner.ids.identity = [await addIdentity(database.system, owner.id)]
    owner.ids.session = await sessionsOf(database.system, owner.id)
    return rowsOf(database, owner.id)
  })
  const anew = (client: Client) => createClient(api.url, client.cookie())
  owner.client = anew(owner.client)
  for (const other of others) other.client = anew(other.client)
  ended.revoked = createClient(api.url, cookie)
  if (ended.unused) ended.unused = anew(ended.unused)
  ended.forged = createClient(api.url, `candid_session=${'A'.repeat(43)}`)
  ended.nobody = createClient(api.url)
})
afterAll(() => api.close())

async function leaveUnused(db: Connection) {
  const { id } = await db.selectFrom('users').select('id').where('username', '=', 'unused').executeTakeFirstOrThrow()
  const last_used_at = new Date(Date.now() - 15 * 86_400_000)
  await db.updateTable('sessions').set({ last_used_at }).where('user_id', '=', id).execute()
}

async function addIdentity(db: Connection, user_id: number): Promise<number> {
  const provider = { issuer: 'https://id.example', subject: canary, email: 'owner@example.com', authoritative: true }
  const row = { ...provider, user_id, created_at: new Date(), last_used_at: new Date() }
  return (await db.insertInto('identities').values(row).returning('id').executeTakeFirstOrThrow()).id
}

async function sessionsOf(db: Connection, owner: number): Promise<number[]> {
  const rows = await db.selectFrom('sessions').select('id').where('user_id', '=', owner).execute()
  return rows.map(({ id }) => id)
}

/** Every way to fill the ids of a path with the owner's, some of them beside one's own; none where it has no owner. */
function fillings(path: string, theirs: Ids, mine: Ids): string[] {
  let paths: { path: string; foreign: boolean }[] = [{ path, foreign: false }]
  for (const [whole, before] of path.matchAll(/([\w-]+)\/\{\w+\}/g)) {
    const kind = kinds[before ?? '']
    if (!kind) throw new Error(`Whose are the ids after ${before} in ${path}?`)
    if (kind === 'nobody') return []
    const put = (id: number) => whole.replace(/\{\w+\}/, String(id))
    paths = paths.flatMap(each => [
      ...theirs[kind].map(id => ({ path: each.path.replace(whole, put(id)), foreign: true })),
      ...mine[kind].map(id => ({ ...each, path: each.path.replace(whole, put(id)) })),
    ])
  }
  return paths.filter(({ foreign }) => foreign).map(each => each.path)
}

/** One body for all: what an endpoint does not know is dropped. */
const bodyOf = (ids: Ids, owner: number) => ({
  ...{ title: 'Taken', description: 'Taken', file_name: 'taken.pdf', resume_ids: ids.resume, top: 5, job_ids: ids.job },
  ...{ owner_id: owner, user_id: owner, owner, id: ids.job[0] },
})

const json = (body: unknown) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
const sent = (method: string, body: unknown) => (method === 'GET' || method === 'HEAD' ? {} : json(body))

/** Runs them some at a time; how many there were. */
async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<number> {
  const queue = items[Symbol.iterator]()
  const run = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: 24 }, run))
  return items.length
}

describe('every route of the running server', () => {
  it('is in the contract, or serves the same file to everybody', async () => {
    const lister = await startApi({ LOG_LEVEL: 'debug' })
    const lines = lister.output().split('\n')
    await lister.close()
    const routes = lines.flatMap(line => (line.includes('"route"') ? [JSON.parse(line).route] : []))
    expect(routes.length).toBeGreaterThan(all.length)
    const known = new Set(all.map(([, { method, path }]) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`))
    const files = await readdir(new URL('../../dist/web', import.meta.url), { recursive: true })
    for (const path of [...open, ...files.map(file => `/${file}`)]) known.add(`GET ${path}`)
    for (const route of [...known]) known.add(route.replace('GET', 'HEAD'))
    const unlisted = routes.flatMap(({ method, url }) => [method].flat().map(each => `${each} ${url}`))
    expect(unlisted.filter(route => !known.has(route))).toEqual([])
  })

  it('that is private is closed to nobody, and to a session that was ended, forged or left unused', async () => {
    for (const [who, client] of Object.entries(ended))
      for (const [name, { method, path, access }] of all) {
        if (access === 'public') continue
        const reply = await client.send(method, path.replace(/\{\w+\}/g, String(owner.ids.job[0])), sent(method, {}))
        expect([reply.status, reply.body], `${name} as ${who}`).toEqual([
          401,
          { error: 'Unauthorized', errors: { message: 'Unauthorized' } },
        ])
      }
  })

  it.runIf(process.env.TEST_DATABASE === 'postgres')(
    'is closed from the moment on at which a session expires',
    async () => {
      const client = createClient(api.url)
      const { id } = await client.signUp('expiring')
      expect((await client.get('/api/jobs')).status).toBe(200)
      const database = new pg.Client(api.env.DATABASE_URL)
      await database.connect()
      await database.query('update sessions set expires_at = now() where user_id = $1', [id])
      await database.end()
      expect((await client.get('/api/jobs')).status).toBe(401)
    },
  )

  it('that is an administrator’s is closed to others, whatever they send', async () => {
    const [other] = others
    const admins = all.filter(([, { access }]) => access === 'admin')
    expect(admins.length).toBeGreaterThan(3)
    for (const [name, { method, path }] of admins)
      for (const body of [{}, { is_admin: true, name: 'x', price: 1, enabled: true }]) {
        const reply = await other?.client.send(method, path.replace(/\{\w+\}/g, '1'), sent(method, body))
        expect(reply, name).toMatchObject({ status: 403, body: { error: 'Only an administrator may do this.' } })
      }
    const broken = { body: '{', headers: { 'content-type': 'application/json' } }
    expect((await other?.client.send('POST', '/api/plans/', broken))?.status).toBe(403)
  })

  it('that changes something refuses what another site sends', async () => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: api.url },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${api.url}.evil.example` },
    ]
    for (const [name, { method, path }] of mutating)
      for (const headers of foreign) {
        const reply = await owner.client.send(method, path.replace(/\{\w+\}/g, String(owner.ids.job[0])), { headers })
        expect(reply.status, `${name} with ${JSON.stringify(headers)}`).toBe(403)
      }
    expect((await owner.client.get('/api/auth/')).status).toBe(200)
  })
})

describe('the records of somebody else', () => {
  it('are not there, in 2,500 requests a database: the answer is that for a record that does not exist', async () => {
    type Try = { client: Client; name: string; method: string; path: string; expected: unknown }
    const tries: Try[] = []
    for (const { client, ids } of others)
      for (const [name, { method, path }] of all) {
        const [absent] = fillings(
          path,
          { job: [missing], resume: [missing], session: [missing], identity: [missing] },
          ofNone,
        )
        if (!absent) continue
        const { status, body } = await client.send(method, absent, sent(method, bodyOf(owner.ids, owner.id)))
        expect([status, body], name).toEqual([404, { error: 'Not found or unauthorized' }])
        for (const filled of fillings(path, owner.ids, ids))
          for (const query of ['', `?owner_id=${owner.id}&user_id=${owner.id}&refresh=true`])
            for (const each of method === 'GET' ? ['GET', 'HEAD'] : [method])
              tries.push({ client, name, method: each, path: filled + query, expected: each === 'HEAD' ? '' : body })
      }
    const answers = new Map<string, number>()
    const count = await inParallel(tries, async ({ client, name, method, path, expected }) => {
      const reply = await client.send(method, path, sent(method, bodyOf(owner.ids, owner.id)))
      const as = reply.status === 404 && JSON.stringify(reply.body || '') === JSON.stringify(expected)
      const answer = as
        ? 'not found'
        : `${name} ${method} ${path} answered ${reply.status} ${JSON.stringify(reply.body)}`
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
    })
    expect([...answers.keys()]).toEqual(['not found'])
    expect(count).toBeGreaterThan(2500)
  })

  it('are in none of one’s lists, by whatever is asked, and in no batch', async () => {
    const asked = `?owner_id=${owner.id}&user_id=${owner.id}&owner=${owner.id}&id=${owner.id}&before=${missing}&days=30`
    for (const { client, ids } of others) {
      for (const [name, { method, path, access, answer }] of all) {
        if (method !== 'GET' || path.includes('{') || access !== 'user' || name === 'logout') continue
        const { status, body } = await client.get(path + asked)
        expect([200, 404], name).toContain(status)
        expect(JSON.stringify(body), name).not.toContain(canary)
        if (answer !== 'bytes') expect(JSON.stringify(body), name).not.toContain('owner@example.com')
      }
      const batch = (resume_ids: number[]) =>
        client.post<{ results: object[] }>(`/api/ai/jobs/${ids.job[0]}/resumes/match_batch`, {
          ...{ resume_ids, owner_id: owner.id },
        })
      const [absent] = (await batch([missing])).body.results
      const { body } = await batch(owner.ids.resume)
      expect(body.results).toEqual(owner.ids.resume.map(resume_id => ({ ...absent, resume_id })))
    }
  })

  it('are as they were after all of it', async () => {
    const after = await withDatabase(api, database => rowsOf(database, owner.id))
    // A session notes when it was last used.
    expect({ ...after, sessions: null }).toEqual({ ...before, sessions: null })
    const client = createClient(api.url, owner.client.cookie())
    const { status, bytes } = await client.bytes(`/api/resumes/${owner.ids.resume[0]}/file`)
    expect([status, bytes]).toEqual([200, new Uint8Array((await sampleFiles('data-analyst'))[0]?.bytes ?? [])])
  })
})
