import { beforeAll, describe, expect, it } from 'vitest'
import type { Activity, Analysis, Job, Match, Resume, UploadAnswer } from '../../contract/index.ts'
import { type Client, createClient } from '../client.ts'
import type { SharedServer } from '../shared.ts'
import { unzip } from '../zip.ts'
import { ownName, sampleFiles, sampleJob, sharedApi } from './support.ts'

let api: SharedServer
let ada: Client
let job: Job
let resumes: Resume[]
const analyses: Analysis[] = []
const matches: Match[] = []

const names = ['../../etc/passwd.pdf', '=cmd|calc!A1.docx', 'Łucja "Ω" <b>.pdf', 'CON.doc', 'same.pdf', 'same.pdf']

beforeAll(async () => {
  api = await sharedApi()
  ada = createClient(api.url)
  await ada.signUp(ownName('ada'))
  job = (await ada.post<Job>('/api/jobs', { ...(await sampleJob('data-analyst')), title: '=HYPERLINK("http://x")' }))
    .body
  const criteria = [{ text: 'dbt and Snowflake', kind: 'must' }]
  job = (await ada.put<Job>(`/api/jobs/${job.id}`, { criteria })).body
  const files = (await sampleFiles('data-analyst')).slice(0, names.length)
  resumes = (await ada.upload<UploadAnswer>(files)).body.resumes
  for (const [index, { id }] of resumes.entries()) {
    const renamed = await ada.put<{ resume: Resume }>(`/api/resumes/${id}`, { file_name: names[index] })
    resumes[index] = renamed.body.resume
  }
  for (const { id } of resumes.slice(0, 2)) {
    analyses.push((await ada.post<{ analysis: Analysis }>(`/api/ai/resumes/${id}/analyze`)).body.analysis)
    matches.push((await ada.post<Match>(`/api/ai/jobs/${job.id}/resumes/${id}/match`)).body)
  }
})

const json = <T>(zip: Map<string, Buffer>, name: string): T => JSON.parse(String(zip.get(name)))

describe('everything as a zip', () => {
  let zip: Map<string, Buffer>

  it('is what the API says, with the files byte for byte', async () => {
    const reply = await ada.bytes('/api/account/export')
    expect(reply.headers.get('content-type')).toBe('application/zip')
    expect(reply.headers.get('content-disposition')).toMatch(
      /^attachment; filename="candid-ada-[0-9a-f]{8}-\d{4}-\d\d-\d\d\.zip"/,
    )
    zip = unzip(reply.bytes)
    expect(json(zip, 'account.json')).toEqual((await ada.get('/api/auth/')).body)
    expect(json(zip, 'jobs.json')).toEqual((await ada.get('/api/jobs')).body)
    expect({ resumes: json(zip, 'resumes.json') }).toEqual((await ada.get('/api/resumes')).body)
    const { body: allowance } = await ada.get('/api/entitlements/me')
    expect(json(zip, 'subscription.json')).toEqual({ subscription: null, receipts: [], allowance })
    expect(json(zip, 'retention.json')).toEqual({ days: null })
    for (const [index, resume] of resumes.entries()) {
      const folder = [...zip.keys()]
        .find(name => name.startsWith(`candidates/${resume.id} `))!
        .split('/')
        .slice(0, 2)
        .join('/')
      const { bytes } = await ada.bytes(resume.file_url)
      expect(zip.get(`${folder}/original.${resume.file_type}`)?.equals(bytes)).toBe(true)
      expect(json(zip, `${folder}/resume.json`)).toEqual(resume)
      const document = json<{ text: string }>(zip, `${folder}/document.json`)
      expect(String(zip.get(`${folder}/text.txt`))).toBe(document.text)
      expect(json(zip, `${folder}/profile.json`)).toHaveProperty('name')
      expect(json(zip, `${folder}/matches.json`)).toEqual(matches[index] ? [matches[index]] : [])
      if (analyses[index]) expect(json(zip, `${folder}/analysis.json`)).toEqual(analyses[index])
      for (const { evidence } of json<Match[]>(zip, `${folder}/matches.json`).flatMap(each => each.requirements))
        for (const { quote, start, end } of evidence) expect(document.text.slice(start, end)).toBe(quote)
    }
    expect(
      [...zip.keys()].filter(name => name.endsWith('/original.pdf') || /original\.docx?$/.test(name)),
    ).toHaveLength(6)
  })

  it('has names that no system stumbles over and that lead nowhere else', () => {
    for (const name of zip.keys()) {
      expect(name).not.toMatch(/^\/|\\|(^|\/)\.\.(\/|$)|[<>:"|?*\p{Cc}]|[. ](\/|$)/u)
      expect(name.split('/').length).toBeLessThanOrEqual(3)
    }
    expect(String([...zip.keys()])).toContain('Łucja Ω b')
    expect(new Set([...zip.keys()].map(name => name.toLowerCase())).size).toBe(zip.size)
  })

  it('has tables in which no cell is a formula, and a page that says what is where', () => {
    const tables = [...zip].filter(([name]) => name.endsWith('.csv'))
    expect(tables.map(([name]) => name).toSorted()).toEqual(
      ['activity.csv', 'analyses.csv', 'jobs.csv', 'matches.csv', 'resumes.csv'].toSorted(),
    )
    for (const [name, content] of tables) {
      expect(String(content), name).not.toMatch(/(^|[,\n])"?\s*[=+@]/)
      expect(String(content).trimEnd().split('\r\n').length, name).toBeGreaterThan(1)
    }
    expect(String(zip.get('jobs.csv'))).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(String(zip.get('matches.csv'))).toContain(String(matches[0]!.match_score))
    for (const name of ['jobs.csv', 'matches.csv'])
      expect(String(zip.get(name)), name).toContain('must: dbt and Snowflake')
    const page = String(zip.get('index.html'))
    expect(page).toContain('Łucja &#34;Ω&#34; &#60;b&#62;.pdf')
    expect(page).not.toContain('<b>')
  })

  it('tells the log before it begins, and holds the log', async () => {
    const activity = json<Activity['entries']>(zip, 'activity.json')
    expect(activity.map(({ seq }) => seq)).toEqual(activity.map((_, index) => activity.length - index))
    expect(activity[0]).toMatchObject({ action: 'data.exported', actor: 'you' })
  })

  it('can be had of one candidate, and of nobody else', async () => {
    const [first] = resumes
    const one = unzip((await ada.bytes(`/api/resumes/${first!.id}/export`)).bytes)
    expect([...one.keys()].every(name => name.startsWith(`candidates/${first!.id} `))).toBe(true)
    expect([...one.keys()].map(name => name.split('/')[2]).toSorted()).toEqual(
      ['original.pdf', 'resume.json', 'text.txt', 'document.json', 'profile.json', 'analysis.json', 'matches.json']
        .map(name => name.replace('pdf', first!.file_type))
        .toSorted(),
    )
    const bob = createClient(api.url)
    await bob.signUp(ownName('bob'))
    expect((await bob.get(`/api/resumes/${first!.id}/export`)).status).toBe(404)
    const other = unzip((await bob.bytes('/api/account/export')).bytes)
    expect([...other.keys()].some(name => name.startsWith('candidates/'))).toBe(false)
    expect(String(other.get('index.html'))).not.toContain('passwd')
  })
})
