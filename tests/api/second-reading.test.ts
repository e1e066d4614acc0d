import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EngineTest, Estimate, Match, Prose, Stability } from '../../contract/index.ts'
import { createClient } from '../client.ts'
import type { Family } from '../models/families.ts'
import { asText, reading } from '../models/readers.ts'
import { type Stage, startStage, trade } from './models.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage(() => ({ text: '{}' }))
})
afterAll(() => stage.close())

const offline = async (index: number) => (await stage.match(stage.resumes[index], '?reader=offline')).body

describe('without an engine', () => {
  it('asks nobody, and says that the offline assessment stands', async () => {
    const { status, body } = await stage.match(stage.resumes[0])
    expect(status).toBe(200)
    expect(body.second_reading).toMatchObject({
      answered: false,
      note: 'No language model is set up. The offline assessment stands.',
    })
    const { second_reading: _, ...rest } = body
    expect(rest).toEqual(await offline(0))
    expect(stage.models.seen).toHaveLength(0)
  })
})

describe.each<Family>(['openai', 'anthropic', 'google', 'ollama'])('a model of the %s family', family => {
  beforeAll(async () => {
    await stage.engine(family)
  })
  afterAll(async () => {
    const { body } = await stage.admin.get<{ engines: { id: number }[] }>('/api/engines')
    for (const { id } of body.engines) await stage.admin.delete(`/api/engines/${id}`)
  })

  /** A resume of which something is met and something is not. */
  async function mixed(): Promise<[number, Match]> {
    for (const index of stage.resumes.keys()) {
      const match = await offline(index)
      const statuses = match.requirements.filter(({ type }) => type !== 'years').map(({ status }) => status)
      if (statuses.includes('met') && statuses.includes('unmet')) return [index, match]
    }
    throw new Error('No sample resume shows some of it.')
  }

  it('is heard: quotes to the letter, doubts for half, more than the code saw for nothing', async () => {
    const [index, before] = await mixed()
    const doubted = before.requirements.find(one => one.status === 'met' && one.type !== 'years')
    const missing = before.requirements.find(one => one.status === 'unmet')
    stage.models.play(
      reading((text, { lines }) => {
        if (doubted && text === doubted.text) return { status: 'unmet', quotes: [] }
        return { status: 'met', quotes: [lines.at(-1) ?? ''] }
      }),
    )
    const { body } = await stage.match(stage.resumes[index])
    expect(stage.models.seen).toHaveLength(1)
    expect(stage.models.seen[0]?.family).toBe(family)
    expect(body.second_reading).toMatchObject({ answered: true, engine: `${family} test`, model: 'test-model' })
    expect(body.second_reading).toMatchObject({ tokens_in: 700, tokens_out: 120, offline_score: before.match_score })
    expect(body.second_reading?.cost).toBeCloseTo((700 * 1 + 120 * 4) / 1e6, 6)
    expect(body.match_score).toBeLessThan(before.match_score)
    const of = (match: Match, id: string | undefined) => match.requirements.find(one => one.id === id)
    expect(of(body, doubted?.id)).toMatchObject({ status: 'partial', model: { status: 'unmet', effect: 'lowered' } })
    expect(of(body, missing?.id)).toMatchObject({ status: 'unmet', model: { status: 'met', effect: 'noted' } })
    for (const { model } of body.requirements)
      for (const { quote, start, end } of model?.evidence ?? []) expect(end - start).toBe(quote.length)
  })

  it('is not asked again while file, posting, prompt and model are the same', async () => {
    const first = (await stage.match(stage.resumes[1])).body
    stage.models.seen.length = 0
    expect((await stage.match(stage.resumes[1])).body).toEqual(first)
    expect(stage.models.seen).toHaveLength(0)
    await stage.match(stage.resumes[1], '?reader=model&refresh=true')
    expect(stage.models.seen).toHaveLength(1)
  })
})

