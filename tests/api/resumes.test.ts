import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person, Resume, UploadAnswer } from '../../contract/index.ts'
import { type Client, createClient, type TestFile } from '../client.ts'
import { encryptedPdf, imageOnlyPdf, renamedProgram, truncated } from './bad-files.ts'
import { type Api, sampleFiles, startApi } from './support.ts'

let api: Api
let ada: Client
let bob: Client
let samples: TestFile[]
const file = (name: string, bytes: Uint8Array): TestFile => ({ name, bytes })
const ofType = (ending: string) => samples.find(sample => sample.name.endsWith(ending))!
const storedFiles = () => readdir(join(api.dataDir, 'files/resumes')).catch(() => [])

beforeAll(async () => {
  api = await startApi({ MAX_UPLOAD_MB: '2' })
  ada = createClient(api.url)
  bob = createClient(api.url)
  await ada.signUp('ada')
  await bob.signUp('bob')
  samples = await sampleFiles('maintenance-electrician')
})
afterAll(() => api.close())

describe('resumes', () => {
  it('takes pdf, docx and doc in one call and gives the same bytes back', async () => {
    const files = [ofType('.pdf'), ofType('.docx'), ofType('.doc')]
    const { status, body } = await ada.upload<UploadAnswer>(files)
    expect(status).toBe(201)
    expect(body.rejected).toEqual([])
    expect(body.resumes.map(({ file_name, file_type, status }) => [file_name, file_type, status])).toEqual(
      files.map(({ name }) => [name, name.split('.').at(-1), 'ready']),
    )
    for (const [index, resume] of body.resumes.entries()) {
      const download = await ada.bytes(resume.file_url)
      expect(Buffer.from(download.bytes).equals(Buffer.from(files[index]!.bytes))).toBe(true)
      expect(download.headers.get('content-security-policy')).toContain('sandbox')
      expect(download.headers.get('x-content-type-options')).toBe('nosniff')
      expect(download.headers.get('content-disposition')).toContain(`filename="${resume.file_name}"`)
    }
    const { body: list } = await ada.get<{ resumes: Resume[] }>('/api/resumes')
    const newestFirst = body.resumes.toSorted((a, b) => b.uploaded_at.localeCompare(a.uploaded_at) || b.id - a.id)
    expect(list.resumes).toEqual(newestFirst)
    expect((await ada.get(`/api/resumes/${body.resumes[0]!.id}`)).body).toEqual({ resume: body.resumes[0] })
  })

  it('renames by a multipart form and deletes row and file', async () => {
    const before = await storedFiles()
    const { body } = await ada.upload<UploadAnswer>([ofType('.pdf')])
    const [{ id } = { id: 0 }] = body.resumes
    const rename = (name: string) => {
      const form = new FormData()
      form.append('file_name', name)
      return ada.send('PUT', `/api/resumes/${id}`, { body: form })
    }
    expect(await rename(' Müller "CV" 2026.pdf ')).toMatchObject({
      status: 200,
      body: { resume: { id, file_name: 'Müller "CV" 2026.pdf' } },
    })
    const { headers } = await ada.bytes(`/api/resumes/${id}/file`)
    expect(headers.get('content-disposition')).toContain("filename*=UTF-8''M%C3%BCller%20%22CV%22%202026.pdf")
    expect((await rename('\u202efdp.\r\nCV\u0007')).body).toMatchObject({ resume: { file_name: 'fdp.CV' } })
    expect(await rename(' \u200e ')).toMatchObject({
      status: 400,
      body: { errors: { file_name: 'Enter a file name.' } },
    })
    expect((await rename('x'.repeat(256))).status).toBe(400)

    expect((await ada.delete(`/api/resumes/${id}`)).status).toBe(200)
    expect((await ada.get(`/api/resumes/${id}`)).status).toBe(404)
    expect(await storedFiles()).toEqual(before)
  })

  it('says of the same bytes by what name they are there already, to their owner alone, and refuses none', async () => {
    const { bytes } = ofType('.docx')
    const eve = createClient(api.url)
    await eve.signUp('eve')
    const upload = async (...names: string[]) =>
      (await eve.upload<UploadAnswer>(names.map(name => file(name, bytes)))).body
    const first = await upload('first.docx')
    expect([first.resumes.length, first.known]).toEqual([1, []])
    const again = await upload('again.docx', 'and again.docx')
    // Files of one upload are kept side by side, whichever comes first.
    const [second, third] = again.resumes.toSorted((a, b) => a.id - b.id)
    expect(again.rejected).toEqual([])
    expect(again.known).toEqual([
      { id: second!.id, file_name: 'first.docx' },
      { id: third!.id, file_name: second!.file_name },
    ])
  })

  it('knows whose a resume is and how to reach them, for its owner alone', async () => {
    const { body } = await ada.upload<UploadAnswer>([file('whose.docx', ofType('.docx').bytes)])
    const { id } = body.resumes[0]!
    type Names = { names: { resume_id: number; name: string }[] }
    const names = async (of: Client) => (await of.get<Names>('/api/resumes/names')).body.names
    const named = async () => (await names(ada)).find(({ resume_id }) => resume_id === id)?.name
    // Looked for after the answer: nobody waits for it.
    await expect.poll(named).toMatch(/^\p{Lu}\p{L}+ \p{Lu}/u)
    const { body: read } = await ada.get<{ person: Person }>(`/api/resumes/${id}/person`)
    expect(read.person).toMatchObject({ name: await named(), email: expect.stringContaining('@') })
    expect((await bob.get(`/api/resumes/${id}/person`)).status).toBe(404)
    expect((await names(bob)).filter(({ resume_id }) => resume_id === id)).toEqual([])
    const { body: job } = await ada.post<{ id: number }>('/api/jobs', { title: 'Fitter', description: '- Wiring' })
    const { body: match } = await ada.post(`/api/ai/jobs/${job.id}/resumes/${id}/match`)
    const { body: history } = await ada.get('/api/job-resume-scores/user/jobs-with-matches')
    const { body: list } = await ada.get('/api/resumes')
    for (const answer of [match, history, list]) expect(JSON.stringify(answer)).not.toContain(await named())
  })

  it('keeps the good files of an upload and tells why each of the others was refused', async () => {
    const before = await storedFiles()
    const bad = {
      'empty.pdf': new Uint8Array(),
      'program.pdf': renamedProgram,
      'locked.pdf': await encryptedPdf(),
      'scan.pdf': await imageOnlyPdf(),
      'cut.docx': truncated(ofType('.docx').bytes),
      'big.pdf': new Uint8Array(2 * 1024 * 1024 + 1).fill(37),
    }
    const files = [...Object.entries(bad).map(([name, bytes]) => file(name, bytes)), ofType('.pdf')]
    const { status, body } = await ada.upload<UploadAnswer>(files)
    expect(status).toBe(201)
    expect(body.resumes.map(resume => resume.file_name)).toEqual([ofType('.pdf').name])
    expect(body.rejected.map(({ file_name }) => file_name)).toEqual(Object.keys(bad))
    expect(new Set(body.rejected.map(({ error }) => error)).size).toBe(Object.keys(bad).length)
    expect(await storedFiles()).toHaveLength(before.length + 1)

    const statuses: Record<string, number> = {}
    for (const [name, bytes] of Object.entries(bad)) {
      const alone = await ada.upload<{ error: string; errors: Record<string, string> }>([file(name, bytes)])
      statuses[name] = alone.status
      expect(alone.body).toEqual({ error: expect.stringContaining(name), errors: { [name]: expect.any(String) } })
    }
    expect(statuses).toEqual({
      'empty.pdf': 422,
      'program.pdf': 415,
      'locked.pdf': 422,
      'scan.pdf': 422,
      'cut.docx': 422,
      'big.pdf': 413,
    })
    const { body: allowance } = await ada.get('/api/entitlements/me')
    expect(allowance).toMatchObject({ max_file_bytes: 2 * 1024 * 1024 })
  })

  it('takes 100 of 200 files at once and names the others', async () => {
    const { bytes } = ofType('.doc')
    const files = Array.from({ length: 200 }, (_, index) => file(`${index}.doc`, bytes))
    const client = createClient(api.url)
    await client.signUp('many')
    const { status, body } = await client.upload<UploadAnswer>(files)
    expect(status).toBe(201)
    expect(body.resumes.map(resume => resume.file_name)).toEqual(files.slice(0, 100).map(({ name }) => name))
    expect(body.rejected.map(({ file_name }) => file_name)).toEqual(files.slice(100).map(({ name }) => name))
    expect(body.rejected[0]?.error).toContain('100')
  })

  it('refuses an upload without files and one that is no form', async () => {
    expect(await ada.upload([])).toMatchObject({ status: 400, body: { error: 'Please select at least one file' } })
    // What a browser sends of a form's field in which nobody chose a file.
    const unchosen = [file('', new Uint8Array())]
    expect(await ada.upload(unchosen)).toMatchObject({
      status: 400,
      body: { error: 'Please select at least one file' },
    })
    const nameless = await ada.upload<UploadAnswer>([...unchosen, file('', ofType('.pdf').bytes)])
    expect(nameless).toMatchObject({ status: 201, body: { resumes: [{ file_name: 'resume' }], rejected: [] } })
    expect((await ada.post('/api/resumes', { file: 'x' })).status).toBe(415)
    const broken = await ada.send('POST', '/api/resumes', {
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect([broken.status, Object.keys(broken.body as object)]).toEqual([400, ['error']])
    expect((await ada.get('/api/health')).status).toBe(200)
  })

  it('keeps names harmless', async () => {
    const { body } = await ada.upload<UploadAnswer>([
      file('..\\..\\etc/passwd.pdf', ofType('.pdf').bytes),
      file('<img src=x onerror=alert(1)>.pdf', ofType('.pdf').bytes),
      file('Gordon "Gogs" Tulloch, 100%.pdf', ofType('.pdf').bytes),
      file(`${'n'.repeat(400)}.pdf`, ofType('.pdf').bytes),
    ])
    const [path, script, quoted, long] = body.resumes.map(resume => resume.file_name)
    expect(path).toBe('passwd.pdf')
    expect(script).toBe('<img src=x onerror=alert(1)>.pdf')
    expect(quoted).toBe('Gordon "Gogs" Tulloch, 100%.pdf')
    expect(long).toHaveLength(255)
    expect(long?.endsWith('.pdf')).toBe(true)
  })

  it('downloads under a name that says what the file is', async () => {
    const { body } = await ada.upload<UploadAnswer>([
      file('real-docx-as.pdf', ofType('.docx').bytes),
      file('tobias no extension', ofType('.pdf').bytes),
      file('SHOUTED.PDF', ofType('.pdf').bytes),
      file('new.docx', ofType('.doc').bytes),
      file('pdf', ofType('.pdf').bytes),
    ])
    const names = body.resumes.map(async ({ file_url }) =>
      (await ada.bytes(file_url)).headers.get('content-disposition'),
    )
    expect((await Promise.all(names)).map(name => /filename="([^"]+)"/.exec(name ?? '')?.[1])).toEqual([
      'real-docx-as.pdf.docx',
      'tobias no extension.pdf',
      'SHOUTED.PDF',
      'new.docx.doc',
      'pdf.pdf',
    ])
    expect(body.resumes[0]?.file_name).toBe('real-docx-as.pdf')
  })

  it('keeps the last 255 characters of a name, none of them in halves', async () => {
    const { body } = await ada.upload<UploadAnswer>([file(`${'😀'.repeat(300)}.pdf`, ofType('.pdf').bytes)])
    expect(body.resumes[0]?.file_name).toBe(`${'😀'.repeat(251)}.pdf`)
  })

  it("answers another user's resume like one that does not exist", async () => {
    const { body } = await ada.upload<UploadAnswer>([ofType('.pdf')])
    const [{ id } = { id: 0 }] = body.resumes
    const form = new FormData()
    form.append('file_name', 'mine.pdf')
    for (const reply of [
      await bob.get(`/api/resumes/${id}`),
      await bob.get(`/api/resumes/${id}/file`),
      await bob.send('PUT', `/api/resumes/${id}`, { body: form }),
      await bob.delete(`/api/resumes/${id}`),
      await bob.post(`/api/ai/resumes/${id}/analyze`),
    ])
      expect(reply).toMatchObject({ status: 404, body: { error: 'Not found or unauthorized' } })
    expect((await ada.get(`/api/resumes/${id}`)).status).toBe(200)
  })
})
