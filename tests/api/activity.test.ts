import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Activity, Resume, UploadAnswer } from '../../contract/index.ts'
import { type Client, createClient } from '../client.ts'
import { inside } from '../inside.ts'
import { type Api, sampleFiles, sampleJob, startApi } from './support.ts'

const program = fileURLToPath(new URL('../../dist/server/audit.js', import.meta.url))

let api: Api
let ada: Client
let id: number
let resumes: Resume[]
beforeAll(async () => {
  api = await startApi()
  ada = createClient(api.url)
  id = (await ada.signUp('ada')).id
  resumes = (await ada.upload<UploadAnswer>((await sampleFiles('data-analyst')).slice(0, 4))).body.resumes
})
afterAll(() => api.close())

const activity = async (client: Client, query = '') =>
  (await client.get<Activity>(`/api/account/activity${query}`)).body

/** The command as a person would run it while the server is stopped: how it ended and what it said. */
async function audit() {
  await api.stop()
  const run = await new Promise<{ code: number; said: string }>(resolve => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...api.env }
    execFile(process.execPath, [program], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    )
  })
  return run
}

describe('the log', () => {
  it('tells who did what to what, with which engine and score, and calls things by their names of now', async () => {
    const [first, second] = resumes
    const job = (await ada.post<{ id: number; title: string }>('/api/jobs', await sampleJob('data-analyst'))).body
    await ada.get(`/api/resumes/${first!.id}`)
    await ada.bytes(first!.file_url)
    await ada.put(`/api/resumes/${first!.id}`, { file_name: 'first.pdf' })
    const { analysis } = (
      await ada.post<{ analysis: { score_overall: number; engine: { name: string; version: string } } }>(
        `/api/ai/resumes/${first!.id}/analyze`,
      )
    ).body
    await ada.post(`/api/ai/resumes/${first!.id}/analyze`)
    const match = (await ada.post<{ match_score: number }>(`/api/ai/jobs/${job.id}/resumes/${first!.id}/match`)).body
    await ada.post(`/api/ai/jobs/${job.id}/resumes/match_batch`, { resume_ids: [first!.id, second!.id] })
    await ada.get('/api/job-resume-scores/user/jobs-with-matches')
    await ada.get(`/api/resumes/${first!.id + 1000}`)
    await ada.delete(`/api/resumes/${second!.id}`)
    const { entries, next } = await activity(ada)
    expect(next).toBeNull()
    const seen = entries.map(({ action, subject }) => [action, subject?.name ?? null]).toReversed()
    expect(seen.slice(0, 2)).toEqual([
      ['account.created', null],
      ['session.opened', null],
    ])
    expect(seen.slice(6)).toEqual([
      ['job.created', job.title],
      ['resume.opened', 'first.pdf'],
      ['resume.downloaded', 'first.pdf'],
      ['resume.renamed', 'first.pdf'],
      ['analysis.made', 'first.pdf'],
      ['analysis.opened', 'first.pdf'],
      ['match.made', 'first.pdf'],
      ['match.opened', 'first.pdf'],
      ['match.made', null],
      ['history.opened', null],
      ['resume.deleted', null],
    ])
    const engine = `${analysis.engine.name} ${analysis.engine.version}`
    const made = entries.filter(({ action, subject }) => action.endsWith('.made') && subject?.id === first!.id)
    expect(made.map(({ details }) => details)).toEqual([
      { score: match.match_score, engine, job: job.id },
      { score: analysis.score_overall, engine },
    ])
  })

  it('tells of one view once, and of a download only where a file was downloaded', async () => {
    const eva = createClient(api.url)
    await eva.signUp('eva')
    const [file] = await sampleFiles('data-analyst')
    const { id, file_url } = (await eva.upload<UploadAnswer>([file!])).body.resumes[0]!
    const since = async () =>
      (await activity(eva)).entries
        .map(({ action }) => action)
        .toReversed()
        .slice(3)
    // As the page does that shows the original beside its text.
    const parts = ['', '/text', '/text?from=0&to=9', '/file?view=1', '/file?view=1']
    for (const part of await Promise.all(parts.map(part => eva.bytes(`/api/resumes/${id}${part}`))))
      expect(part.status).toBe(200)
    expect(await since()).toEqual(['resume.opened'])
    await eva.bytes(file_url)
    await eva.bytes(`/api/resumes/${id}/file?view=1`)
    await eva.get(`/api/resumes/${id}/text`)
    expect(await since()).toEqual(['resume.opened', 'resume.downloaded'])
    for (let i = 0; i < 2; i++) await eva.get('/api/job-resume-scores/user/jobs-with-matches')
    expect(await since()).toEqual(['resume.opened', 'resume.downloaded', 'history.opened'])
    expect((await eva.get(`/api/resumes/${id}/file?view=maybe`)).status).toBe(400)
  })

  it('tells of a view by whichever of its calls came first', async () => {
    const zoe = createClient(api.url)
    await zoe.signUp('zoe')
    const parts = ['/file?view=1', '/text', '']
    const uploaded = (await zoe.upload<UploadAnswer>((await sampleFiles('data-analyst')).slice(0, 3))).body.resumes
    for (const [index, { id }] of uploaded.entries()) await zoe.bytes(`/api/resumes/${id}${parts[index]}`)
    const opened = (await activity(zoe)).entries.filter(({ action }) => action === 'resume.opened')
    expect(opened.map(({ subject }) => subject?.id).toReversed()).toEqual(uploaded.map(({ id }) => id))
  })

  it('is the owner’s alone, and comes in pages', async () => {
    const bob = createClient(api.url)
    await bob.signUp('bob')
    for (let time = 0; time < 60; time++) await bob.post('/api/jobs', { title: `Job ${time}` })
    const first = await activity(bob)
    expect(first.entries).toHaveLength(50)
    const rest = await activity(bob, `?before=${first.next}`)
    expect([...first.entries, ...rest.entries].map(({ seq }) => seq)).toEqual(
      Array.from({ length: 62 }, (_, index) => 62 - index),
    )
    expect(rest.next).toBeNull()
    expect((await bob.get('/api/account/activity?before=x')).status).toBe(400)
  })

  it('has sign-ins that failed and sign-outs, and none of an address that is nobody’s', async () => {
    const eve = createClient(api.url)
    const { email, password } = await eve.signUp('eve')
    await eve.get('/api/auth/logout')
    const thief = createClient(api.url)
    for (const address of [email, 'nobody@example.com'])
      expect((await thief.post('/api/auth/login', { email: address, password: 'guessed wrong' })).status).toBe(401)
    await eve.post('/api/auth/login', { email, password })
    expect((await activity(eve)).entries.map(({ action, actor }) => [action, actor])).toEqual([
      ['session.opened', 'you'],
      ['session.refused', 'system'],
      ['session.ended', 'you'],
      ['session.opened', 'you'],
      ['account.created', 'you'],
    ])
  })

  it('is one chain, however many write at once', async () => {
    const work = Array.from({ length: 20 }, (_, index) => ada.post('/api/jobs', { title: `At once ${index}` }))
    for (const { status } of await Promise.all(work)) expect(status).toBe(201)
    const run = await audit()
    await api.start()
    expect(run).toEqual({
      code: 0,
      said: expect.stringMatching(/^The audit log is whole: \d+ entries in \d+ chains\.\n$/),
    })
  })

  it('refuses every change in the database itself', async () => {
    await inside(api, async query => {
      for (const change of [
        `update audit_entries set details = '{}' where owner_id = ${id}`,
        `delete from audit_entries where owner_id = ${id}`,
        'truncate audit_entries',
      ])
        await expect(query(change), change).rejects.toThrow('append-only')
    })
  })

  it('is named with its first broken entry where somebody got past that', async () => {
    await inside(api, async query => {
      await query('alter table audit_entries disable trigger user')
      await query(`update audit_entries set details = jsonb_set(details, '{score}', '99')
        where owner_id = ${id} and action = 'match.made'`)
      await query('alter table audit_entries enable trigger user')
    })
    expect(await audit()).toEqual({
      code: 1,
      said: `The log of account ${id} is broken: entry 13 (match.made) was changed.\n`,
    })
  })
})