describe('what is on the wire', () => {
  type Person = { name: string; contact: string[]; sections: { entries?: { place?: string }[] }[] }
  const folder = new URL(`../../examples/resumes/${trade}/`, import.meta.url)

  it('is one candidate at a time, and nothing of who it is', async () => {
    const names = (await readdir(folder)).toSorted()
    const people: Person[] = await Promise.all(
      names.map(async name => JSON.parse(await readFile(new URL(name, folder), 'utf8'))),
    )
    const places = people.map(({ sections }) =>
      sections.flatMap(({ entries = [] }) => entries.flatMap(({ place }) => place?.split(',')[0] ?? [])),
    )
    await stage.engine('openai')
    stage.models.play(reading(() => ({ status: 'unmet', quotes: [] })))
    await Promise.all(stage.resumes.map(resume => stage.match(resume, '?reader=model&refresh=true')))
    expect(stage.models.seen).toHaveLength(people.length)
    for (const { raw, lines } of stage.models.seen) {
      const own = places.filter(all => all.some(place => lines.join('\n').includes(place)))
      expect(own).toHaveLength(1)
      for (const { name, contact } of people) {
        for (const part of name.split(/[\s-]+/))
          expect(raw).not.toMatch(new RegExp(`(?<!\\p{L})${part}(?!\\p{L})`, 'iu'))
        for (const mark of contact.filter(one => /@|\d{5}/.test(one))) expect(raw).not.toContain(mark)
      }
      expect(raw).not.toMatch(/example\.com|07700|\.pdf|\.docx?\b/)
    }
  })

  it('has the key in its header, and nowhere else is it told', async () => {
    expect(stage.models.seen[0]?.headers.authorization).toBe('Bearer sk-secret-canary')
    expect(stage.models.seen[0]?.raw).not.toContain('canary')
    const { body } = await stage.admin.get<{ engines: { id: number; has_key: boolean }[] }>('/api/engines')
    expect(JSON.stringify(body)).not.toContain('canary')
    expect(body.engines[0]?.has_key).toBe(true)
    stage.models.play(() => ({
      status: 401,
      raw: '{"error":{"message":"Incorrect API key provided: sk-secret-canary"}}',
    }))
    const test = await stage.admin.post<EngineTest>(`/api/engines/${body.engines[0]?.id}/test`)
    expect(test.body).toMatchObject({ ok: false, message: 'The language model’s provider refused the key.' })
    expect(test.body.detail).toBe('HTTP 401: Incorrect API key provided: …')
    const log = await stage.admin.get('/api/activity')
    expect(JSON.stringify(log.body)).not.toContain('canary')
  })

  it('is tried by the test button with an invented resume', async () => {
    const { body } = await stage.admin.get<{ engines: { id: number }[] }>('/api/engines')
    stage.models.play(({ asked }) => ({
      text: asText(asked.map(({ id }) => ({ requirement: id, status: 'partial', quotes: ['a quote'], reason: 'r' }))),
    }))
    const test = await stage.admin.post<EngineTest>(`/api/engines/${body.engines[0]?.id}/test`)
    expect(test.body).toMatchObject({ ok: true, tokens_in: 700, tokens_out: 120, detail: null })
    expect(test.body.answer).toEqual([
      { requirement: 'Three years with forklifts', status: 'partial', quote: 'a quote' },
      { requirement: 'Fluent Polish', status: 'partial', quote: 'a quote' },
    ])
    await stage.admin.delete(`/api/engines/${body.engines[0]?.id}`)
  })
})

