import { afterEach, expect, test, vi } from 'vitest'
import { call } from './client.ts'
import { ApiError } from './error.ts'

const answer = (status: number, body: unknown) => vi.fn(async () => Response.json(body, { status }))

afterEach(() => vi.unstubAllGlobals())

test('builds the address, the query and the JSON body from the contract', async () => {
  const fetch = answer(200, {})
  vi.stubGlobal('fetch', fetch)
  await call('match', { params: { jobId: 3, resumeId: 14 }, query: { refresh: 'true' } })
  await call('updateJob', { params: { id: 3 }, body: { title: 'Nurse' } })
  expect(fetch.mock.calls).toMatchObject([
    ['/api/ai/jobs/3/resumes/14/match?refresh=true', { method: 'POST' }],
    ['/api/jobs/3', { method: 'PUT', body: '{"title":"Nurse"}', headers: { 'content-type': 'application/json' } }],
  ])
})

test('sends files under `file` and a new name as a form field', async () => {
  const fetch = vi.fn(async (_url: string, _init: { body: FormData }) => Response.json({}))
  vi.stubGlobal('fetch', fetch)
  await call('uploadResumes', { files: [new File(['1'], 'a.pdf'), new File(['2'], 'b.pdf')] })
  await call('renameResume', { params: { id: 5 }, body: { file_name: 'c.pdf' } })
  const forms = fetch.mock.calls.map(([, init]) => init.body)
  expect(forms[0]?.getAll('file').map(one => one instanceof File && one.name)).toEqual(['a.pdf', 'b.pdf'])
  expect(forms[1]?.get('file_name')).toBe('c.pdf')
})

test('every failure is an ApiError with the sentence and the fields', async () => {
  vi.stubGlobal('fetch', answer(400, { error: 'Bad input.', errors: { title: 'Enter a job title.' } }))
  await expect(call('createJob', { body: { title: '' } })).rejects.toMatchObject({
    status: 400,
    failure: { error: 'Bad input.', errors: { title: 'Enter a job title.' } },
  })
  vi.stubGlobal('fetch', answer(409, { email: 'Email is already in use.' }))
  await expect(call('listJobs')).rejects.toMatchObject({ failure: { errors: { email: 'Email is already in use.' } } })
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
  await expect(call('listJobs')).rejects.toSatisfy(error => error instanceof ApiError && error.status === 0)
})
