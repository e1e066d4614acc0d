import { link, type Stage, type Walk, type Walks } from '../stage.ts'

const fromProfileMenu: Walk = async ({ page, person, go }, text) => {
  await person()
  await go('/')
  await page.getByRole('button', { name: /^Profile of/ }).click()
  return page.getByRole('menuitem', { name: text, exact: true })
}

const inHeader: Walk = async ({ page, stranger, go }, text) => {
  await stranger()
  await go('/')
  return page.getByRole('banner').getByRole('link', { name: text, exact: true })
}

async function getStarted({ page, person, stranger, go }: Stage, text: string) {
  await stranger()
  await go('/')
  await link(page, text).click()
  await page.waitForURL('**/login')
  await person()
  await go('/')
  await link(page, text).click()
  await page.waitForURL('**/onboarding')
  await page.goBack()
  return link(page, text)
}

export const shellWalks: Walks = {
  'any · Unexpected Application Error!': async ({ go }) => {
    await go('/no/such/place')
    return undefined
  },
  'any · User Home': fromProfileMenu,
  'any · Resumes': fromProfileMenu,
  'any · Job Positions': fromProfileMenu,
  'any · Log Out': async (stage, text) => {
    const { page, person, go } = stage
    await ((await fromProfileMenu(stage, text)) as ReturnType<typeof link>).click()
    await link(page, 'Login').waitFor()
    await page.waitForURL(/\/$/)
    await person()
    await go('/')
    return fromProfileMenu(stage, text)
  },
  'any · Login': inHeader,
  'any · Sign Up': inHeader,
  '/ · Get Started': getStarted,
}