describe('three runs of the same', () => {
  it('tell how far a model lies apart from itself, and change nothing', async () => {
    await stage.engine('openai', { model: 'for-runs' })
    const path = `/api/ai/jobs/${stage.job.id}/resumes/${stage.resumes[0]?.id}/stability`
    const before = (await stage.match(stage.resumes[0], '?reader=offline')).body
    const moody = before.requirements.find(one => one.status === 'met' && one.type !== 'years')
    let run = 0
    stage.models.play(
      reading((text, { lines }) => {
        if (text === moody?.text && ++run === 2) return { status: 'unmet', quotes: [] }
        return { status: 'met', quotes: [lines[0] ?? ''] }
      }),
    )
    const { body } = await stage.admin.post<Stability>(path)
    expect(stage.models.seen).toHaveLength(3)
    expect(body.runs.map(({ match_score }) => match_score)).toEqual([
      before.match_score,
      body.runs[1]?.match_score,
      before.match_score,
    ])
    expect(body.spread).toBeCloseTo(before.match_score - (body.runs[1]?.match_score ?? 0), 2)
    expect(body.spread).toBeGreaterThan(0)
    expect(body.requirements.find(({ id }) => id === moody?.id)?.said).toEqual(['met', 'unmet', 'met'])
    expect((await stage.match(stage.resumes[0], '?reader=offline')).body).toEqual(before)
    stage.models.play(() => ({ status: 401, raw: '{}' }))
    const refused = await stage.admin.post(path)
    expect(refused.status).toBe(503)
    for (const { id } of (await stage.admin.get<{ engines: { id: number }[] }>('/api/engines')).body.engines)
      await stage.admin.delete(`/api/engines/${id}`)
  })
})

describe('the findings in a model’s words', () => {
  it('rest on the findings alone, and are marked as its own', async () => {
    const { id } = await stage.engine('anthropic', { model: 'for-words' })
    const path = `/api/ai/jobs/${stage.job.id}/resumes/${stage.resumes[0]?.id}/prose`
    const prose = {
      summary: 'The candidate shows most of it. They earned 987654 a year. See https://evil.example for more.',
      strengths: ['Works on panels.', 'Has 4321 certificates.'],
      suggestions: ['Look at the dates.'],
      questions: ['What did you do with PLCs?'],
    }
    stage.models.play(() => ({ text: `\`\`\`json\n${JSON.stringify(prose)}\n\`\`\`` }))
    const { body } = await stage.admin.post<Prose>(path)
    expect(body).toMatchObject({ answered: true, engine: 'anthropic test', strengths: ['Works on panels.'] })
    expect(body.summary).toBe('The candidate shows most of it. See for more.')
    expect(body.note).toMatch(/^Written by a language model/)
    expect(body.cost).toBeGreaterThan(0)
    expect(stage.models.seen[0]?.raw).not.toMatch(/example\.com|07700|Agnieszka|Wrona/i)
    stage.models.play(() => ({ text: 'No.' }))
    const none = (await stage.admin.post<Prose>(path)).body
    expect(none).toMatchObject({ answered: false, summary: '', strengths: [] })
    expect(none.note).toContain('The engine’s own words stand.')
    await stage.admin.delete(`/api/engines/${id}`)
  })
})

describe('a batch', () => {
  const path = (tail: string) => `/api/ai/jobs/${stage.job.id}/${tail}`
  it('is estimated before, and gives a second opinion on its best alone', async () => {
    await stage.engine('openai', { model: 'for-batches' })
    stage.models.play(reading(() => ({ status: 'unmet', quotes: [] })))
    const resume_ids = stage.resumes.map(({ id }) => id)
    const estimate = await stage.admin.post<Estimate>(path('estimate'), { resume_ids, top: 2 })
    expect(estimate.body).toMatchObject({ resumes: 2, calls: 2, fits: true, note: 'openai test (for-batches)' })
    expect(stage.models.seen).toHaveLength(0)
    const { body } = await stage.admin.post<{ results: Match[] }>(path('resumes/match_batch?reader=model&top=2'), {
      resume_ids,
    })
    expect(body.results.map(({ resume_id }) => resume_id)).toEqual(resume_ids)
    expect(stage.models.seen).toHaveLength(2)
    const read = body.results.filter(({ second_reading }) => second_reading?.answered)
    const least = Math.min(...read.map(({ second_reading }) => second_reading?.offline_score ?? 0))
    expect(read).toHaveLength(2)
    for (const one of body.results.filter(item => !item.second_reading))
      expect(one.match_score).toBeLessThanOrEqual(least)
    const cost = read.reduce((sum, { second_reading }) => sum + (second_reading?.cost ?? 0), 0)
    expect(cost).toBeLessThanOrEqual(estimate.body.cost)
    await stage.admin.post(path('resumes/match_batch'), { resume_ids })
    expect(stage.models.seen).toHaveLength(2)
  })
})

