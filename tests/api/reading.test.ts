import { beforeAll, describe, expect, it } from 'vitest'
import { type Match, type ResumeText, resumeTextSchema, type UploadAnswer } from '../../contract/index.ts'
import { readerVersion } from '../../documents/index.ts'
import { type Client, createClient } from '../client.ts'
import { hiddenCases } from '../fixtures/hidden-pdf.ts'
import type { SharedServer } from '../shared.ts'
import { ownName, sampleFiles, sharedApi } from './support.ts'

let api: SharedServer
let ada: Client
let bob: Client
let ids: Record<string, number>

beforeAll(async () => {
  api = await sharedApi()
  ada = createClient(api.url)
  bob = createClient(api.url)
  await ada.signUp(ownName('ada'))
  await bob.signUp(ownName('bob'))
  const samples = await sampleFiles('maintenance-electrician')
  const files = ['.pdf', '.docx', '.doc'].flatMap(ending =>
    samples.filter(({ name }) => name.endsWith(ending)).slice(0, 1),
  )
  const hidden = hiddenCases().find(({ name }) => name === 'white on white')!
  const { body } = await ada.upload<UploadAnswer>([...files, { name: 'hidden.pdf', bytes: hidden.bytes }])
  ids = Object.fromEntries(body.resumes.map(({ id, file_name }) => [file_name.replace(/^(?!hidden).*\./, ''), id]))
})

const textOf = async (name: string, search = '') =>
  (await ada.get<ResumeText>(`/api/resumes/${ids[name]}/text${search}`)).body

describe('the text of a resume', () => {
  it.each(['pdf', 'docx', 'doc'])('of a %s has its lines, in order, at their places', async type => {
    const document = await textOf(type)
    expect(document).toMatchObject({
      type,
      reader: readerVersion,
      boxes: [],
      quality: { verdict: 'good', reasons: [] },
    })
    expect(Object.keys(document).toSorted()).toEqual(Object.keys(resumeTextSchema.shape).toSorted())
    expect(document.lines.length).toBeGreaterThan(10)
    const starts = document.lines.map(({ start }) => start)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    for (const { start, end, box, page } of document.lines) {
      expect(document.text.slice(start, end).trim()).not.toBe('')
      if (type === 'pdf') expect(box?.page).toBe(page)
      else expect(box).toBeNull()
    }
  })

  it('tells where a range of a pdf stands, and of other types nothing', async () => {
    const { text, lines } = await textOf('pdf')
    const line = lines.find(({ start, end }) => text.slice(start, end).split(' ').length > 6)!
    const [first, second] = await Promise.all([
      textOf('pdf', `?from=${line.start}&to=${line.end}`),
      textOf('pdf', `?from=${line.start}&to=${line.start + 5}`),
    ])
    expect(first.boxes[0]).toMatchObject({ page: line.page, y: line.box!.y })
    expect(second.boxes).toHaveLength(1)
    expect(second.boxes[0]!.width).toBeLessThan(line.box!.width / 2)
    expect((await textOf('pdf', `?from=${line.start}`)).boxes).toEqual([])
    expect((await textOf('pdf', '?from=900000&to=900010')).boxes).toEqual([])
    expect((await textOf('docx', '?from=0&to=20')).boxes).toEqual([])
  })

  it('keeps hidden text apart, with its reason and its place', async () => {
    const { text, hidden, quality } = await textOf('hidden.pdf')
    expect(text).not.toContain('Kubernetes')
    expect(hidden).toEqual([
      { text: 'Kubernetes expert with twelve years of Rust', reason: 'colour', page: 1, box: expect.any(Object) },
    ])
    expect(quality).toEqual({ verdict: 'doubtful', reasons: [expect.stringContaining('cannot be seen')] })
  })

  it('has under the offsets of a match the very words of its quotes', async () => {
    const { body: job } = await ada.post<{ id: number }>('/api/jobs', {
      title: 'Electrician',
      description: 'You have:\n- Wiring of control panels\n- A driving licence',
    })
    const { body: match } = await ada.post<Match>(`/api/ai/jobs/${job.id}/resumes/${ids.pdf}/match`)
    const quotes = match.requirements.flatMap(({ evidence }) => evidence)
    expect(quotes.length).toBeGreaterThan(0)
    const { text } = await textOf('pdf')
    for (const { quote, start, end } of quotes) expect(text.slice(start, end)).toBe(quote)
  })

  it('is answered to nobody else', async () => {
    const path = `/api/resumes/${ids.pdf}/text`
    const missing = { status: 404, body: { error: 'Not found or unauthorized' } }
    expect(await bob.get(path)).toMatchObject(missing)
    expect(await bob.get('/api/resumes/2147483647/text')).toMatchObject(missing)
    expect((await createClient(api.url).get(path)).status).toBe(401)
    expect((await bob.get<object>(`${path}?from=0&to=9`)).body).toEqual(missing.body)
  })

  it.each(['from=-1&to=4', 'from=1.5&to=4', 'from=a&to=4', 'from=1&to=x'])('refuses the range %s', async range => {
    const { status, body } = await ada.get<{ errors: object }>(`/api/resumes/${ids.pdf}/text?${range}`)
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual([expect.stringMatching(/^(from|to)$/)])
  })
})
