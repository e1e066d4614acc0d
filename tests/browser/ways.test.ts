import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { UploadAnswer } from '../../contract/index.ts'
import { createClient } from '../client.ts'
import { temporaryFolder } from '../server.ts'
import { openSamples } from './sample.ts'
import { expectAccessible, expectFocused, signIn } from './support.ts'

/** Shorter ways: the command menu, files dropped anywhere, a ranking sorted anew, the posting with its requirements. */
const { server, browser, page, robin, open, close } = await openSamples()
afterAll(close)

const typed = () => page.getByRole('combobox', { name: 'Type a name' })

it('goes to a job, a resume and an action by the command menu', async () => {
  await open('resumes')
  await page.keyboard.press('ControlOrMeta+k')
  await typed().fill('data an')
  await page
    .getByRole('option', { name: 'Data Analyst', exact: true })
    .and(page.locator('[aria-selected=true]'))
    .waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/joblist/${robin.job}`)

  await page.keyboard.press('ControlOrMeta+k')
  await typed().fill('whitlock')
  await page.getByRole('option', { name: 'dana-whitlock.pdf' }).click()
  await page.waitForURL('**/ai-score')

  await page.getByRole('button', { name: 'Go to a job, a resume or an action' }).click()
  await typed().fill('')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option', { name: 'Upload resumes' }).and(page.locator('[aria-selected=true]')).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/resumes/new')

  await page.keyboard.press('ControlOrMeta+k')
  await typed().fill('no such thing')
  await page.getByText('Nothing has this name.').waitFor()
  await page.keyboard.press('Escape')
  await typed().waitFor({ state: 'detached' })
})

it('takes files dropped anywhere on the resumes to the upload and keeps the good ones', async () => {
  const bytes = await readFile(
    new URL('../../examples/files/maintenance-electrician/lee-hardcastle.pdf', import.meta.url),
  )
  const drop = async () => {
    const files = await page.evaluateHandle(data => {
      const transfer = new DataTransfer()
      const good = Uint8Array.from(atob(data), letter => letter.charCodeAt(0))
      transfer.items.add(new File([good], 'dropped.pdf', { type: 'application/pdf' }))
      transfer.items.add(new File(['no pdf at all'], 'broken.pdf', { type: 'application/pdf' }))
      transfer.items.add(new File(['a picture'], 'photo.png', { type: 'image/png' }))
      return transfer
    }, bytes.toString('base64'))
    await page.dispatchEvent('body', 'dragenter', { dataTransfer: files })
    await page.getByText('Drop them anywhere').waitFor()
    await page.locator('.bg-veil').dispatchEvent('drop', { dataTransfer: files })
    await page.getByText('Drop them anywhere').waitFor({ state: 'detached' })
  }
  await open('resumes')
  await drop()
  await page.waitForURL('**/resumes/new')
  const row = (name: string) =>
    page.getByRole('list', { name: 'Picked files' }).getByRole('listitem').filter({ hasText: name })
  await row('photo.png').getByText('Failed: Only pdf, doc and docx files can be read.').waitFor()
  await row('dropped.pdf').getByText('Ready to upload').waitFor()
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await row('dropped.pdf').getByText('Stored').waitFor()
  await page.getByRole('link', { name: 'Go on to the stored resume' }).waitFor()
  await row('broken.pdf')
    .getByText(/^Failed: .+/)
    .waitFor()
  await row('photo.png')
    .getByRole('button', { name: /^Remove / })
    .click()
  // What is no resume is none the next time either, and nothing else is left to be sent.
  expect(await page.getByRole('button', { name: /^Retry / }).count()).toBe(0)
  const upload = page.getByRole('button', { name: 'Upload', exact: true })
  expect(await upload.getAttribute('aria-disabled')).toBe('true')
  await upload.press('Enter')
  expect(await page.getByText('Please select at least one file').count()).toBe(0)

  await open('onboarding-2')
  await drop()
  await row('dropped.pdf').getByText('Ready to upload').waitFor()
})

it('sends once more what the connection lost, and nothing that was refused', async () => {
  await open('resumes-new')
  await page.getByText('of up to 10 MB each').waitFor()
  const lost = new URL('../../examples/files/maintenance-electrician/lee-hardcastle.pdf', import.meta.url)
  const buffer = await readFile(lost)
  await page.getByLabel('Choose resume files').setInputFiles([
    { name: 'lost.pdf', mimeType: 'application/pdf', buffer },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('who called when') },
    { name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10 * 1024 ** 2 + 1) },
  ])
  const listed = page.getByRole('list', { name: 'Picked files' }).getByRole('listitem')
  await listed.filter({ hasText: 'large.pdf' }).getByText('Failed: This file is larger than 10 MB.').waitFor()
  await page.route('**/api/resumes', route => route.abort())
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await listed.filter({ hasText: 'lost.pdf' }).getByText('Failed: The server could not be reached').waitFor()
  await page.unroute('**/api/resumes')
  await page.getByRole('button', { name: 'Retry the failed file' }).click()
  await page.waitForURL(/\/resumes$/)
})

it('finds a resume by the name that is read in it, and says what was there already', async () => {
  const seeker = createClient(server.url)
  await seeker.signUp('seeker')
  const bytesOf = async (id: number) => (await robin.bytes(`/api/resumes/${id}/file`)).bytes
  const [other, wanted] = await Promise.all([bytesOf(robin.resumes[0]!), bytesOf(robin.resume)])
  await seeker.upload(Array.from({ length: 8 }, (_, at) => ({ name: `scan-${at}.pdf`, bytes: other })))
  const last = await seeker.upload<UploadAnswer>([{ name: 'scan-8.pdf', bytes: wanted }])
  const id = last.body.resumes[0]!.id
  type Names = { names: { resume_id: number; name: string }[] }
  const nameRead = async () =>
    (await seeker.get<Names>('/api/resumes/names')).body.names.find(({ resume_id }) => resume_id === id)?.name ?? ''
  await expect.poll(nameRead).not.toBe('')
  const name = await nameRead()
  await signIn(browser, server.url, seeker)
  await open('resumes')
  expect(await page.getByText(name).count()).toBe(0)
  await page.getByRole('searchbox', { name: 'Filter resumes' }).fill(name.toLowerCase())
  await page.getByText(name, { exact: true }).waitFor()
  expect(await page.getByRole('link', { name: /^AI Score of/ }).count()).toBe(1)
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+k')
  await typed().fill(name)
  await page.getByRole('option', { name: 'scan-8.pdf' }).waitFor()
  await page.keyboard.press('Escape')

  await open('resumes-new')
  await page
    .getByLabel('Choose resume files')
    .setInputFiles({ name: 'again.pdf', mimeType: 'application/pdf', buffer: Buffer.from(wanted) })
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByRole('status').filter({ hasText: 'You have this file already: scan-8.pdf' }).waitFor()
  await page.getByRole('link', { name: 'AI Score of again.pdf' }).waitFor()

  // Where something else keeps the page, it stands beside the file.
  await open('resumes-new')
  await page.getByLabel('Choose resume files').setInputFiles([
    { name: 'third.pdf', mimeType: 'application/pdf', buffer: Buffer.from(wanted) },
    { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no pdf') },
  ])
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByText('Stored. You have this file already: again.pdf').waitFor()
  await expectAccessible(page)
  await signIn(browser, server.url, robin)
})

it('goes on by keyboard where a file was taken off the list', async () => {
  await open('resumes-new')
  const files = ['one.pdf', 'two.pdf', 'three.pdf'].map(name => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-'),
  }))
  await page.getByLabel('Choose resume files').setInputFiles(files)
  await page.getByRole('button', { name: 'Remove one.pdf' }).press('Enter')
  await expectFocused(page.getByRole('button', { name: 'Remove two.pdf from the list' }))
  await page.getByRole('button', { name: 'Remove three.pdf' }).press('Enter')
  await expectFocused(page.getByRole('button', { name: 'Remove two.pdf from the list' }))
  await page.keyboard.press('Enter')
  await expectFocused(page.locator('#main'))
})

it('has what sends hundreds of files in sight, however long their list', async () => {
  await open('resumes-new')
  const files = Array.from({ length: 60 }, (_, at) => ({
    name: `file-${at}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-'),
  }))
  await page.getByLabel('Choose resume files').setInputFiles(files)
  await page.getByRole('button', { name: 'Remove file-59.pdf' }).waitFor()
  const upload = await page.getByRole('button', { name: 'Upload', exact: true }).boundingBox()
  expect(upload!.y + upload!.height).toBeLessThan(900)
})