describe('a corrected posting', () => {
  it('is read anew where somebody asks to refresh, and without what was left out', async () => {
    const { id } = await stage.engine('openai', { model: 'for-corrections' })
    stage.models.play(reading(() => ({ status: 'unmet', quotes: [] })))
    const [resume] = stage.resumes
    const first = (await stage.match(resume, '?reader=model&refresh=true')).body
    const text = first.requirements[0]?.text ?? ''
    await stage.admin.put(`/api/jobs/${stage.job.id}`, { criteria: [{ text, kind: 'none' }] })
    stage.models.seen.length = 0
    expect((await stage.match(resume)).body).toEqual({ ...first, outdated: true, criteria_changed: true })
    expect(stage.models.seen).toHaveLength(0)
    const anew = (await stage.match(resume, '?reader=model&refresh=true')).body
    expect(anew).toMatchObject({ outdated: false, second_reading: { answered: true } })
    expect(stage.models.seen.map(({ asked }) => asked.map(one => one.text))).not.toContainEqual(
      expect.arrayContaining([text]),
    )
    expect(anew.requirements.map(one => one.text)).toEqual(first.requirements.slice(1).map(one => one.text))
    await stage.admin.put(`/api/jobs/${stage.job.id}`, { criteria: [] })
    expect((await stage.match(resume)).body).toEqual(first)
    await stage.admin.delete(`/api/engines/${id}`)
  })
})

describe('who asks', () => {
  it('is asked by whoever has chosen so, and by nobody else', async () => {
    await stage.engine('openai')
    stage.models.play(reading(() => ({ status: 'unmet', quotes: [] })))
    expect((await stage.match(stage.resumes[2], '')).body.second_reading).toBeUndefined()
    expect(stage.models.seen).toHaveLength(0)
    const chosen = await stage.admin.put('/api/engines/mine', { reader: 'model' })
    expect(chosen.body).toEqual({ reader: 'model', available: true, note: expect.stringContaining('openai test') })
    expect((await stage.match(stage.resumes[2], '')).body.second_reading?.answered).toBe(true)
    expect((await stage.match(stage.resumes[2], '?reader=offline')).body.second_reading).toBeUndefined()
    const other = createClient(stage.api.url)
    await other.signUp('other')
    expect((await other.get('/api/engines/mine')).body).toMatchObject({ reader: 'offline', available: true })
    expect((await other.get('/api/engines')).status).toBe(403)
  })

  it('is asked where the plan grants it, once metering is on', async () => {
    const read = async () => (await stage.match(stage.resumes[3], '?reader=model')).body.second_reading
    await stage.admin.put('/api/entitlements/metering', { enabled: true })
    expect(await read()).toMatchObject({ answered: false, note: expect.stringContaining('Your plan does not include') })
    const plan = { name: 'With models', price: 0, billing_cycle: 'month', feature_flags: '{"llm_engine": true}' }
    for (const { id } of (await stage.admin.get<{ id: number }[]>('/api/plans/')).body)
      await stage.admin.delete(`/api/plans/${id}`)
    expect((await stage.admin.post('/api/plans/', plan)).status).toBe(201)
    expect(await read()).toMatchObject({ answered: true })
    await stage.admin.put('/api/entitlements/metering', { enabled: false })
  })
})
