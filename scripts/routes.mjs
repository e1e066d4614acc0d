// Every screen there is, as the pictures and the tests of the browser visit them.

/**
 * @typedef {object} Place
 * @property {string} name
 * @property {string} path
 * @property {string} ready A text that stands there once the screen is loaded.
 * @property {boolean} [guest] Seen by nobody who is signed in.
 * @property {unknown} [state] What an inner link would have handed over by navigation.
 * @property {string} [press] The button that brings the screen up.
 */

/**
 * @param {{ job: number, resume: number, resumes: number[] }} ids Of the person who looks.
 * @returns {Place[]}
 */
export function placesOf({ job, resume, resumes }) {
  const carried = { jobId: job, resumeIds: resumes }
  return [
    { name: 'landing', path: '/', ready: 'From posting to shortlist in three steps', guest: true },
    { name: 'login', path: '/login', ready: 'Create an account', guest: true },
    { name: 'signup', path: '/signup', ready: 'Create your account', guest: true },
    { name: 'forgot-password', path: '/forgot-password', ready: 'Mail me a link', guest: true },
    { name: 'reset-password', path: '/reset-password#token', ready: 'Change password', guest: true },
    { name: 'plans-guest', path: '/plans', ready: 'Paid by card', guest: true },
    { name: 'unknown', path: '/no/such/place', ready: 'Unexpected Application Error!', guest: true },
    { name: 'dashboard', path: '/userhome', ready: 'Analysis' },
    { name: 'plans', path: '/plans', ready: 'Paid by card' },
    { name: 'plan-none', path: '/plans/2147483647', ready: 'There is no such plan.' },
    { name: 'payment', path: '/payment/success', ready: 'There is no payment to show.' },
    { name: 'onboarding-1', path: '/onboarding', ready: 'Paste the posting as it stands' },
    { name: 'onboarding-2', path: '/onboarding?step=2', ready: 'Choose files', state: carried },
    { name: 'onboarding-3', path: '/onboarding?step=3', ready: 'Run Analysis', state: carried },
    { name: 'onboarding-4', path: '/onboarding?step=3', ready: 'Match Score', state: carried, press: 'Run Analysis' },
    { name: 'account', path: '/account', ready: 'Signed in' },
    { name: 'jobs', path: '/joblist', ready: 'Created' },
    { name: 'job-new', path: '/joblist/new', ready: 'Paste the posting as it stands' },
    { name: 'job-edit', path: `/joblist/edit/${job}`, ready: 'Save changes' },
    { name: 'job', path: `/joblist/${job}`, ready: 'Batch Match Multiple Resumes' },
    { name: 'resumes', path: '/resumes', ready: 'AI Score' },
    { name: 'resumes-new', path: '/resumes/new', ready: 'Choose files' },
    { name: 'resume-edit', path: `/resumes/${resume}/edit`, ready: 'Save name' },
    { name: 'read', path: `/resumes/${resume}/read`, ready: 'Original' },
    { name: 'analysis', path: `/resumes/${resume}/ai-score`, ready: 'Strengths' },
    { name: 'select-one', path: `/jobs/${job}/resumes/select`, ready: '.pdf' },
    { name: 'select-many', path: `/jobs/${job}/select_resumes_batch`, ready: '.pdf' },
    {
      name: 'results',
      path: `/jobs/${job}/resumes/match_batch_results`,
      ready: 'Download as CSV',
      state: { resumeIds: resumes },
    },
    { name: 'match', path: `/jobs/${job}/resumes/${resume}/match`, ready: 'Match Score' },
    { name: 'engines', path: '/settings/engines', ready: 'The offline engine, then a language model' },
    { name: 'match-none', path: `/jobs/${job}/resumes/match`, ready: 'Missing jobId or resumeId in URL' },
  ]
}

/**
 * Opens a place and waits until it is there.
 * @param {import('playwright-core').Page} page
 * @param {string} url
 * @param {Place} place
 */
export async function visit(page, url, { path, ready, state, press, guest }) {
  await page.goto(url + path)
  if (state) {
    // As the router keeps what a link hands over, so that a reload finds it.
    await page.evaluate(usr => history.replaceState({ usr, key: 'visit', idx: 0 }, ''), state)
    await page.reload()
  }
  if (press) await page.getByRole('button', { name: press }).click()
  await page.getByText(ready).filter({ visible: true }).first().waitFor()
  if (!guest) await page.getByRole('button', { name: /^Profile of/ }).waitFor()
  await page.evaluate(() => document.fonts.ready)
}