it('leads who was signed out while choosing files to the login', async () => {
  await open('resumes-new')
  await page.getByLabel('Choose resume files').setInputFiles({
    name: 'late.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-'),
  })
  await page.route('**/api/resumes', route => route.fulfill({ status: 401, json: { error: 'Unauthorized' } }))
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.waitForURL(/\/login\?next=%2Fresumes%2Fnew$/)
  await page.unroute('**/api/resumes')
  await open('resumes-new')
  await page.getByText('You were signed out when 0 of 1 file was stored.').waitFor()
  await open('resumes-new')
  await page.getByText('Choose files').waitFor()
  expect(await page.getByText('You were signed out').count()).toBe(0)
})

it('takes a whole folder, and the folders in it', async () => {
  const sent = await temporaryFolder()
  const examples = new URL('../../examples/files/maintenance-electrician/', import.meta.url)
  await mkdir(join(sent.path, 'applications', 'late'), { recursive: true })
  await copyFile(new URL('lee-hardcastle.pdf', examples), join(sent.path, 'applications', 'first.pdf'))
  await copyFile(new URL('lee-hardcastle.pdf', examples), join(sent.path, 'applications', 'late', 'second.pdf'))
  await writeFile(join(sent.path, 'applications', 'late', 'notes.txt'), 'who called when')

  await open('resumes')
  const browserItself = await browser.context.newCDPSession(page)
  const data = { items: [], files: [join(sent.path, 'applications')], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browserItself.send('Input.dispatchDragEvent', { type, x: 400, y: 400, data })
    if (type === 'dragEnter') await page.getByText('Drop them anywhere').waitFor()
  }
  await page.waitForURL('**/resumes/new')
  const picked = page.getByRole('list', { name: 'Picked files' }).getByRole('listitem')
  await picked.filter({ hasText: 'first.pdf' }).getByText('Ready to upload').waitFor()
  await picked.filter({ hasText: 'second.pdf' }).getByText('Ready to upload').waitFor()
  await picked.filter({ hasText: 'notes.txt' }).getByText('Only pdf, doc and docx files can be read.').waitFor()
  await sent.remove()
})

