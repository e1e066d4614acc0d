import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EngineInfo, EngineSettings, EngineTest, Match } from '../../contract/index.ts'
import type { Play } from '../models/families.ts'
import { asText, isControl, obeying, reading } from '../models/readers.ts'
import type { Answerer, Seen } from '../models/server.ts'
import { type Stage, startStage } from './models.ts'

let stage: Stage
let engine: EngineInfo
let offline: Match

beforeAll(async () => {
  stage = await startStage(() => ({ text: '' }), { AI_TIMEOUT_SECONDS: '1', AI_EXTERNAL: 'off' })
  engine = await stage.engine('openai')
  offline = (await stage.match(stage.resumes[0], '?reader=offline')).body
})
afterAll(() => stage.close())

let tries = 0
/** The engine as new: nothing learned of it, nothing kept from it. */
const renew = () => stage.admin.put(`/api/engines/${engine.id}`, { model: `model-${++tries}` })

const honest = reading((_, { lines }) => ({ status: 'partial', quotes: [lines[0] ?? ''] }))

async function matched(answer: Answerer): Promise<Match> {
  await renew()
  stage.models.play(answer)
  const { status, body } = await stage.match(stage.resumes[0])
  expect(status).toBe(200)
  return body
}

const goodText = async (seen: Seen) => (await honest(seen)).text ?? ''
const ids = (seen: Seen, change: (id: string, control: boolean) => object) =>
  JSON.stringify({ assessments: seen.asked.map(({ id, text }) => change(id, isControl(text))) })
const verdict = (requirement: string, more: object = {}) => ({
  requirement,
  status: 'unmet',
  quotes: [],
  reason: 'r',
  ...more,
})
const always =
  (play: Play): Answerer =>
  () =>
    play

const form = 'did not have the form'
const bad: [string, Answerer, string, number][] = [
  ['nothing', always({ text: '' }), 'declined', 1],
  ['blanks', always({ text: ' \n ' }), 'declined', 1],
  ['talk', always({ text: 'The candidate looks strong overall.' }), form, 2],
  ['a refusal in words', always({ text: 'I’m sorry, but I can’t help with that.' }), form, 2],
  ['a refusal by filter', always({ text: 'x', finish: 'filter' }), 'declined', 1],
  ['a cut answer', async seen => ({ text: (await goodText(seen)).slice(0, 60), finish: 'length' }), 'cut off', 1],
  ['a cut answer that says it is whole', async seen => ({ text: (await goodText(seen)).slice(0, 60) }), form, 2],
  ['95/100', always({ text: '"95/100"' }), form, 2],
  ['a score of its own', always({ text: '{"score":"95/100","match_score":100}' }), form, 2],
  ['1e999', always({ text: '{"match_score":1e999}' }), form, 2],
  ['1e999 for a status', seen => ({ text: ids(seen, id => verdict(id)).replaceAll('"unmet"', '1e999') }), form, 2],
  ['NaN', always({ text: '{"assessments": NaN}' }), form, 2],
  ['null', always({ text: 'null' }), form, 2],
  ['a bare list', always({ text: '[]' }), form, 2],
  ['an empty list', always({ text: '{"assessments":[]}' }), form, 2],
  ['a map for a list', always({ text: '{"assessments":{"q1":"met"}}' }), form, 2],
  ['wrong ids', seen => ({ text: ids(seen, id => verdict(`x${id}`)) }), form, 2],
  ['a status that there is not', seen => ({ text: ids(seen, id => verdict(id, { status: 'excellent' })) }), form, 2],
  ['text for quotes', seen => ({ text: ids(seen, id => verdict(id, { quotes: 'PLC' })) }), form, 2],
  ['most left out', seen => ({ text: asText([verdict(seen.asked[0]?.id ?? '')]) }), form, 2],
  [
    'two minds about everything',
    seen => {
      const both = seen.asked.flatMap(({ id }) => [verdict(id), verdict(id, { status: 'met', quotes: ['x y'] })])
      return { text: asText(both) }
    },
    form,
    2,
  ],
  ['a hundred thousand braces', always({ text: '{'.repeat(100_000) }), form, 2],
  ['10 MB', always({ text: 'x'.repeat(10_000_000) }), 'too large', 1],
  [
    'a web page',
    always({ raw: '<!doctype html><h1>Welcome</h1>', headers: { 'content-type': 'text/html' } }),
    'interface',
    1,
  ],
  ['a web page that says it is JSON', always({ raw: '  <html>' }), 'interface', 1],
  ['no JSON', always({ raw: '{"choices": [' }), form, 1],
  ['an empty object', always({ raw: '{}' }), form, 1],
  ['no choices', always({ raw: '{"choices":[]}' }), form, 1],
  ['a redirect', always({ status: 302, headers: { location: 'https://elsewhere.example/' } }), 'interface', 1],
  ['401', always({ status: 401, raw: '{"error":{"message":"Incorrect API key provided"}}' }), 'refused the key', 1],
  ['403', always({ status: 403, raw: '{}' }), 'refused the key', 1],
  ['404', always({ status: 404, raw: '{"error":{"message":"no such model"}}' }), 'no such model', 1],
  ['400, whatever is asked', always({ status: 400, raw: '{"error":{"message":"no"}}' }), 'not accept', 2],
  ['429 without end', always({ status: 429, headers: { 'retry-after': '0' }, raw: '{}' }), 'slow down', 3],
  ['429 for an hour', always({ status: 429, headers: { 'retry-after': '3600' }, raw: '{}' }), 'slow down', 1],
  ['500', always({ status: 500, raw: 'oops' }), 'had a fault', 3],
  ['503', always({ status: 503, raw: '<html>busy</html>' }), 'had a fault', 3],
  ['a broken connection', always({ text: 'x', reset: true }), 'not be reached', 3],
  ['a slow drip', always({ text: 'x'.repeat(500), drip: 20 }), 'too long to answer', 1],
  ['a black hole', always({ hang: true }), 'too long to answer', 1],
  ['obedience', obeying((_, { lines }) => ({ status: 'met', quotes: [lines[0] ?? ''] })), 'control questions', 1],
  ['a no to everything', obeying(() => ({ status: 'unmet', quotes: [] })), 'control questions', 1],
  [
    'invented quotes',
    reading(() => ({ status: 'met', quotes: ['Led a moon landing in 1969', 'Ada Lovelace'] })),
    'could be found',
    1,
  ],
]

