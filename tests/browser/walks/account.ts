import { button, chooseAtStandIn, link, type Stage, type Walks } from '../stage.ts'

async function openSignup({ stranger, go }: Stage) {
  await stranger()
  await go('/signup')
  return undefined
}

async function fillSignup({ page }: Stage, confirmed: string) {
  await page.getByLabel('Email').fill('someone@example.com')
  await page.getByLabel('Username').fill('someone')
  await page.getByLabel('Password', { exact: true }).fill('a sentence that works well')
  await page.getByLabel('Confirm password').fill(confirmed)
}

const submit = (stage: Stage, name: string) => stage.page.locator('form').getByRole('button', { name }).click()

async function openLogin({ stranger, go }: Stage) {
  await stranger()
  await go('/login')
}

/** The line of the console that says so. */
async function printed(stage: Stage, text: string): Promise<string> {
  for (const end = Date.now() + 5000; Date.now() < end; await stage.page.waitForTimeout(30)) {
    const line = stage.printed.find(each => each.startsWith(text))
    if (line) return line.slice(0, text.length)
  }
  return ''
}

export const accountWalks: Walks = {
  '/login · or': async (stage, text) => {
    await openLogin(stage)
    return stage.page.getByText(text, { exact: true })
  },
  '/signup · or': async (stage, text) => {
    await openSignup(stage)
    return stage.page.getByText(text, { exact: true })
  },
  '/login · Something went wrong. Please try again.': async (stage, text) => {
    await openLogin(stage)
    await stage.without('users', async () => {
      await chooseAtStandIn(stage.page, { email: 'someone.new@example.com' })
      await stage.page.getByRole('alert').waitFor()
    })
    return stage.page.getByText(text, { exact: true })
  },
  'console · Google login failed': async (stage, text) => {
    await openLogin(stage)
    await chooseAtStandIn(stage.page, { email: 'someone.new@example.com', verified: false })
    await stage.page.getByText('This sign-in could not be verified.').waitFor()
    return printed(stage, text)
  },
  'console · Google login: No credential received': async (stage, text) => {
    await openLogin(stage)
    await chooseAtStandIn(stage.page, { email: 'someone.new@example.com', nothing: true })
    return printed(stage, text)
  },
  '/login · Log In': async ({ page, stranger, go }, text) => {
    await stranger()
    await go('/login')
    await page.getByRole('heading', { name: text, exact: true }).waitFor()
    return button(page, text)
  },
  '/login · Something went wrong. Please try again': async stage => {
    const account = await stage.stranger()
    await stage.go('/login')
    await stage.page.getByLabel('Email').fill(account.email)
    await stage.page.getByLabel('Password', { exact: true }).fill(account.password)
    await stage.without('users', async () => {
      await submit(stage, 'Log In')
      await stage.page.getByRole('alert').waitFor()
    })
    return undefined
  },
  '/signup · Welcome to {product}': openSignup,
  '/signup · Create your account': openSignup,
  '/signup · Sign Up': async (stage, text) => {
    await openSignup(stage)
    return button(stage.page, text)
  },
  '/signup · Already have an account? Log In': async (stage, text) => {
    await openSignup(stage)
    await link(stage.page, text).click()
    await stage.page.waitForURL('**/login')
    await stage.page.goBack()
    return link(stage.page, text)
  },
  '/signup · Confirm Password must match Password.': async (stage, text) => {
    await openSignup(stage)
    const sent: string[] = []
    stage.page.on('request', request => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await fillSignup(stage, 'another sentence')
    await submit(stage, 'Sign Up')
    const under = stage.page.getByLabel('Confirm password').and(stage.page.locator('[aria-invalid=true]'))
    await under.waitFor()
    if (sent.includes('POST /api/auth/signup')) throw new Error('The form was sent all the same.')
    return stage.page.getByText(text, { exact: true })
  },
  '/signup · Something went wrong. Please try again': async stage => {
    await openSignup(stage)
    await fillSignup(stage, 'a sentence that works well')
    await stage.without('users', async () => {
      await submit(stage, 'Sign Up')
      await stage.page.getByRole('alert').waitFor()
    })
    return undefined
  },
}
