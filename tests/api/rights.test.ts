import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Endpoint, endpoints, type Job, type Resume, type UploadAnswer } from '../../contract/index.ts'
import { type Client, createClient, type TestFile } from '../client.ts'
import { p, r, writeDocx } from '../fixtures/write-docx.ts'
import { inside, type Query } from '../inside.ts'
import { type Api, startApi } from './support.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const here = (client: Client) => createClient(api.url, client.cookie())
const lines = (...texts: string[]) => writeDocx(texts.map(text => p(r(text))).join(''))
const resumeOf = (name: string, word: string): TestFile => ({
  name,
  bytes: lines(
    `Robin ${word}`,
    `${word}@example.com`,
    'Experience',
    `Electrician at ${word} Works, 2015 to 2023`,
    'Skills',
    'Wiring',
  ),
})

async function upload(client: Client, file: TestFile): Promise<Resume> {
  const { body } = await client.upload<UploadAnswer>([file])
  return body.resumes[0]!
}

async function createJob(client: Client, word: string): Promise<Job> {
  const job = { title: `Electrician ${word}`, description: `You have:\n- Wiring\n- Years at ${word}` }
  return (await client.post<Job>('/api/jobs', job)).body
}

/** Somebody with a job, a resume, an analysis and a match, each of which holds the word. */
async function person(name: string, word: string) {
  const client = createClient(api.url)
  const account = await client.signUp(name)
  const resume = await upload(client, resumeOf(`${word}.docx`, word))
  const job = await createJob(client, word)
  await client.post(`/api/ai/resumes/${resume.id}/analyze`)
  await client.post(`/api/ai/jobs/${job.id}/resumes/${resume.id}/match`)
  return { client, account, resume, job }
}

type Finds = Record<string, string[]>
const noneOf = (words: string[]): Finds => Object.fromEntries(words.map(word => [word, []]))

/** For each word the tables with a row, and the files, that hold it. */
function tracesOf(words: string[]): Promise<Finds> {
  return inside(api, async query => {
    const found = noneOf(words)
    await findRows(query, found)
    await findInFiles(found)
    return found
  })
}

async function findRows(query: Query, found: Finds) {
  await query('analyze') // what statistics keep of a column outlives its rows
  const tables = await query(`select oid::regclass::text as name from pg_class
    where relkind in ('r', 'm', 'p') and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')`)
  const looks = [...tables.map(({ name }) => String(name)), 'pg_stats'].flatMap(name =>
    Object.keys(found).map(
      word => `select '${name}' as name, '${word}' as word where exists (
        select from ${name} as t where t::text ilike '%${word}%')`,
    ),
  )
  for (const { name, word } of await query(looks.join(' union all '))) found[String(word)]?.push(`table ${name}`)
}

async function findInFiles(found: Finds) {
  const entries = await readdir(api.dataDir, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter(each => each.isFile())) {
    const path = join(entry.parentPath, entry.name).slice(api.dataDir.length)
    const text = `${path} ${(await readFile(join(api.dataDir, path))).toString('latin1')}`.toLowerCase()
    for (const word of Object.keys(found)) if (text.includes(word)) found[word]?.push(`file ${path}`)
  }
}

/** For each word the calls that answer it, of all that only read, with these ids. */
async function answersWith(words: string[], client: Client, ids: number[]): Promise<Finds> {
  const found = noneOf(words)
  for (const [name, { method, path }] of Object.entries<Endpoint>(endpoints)) {
    if (method !== 'GET' || name === 'logout') continue
    for (const id of path.includes('{') ? ids : [0]) {
      const { bytes } = await client.bytes(path.replace(/\{\w+\}/g, String(id)))
      const text = Buffer.from(bytes).toString('latin1').toLowerCase()
      for (const word of words) if (text.includes(word)) found[word]?.push(name)
    }
  }
  return found
}