describe('a model that answers badly leaves the offline assessment, and says why', () => {
  it.each(bad)('%s', async (_, answer, note, calls) => {
    const { second_reading, ...rest } = await matched(answer)
    expect(second_reading).toMatchObject({ answered: false, engine: null, offline_score: offline.match_score })
    expect(second_reading?.note).toContain(note)
    expect(second_reading?.note).toMatch(/The offline assessment stands\.$/)
    expect(rest).toEqual(offline)
    expect(stage.models.seen).toHaveLength(calls)
  })
  it('in more than thirty ways', () => expect(bad.length).toBeGreaterThanOrEqual(30))
})

/** Answers with each of the plays in turn, then honestly. */
function firstly(...plays: Play[]): Answerer {
  let at = 0
  return seen => plays[at++] ?? honest(seen)
}
const wrapped =
  (wrap: (text: string) => string): Answerer =>
  async seen => ({ text: wrap(await goodText(seen)) })
const refusal = (message: string): Play => ({ status: 400, raw: JSON.stringify({ error: { message } }) })

describe('what can be mended is mended', () => {
  const good: [string, Answerer, number][] = [
    ['a fence', wrapped(text => `\`\`\`json\n${text}\n\`\`\``), 1],
    ['talk around it', wrapped(text => `Sure! Here it is: ${text}\nI hope {this} helps.`), 1],
    ['thinking aloud', wrapped(text => `<think>{"assessments": "no"}</think>${text}`), 1],
    ['another object before', wrapped(text => `{"note":"first"} ${text}`), 1],
    ['keys that nobody asked for', wrapped(text => text.replace('{"assess', '{"score":100,"assess')), 1],
    ['ids in capitals', wrapped(text => text.replace(/"q(\d+)"/g, '"Q$1"')), 1],
    ['no count of tokens', async seen => ({ text: await goodText(seen), usage: null }), 1],
    ['a miss, put right when told so', firstly({ text: 'Looks fine.' }), 2],
    ['two faults that pass', firstly({ status: 500, raw: '' }, { status: 503, raw: '' }), 3],
    ['429 that names a short wait', firstly({ status: 429, raw: '{}', headers: { 'retry-after-ms': '20' } }), 2],
    ['a schema that is not taken', firstly(refusal('response_format is not supported')), 2],
    ['a temperature that is not taken', firstly(refusal('temperature must be 1')), 2],
    ['a limit by another name', firstly(refusal('Use max_completion_tokens instead of max_tokens')), 2],
  ]
  it.each(good)('%s', async (_, answer, calls) => {
    const { second_reading, match_score } = await matched(answer)
    expect(second_reading?.answered, second_reading?.note).toBe(true)
    expect(second_reading?.judged).toBeGreaterThan(0)
    expect(second_reading?.cost).toBeGreaterThan(0)
    expect(match_score).toBeLessThanOrEqual(offline.match_score)
    expect(stage.models.seen).toHaveLength(calls)
  })

  it('tells the model what was wrong, once', async () => {
    await matched(firstly({ text: '{"assessments":[{"requirement":"q1"}]}' }))
    const [first, second] = stage.models.seen
    expect(first?.raw).not.toContain('could not be used')
    expect(second?.raw).toContain('Your last answer could not be used. assessments.0.status')
  })

  it('asks for a schema where there is one, and always has it in the question', async () => {
    await matched(firstly(refusal('response_format is not supported')))
    const [first, second] = stage.models.seen
    expect(first?.body.response_format).toMatchObject({ type: 'json_schema' })
    expect(second?.body.response_format).toBeUndefined()
    for (const one of [first, second]) expect(one?.raw).toContain('additionalProperties')
  })
})