it('sorts a ranking anew', async () => {
  await open('results')
  const names = page.locator('ol > li a[href$="/match"]')
  await names.nth(robin.resumes.length - 1).waitFor()
  await page.getByLabel('Sort by').selectOption('File name')
  const shown = await names.allTextContents()
  expect(shown).toEqual(shown.toSorted())
  await page.getByLabel('Sort by').selectOption('Experience')
  const experience = await page.getByText(/^Experience \d/).allTextContents()
  const numbers = experience.map(text => Number(text.replace('Experience ', '')))
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
  await page.waitForURL('**?sort=score_experience')
  await page.reload()
  await names.nth(robin.resumes.length - 1).waitFor()
  expect(await page.getByLabel('Sort by').inputValue()).toBe('score_experience')
  expect(await page.getByText(/^Experience \d/).allTextContents()).toEqual(experience)
})

it('takes a ranking along as a table, in its order', async () => {
  await open('results')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Ranking Data Analyst.csv')
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFplace,file_name,match_score,.*Python for analysis \(pandas or similar\)/)
  const names = await page.locator('ol > li a[href$="/match"]').allTextContents()
  expect(lines.slice(1).map(line => line.split(',')[1])).toEqual(names)
})

it('names the marks of a row of a ranking by keyboard', async () => {
  await open('results')
  await page
    .locator('ol > li a[href$="/match"]')
    .nth(robin.resumes.length - 1)
    .waitFor()
  const marks = page.getByRole('button', { name: /^Requirements of .+: \d+ met, \d+ partly, \d+ not shown$/ })
  expect(await marks.count()).toBe(robin.resumes.length)
  await marks.first().press('Enter')
  const named = page.getByRole('list', { name: 'Requirements' })
  expect(await named.getByRole('listitem').count()).toBe(await marks.first().locator('[title]').count())
  await named.getByText('Python for analysis (pandas or similar)').waitFor()
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await marks.first().press('Enter')
  expect(await named.count()).toBe(0)
})

it('shows every requirement where the posting asks for it', async () => {
  type Requirement = { text: string; status: string; evidence: { quote: string }[] }
  const { body } = await robin.post<{ requirements: Requirement[] }>(
    `/api/ai/jobs/${robin.job}/resumes/${robin.resume}/match`,
  )
  await open('match')
  await page.getByRole('button', { name: 'In the posting' }).click()
  await page.getByText('What you must bring').waitFor()
  const asked = page.locator('main button[aria-expanded]')
  expect(await asked.count()).toBe(body.requirements.length)
  const shown = body.requirements.find(({ evidence }) => evidence.length > 0)!
  await asked.filter({ hasText: shown.text }).click()
  await page.locator('blockquote').first().waitFor()
  expect((await page.locator('blockquote').first().textContent())?.replace(/\s+/g, ' ')).toContain(
    shown.evidence[0]!.quote.replace(/\s+/g, ' '),
  )
  await page.waitForURL('**?show=posting')
  await page.reload()
  await page.getByText('What you must bring').waitFor()
  await page.getByRole('button', { name: 'By requirement' }).click()
  await page.waitForURL('**?show=list')
})
