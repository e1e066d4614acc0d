import { checkoutAddress, newPlan, pay } from '../../api/shop.ts'
import type { Client } from '../../client.ts'
import { button, type Stage, type Walk, type Walks } from '../stage.ts'

const card = ({ page }: Stage, plan: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plan, exact: true }) })

let plans = 0

/** The list as an administrator sees it, with a plan of its own to work on. */
async function asAdmin(stage: Stage) {
  const admin = await stage.admin()
  const plan = await newPlan(admin, { name: `Plan ${++plans}`, price: plans })
  await stage.go('/plans')
  return { admin, plan, card: card(stage, plan.name) }
}

const control: Walk = async (stage, text) =>
  (await asAdmin(stage)).card.getByRole('button', { name: text, exact: true })

/** While there is no table of plans the server can neither make, change nor delete one. */
const failing =
  (act: (stage: Stage, plan: Awaited<ReturnType<typeof asAdmin>>['card']) => Promise<unknown>): Walk =>
  async stage => {
    const { card: plan } = await asAdmin(stage)
    await plan.waitFor()
    await stage.without('plans', async () => {
      await act(stage, plan)
      await stage.page.getByRole('alert').first().waitFor()
    })
    return undefined
  }

/** Signed in as somebody who is not an administrator, with a plan on the list. */
async function asBuyer(stage: Stage) {
  const { plan } = await asAdmin(stage)
  const client = await stage.person()
  return { client, plan }
}

async function buyPlan(stage: Stage): Promise<Client> {
  const { client, plan } = await asBuyer(stage)
  await pay(await checkoutAddress(client, plan))
  await client.get('/api/payments/checkout')
  return client
}

export const planWalks: Walks = {
  '/plans · Create New Plan': async (stage, text) => {
    await asAdmin(stage)
    return button(stage.page, text)
  },
  '/plans · Edit': control,
  '/plans · Delete': control,
  '/plans · View Details & Subscribe': async (stage, text) => {
    const { plan } = await asBuyer(stage)
    await stage.go('/plans')
    return card(stage, plan.name).getByRole('link', { name: text, exact: true })
  },
  '/plans · Are you sure you want to delete this plan?': async (stage, text) => {
    const { card: plan } = await asAdmin(stage)
    await plan.getByRole('button', { name: 'Delete' }).click()
    return stage.page.getByRole('dialog', { name: text, exact: true })
  },
  "/plans · Create failed: {error or 'Unknown error'}": failing(async ({ page }) => {
    await button(page, 'Create New Plan').click()
    await page.getByLabel('Name').fill('Late')
    await page.getByLabel('Price (USD)').fill('1')
    await button(page, 'Create plan').click()
  }),
  "/plans · Update failed: {error or 'Unknown error'}": failing(async ({ page }, plan) => {
    await plan.getByRole('button', { name: 'Edit' }).click()
    await button(page, 'Save changes').click()
  }),
  "/plans · Delete failed: {error or 'Unknown error'}": failing(async ({ page }, plan) => {
    await plan.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  }),
  '/plans/{planId} · Redirecting...': async (stage, text) => {
    const { plan } = await asBuyer(stage)
    await stage.go(`/plans/${plan.id}`)
    // The way to the checkout is held up until somebody has seen the words; after that they may be gone at once.
    let see = () => {}
    const seen = new Promise<void>(resolve => {
      see = resolve
    })
    await stage.page.route('**/create-checkout-session/*', async route => {
      await button(stage.page, text).waitFor()
      see()
      await route.abort()
    })
    await button(stage.page, 'Subscribe').click()
    await seen
    await button(stage.page, 'Subscribe').waitFor()
    await stage.page.unrouteAll()
    return text
  },
  '/plans/{planId} · Failed to get checkout url': async stage => {
    const { plan } = await asBuyer(stage)
    await stage.go(`/plans/${plan.id}`)
    await button(stage.page, 'Subscribe').waitFor()
    await stage.without('checkouts', async () => {
      await button(stage.page, 'Subscribe').click()
      await stage.page.getByRole('alert').first().waitFor()
    })
    return undefined
  },
  '/userhome · Active': async stage => {
    await buyPlan(stage)
    await stage.go('/userhome')
    return undefined
  },
  '/userhome · Inactive': async stage => {
    const client = await buyPlan(stage)
    const { url } = (await client.post<{ url: string }>('/api/payments/portal')).body
    const subscription = /name="subscription" value="(\w+)"/.exec(await (await fetch(url)).text())?.[1] ?? ''
    const body = new URLSearchParams({ subscription, do: 'end' })
    await fetch(url, { method: 'POST', body, redirect: 'manual' })
    // The event that tells of it is on its way.
    for (let active = true; active; ) {
      active = (await client.get<{ is_active: boolean }>('/api/subscriptions/me')).body.is_active
    }
    await stage.go('/userhome')
    return undefined
  },
  '/userhome · No Active Subscription': async stage => {
    await stage.person()
    await stage.go('/userhome')
    return undefined
  },
}