describe('what is deleted', () => {
  it('asks for the password where it is the account, and loses nothing without it', async () => {
    const { client, account } = await person('linus', 'plain')
    for (const proof of [{}, { password: '' }, { password: 'wrong' }, { email: account.email }])
      expect(await client.post('/api/account/delete', proof)).toMatchObject({
        status: 400,
        body: { errors: { password: expect.any(String) } },
      })
    expect((await client.get<{ resumes: Resume[] }>('/api/resumes')).body.resumes).toHaveLength(1)
  })

  it('is found nowhere: no row, no file, no answer, not even in the bytes of the embedded database', async () => {
    const words = { candidate: 'canarykpwx', job: 'canaryjqvz', account: 'canaryzgwm' }
    const ada = await person('ada', 'plain')
    const gone = await upload(ada.client, resumeOf(`${words.candidate}-file.docx`, words.candidate))
    await ada.client.put(`/api/resumes/${gone.id}`, { file_name: `${words.candidate}-renamed.docx` })
    await ada.client.post(`/api/ai/resumes/${gone.id}/analyze`)
    const job = await createJob(ada.client, words.job)
    await ada.client.post(`/api/ai/jobs/${job.id}/resumes/match_batch`, { resume_ids: [gone.id, ada.resume.id] })
    const whole = await person(words.account, words.account)
    const elsewhere = createClient(api.url)
    expect((await elsewhere.post('/api/auth/login', whole.account)).status).toBe(200)
    // The letter to them stands in the outbox.
    expect((await elsewhere.post('/api/auth/forgot-password', { email: whole.account.email })).status).toBe(200)
    const ids = [gone.id, job.id, ada.resume.id, whole.resume.id, whole.job.id]
    const answered = await answersWith(Object.values(words), ada.client, ids)
    expect(answered[words.candidate]).toEqual(expect.arrayContaining(['listResumes', 'getResume', 'jobsWithMatches']))
    expect(answered[words.job]).toEqual(expect.arrayContaining(['listJobs', 'getJob', 'jobsWithMatches']))
    const before = await tracesOf(Object.values(words))
    expect(before[words.candidate]).toEqual(expect.arrayContaining(['table resumes']))
    expect(before[words.job]).toEqual(expect.arrayContaining(['table jobs']))
    const ofAll = ['users', 'jobs', 'resumes', 'matches'].map(name => `table ${name}`)
    expect(before[words.account]).toEqual(expect.arrayContaining(ofAll))
    expect(String(before[words.account])).toContain('outbox')

    expect((await here(ada.client).delete(`/api/resumes/${gone.id}`)).status).toBe(200)
    expect((await here(ada.client).delete(`/api/jobs/${job.id}`)).status).toBe(200)
    const proof = { password: whole.account.password }
    expect(await here(whole.client).post('/api/account/delete', proof)).toMatchObject({
      status: 200,
      body: { message: 'Your account is deleted.' },
    })
    for (const session of [whole.client, elsewhere]) expect((await here(session).get('/api/auth/')).status).toBe(401)
    expect(await answersWith(Object.values(words), here(ada.client), ids)).toEqual(noneOf(Object.values(words)))
    expect(await tracesOf(Object.values(words))).toEqual(noneOf(Object.values(words)))
    expect((await here(ada.client).get(`/api/resumes/${ada.resume.id}`)).status).toBe(200)
    const back = createClient(api.url)
    await back.signUp(words.account)
    expect((await back.get<{ resumes: Resume[] }>('/api/resumes')).body.resumes).toEqual([])
  })
})

describe('work under way while something is deleted', () => {
  const wait = (ms: number) => new Promise(done => setTimeout(done, ms))
  const storedFiles = () => readdir(join(api.dataDir, 'files/resumes')).catch(() => [])

  it('brings no resume back: its matches, its analysis and its reading end as not found', async () => {
    const { client, job } = await person('rita', 'plain')
    const stored = (await storedFiles()).length
    for (let round = 0; round < 8; round++) {
      const resume = await upload(client, resumeOf(`${round}.docx`, 'plain'))
      const work = [
        client.post(`/api/ai/resumes/${resume.id}/analyze?refresh=true`),
        client.post(`/api/ai/jobs/${job.id}/resumes/${resume.id}/match?refresh=true`),
        client.post(`/api/ai/jobs/${job.id}/resumes/match_batch`, { resume_ids: [resume.id] }),
        client.put(`/api/resumes/${resume.id}`, { file_name: 'renamed.docx' }),
        client.bytes(`/api/resumes/${resume.id}/file`),
      ]
      await wait(round * 2)
      expect((await client.delete(`/api/resumes/${resume.id}`)).status).toBe(200)
      for (const { status } of await Promise.all(work)) expect([200, 404]).toContain(status)
      expect((await client.get(`/api/resumes/${resume.id}`)).status).toBe(404)
    }
    const history = await client.get<{ jobs: { matched_resumes: object[] }[] }>(
      '/api/job-resume-scores/user/jobs-with-matches',
    )
    expect(history.body.jobs.flatMap(each => each.matched_resumes)).toHaveLength(1)
    expect(await storedFiles()).toHaveLength(stored)
  })

  it('brings no account back: what arrives late leaves neither rows nor files', async () => {
    const stored = (await storedFiles()).length
    const ids: number[] = []
    for (let round = 0; round < 4; round++) {
      const { client, account, resume, job } = await person(`racer${round}`, 'plain')
      ids.push(account.id)
      const files = [1, 2, 3].map(number => resumeOf(`${number}.docx`, `late${number}`))
      const work = [
        client.upload(files),
        client.upload(files),
        client.post('/api/jobs', { title: 'Late' }),
        client.post(`/api/ai/jobs/${job.id}/resumes/${resume.id}/match?refresh=true`),
        client.post(`/api/ai/resumes/${resume.id}/analyze?refresh=true`),
      ]
      await wait(round * 12)
      expect((await client.post('/api/account/delete', { password: account.password })).status).toBe(200)
      for (const { status } of await Promise.all(work)) expect(status).not.toBe(500)
      expect(await storedFiles()).toHaveLength(stored)
    }
    const left = await inside(api, async query => {
      const tables = await query(`select table_name as name, column_name as owner from information_schema.columns
        where table_schema = 'public' and column_name in ('owner_id', 'user_id') and table_name not like 'audit%'`)
      const found: string[] = []
      for (const { name, owner } of tables)
        if ((await query(`select 1 from ${name} where ${owner} in (${ids})`)).length > 0) found.push(String(name))
      return found
    })
    expect(left).toEqual([])
  })
})