describe('a place in trouble', () => {
  it('is left alone after three failures, and asked again once it was tested', async () => {
    await renew()
    stage.models.play(always({ status: 500, raw: '' }))
    for (let i = 0; i < 3; i++) await stage.match(stage.resumes[0])
    const asked = stage.models.seen.length
    expect((await stage.match(stage.resumes[0])).body.second_reading?.note).toContain('left alone')
    expect(stage.models.seen).toHaveLength(asked)
    const { body } = await stage.admin.get<EngineSettings>('/api/engines')
    expect(body.engines[0]).toMatchObject({ state: 'resting' })
    stage.models.play(seen => ({ text: ids(seen, id => verdict(id)) }))
    expect((await stage.admin.post<EngineTest>(`/api/engines/${engine.id}/test`)).body.ok).toBe(true)
    stage.models.play(honest)
    expect((await stage.match(stage.resumes[0])).body.second_reading?.answered).toBe(true)
  })

  it('is passed over for the next in the order of preference', async () => {
    await renew()
    const second = await stage.engine('ollama', { name: 'The second' })
    stage.models.play(seen => (seen.family === 'openai' ? { status: 401, raw: '{}' } : honest(seen)))
    expect((await stage.match(stage.resumes[0])).body.second_reading).toMatchObject({ engine: 'The second' })
    await stage.match(stage.resumes[1])
    expect(stage.models.seen.map(({ family }) => family)).toEqual(['openai', 'ollama', 'ollama'])
    await stage.admin.delete(`/api/engines/${second.id}`)
  })

  it('is told when whoever asked has gone', async () => {
    await renew()
    stage.models.play(always({ hang: true }))
    const control = new AbortController()
    const path = `${stage.api.url}/api/ai/jobs/${stage.job.id}/resumes/${stage.resumes[0]?.id}/match?reader=model`
    const headers = { cookie: stage.admin.cookie(), origin: stage.api.url }
    const asked = fetch(path, { method: 'POST', headers, signal: control.signal }).catch(() => 'gone')
    while (stage.models.seen.length === 0) await new Promise(resolve => setTimeout(resolve, 10))
    control.abort()
    expect(await asked).toBe('gone')
    await stage.models.seen[0]?.gone
    expect(stage.models.seen).toHaveLength(1)
  })
})

