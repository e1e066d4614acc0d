import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  Activity,
  Analysis,
  BatchItem,
  Job,
  JobWithMatches,
  Match,
  Resume,
  UploadAnswer,
} from '../../contract/index.ts'
import { type Client, createClient, type TestFile } from '../client.ts'
import { startServer } from '../server.ts'
import { type Api, sampleFiles, sampleJob, startApi } from './support.ts'

let api: Api
let ada: Client
let job: Job
let resumes: Resume[]
let files: TestFile[]
const trade = 'maintenance-electrician'

beforeAll(async () => {
  api = await startApi()
  ada = createClient(api.url)
  await ada.signUp('ada')
  job = (await ada.post<Job>('/api/jobs', await sampleJob(trade))).body
  files = await sampleFiles(trade)
  resumes = (await ada.upload<UploadAnswer>(files)).body.resumes
})
afterAll(() => api.close())

const match = (resume: Resume, query = '') =>
  ada.post<Match>(`/api/ai/jobs/${job.id}/resumes/${resume.id}/match${query}`)
const batch = (ids: unknown[], jobId = job.id) =>
  ada.post<{ results: BatchItem[] }>(`/api/ai/jobs/${jobId}/resumes/match_batch`, { resume_ids: ids })

/** A result less the time at which it was made. */
const numbers = <T extends { evaluated_at: string }>({ evaluated_at: _, ...rest }: T) => rest

