import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { placesOf, visit } from '../../scripts/routes.mjs'
import { createClient } from '../client.ts'
import { p, r, writeDocx } from '../fixtures/write-docx.ts'
import { createMigratedDatabase } from '../postgres.ts'
import { startServer, type TestServer, temporaryFolder } from '../server.ts'
import { type Browser, openBrowser, signIn, signOut } from './support.ts'

/** What runs where a text is taken for markup, and leaves an element behind that can be looked for. */
const image = (place: string) => `<img class=planted src=/planted onerror="alert('${place}')">`
const script = (place: string) => `<script class=planted>alert('${place}')</script>`
const frame = `<iframe class=planted srcdoc="<script>parent.alert('frame')</script>"></iframe>`
const escaped = (text: string) => text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)

const resumeLines = [
  `Robin ${image('name')}`,
  'Experience',
  `Data analyst at ${script('employer')} Works, 2019 to 2024`,
  `Wrote SQL reports every week ${image('resume')} and kept the Excel models of the firm.`,
  'Skills',
  `SQL, Excel, ${frame}, javascript:alert('skill'), =HYPERLINK("javascript:alert(1)")`,
]
const posting = `${image('lead')}\nYou have:\n- SQL ${script('requirement')}\n- Excel ${frame}\n- [Click](javascript:alert('link'))`

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: TestServer
let browser: Browser
const happened: string[] = []

beforeAll(async () => {
  folder = await temporaryFolder()
  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'))
  server = await startServer({ DATA_DIR: folder.path, DATABASE_URL: databaseUrl })
  const database = new pg.Client(databaseUrl)
  await database.connect()
  const plan = [image('plan'), script('tagline'), `${frame} ${image('description')}`]
  await database.query(
    `insert into plans (provider_key, name, tagline, description, price_cents, billing_cycle, feature_flags, created_at)
    values ('key', $1, $2, $3, 100, 'month', '{"resumes_kept": 10}', now())`,
    plan,
  )
  await database.end()
  browser = await openBrowser()
  browser.page.on('dialog', async dialog => {
    happened.push(`a dialog said ${dialog.message()}`)
    await dialog.dismiss()
  })
  await browser.page.exposeFunction('reportViolation', (what: string) =>
    happened.push(`refused by the policy: ${what}`),
  )
  await browser.page.addInitScript(`addEventListener('securitypolicyviolation', event =>
    reportViolation(event.violatedDirective + ' ' + event.blockedURI))`)
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await folder?.remove()
})

async function someoneWithScripts() {
  const client = createClient(server.url)
  const account = { email: 'robin@example.com', username: image('user').slice(0, 50), password: 'a long pass phrase' }
  expect((await client.post('/api/auth/signup', account)).status).toBe(201)
  const bytes = writeDocx(resumeLines.map(line => p(r(escaped(line)))).join(''))
  const files = [`${image('file')}.docx`, `"><svg onload=alert('second')>.docx`].map(name => ({ name, bytes }))
  const uploaded = await client.upload<{ resumes: { id: number }[] }>(files)
  expect(uploaded.status, JSON.stringify(uploaded.body)).toBe(201)
  const resumes = uploaded.body.resumes.map(({ id }) => id)
  const job = await client.post<{ id: number }>('/api/jobs', { title: script('title'), description: posting })
  // Screens are waited for by the ending of a file's name.
  for (const id of resumes) await client.put(`/api/resumes/${id}`, { file_name: `${image(`file ${id}`)}.pdf` })
  await client.post(`/api/ai/jobs/${job.body.id}/resumes/match_batch`, { resume_ids: resumes })
  for (const id of resumes) await client.post(`/api/ai/resumes/${id}/analyze`)
  return { ...client, job: job.body.id, resume: resumes[0] ?? 0, resumes }
}

it('what people, resumes and postings say stays text on every screen', async () => {
  const person = await someoneWithScripts()
  const { page } = browser
  let seen = ''
  for (const place of placesOf(person)) {
    await (place.guest ? signOut(browser) : signIn(browser, server.url, person))
    await visit(page, server.url, place)
    expect(await page.locator('.planted').count(), `${place.name}: markup of a text became an element`).toBe(0)
    const leads = await page.locator('[href^="javascript:" i], [src^="javascript:" i]').count()
    expect(leads, `${place.name}: a text became an address that runs`).toBe(0)
    seen += await page.locator('body').innerText()
  }
  // As they were written, to be read: what was not shown at all would prove nothing.
  for (const text of [image('user').slice(0, 20), image(`file ${person.resume}`), script('title'), image('plan')])
    expect(seen).toContain(text)
  for (const text of [script('tagline'), script('requirement'), image('resume')]) expect(seen).toContain(text)
  expect(happened).toEqual([])
  expect(browser.problems).toEqual([])
})

it('a file that is opened by its address is a download that runs nothing', async () => {
  const client = createClient(server.url)
  await client.signUp('downloader')
  const bytes = writeDocx(p(r(escaped(`Robin ${image('file')} wrote SQL reports for five years at Works.`))))
  const { body } = await client.upload<{ resumes: { id: number }[] }>([{ name: 'page.html.docx', bytes }])
  const { headers } = await client.bytes(`/api/resumes/${body.resumes[0]?.id}/file`)
  expect(headers.get('content-disposition')).toMatch(/^attachment/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain('sandbox')
  expect(headers.get('content-type')).not.toContain('html')
})