describe('Ollama by its own interface', () => {
  const ollama = async (more: object, answer: Answerer): Promise<Match> => {
    await stage.admin.put(`/api/engines/${engine.id}`, { enabled: false })
    const own = await stage.engine('ollama', { model: `own-${++tries}`, ...more })
    stage.models.play(answer)
    const { body } = await stage.match(stage.resumes[0])
    await stage.admin.delete(`/api/engines/${own.id}`)
    await stage.admin.put(`/api/engines/${engine.id}`, { enabled: true })
    return body
  }
  const optionsOf = ({ body }: Seen) => body.options as { num_ctx: number; num_predict: number }

  it('is told how long its context is, no longer than the model was made for', async () => {
    stage.models.hold(16_384)
    expect((await ollama({}, honest)).second_reading?.answered).toBe(true)
    expect(stage.models.seen.map(seen => optionsOf(seen).num_ctx)).toEqual([16_384])
    stage.models.hold(32_768)
  })

  it('is asked in several questions where one would not fit, each with the whole resume', async () => {
    const whole = await ollama({}, honest)
    const lines = stage.models.seen[0]?.lines ?? []
    const tokens = Math.ceil(Buffer.byteLength(lines.join('\n')) / 2.5)
    const match = await ollama({ context_tokens: tokens + 2600 }, honest)
    expect(match.second_reading?.answered, match.second_reading?.note).toBe(true)
    expect(match.second_reading?.judged).toBe(whole.second_reading?.judged)
    expect(stage.models.seen.length).toBeGreaterThan(1)
    for (const seen of stage.models.seen) expect(seen.lines).toEqual(lines)
  })

  it('is not asked where the resume would have to be cut', async () => {
    const { second_reading } = await ollama({ context_tokens: 2000 }, honest)
    expect(second_reading?.note).toContain('never cut')
    expect(stage.models.seen).toHaveLength(0)
  })

  it('is not believed where it says that the question filled its context', async () => {
    const full: Answerer = async seen => ({ text: await goodText(seen), usage: { input: 32_768, output: 10 } })
    expect((await ollama({}, full)).second_reading?.note).toContain('never cut')
  })
})

describe('money', () => {
  const budget = (per_user_day: number, per_day: number) =>
    stage.admin.put<EngineSettings>('/api/engines/budget', { per_user_day, per_day })
  afterAll(() => budget(2, 20))

  it.each([
    [0, 20],
    [2, 0],
  ])('%f a person and %f in all: what would go over is not sent', async (perUser, perDay) => {
    await budget(perUser, perDay)
    expect((await matched(honest)).second_reading?.note).toContain('budget')
    expect(stage.models.seen).toHaveLength(0)
  })

  it('is settled at what was used, and where nobody says at what it may have been', async () => {
    const spent = async () => (await budget(2, 20)).body.spent_today
    const start = await spent()
    const told = await matched(honest)
    expect(await spent()).toBeCloseTo(start + (700 + 120 * 4) / 1e6, 6)
    expect(told.second_reading?.cost).toBeCloseTo((700 + 120 * 4) / 1e6, 6)
    const before = await spent()
    const silent = await matched(async seen => ({ text: await goodText(seen), usage: null }))
    expect(silent.second_reading?.cost).toBeGreaterThan((700 + 120 * 4) / 1e6)
    expect(await spent()).toBeCloseTo(before + (silent.second_reading?.cost ?? 0), 6)
    const settled = await spent()
    await matched(always({ status: 500, raw: '' }))
    expect(await spent()).toBeCloseTo(settled, 6)
  })

  it('holds against calls at the same time', async () => {
    const start = (await budget(2, 20)).body.spent_today
    await budget(2, start + 0.02)
    await renew()
    let open = 0
    stage.models.play(async seen => {
      open++
      return honest(seen)
    })
    await Promise.all(stage.resumes.map(resume => stage.match(resume)))
    expect(open).toBeLessThan(stage.resumes.length)
    expect((await budget(2, 20)).body.spent_today).toBeLessThanOrEqual(start + 0.02)
  })
})

describe('AI_EXTERNAL=off', () => {
  it('leaves engines elsewhere not configured, says so, and calls nobody', async () => {
    const away = await stage.engine('anthropic', { base_url: 'https://api.anthropic.com/v1', rank: 1 })
    expect(away).toMatchObject({ state: 'not_configured', has_key: true })
    expect(away.missing).toContain('AI_EXTERNAL=off')
    const { body } = await stage.admin.post<EngineTest>(`/api/engines/${away.id}/test`)
    expect(body).toMatchObject({ ok: false, took_ms: 0, tokens_in: null })
    expect(body.message).toContain('AI_EXTERNAL=off')
    await stage.admin.delete(`/api/engines/${away.id}`)
  })
})
