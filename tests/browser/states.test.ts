import { afterAll, expect, it } from 'vitest'
import type { Resume } from '../../contract/index.ts'
import { createClient } from '../client.ts'
import { openSamples } from './sample.ts'
import { expectAccessible, expectFocused, signIn } from './support.ts'

/** What a screen says where something is missing, unreadable or broke off. */
const { server, browser, page, robin, open, close } = await openSamples()
afterAll(close)

it('says how many are missing from a ranking that broke off', async () => {
  await page.route('**/match_batch', async route => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    const events = (await response.text()).split('\n\n')
    const results = events.filter(event => event.includes('event: result')).slice(0, 2)
    await route.fulfill({ response, body: `${results.join('\n\n')}\n\n` })
  })
  await open('results')
  await page.getByText(`Only 2 of ${robin.resumes.length} are ranked below.`).waitFor()
  expect(await page.locator('ol > li a[href$="/match"]').count()).toBe(2)
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page
    .locator('ol > li a[href$="/match"]')
    .nth(robin.resumes.length - 1)
    .waitFor()
})

it('names a resume that was deleted while it was chosen', async () => {
  const file = { name: 'fleeting.pdf', bytes: (await robin.bytes(`/api/resumes/${robin.resume}/file`)).bytes }
  const [fleeting] = (await robin.upload<{ resumes: Resume[] }>([file])).body.resumes
  await open('select-many')
  await page.getByRole('checkbox', { name: 'fleeting.pdf' }).check()
  await robin.delete(`/api/resumes/${fleeting!.id}`)
  await page.getByRole('button', { name: 'Match 1 selected' }).click()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'Warning' }) })
  await row.getByText('Error: Not found or unauthorized', { exact: true }).waitFor()
  await row.getByText('fleeting.pdf', { exact: true }).waitFor()
  await row.getByText('It was deleted meanwhile.').waitFor()
})

it('says in a sentence that the connection broke off', async () => {
  await open('select-many')
  await page.getByRole('checkbox', { name: /^All / }).check()
  // As the browser tells it of a server that was killed.
  await page.evaluate(() => {
    const ask = window.fetch
    const torn = () => new ReadableStream({ start: stream => stream.error(new TypeError('network error')) })
    window.fetch = async (input, init) =>
      String(input).endsWith('/match_batch') ? new Response(torn()) : ask(input, init)
  })
  await page.getByRole('button', { name: /^Match \d/ }).click()
  await page.getByText('The connection broke off.', { exact: true }).waitFor()
})

it('does not choose, among all, what could not be read', async () => {
  await page.route('**/api/resumes', async route => {
    const response = await route.fetch()
    const { resumes }: { resumes: Resume[] } = await response.json()
    const [first, ...others] = resumes
    await route.fulfill({
      response,
      json: { resumes: [{ ...first, status: 'unreadable', error: 'No text was found in this file.' }, ...others] },
    })
  })
  await open('select-many')
  const readable = robin.resumes.length - 1
  await page.getByRole('checkbox', { name: `All ${readable} that could be read` }).check()
  await page.getByRole('button', { name: `Match ${readable} selected` }).waitFor()
  expect(await page.getByRole('checkbox', { name: 'No text was found' }).isChecked()).toBe(false)
  await expectAccessible(page)
  await page.unrouteAll()
})

it('offers no second try for what is not there', async () => {
  await page.goto(`${server.url}/resumes/2147483647/ai-score`)
  await page.getByText('Resume not found or you are not authorized.').waitFor()
  await expectAccessible(page)
  await page.goto(`${server.url}/jobs/${robin.job}/resumes/2147483647/match`)
  await page.getByText('No match result found.').waitFor()
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
})

it('offers no second try of a batch for a job that is gone', async () => {
  const { body } = await robin.post<{ id: number }>('/api/jobs', { title: 'Short-lived', description: '- SQL' })
  await page.goto(`${server.url}/jobs/${body.id}/select_resumes_batch`)
  await page.getByRole('checkbox').first().check()
  await robin.delete(`/api/jobs/${body.id}`)
  await page.getByRole('button', { name: /^Match \d/ }).click()
  await page.getByText('No batch match results found.').waitFor()
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
})

it('takes off the list what was deleted elsewhere', async () => {
  const { body } = await robin.post<{ id: number }>('/api/jobs', { title: 'Twice deleted' })
  await page.goto(`${server.url}/joblist`)
  await page.getByRole('button', { name: 'Delete Twice deleted' }).click()
  await robin.delete(`/api/jobs/${body.id}`)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Delete failed or unauthorized').waitFor()
  await page.getByRole('link', { name: 'Twice deleted', exact: true }).waitFor({ state: 'detached' })
})

it('shows that a job is being deleted, and asks for it once', async () => {
  await robin.post('/api/jobs', { title: 'Slowly deleted' })
  await open('jobs')
  let go = () => {}
  const held = new Promise<void>(resolve => {
    go = resolve
  })
  await page.route('**/api/jobs/*', async route => {
    await held
    await route.continue()
  })
  const remove = page.getByRole('button', { name: 'Delete Slowly deleted' })
  await remove.click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await remove.and(page.locator('[aria-busy=true]')).press('Enter')
  expect(await page.getByRole('dialog').count()).toBe(0)
  go()
  await remove.waitFor({ state: 'detached' })
  await page.unrouteAll()
})

