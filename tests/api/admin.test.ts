import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Plan, Subscription } from '../../contract/index.ts'
import { type Client, createClient } from '../client.ts'
import { startServer } from '../server.ts'
import { checkoutAddress, pay } from './shop.ts'
import { type Api, startApi } from './support.ts'

const program = fileURLToPath(new URL('../../dist/server/admin.js', import.meta.url))
const embedded = process.env.TEST_DATABASE === 'embedded'

let api: Api
beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: 'ada@example.com, nobody@example.com' })
})
afterAll(() => api.close())

/** The command as a person would run it beside the server: how it ended and what it said. */
const admin = (...args: string[]) =>
  new Promise<{ code: number; said: string }>(resolve => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...api.env }
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    )
  })

const isAdmin = async (client: Client) => (await client.get<{ is_admin: boolean }>('/api/auth/')).body.is_admin
const here = (client: Client) => createClient(api.url, client.cookie())

describe('administrators', () => {
  let ada: Client
  let bob: Client

  it('are made by the setting at a start, never by signing up', async () => {
    ada = createClient(api.url)
    bob = createClient(api.url)
    await ada.signUp('ada')
    await bob.signUp('bob')
    expect([await isAdmin(ada), await isAdmin(bob)]).toEqual([false, false])
    await api.restart()
    ;[ada, bob] = [here(ada), here(bob)]
    expect([await isAdmin(ada), await isAdmin(bob)]).toEqual([true, false])
    const late = createClient(api.url)
    await late.signUp('nobody')
    expect(await isAdmin(late)).toBe(false)
  })

  it('are made and unmade by the command, which says so where the database is in use', async () => {
    const running = await admin('grant', 'bob@example.com')
    expect(running.code).toBe(embedded ? 1 : 0)
    expect(running.said).toContain(
      embedded ? 'is in use by another running Candid' : 'bob@example.com is an administrator.',
    )
    await api.stop()
    expect(await admin('grant', ' BOB@example.com')).toMatchObject({ code: 0 })
    expect(await admin('revoke', 'nobody@example.com')).toMatchObject({ code: 0 })
    expect(await admin('grant', 'stranger@example.com')).toEqual({
      code: 1,
      said: 'Nobody has signed up as stranger@example.com. They sign up first; then run this again.\n',
    })
    expect(await admin('promote')).toMatchObject({ code: 1, said: expect.stringContaining('npm run admin -- grant') })
    await api.start()
    bob = here(bob)
    expect(await isAdmin(bob)).toBe(true)
    expect((await bob.post('/api/plans/', { name: 'Of Bob', price: 3 })).status).toBe(201)
  })
})

describe('the sandbox', () => {
  it('keeps what was bought over a restart', async () => {
    const client = createClient(api.url)
    await client.signUp('buyer')
    const plan = (await client.get<Plan[]>('/api/plans/')).body.find(({ name }) => name === 'Of Bob')!
    const { to } = await pay(await checkoutAddress(client, plan))
    expect(to).toBe(`${api.url}/payment/success`)
    await api.restart()
    const back = here(client)
    await expect.poll(async () => (await back.get('/api/subscriptions/me')).status).toBe(200)
    expect((await back.get<Subscription>('/api/subscriptions/me')).body.is_active).toBe(true)
    const portal = await checkoutAddress(back, plan)
    expect(await (await fetch(portal)).text()).toContain('Of Bob')
    expect(existsSync(join(api.dataDir, 'payment-sandbox.json'))).toBe(true)
  })

  it('is refused in production unless it is asked for by name', async () => {
    const env = { DATA_DIR: api.dataDir, NODE_ENV: 'production', BILLING_SANDBOX: '' }
    await expect(startServer(env)).rejects.toThrow('BILLING_SANDBOX=allow')
    await expect(startServer({ ...env, STRIPE_SECRET_KEY: 'sk_test_1' })).rejects.toThrow('STRIPE_WEBHOOK_SECRET')
  })
})