describe('matching', () => {
  it('quotes the posting and the resume to the letter', async () => {
    const { status, body } = await match(resumes[0]!)
    expect(status).toBe(200)
    expect(body.requirements.length).toBeGreaterThan(3)
    for (const requirement of body.requirements) {
      expect(job.description?.slice(requirement.start, requirement.end).length).toBeGreaterThan(0)
      for (const { quote, start, end } of requirement.evidence) expect(end - start).toBe(quote.length)
      if (requirement.status === 'unmet') expect(requirement.evidence).toEqual([])
      else expect(requirement.evidence.length).toBeGreaterThan(0)
    }
    expect(body.engine.version).toMatch(/\d/)
    expect(body.input_hash).toMatch(/^[0-9a-f]{64}$/)
  })

  it('answers a stored result again, and the same numbers when forced anew', async () => {
    const first = (await match(resumes[1]!)).body
    expect((await match(resumes[1]!)).body).toEqual(first)
    const anew = (await match(resumes[1]!, '?refresh=true')).body
    expect(anew.evaluated_at > first.evaluated_at).toBe(true)
    expect(numbers(anew)).toEqual(numbers(first))
    expect(await match(resumes[1]!, '?refresh=maybe')).toMatchObject({
      status: 400,
      body: { error: 'refresh: Say true or false.' },
    })
  })

  it('gives the same file the same score, whoever uploads it', async () => {
    const bob = createClient(api.url)
    await bob.signUp('bob')
    const theirs = (await bob.post<Job>('/api/jobs', await sampleJob(trade))).body
    const uploaded = (await bob.upload<UploadAnswer>(files)).body.resumes
    for (const [index, resume] of uploaded.entries()) {
      const { body } = await bob.post<Match>(`/api/ai/jobs/${theirs.id}/resumes/${resume.id}/match`)
      expect(body.match_score).toBe((await match(resumes[index]!)).body.match_score)
    }
  })

  it('scores a changed posting anew', async () => {
    const changing = (await ada.post<Job>('/api/jobs', { title: 'Electrician', description: '- PLC programming' })).body
    const path = `/api/ai/jobs/${changing.id}/resumes/${resumes[0]!.id}/match`
    const before = (await ada.post<Match>(path)).body
    await ada.put(`/api/jobs/${changing.id}`, { description: '- Fluent Klingon\n- Underwater basket weaving' })
    const after = (await ada.post<Match>(path)).body
    expect(after.input_hash).not.toBe(before.input_hash)
    expect(after.requirements.map(({ text }) => text)).not.toEqual(before.requirements.map(({ text }) => text))
    await ada.delete(`/api/jobs/${changing.id}`)
  })

  it('matches a batch in the order of the ids, and puts what fails in its place', async () => {
    const none = [2_000_000_000, 99_999_999_999, Number.MAX_SAFE_INTEGER + 1, 1e300]
    const ids = [resumes[2]!.id, ...none, resumes[0]!.id]
    const { status, body } = await batch(ids)
    expect(status).toBe(200)
    expect(body.results.map(item => item.resume_id)).toEqual(ids)
    for (const [index, resume_id] of none.entries())
      expect(body.results[index + 1]).toEqual({ resume_id, resume_info: null, error: 'Not found or unauthorized' })
    expect(body.results.at(-1)).toEqual((await match(resumes[0]!)).body)
  })

  it('streams a batch, item by item, with a closing summary', async () => {
    const ids = [...resumes.map(resume => resume.id), 2_000_000_000]
    const { body, headers } = await ada.send<string>('POST', `/api/ai/jobs/${job.id}/resumes/match_batch`, {
      body: JSON.stringify({ resume_ids: ids }),
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    })
    expect(headers.get('content-type')).toContain('text/event-stream')
    expect(headers.get('cache-control')).toBe('no-store')
    const events = body
      .trim()
      .split('\n\n')
      .map(event => {
        const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? []
        return { name, data: JSON.parse(data) }
      })
    expect(events.map(event => event.name)).toEqual([...ids.map(() => 'result'), 'summary'])
    expect(events.slice(0, -1).map(event => [event.data.index, event.data.resume_id])).toEqual(
      ids.map((id, i) => [i, id]),
    )
    expect(events.at(-1)?.data).toEqual({ total: ids.length, matched: resumes.length, failed: 1 })
    const { index: _, ...streamed } = events[0]?.data ?? {}
    expect(streamed).toEqual((await match(resumes[0]!)).body)
  })

  it.each([
    ['text/event-stream', true],
    ['TEXT/Event-Stream', true],
    ['text/event-stream; charset=utf-8', true],
    ['application/json;q=0.5, text/event-stream', true],
    ['text/event-stream, */*;q=0.1', true],
    ['text/*, application/json;q=0.9', true],
    ['application/json', false],
    ['*/*', false],
    ['text/event-stream;q=0, application/json', false],
    ['text/event-stream; Q=0.000, */*', false],
    ['application/json, text/event-stream;q=0.1', false],
    ['text/event-streams', false],
    ['application/x-text/event-stream', false],
    ['text/html', false],
    ['', false],
  ])('with Accept: %s streams: %s', async (accept, streams) => {
    const { status, headers } = await ada.send('POST', `/api/ai/jobs/${job.id}/resumes/match_batch`, {
      body: JSON.stringify({ resume_ids: [resumes[0]!.id] }),
      headers: { 'content-type': 'application/json', accept },
    })
    const type = streams ? 'text/event-stream' : 'application/json'
    expect([status, headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`])
  })

  it('refuses a batch that makes no sense', async () => {
    expect(await batch([])).toMatchObject({
      status: 400,
      body: { errors: { resume_ids: 'Please select at least one resume.' } },
    })
    for (const id of ['x', '1', true, null, [1], 0, 1.5]) expect((await batch([id])).status, String(id)).toBe(400)
    expect((await batch(Array(1001).fill(1))).status).toBe(400)
    expect((await batch([resumes[0]!.id], 2_000_000_000)).status).toBe(404)
    expect((await ada.post(`/api/ai/jobs/x/resumes/y/match`)).status).toBe(400)
    expect((await ada.post(`/api/ai/jobs/${job.id}/resumes/2000000000/match`)).status).toBe(404)
  })

  it("does not match with another user's job or resume", async () => {
    const eve = createClient(api.url)
    await eve.signUp('eve')
    const own = (await eve.post<Job>('/api/jobs', { title: 'Bait', description: '- Anything' })).body
    const id = resumes[0]!.id
    expect((await eve.post(`/api/ai/jobs/${job.id}/resumes/${id}/match`)).status).toBe(404)
    expect((await eve.post(`/api/ai/jobs/${own.id}/resumes/${id}/match`)).status).toBe(404)
    const { body } = await eve.post(`/api/ai/jobs/${own.id}/resumes/match_batch`, { resume_ids: [id] })
    expect(body).toEqual({ results: [{ resume_id: id, resume_info: null, error: 'Not found or unauthorized' }] })
  })
})

describe('analysis and history', () => {
  it('analyses a resume, idempotently', async () => {
    const analyze = () => ada.post<{ analysis: Analysis }>(`/api/ai/resumes/${resumes[0]!.id}/analyze`)
    const { status, body } = await analyze()
    expect(status).toBe(200)
    expect(body.analysis.score_overall).toBeGreaterThan(0)
    expect((await analyze()).body).toEqual(body)
  })

  it('lists per job the matched resumes, highest first, with the latest analysis', async () => {
    await batch(resumes.map(resume => resume.id))
    await ada.post(`/api/ai/resumes/${resumes[0]!.id}/analyze`)
    const empty = (await ada.post<Job>('/api/jobs', { title: 'No matches yet' })).body
    const { body } = await ada.get<{ jobs: JobWithMatches[] }>('/api/job-resume-scores/user/jobs-with-matches')
    expect(body.jobs.map(entry => [entry.job_id, entry.matched_resumes.length])).toEqual([
      [empty.id, 0],
      [job.id, resumes.length],
    ])
    const matched = body.jobs[1]!.matched_resumes
    const scores = matched.map(entry => entry.match_score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    for (const entry of matched) expect(entry.resume_analyses.length).toBe(entry.resume_id === resumes[0]!.id ? 1 : 0)
  })

  it('keeps what an older engine said until it is asked to refresh, and says so', async () => {
    const client = () => createClient(api.url, ada.cookie())
    const job = (await ada.post<Job>('/api/jobs', await sampleJob(trade))).body
    const id = resumes[1]!.id
    const path = `/api/ai/jobs/${job.id}/resumes/${id}/match`
    const made = (await ada.post<Match>(path)).body
    const analysis = (await ada.post<{ analysis: Analysis }>(`/api/ai/resumes/${id}/analyze`)).body.analysis
    expect([made.outdated, analysis.outdated]).toEqual([false, false])
    expect(made.confidence?.match_score.reason).toMatch(/\w/)
    await api.age()
    ada = client()

    const old = { engine: { name: 'offline', version: '1.1' }, outdated: true }
    const kept = { ...old, confidence: null }
    expect((await ada.post<Match>(path)).body).toEqual({ ...made, ...kept })
    expect((await batch([id], job.id)).body.results).toEqual([{ ...made, ...kept }])
    expect((await ada.post(`/api/ai/resumes/${id}/analyze`)).body).toEqual({ analysis: { ...analysis, ...kept } })
    const entry = async () => {
      const { body } = await ada.get<{ jobs: JobWithMatches[] }>('/api/job-resume-scores/user/jobs-with-matches')
      return body.jobs.find(({ job_id }) => job_id === job.id)?.matched_resumes[0]
    }
    expect(await entry()).toMatchObject({ ...old, resume_analyses: [{ ...old }] })

    const anew = (await ada.post<Match>(`${path}?refresh=true`)).body
    expect(numbers(anew)).toEqual(numbers(made))
    expect((await ada.post<Match>(path)).body).toEqual(anew)
    expect(await entry()).toMatchObject({ engine: made.engine, outdated: false, resume_analyses: [{ ...old }] })
    await ada.post(`/api/ai/resumes/${id}/analyze?refresh=true`)
    expect(await entry()).toMatchObject({ resume_analyses: [{ engine: made.engine, outdated: false }] })
  })

  it('keeps the higher score of two postings, and says which of them it is of', async () => {
    const { id } = (await ada.post<Job>('/api/jobs', { title: 'Electrician', description: '- PLC programming' })).body
    const resume = resumes[2]!.id
    const path = `/api/ai/jobs/${id}/resumes/${resume}/match`
    const entry = async () => {
      const { body } = await ada.get<{ jobs: JobWithMatches[] }>('/api/job-resume-scores/user/jobs-with-matches')
      return body.jobs.find(({ job_id }) => job_id === id)?.matched_resumes
    }
    const { match_score } = (await ada.post<Match>(path)).body
    const ofNow = { match_score, outdated: false, posting_changed: false, score_now: null }
    expect(await entry()).toMatchObject([ofNow])
    await ada.put(`/api/jobs/${id}`, { description: '- PLC programming\n- Fluent Klingon' })
    expect(await entry()).toMatchObject([{ match_score, outdated: true, posting_changed: true, score_now: null }])
    const lower = (await ada.post<Match>(path)).body.match_score
    expect(lower).toBeLessThan(match_score)
    expect(await entry()).toMatchObject([{ match_score, outdated: true, posting_changed: true, score_now: lower }])
    await ada.put(`/api/jobs/${id}`, { description: '- PLC programming' })
    expect(await entry()).toMatchObject([ofNow])
    await ada.delete(`/api/jobs/${id}`)
  })

  it('keeps what was made before the requirements were corrected until it is asked to refresh', async () => {
    const description = 'Requirements\n- PLC programming\n- Fluent Klingon\n\nNice to have\n- Fault finding'
    const { id } = (await ada.post<Job>('/api/jobs', { title: 'Electrician', description })).body
    const resume = resumes[2]!.id
    const path = `/api/ai/jobs/${id}/resumes/${resume}/match`
    const made = (await ada.post<Match>(path)).body
    expect(made).toMatchObject({ criteria: [], criteria_changed: false, outdated: false })
    const criteria = [
      { text: 'Fluent Klingon', kind: 'none' },
      { text: 'Fault finding', kind: 'must' },
    ]
    expect((await ada.put<Job>(`/api/jobs/${id}`, { criteria })).body).toMatchObject({ criteria })

    const older = { ...made, criteria_changed: true, outdated: true }
    const entry = async () => {
      const { body } = await ada.get<{ jobs: JobWithMatches[] }>('/api/job-resume-scores/user/jobs-with-matches')
      return body.jobs.find(({ job_id }) => job_id === id)?.matched_resumes
    }
    expect((await ada.post<Match>(path)).body).toEqual(older)
    expect((await batch([resume], id)).body.results).toEqual([older])
    expect(await entry()).toMatchObject([{ match_score: made.match_score, outdated: true, criteria_changed: true }])

    const anew = (await ada.post<Match>(`${path}?refresh=true`)).body
    expect(anew).toMatchObject({ criteria, criteria_changed: false, outdated: false })
    expect(anew.match_score).toBeGreaterThan(made.match_score)
    expect(anew.input_hash).not.toBe(made.input_hash)
    expect(anew.requirements.map(({ text, kind }) => [text, kind])).toEqual([
      ['PLC programming', 'must'],
      ['Fault finding', 'must'],
    ])
    expect((await ada.post<Match>(path)).body).toEqual(anew)
    expect(await entry()).toMatchObject([{ match_score: anew.match_score, outdated: false, criteria_changed: false }])

    await ada.put(`/api/jobs/${id}`, { criteria: [] })
    expect((await ada.post<Match>(path)).body).toEqual(made)
    expect(await entry()).toMatchObject([{ match_score: made.match_score, outdated: false, criteria_changed: false }])
    await ada.delete(`/api/jobs/${id}`)
  })

  it('makes what several ask for at once a single time, and answers each with it', async () => {
    const own = (await ada.post<Job>('/api/jobs', await sampleJob(trade))).body
    const { id } = resumes[3]!
    for (const path of [`/api/ai/jobs/${own.id}/resumes/${id}/match`, `/api/ai/resumes/${id}/analyze`]) {
      const all = await Promise.all([1, 2, 3, 4].map(() => ada.post(path)))
      for (const { status, body } of all) expect({ status, body }).toEqual({ status: 200, body: all[0]!.body })
    }
    const { entries } = (await ada.get<Activity>('/api/account/activity')).body
    const told = entries.filter(({ subject }) => subject?.type === 'resume' && subject.id === id).slice(0, 8)
    expect(told.map(({ action }) => action).toReversed()).toEqual([
      ...['match.made', 'match.opened', 'match.opened', 'match.opened'],
      ...['analysis.made', 'analysis.opened', 'analysis.opened', 'analysis.opened'],
    ])
    await ada.delete(`/api/jobs/${own.id}`)
  })

  it('loads the samples as one job with its resumes, ready to match', async () => {
    const newcomer = createClient(api.url)
    await newcomer.signUp('newcomer')
    const { status, body } = await newcomer.post<{ job: Job; resumes: Resume[] }>('/api/samples')
    expect(status).toBe(201)
    expect(body.resumes.length).toBeGreaterThanOrEqual(6)
    const ids = body.resumes.map(resume => resume.id)
    const results = await newcomer.post<{ results: Match[] }>(`/api/ai/jobs/${body.job.id}/resumes/match_batch`, {
      resume_ids: ids,
    })
    const scores = results.body.results.map(result => result.match_score)
    expect(new Set(scores).size).toBeGreaterThan(3)
  })
})

describe.runIf(process.env.TEST_DATABASE === 'postgres')('two processes on one database', () => {
  it('answer with one result, whichever of them made it', async () => {
    const second = await startServer(api.env)
    try {
      const clients = [ada, createClient(second.url, ada.cookie())]
      const own = (await ada.post<Job>('/api/jobs', await sampleJob(trade))).body
      // Each has its engine at hand, so that both are done at about the same time.
      for (const client of clients) await client.post(`/api/ai/jobs/${own.id}/resumes/${resumes[1]!.id}/match`)
      for (const { id } of resumes.slice(2)) {
        const path = `/api/ai/jobs/${own.id}/resumes/${id}/match`
        const all = await Promise.all(clients.map(client => client.post(path)))
        for (const { status, body } of all) expect({ status, body }).toEqual({ status: 200, body: all[0]!.body })
      }
    } finally {
      await second.stop()
    }
  })
})

// Last: it asks nothing of an engine, which each start of the server would have to warm up anew.
describe('the history', () => {
  it('finds everything again after a restart, and nothing of what was deleted', async () => {
    const history = () => ada.get<{ jobs: JobWithMatches[] }>('/api/job-resume-scores/user/jobs-with-matches')
    const before = (await history()).body
    await api.restart()
    ada = createClient(api.url, ada.cookie())
    expect((await history()).body).toEqual(before)
    await ada.delete(`/api/resumes/${resumes[0]!.id}`)
    const { jobs } = (await history()).body
    const left = jobs.flatMap(entry => entry.matched_resumes.map(({ resume_id }) => resume_id))
    expect(left).not.toContain(resumes[0]!.id)
    expect(jobs.find(({ job_id }) => job_id === job.id)?.matched_resumes).toHaveLength(resumes.length - 1)
  })
})
