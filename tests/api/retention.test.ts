import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Activity, Resume, Retention, RetentionPreview, UploadAnswer } from '../../contract/index.ts'
import { type Client, createClient } from '../client.ts'
import { inside } from '../inside.ts'
import { type Api, sampleFiles, sampleJob, startApi } from './support.ts'

let api: Api
let ada: Client
let resumes: Resume[]
beforeAll(async () => {
  api = await startApi()
  ada = createClient(api.url)
  await ada.signUp('ada')
  resumes = (await ada.upload<UploadAnswer>((await sampleFiles('data-analyst')).slice(0, 5))).body.resumes
})
afterAll(() => api.close())

const day = 86_400_000
const here = (client: Client) => createClient(api.url, client.cookie())
const set = (client: Client, days: number | null) => client.put<Retention>('/api/account/retention', { days })
const preview = async (client: Client, days: number) =>
  (await client.get<RetentionPreview>(`/api/account/retention/preview?days=${days}`)).body.resumes
const list = async (client: Client) => (await client.get<{ resumes: Resume[] }>('/api/resumes')).body.resumes

describe('retention', () => {
  it('is off until it is set, and takes 30 to 3650 days', async () => {
    expect((await ada.get('/api/account/retention')).body).toEqual({ days: null })
    for (const days of [0, 29, 3651, 40.5, '90', 'x', undefined])
      expect((await ada.put('/api/account/retention', { days })).status, String(days)).toBe(400)
    expect((await ada.get('/api/account/retention/preview')).status).toBe(400)
    expect(await set(ada, 90)).toMatchObject({ status: 200, body: { days: 90 } })
    expect((await ada.get('/api/account/retention')).body).toEqual({ days: 90 })
    expect((await set(ada, null)).body).toEqual({ days: null })
  })

  it('lists what would go and when, and at the next run takes exactly what the list said', async () => {
    const [old, looked, matched, ancient, fresh] = resumes.map(({ id }) => id)
    await set(ada, 60)
    const job = (await ada.post<{ id: number }>('/api/jobs', await sampleJob('data-analyst'))).body
    // Nobody can wait for weeks: the rows are made as old as they would be. The log cannot be changed by hand, but
    // what it holds of yesterday can be what was written then.
    await inside(api, async query => {
      await query('alter table audit_entries disable trigger user')
      await query(`update audit_entries set at = at - interval '59 days 12 hours'`)
      await query(`update audit_entries set at = at - interval '100 days' where subject_id in (${ancient}, ${old})`)
      await query('alter table audit_entries enable trigger user')
      await query(`update resumes set uploaded_at = uploaded_at - interval '200 days' where id <> ${fresh}`)
      await query(`update retention set changed_at = changed_at - interval '59 days'`)
    })
    const now = here(ada)
    // The server looks once it has started, and takes what is due by then.
    const left = async () => (await list(now)).map(({ id }) => id).toSorted()
    await expect.poll(left).toEqual([looked, matched, fresh].toSorted())
    await now.get(`/api/resumes/${looked}`)
    await now.post(`/api/ai/jobs/${job.id}/resumes/${matched}/match`)
    const told = await preview(now, 60)
    expect(told.map(({ id }) => id)).toEqual([fresh, looked, matched])
    for (const { last_used_at, goes_at } of told) expect(Date.parse(goes_at) - Date.parse(last_used_at)).toBe(60 * day)
    expect(Date.parse(told[0]!.last_used_at)).toBe(Date.parse(resumes[4]!.uploaded_at))
    expect(Date.now() - Date.parse(told[1]!.last_used_at)).toBeLessThan(day)
  })

  it('is told to the log, and leaves no file behind', async () => {
    const { entries } = (await here(ada).get<Activity>('/api/account/activity')).body
    const expired = entries.filter(({ action }) => action === 'resume.expired')
    expect(expired.map(({ subject }) => subject?.id).toSorted()).toEqual([resumes[0]!.id, resumes[3]!.id].toSorted())
    for (const { actor, details } of expired) expect([actor, details]).toEqual(['system', { days: 60 }])
    await expect.poll(() => readdir(join(api.dataDir, 'files/resumes'))).toHaveLength(3)
  })

  it('takes nothing within a day of a change, whatever is due', async () => {
    const client = here(ada)
    await set(client, 30)
    const told = await preview(client, 30)
    await inside(api, query => query(`update resumes set uploaded_at = uploaded_at - interval '300 days'`))
    expect(await list(here(ada))).toHaveLength(3)
    for (const { goes_at } of told) expect(Date.parse(goes_at) - Date.now()).toBeGreaterThan(day - 600_000)
    await set(here(ada), null)
  })

  it('is each account’s own', async () => {
    const bob = createClient(api.url)
    await bob.signUp('bob')
    await set(bob, 30)
    expect(await preview(bob, 30)).toEqual([])
    expect((await here(ada).get('/api/account/retention')).body).toEqual({ days: null })
  })
})
