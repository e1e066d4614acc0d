import type { Locator } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { createClient } from '../client.ts'
import { openSamples } from './sample.ts'
import { expectAccessible, expectFocused, signIn } from './support.ts'

/** Nothing that was typed, chosen or found is lost by going away and coming back. */
const { server, browser, page, robin, open, placeNamed, close } = await openSamples()
afterAll(close)

const link = (name: string) => page.getByRole('link', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** What the browser says when somebody comes back to its window after a while. */
async function returnAfterAWhile() {
  await page.clock.fastForward(60_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

async function logIn(me: { email: string; password: string }, on = page) {
  await on.getByLabel('Email').fill(me.email)
  await on.getByLabel('Password', { exact: true }).fill(me.password)
  await on.getByRole('button', { name: 'Log In', exact: true }).click()
}

it('shows what was saved elsewhere in a form that nobody typed in', async () => {
  await open('jobs')
  const { body } = await robin.get<{ description: string }>(`/api/jobs/${robin.job}`)
  await robin.put(`/api/jobs/${robin.job}`, { description: `${body.description}\n\nAdded in another window.` })
  await link('Edit Data Analyst').click()
  await page.waitForFunction(() => document.querySelector('textarea')?.value.endsWith('Added in another window.'))
  await robin.put(`/api/jobs/${robin.job}`, { description: body.description })
})

it('saves of a job only what was typed, and leaves what another window saved meanwhile', async () => {
  const before = (await robin.get<{ title: string; description: string }>(`/api/jobs/${robin.job}`)).body
  const newer = `${before.description}\n\nAdded in another window.`
  await open('job-edit')
  await page.getByLabel('Title').fill('Data Analyst, nights')
  await robin.put(`/api/jobs/${robin.job}`, { description: newer })
  await button('Save changes').click()
  await page.getByText('Job updated successfully!').waitFor()
  const { body } = await robin.get<{ title: string; description: string }>(`/api/jobs/${robin.job}`)
  expect([body.title, body.description]).toEqual(['Data Analyst, nights', newer])

  // Neither does a draft bring back more than what was typed.
  await open('job-edit')
  await page.getByLabel('Title').fill('Data Analyst, days')
  await link('Jobs').click()
  await page.waitForURL('**/joblist')
  await robin.put(`/api/jobs/${robin.job}`, { description: before.description })
  await page.reload()
  await open('job-edit')
  await page.getByText('What you typed before is back.').waitFor()
  expect(await page.getByLabel('Description').inputValue()).toBe(before.description)
  await page.getByLabel('Title').fill(before.title)
  await button('Save changes').click()
  await page.getByText('Job updated successfully!').waitFor()
  const after = (await robin.get<{ title: string; description: string }>(`/api/jobs/${robin.job}`)).body
  expect([after.title, after.description]).toEqual([before.title, before.description])
})

it.each([
  ['job-edit', '**/api/jobs/*', 'Description'],
  ['resume-edit', '**/api/resumes/*', 'File name'],
])('keeps what was typed while it cannot be looked up again: %s', async (name, calls, field) => {
  await page.clock.install()
  await open(name)
  await page.getByLabel(field).fill('typed for a long time')
  const asked = page.waitForRequest(calls)
  await page.route(calls, route => route.abort())
  await returnAfterAWhile()
  await asked
  await page.clock.fastForward(1000)
  expect(await page.getByLabel(field).inputValue()).toBe('typed for a long time')
  await page.unrouteAll()
})

it.each([
  ['jobs', 'Edit Data Analyst'],
  ['resumes', /^AI Score of/],
  ['dashboard', /^Match report of/],
])('goes on by keyboard at the link that led away from a list: %s', async (name, followed) => {
  await open(name)
  const last = page.getByRole('link', { name: followed }).last()
  await last.press('Enter')
  await page.waitForURL(url => url.pathname !== placeNamed(name).path)
  await page.locator('h1').waitFor()
  await page.goBack()
  await expectFocused(last)
})

it('brings back a posting that was typed when the session ended', async () => {
  const typist = createClient(server.url)
  const me = await typist.signUp('typist')
  await signIn(browser, server.url, typist)
  await open('job-new')
  await page.getByLabel('Title').fill('Night porter')
  await page.getByLabel('Description').fill('Keys, guests and the alarm.')
  await browser.context.clearCookies()
  await button('Create job').click()
  await page.waitForURL('**/login?next=%2Fjoblist%2Fnew')
  await logIn(me)
  await page.getByText('What you typed before is back.').waitFor()
  expect(await page.getByLabel('Description').inputValue()).toBe('Keys, guests and the alarm.')
  await expectAccessible(page)

  await link('Resumes').click()
  await page.waitForURL('**/resumes')
  await page.goBack()
  await button('Discard it').click()
  expect(await page.getByLabel('Title').inputValue()).toBe('')
  await page.reload()
  await button('Create job').waitFor()
  expect(await page.getByText('What you typed before is back.').count()).toBe(0)
})

it('leaves somebody who went elsewhere during an upload where they are', async () => {
  await signIn(browser, server.url, robin)
  await open('resumes-new')
  let letGo = () => {}
  const gone = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route('**/api/resumes', async route => {
    if (route.request().method() === 'POST') await gone
    await route.continue()
  })
  const file = new URL('../../examples/files/maintenance-electrician/lee-hardcastle.pdf', import.meta.url)
  await page.locator('input[type=file]').setInputFiles(file.pathname)
  await button('Upload').click()
  await link('Jobs').click()
  await page.waitForURL('**/joblist')
  letGo()
  await page.getByText('1 resume stored').waitFor()
  expect(page.url()).toMatch(/\/joblist$/)
  await page.unrouteAll({ behavior: 'wait' })
})

it('finds the files that were picked again, and an upload that is under way', async () => {
  await open('resumes-new')
  const file = new URL('../../examples/files/maintenance-electrician/lee-hardcastle.pdf', import.meta.url)
  await page.locator('input[type=file]').setInputFiles(file.pathname)
  const row = page.getByRole('list', { name: 'Picked files' }).getByRole('listitem')
  const goAndComeBack = async () => {
    await link('Jobs').click()
    await page.waitForURL('**/joblist')
    await page.goBack()
  }
  await row.getByText('Ready to upload').waitFor()
  await goAndComeBack()
  await row.getByText('Ready to upload').waitFor()

  let letGo = () => {}
  const gone = new Promise<void>(resolve => {
    letGo = resolve
  })
  let sent = 0
  await page.route('**/api/resumes', async route => {
    if (route.request().method() === 'POST') {
      sent += 1
      await gone
    }
    await route.continue()
  })
  await button('Upload').click()
  await goAndComeBack()
  await page.getByRole('progressbar', { name: '0 of 1 files done' }).waitFor()
  letGo()
  await row.getByText('Stored').waitFor()
  expect(sent).toBe(1)
  await page.unrouteAll({ behavior: 'wait' })
  await goAndComeBack()
  await button('Choose files').waitFor()
  expect(await row.count()).toBe(0)
})

it('says, before anybody is matched, that a job without a description asks for nothing', async () => {
  const { body } = await robin.post<{ id: number }>('/api/jobs', { title: 'Nameless' })
  await page.goto(`${server.url}/jobs/${body.id}/select_resumes_batch`)
  await page.getByText('without one every resume scores 0').waitFor()
  await page.goto(`${server.url}/jobs/${body.id}/resumes/${robin.resume}/match`)
  await page.getByText('there is nothing to compare with and the score is 0').waitFor()
  await link('Add what the work asks for').click()
  await page.waitForURL(`**/joblist/edit/${body.id}`)
})

it('finds the results of the onboarding again', async () => {
  await open('onboarding-4')
  await page.locator('ol a').first().click()
  await page.waitForURL('**/match')
  await page.goBack()
  await page.getByText('Match Score').nth(5).waitFor()
  await page.reload()
  await page.getByText('Match Score').nth(5).waitFor()
  expect(page.url()).toMatch(/step=4$/)
})

it('finds what was chosen, and the place in a ranking, again', async () => {
  await open('select-many')
  await page.getByRole('checkbox', { name: /^All / }).check()
  const matchAll = (await page.getByRole('button', { name: /^Match \d+ selected$/ }).textContent())!
  await button(matchAll).click()
  const ranked = page.locator('ol > li a[href$="/match"]')
  // One that comes in later would take the place of another.
  await ranked.nth(Number(/\d+/.exec(matchAll)?.[0]) - 1).waitFor()
  await page.getByLabel('Sort by').selectOption('File name')
  const opened = ranked.nth(4)
  const name = await opened.textContent()

  for (const back of [() => page.goBack(), () => link('Back to the ranking').click()]) {
    await opened.click()
    await page.waitForURL('**/match')
    await page.getByText('Match Score').waitFor()
    await back()
    await page.waitForFunction(isFocusedLink, name)
    expect(await page.getByLabel('Sort by').inputValue()).toBe('file_name')
  }

  await link('Select resumes').click()
  await button(matchAll).waitFor()
  await page.goto('about:blank')
  await open('select-many')
  await page
    .getByRole('checkbox', { name: /\.pdf|\.docx?/ })
    .first()
    .check()
  await button('Match 1 selected').click()
  await page.waitForURL('**/match_batch_results')
  await page.goBack()
  await button('Match 1 selected').waitFor()
})

const isFocusedLink = (name: string | null) => document.activeElement?.textContent === name

it.each([
  ['read', 'The file'],
  ['dashboard', /^Original file of /],
  ['resumes', /\.pdf$/],
  ['account', 'Export all my data'],
] as const)('downloads from %s, and leads who was signed out meanwhile to the login and back', async (name, label) => {
  // What the page before still asks is answered with no session while the cookies change, and would lead to the login.
  await page.goto('about:blank')
  await signIn(browser, server.url, robin)
  await open(name)
  const { pathname } = new URL(page.url())
  const download = page.getByRole('main').getByRole('link', { name: label, exact: true }).first()
  const [started] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(await started.failure()).toBeNull()
  expect(started.suggestedFilename()).toMatch(/\.(pdf|docx?|zip)$/)

  await browser.context.clearCookies()
  await download.click()
  await page.waitForURL(`**/login?next=${encodeURIComponent(pathname)}`)
  await logIn(robin)
  await page.waitForURL(`**${pathname}`)
  await download.waitFor()
})

/** In another tab of the same browser, which stays there. A tab that is closed before the server has answered logs nobody out. */
async function logOutElsewhere() {
  const tab = await browser.context.newPage()
  await tab.goto(`${server.url}/userhome`)
  const profile = tab.getByRole('button', { name: `Profile of ${robin.username}` })
  await profile.click()
  await tab.getByRole('menuitem', { name: 'Log Out' }).click()
  await profile.waitFor({ state: 'detached' })
  return tab
}

it('is one person in all tabs', async () => {
  const other = await createClient(server.url).signUp('other')
  await open('dashboard')
  const tab = await logOutElsewhere()
  await page.waitForURL('**/login?next=%2Fuserhome')
  await tab.goto(`${server.url}/login`)
  await logIn(other, tab)
  await page.getByRole('button', { name: 'Profile of other' }).waitFor()
  await tab.close()
})

it('brings back who was picked where the session ends over the choice or over the batch', async () => {
  await browser.context.clearCookies()
  await page.goto(`${server.url}/login?next=${encodeURIComponent(placeNamed('select-many').path)}`)
  await logIn(robin)
  const boxes = page.getByRole('checkbox', { name: /\.pdf|\.docx?/ })
  for (const at of [0, 2, 3]) await boxes.nth(at).check()
  await (await logOutElsewhere()).close()
  await page.waitForURL('**/login?next=*select_resumes_batch')
  await logIn(robin)
  await button('Match 3 selected').waitFor()
  expect(await boxes.nth(2).isChecked()).toBe(true)

  await browser.context.clearCookies()
  await button('Match 3 selected').click()
  await page.waitForURL('**/login?next=*match_batch_results')
  await logIn(robin)
  await page.waitForURL('**/match_batch_results')
  await page.locator('ol > li a[href$="/match"]').nth(2).waitFor()
  expect(await page.locator('ol > li').count()).toBe(3)
  await open('select-many')
  await button('Match selected').waitFor()
})

/** How far below the window's edge it stands. */
const topOf = (quote: Locator) => quote.evaluate(element => Math.round(element.getBoundingClientRect().top))

it.each([
  ['a match, by requirement', 'match', '', /\/match$/, 'Back to the match'],
  ['a match, in the posting', 'match', '?show=posting', /\/match\?show=posting$/, 'Back to the match'],
  ['an AI Score', 'analysis', '', /\/ai-score$/, 'Back to the AI Score'],
])('finds the quote again that was looked up from %s', async (_, name, search, address, label) => {
  await page.goto(server.url + placeNamed(name).path + search)
  const asked = page.locator('main button[aria-expanded=false]')
  if (search) await asked.filter({ hasText: 'Met' }).last().click()
  const quote = page.locator('main a[title="Show it in the resume"]').last()
  await quote.scrollIntoViewIfNeeded()
  for (const back of [() => page.goBack(), () => link(label).click()]) {
    const before = await topOf(quote)
    await quote.press('Enter')
    await page.getByRole('heading', { name: 'What we read' }).waitFor()
    await page.waitForURL(/\/read\?from=/)
    await back()
    await page.waitForURL(address)
    await expectFocused(quote)
    expect(Math.abs((await topOf(quote)) - before)).toBeLessThan(10)
  }
  await page.goto(`${server.url}/resumes/${robin.resume}/read`)
  await link('My Resumes').waitFor()
})

it('finds a ranking again from the job and from the history, by an address that lasts', async () => {
  const ranked = page.locator('ol > li a[href$="/match"]')
  type History = { jobs: { job_id: number; matched_resumes: unknown[] }[] }
  const { jobs } = (await robin.get<History>('/api/job-resume-scores/user/jobs-with-matches')).body
  const last = jobs.find(({ job_id }) => job_id === robin.job)!.matched_resumes.length - 1
  await open('job')
  await page.getByText(`${last + 1} matched`).waitFor()
  await link('Open the ranking').click()
  await ranked.nth(last).waitFor()
  await expectAccessible(page)
  const address = page.url()
  const name = await ranked.nth(3).textContent()
  await ranked.nth(3).click()
  await page.getByText('Match Score').waitFor()
  await page.goBack()
  await page.waitForFunction(isFocusedLink, name)

  await page.goto('about:blank')
  await page.goto(address)
  await ranked.nth(last).waitFor()
  await link('Back to the job').click()
  await page.waitForURL(`**/joblist/${robin.job}`)

  await open('dashboard')
  const history = page.getByRole('region', { name: 'Match history' })
  await history.getByRole('link', { name: 'Ranking for Data Analyst' }).click()
  await ranked.nth(last).waitFor()
  await page.goBack()
  await history.getByRole('link', { name: 'Data Analyst', exact: true }).click()
  await page.getByText(`${last + 1} matched`).waitFor()

  const { body } = await robin.post<{ id: number }>('/api/jobs', { title: 'Unasked', description: '- SQL' })
  await page.goto(address.replace(`/jobs/${robin.job}/`, `/jobs/${body.id}/`))
  await page.getByText('No batch match results found.').waitFor()
  await page.goto(`${server.url}/joblist/${body.id}`)
  await page.getByRole('heading', { name: 'What is asked' }).waitFor()
  expect(await link('Open the ranking').count()).toBe(0)
  await robin.delete(`/api/jobs/${body.id}`)
})

it('does not come back to the form of a job that was saved', async () => {
  const { body } = await robin.post<{ id: number }>('/api/jobs', { title: 'Glazier', description: '- Glass' })
  for (const [start, edit] of [
    ['/joblist', 'Edit Glazier'],
    [`/joblist/${body.id}`, 'Edit'],
  ] as const) {
    await page.goto(`${server.url}/resumes`)
    await page.goto(server.url + start)
    await link(edit).click()
    await page.getByLabel('Description').fill(`- Glass\n- ${edit}`)
    await button('Save changes').click()
    await page.waitForURL(`**/joblist/${body.id}`)
    await page.getByRole('listitem').filter({ hasText: edit }).first().waitFor()
    await page.goBack()
    await page.waitForURL(start === '/joblist' ? '**/joblist' : '**/resumes')
  }
  await robin.delete(`/api/jobs/${body.id}`)
})

it('leads through the onboarding by keyboard, and back to the job as it was created', async () => {
  await page.goto(`${server.url}/onboarding`)
  await page.getByLabel('Title').fill('Lock keeper')
  await page.getByLabel('Description').fill('- Two years at a lock')
  await button('Create job').press('Enter')
  await button('Choose files').waitFor()
  await expectFocused(page.locator('#main'))

  await page.goBack()
  await button('Save and go on').waitFor()
  await expectFocused(page.locator('#main'))
  expect(await page.getByLabel('Title').inputValue()).toBe('Lock keeper')
  await expectAccessible(page)
  await page.getByLabel('Title').fill('Lock keeper, nights')
  await button('Save and go on').press('Enter')
  await button('Choose files').waitFor()
  await expectFocused(page.locator('#main'))
  const { body } = await robin.get<{ id: number; title: string }[]>('/api/jobs')
  const made = body.filter(({ title }) => title.startsWith('Lock keeper'))
  expect(made.map(({ title }) => title)).toEqual(['Lock keeper, nights'])

  const file = new URL('../../examples/files/maintenance-electrician/lee-hardcastle.pdf', import.meta.url)
  await page.locator('input[type=file]').setInputFiles(file.pathname)
  await button('Upload').press('Enter')
  await button('Run Analysis').waitFor()
  await expectFocused(page.locator('#main'))
  await button('Run Analysis').press('Enter')
  await link('Go to Dashboard').waitFor()
  await expectFocused(page.locator('#main'))

  // A job that was deleted elsewhere is none to go on with.
  await robin.delete(`/api/jobs/${made[0]!.id}`)
  for (const step of [3, 2, 1]) {
    await page.goBack()
    await page.waitForURL(step === 1 ? '**/onboarding' : `**/onboarding?step=${step}`)
  }
  await page.reload()
  await button('Create job').waitFor()
})

it('finds My Resumes as they were filtered, and goes back to them after a new name', async () => {
  const keeper = createClient(server.url)
  await keeper.signUp('keeper')
  await signIn(browser, server.url, keeper)
  const { bytes } = await robin.bytes(`/api/resumes/${robin.resume}/file`)
  const names = Array.from({ length: 9 }, (_, index) => `${index % 2 ? 'odd' : 'even'}-${index}.pdf`)
  await keeper.upload(names.map(name => ({ name, bytes })))
  await page.goto(`${server.url}/resumes`)
  const filter = page.getByRole('searchbox', { name: 'Filter resumes' })
  await filter.fill('odd')
  await link('AI Score of odd-3.pdf').click()
  await page.waitForURL('**/ai-score')
  expect(page.url()).not.toContain('odd')
  for (const back of [() => page.goBack(), () => link('My Resumes').click()]) {
    await back()
    await link('AI Score of odd-3.pdf').waitFor()
    expect(await filter.inputValue()).toBe('odd')
    expect(await page.getByRole('link', { name: /^AI Score of even/ }).count()).toBe(0)
    await link('What we read of odd-3.pdf').click()
    await page.getByRole('heading', { name: 'What we read' }).waitFor()
  }
  await page.goBack()

  await link('Rename odd-7.pdf').click()
  await page.getByLabel('File name').fill('odd-renamed.pdf')
  await button('Save name').click()
  await link('AI Score of odd-renamed.pdf').waitFor()
  expect(await filter.inputValue()).toBe('odd')
  await signIn(browser, server.url, robin)
})