it('offers nothing to be matched before there is a list', async () => {
  await page.route('**/api/resumes', route => route.abort())
  await page.goto(`${server.url}/jobs/${robin.job}/select_resumes_batch`)
  await page.getByText('Failed to load resumes').waitFor()
  expect(await page.getByRole('button', { name: /^Match/ }).count()).toBe(0)
  await page.unrouteAll()
})

it('says how large a file may be before one is chosen', async () => {
  await open('resumes-new')
  await page.getByText('pdf, doc and docx of up to 10 MB each, as many as you have').waitFor()
})

it('prints a match dark on white with its bars, without the ways on, whatever the theme', async () => {
  await open('match')
  await page.getByText('Match Score').waitFor()
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const styleOf = (element: Element) => {
    const { color, backgroundColor, printColorAdjust } = getComputedStyle(element)
    return [color, backgroundColor, printColorAdjust]
  }
  expect(await page.locator('body').evaluate(styleOf)).toEqual(['rgb(26, 35, 38)', 'rgb(255, 255, 255)', 'exact'])
  // As a gradient it comes out pink in viewers that draw none.
  const marker = page.locator('main .marker').first()
  expect(await marker.evaluate(element => getComputedStyle(element).backgroundImage)).toBe('none')
  for (const gone of [page.getByRole('banner'), page.getByRole('group', { name: 'Show the requirements' })])
    expect(await gone.isVisible()).toBe(false)
  await page.emulateMedia({ media: null, colorScheme: null })
  await open('job')
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('link', { name: 'Batch Match Multiple Resumes' }).waitFor({ state: 'hidden' })
  await page.emulateMedia({ media: null })
})

it('speaks of a subscription to who deletes the account only where there is one', async () => {
  await open('account')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^What stays: a log of what was done/).waitFor()
  expect(await dialog.textContent()).not.toContain('subscription')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
})

it('lets a posting run from right to left where its words do', async () => {
  const description = 'المتطلبات:\n- إدارة قواعد البيانات، مع SQL\n- Python'
  const { body } = await robin.post<{ id: number }>('/api/jobs', { title: 'مهندس برمجيات', description })
  await page.goto(`${server.url}/joblist/${body.id}`)
  const direction = (text: string) =>
    page
      .locator('main')
      .getByText(text)
      .first()
      .evaluate(element => getComputedStyle(element).direction)
  expect(await direction('المتطلبات:')).toBe('rtl')
  expect(await direction('إدارة')).toBe('rtl')
  expect(await direction('Python')).toBe('rtl')
  await open('job')
  await page.getByText('What is asked').waitFor()
  expect(await direction('Python')).toBe('ltr')
  await robin.delete(`/api/jobs/${body.id}`)
})

it('takes back that nothing was chosen once something is', async () => {
  await page.goto(`${server.url}/resumes/new`)
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Please select at least one file' })
  await alert.waitFor()
  const file = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('This is no pdf.') }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByText('Ready to upload').waitFor()
  expect(await alert.count()).toBe(0)
})

it('calls the job of a match by its title in the log', async () => {
  const { title } = (await robin.get<{ title: string }>(`/api/jobs/${robin.job}`)).body
  await page.goto(`${server.url}/account`)
  // What was done to many at once stands in one line, which opens.
  await page
    .locator('summary', { hasText: `${robin.resumes.length} resumesfor ${title}` })
    .first()
    .click()
  await page
    .getByText(new RegExp(`^score \\d+\\.\\d\\d, by .*, for ${title}$`))
    .filter({ visible: true })
    .first()
    .waitFor()
})

it('takes back that a job could not be created once it is', async () => {
  await page.goto(`${server.url}/joblist/new`)
  await page.getByLabel('Title').fill('Night porter')
  await page.route('**/api/jobs', route => route.abort())
  await page.getByRole('button', { name: 'Create job' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'The server could not be reached' })
  await alert.waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Create job' }).click()
  await page.waitForURL(/\/joblist\/\d+$/)
  expect(await alert.count()).toBe(0)
})

it('does not say of what is met that it is to be shown', async () => {
  type Asked = { text: string; status: string; gain: number }
  for (const resume of robin.resumes) {
    const { body } = await robin.post<{ requirements: Asked[] }>(`/api/ai/jobs/${robin.job}/resumes/${resume}/match`)
    await page.goto(`${server.url}/jobs/${robin.job}/resumes/${resume}/match`)
    await page.getByText('Match Score').waitFor()
    const items = page.getByRole('listitem').filter({ hasText: 'it would add' })
    const met = body.requirements.filter(({ status, gain }) => status === 'met' && gain > 1)
    expect(await items.filter({ hasText: 'Met, but not counted in full' }).count()).toBe(met.length)
    expect(
      await items
        .filter({ hasText: 'Fully shown' })
        .filter({ has: page.getByText('Met', { exact: true }) })
        .count(),
    ).toBe(0)
    // What is left of a point is no question worth asking.
    const small = body.requirements.filter(({ status, gain }) => status === 'met' && gain <= 1)
    const asked = page.getByRole('region', { name: 'What would change the score' })
    for (const { text } of small) expect(await asked.getByText(text, { exact: true }).count()).toBe(0)
  }
})

