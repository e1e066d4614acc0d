import { expect, test } from 'vitest'
import type { Resume } from '../../contract/resumes.ts'
import { ApiError } from './error.ts'
import { inChunks, uploadFiles } from './upload.ts'

const file = (name: string) => new File(['x'], name)

const resume = (id: number, file_name: string): Resume => ({
  id,
  file_name,
  file_url: `/api/resumes/${id}/file`,
  uploaded_at: '2026-11-01T09:30:00.000Z',
  status: 'ready',
  error: null,
  file_type: 'pdf',
  size_bytes: 1,
  pages: 1,
  warnings: [],
})

const silent = { sending: () => undefined, settled: () => undefined }
const brief = (outcomes: Awaited<ReturnType<typeof uploadFiles>>) =>
  outcomes.map(one => ('reason' in one ? `${one.file.name}: ${one.reason}` : `${one.file.name} = ${one.resume.id}`))

test('two files of one name never travel in one call', () => {
  const chunks = inChunks([file('a.pdf'), file('a.pdf'), file('b.pdf'), file('c.pdf')], 3)
  expect(chunks.map(chunk => chunk.map(one => one.name))).toEqual([['a.pdf', 'b.pdf', 'c.pdf'], ['a.pdf']])
})

test('files refused among others keep their own reasons', async () => {
  const outcomes = await uploadFiles([file('good.pdf'), file('bad.pdf'), file('fine.pdf')], silent, async () => ({
    resumes: [resume(1, 'good.pdf'), resume(2, 'fine.pdf')],
    rejected: [{ file_name: 'bad.pdf', error: 'Encrypted.' }],
    known: [],
  }))
  expect(brief(outcomes)).toEqual(['good.pdf = 1', 'bad.pdf: Encrypted.', 'fine.pdf = 2'])
})

test('a chunk refused as a whole without their names is asked file by file', async () => {
  const outcomes = await uploadFiles([file('a.pdf'), file('b.pdf')], silent, async ([first]) => {
    throw new ApiError(422, { error: `${first?.name}: nothing to read.` })
  })
  expect(brief(outcomes)).toEqual(['a.pdf: nothing to read.', 'b.pdf: nothing to read.'])
})

test('a chunk refused as a whole with a reason for each is not asked again', async () => {
  let calls = 0
  const outcomes = await uploadFiles([file('a.pdf'), file('b.pdf')], silent, async () => {
    calls += 1
    throw new ApiError(422, { error: 'None could be kept.', errors: { 'a.pdf': 'Encrypted.', 'b.pdf': 'A scan.' } })
  })
  expect(brief(outcomes)).toEqual(['a.pdf: Encrypted.', 'b.pdf: A scan.'])
  expect(calls).toBe(1)
})

test('a call that fails loses none of the other files', async () => {
  const files = Array.from({ length: 20 }, (_, at) => file(`${at}.pdf`))
  let calls = 0
  const outcomes = await uploadFiles(files, silent, async some => {
    calls += 1
    if (calls === 2) throw new ApiError(500, { error: 'Down.' })
    return { resumes: some.map((one, at) => resume(calls * 100 + at, one.name)), rejected: [], known: [] }
  })
  expect(outcomes).toHaveLength(20)
  expect(brief(outcomes).filter(line => line.endsWith(': Down.'))).toHaveLength(8)
})

test('what is wrong with a file is told from what may go well the next time', async () => {
  const refusedBy = async (status: number) => {
    const [outcome] = await uploadFiles([file('a.pdf')], silent, async () => {
      throw new ApiError(status, { error: 'No.' })
    })
    return outcome && 'reason' in outcome ? outcome.refused : null
  }
  expect(await Promise.all([413, 415, 422].map(refusedBy))).toEqual([true, true, true])
  expect(await Promise.all([0, 401, 500, 503].map(refusedBy))).toEqual([false, false, false, false])
})

test('who was signed out meanwhile is told to sign in', async () => {
  const outcomes = await uploadFiles([file('a.pdf')], silent, async () => {
    throw new ApiError(401, { error: 'Unauthorized' })
  })
  expect(brief(outcomes)).toEqual(['a.pdf: You are signed out. Sign in and choose the file again.'])
})

test('asked to wait, it waits and goes on', async () => {
  let calls = 0
  const outcomes = await uploadFiles([file('a.pdf')], silent, async () => {
    calls += 1
    if (calls === 1) throw new ApiError(429, { error: 'Too many requests.' }, 0)
    return { resumes: [resume(7, 'a.pdf')], rejected: [], known: [] }
  })
  expect(brief(outcomes)).toEqual(['a.pdf = 7'])
})