it('names what each link of the history opens', async () => {
  await page.goto(`${server.url}/userhome`)
  const [first] = (await robin.get<{ resumes: Resume[] }>('/api/resumes')).body.resumes
  const opens = async (name: string) =>
    await page
      .getByRole('link', { name: `${name} of ${first!.file_name}`, exact: true })
      .first()
      .getAttribute('href')
  expect(await opens('Match report')).toBe(`/jobs/${robin.job}/resumes/${first!.id}/match`)
  expect(await opens('Original file')).toBe(first!.file_url)
  expect(await opens('What we read')).toMatch(new RegExp(`^/resumes/${first!.id}/`))
})

it('offers to make a new job of what was typed for one that is gone', async () => {
  const edit = async (title: string) => {
    const { body } = await robin.post<{ id: number }>('/api/jobs', { title, description: '- Night shifts' })
    await page.goto(`${server.url}/joblist/edit/${body.id}`)
    await page.getByLabel('Title').fill(`${title}, typed`)
    await robin.delete(`/api/jobs/${body.id}`)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Failed to update job. Please try again.').waitFor()
    await page.getByRole('alert').filter({ hasText: 'This job has been deleted meanwhile' }).waitFor()
    return body.id
  }
  const gone = await edit('Porter')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create as a new job' }).click()
  await page.waitForURL(url => /\/joblist\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${gone}`))
  await page.getByRole('heading', { name: 'Porter, typed' }).waitFor()
  await page.getByText('Night shifts').first().waitFor()

  await edit('Clerk')
  await page.getByRole('link', { name: 'Back to Jobs' }).click()
  await page.waitForURL('**/joblist')
  await page.getByRole('link', { name: 'Porter, typed', exact: true }).waitFor()
  expect(await page.getByRole('link', { name: 'Clerk', exact: true }).count()).toBe(0)
})

it('says that a retention is saved, and leaves the keyboard at the button', async () => {
  await open('account')
  for (const [choice, told] of [
    ['90', 'Unused resumes go after 90 days.'],
    ['', 'Nothing goes by itself.'],
  ] as const) {
    await page.getByLabel('Delete resumes that nobody used').selectOption(choice)
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await page.getByText(told).waitFor()
    await expectFocused(page.getByRole('button', { name: 'Save', exact: true }))
  }
})

it('leads a newcomer from the empty dashboard to the onboarding, and nobody else', async () => {
  const newcomer = createClient(server.url)
  await newcomer.signUp('newcomer')
  await signIn(browser, server.url, newcomer)
  await page.goto(`${server.url}/userhome`)
  await page.getByRole('link', { name: 'Go through the steps' }).waitFor()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  await page.getByRole('link', { name: 'Go through the steps' }).press('Enter')
  await page.waitForURL('**/onboarding')
  await signIn(browser, server.url, robin)
  await open('dashboard')
  expect(await page.getByRole('link', { name: 'Go through the steps' }).count()).toBe(0)
})

it('writes a day as the browser does', async () => {
  await open('job')
  // en-GB, as the tests have it.
  expect(await page.locator('main time').first().textContent()).toMatch(/^\d{1,2} \p{L}+ \d{4}$/u)
})

it('leads a newcomer from the sample data to its selection', async () => {
  const newcomer = createClient(server.url)
  await newcomer.signUp('sampler')
  await signIn(browser, server.url, newcomer)
  await page.goto(`${server.url}/userhome`)
  await page.getByRole('button', { name: 'Try it with sample data' }).press('Enter')
  await page.waitForURL('**/select_resumes_batch')
  await page.getByRole('button', { name: 'Match 6 selected' }).waitFor()
  await expectFocused(page.locator('#main'))
  await signIn(browser, server.url, robin)
})

it('tells resumes of one name apart where they are chosen from', async () => {
  const sender = createClient(server.url)
  await sender.signUp('sender')
  await signIn(browser, server.url, sender)
  const job = (await sender.post<{ id: number }>('/api/jobs', { title: 'Porter', description: '- SQL' })).body.id
  const { bytes } = await robin.bytes(`/api/resumes/${robin.resume}/file`)
  for (const name of ['twice.pdf', 'once.pdf', 'twice.pdf']) await sender.upload([{ name, bytes }])
  for (const way of ['select_resumes_batch', 'resumes/select']) {
    await page.goto(`${server.url}/jobs/${job}/${way}`)
    const rows = page.getByRole('group', { name: 'Resumes' }).locator('label')
    await rows.nth(2).waitFor()
    for (const twin of await rows.filter({ hasText: 'twice.pdf' }).allTextContents())
      expect(twin).toMatch(/\d:\d\d:\d\d/)
    expect(await rows.filter({ hasText: /:\d\d/ }).count()).toBe(2)
  }
  await expectAccessible(page)
  await signIn(browser, server.url, robin)
})
