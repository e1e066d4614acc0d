import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Endpoint, endpoints } from '../../contract/index.ts'
import { createClient } from '../client.ts'
import { outboxOf, plainText, tokenIn } from './mailbox.ts'
import { type Provider, startProvider } from './provider.ts'

/*
 * The five ways in which an attacker prepares an account for somebody who has none yet ("Pre-hijacked accounts",
 * Sudhodanan and Paverd, 2022), and what keeps an account apart from a look-alike at the provider.
 */
let provider: Provider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.close())

const isIn = async (client: { get: (path: string) => Promise<{ status: number }> }) =>
  (await client.get('/api/auth/')).status === 200

/** The attacker knows the victim's address and signs up with it first. */
async function prepare(name: string) {
  const attacker = createClient(provider.api.url)
  const account = await attacker.signUp(name)
  return { attacker, ...account }
}
const logIn = (email: string, password: string) =>
  createClient(provider.api.url).post('/api/auth/login', { email, password })

let mailed = 0
/** The victim has the password reset by mail; answers the token of the letter. */
async function askForReset(email: string): Promise<string> {
  await createClient(provider.api.url).post('/api/auth/forgot-password', { email })
  for (;;) {
    const letters = await outboxOf(provider.api.dataDir, ++mailed)
    const token = letters
      .filter(letter => letter.includes(`To: ${email}`))
      .map(tokenIn)
      .filter(Boolean)
      .at(-1)
    if (token) return token
  }
}
const reset = (token: string) =>
  createClient(provider.api.url).post('/api/auth/reset-password', { token, password: 'the victim’s own phrase' })

describe('an account prepared by an attacker', () => {
  it('classic-federated merge: the victim’s sign-in by the provider leaves no password of the attacker', async () => {
    const { email, password, id } = await prepare('merge')
    const { client: victim, reply } = await provider.arrive({ sub: 'merge', email, hd: 'example.com' })
    expect(reply).toMatchObject({ status: 200, body: { user: { id } } })
    expect((await logIn(email, password)).status).toBe(401)
    expect((await victim.get('/api/account')).body).toMatchObject({ has_password: false, identities: [{ email }] })
  })

  it('unexpired session: neither that sign-in nor a reset leaves the attacker signed in', async () => {
    const first = await prepare('unexpired')
    await provider.arrive({ sub: 'unexpired', email: first.email, hd: 'example.com' })
    expect(await isIn(first.attacker)).toBe(false)
    const second = await prepare('unexpired2')
    expect((await reset(await askForReset(second.email))).status).toBe(200)
    expect(await isIn(second.attacker)).toBe(false)
  })

  it('trojan identifier: the attacker’s own sign-in at the provider goes with the victim’s first proof', async () => {
    for (const [name, recover] of [
      ['trojan', async (email: string) => (await reset(await askForReset(email))).status],
      [
        'trojan2',
        async (email: string) => (await provider.arrive({ sub: 'victim2', email, hd: 'example.com' })).reply.status,
      ],
    ] as const) {
      const { attacker, email, id } = await prepare(name)
      const own = { sub: `attacker-${name}`, email: `${name}.attacker@gmail.com` }
      const idToken = await provider.standIn.keys.sign(provider.claimsOf(await provider.begin(attacker), own))
      expect((await attacker.post('/api/account/google', { idToken })).status).toBe(201)
      expect((await provider.arrive(own)).reply.body.user.id).toBe(id)
      expect(await recover(email)).toBe(200)
      const { reply } = await provider.arrive(own)
      expect(reply.body.user.id).not.toBe(id)
    }
  })

  it('unexpired email change: no call changes an address, and a link asked for before is dead after', async () => {
    const taking = Object.entries<Endpoint>(endpoints).filter(
      ([, { access, body }]) => access !== 'public' && body instanceof z.ZodObject && 'email' in body.shape,
    )
    // Only to be typed once more, to show that it is meant.
    expect(taking.map(([name]) => name)).toEqual(['deleteAccount'])
    const { email } = await prepare('pending')
    const pending = await askForReset(email)
    await provider.arrive({ sub: 'pending', email, hd: 'example.com' })
    expect((await reset(pending)).status).toBe(400)
  })

  it('non-verifying provider: what it did not verify, or does not speak for, joins nothing', async () => {
    const { email, attacker } = await prepare('unverified')
    const unverified = await provider.arrive({ sub: 'unverified', email, email_verified: false, hd: 'example.com' })
    expect(unverified.reply.status).toBe(401)
    for (const hd of [undefined, 'example.com.evil.example', 'gmail.com', '']) {
      const claims = { sub: 'unverified', email, ...(hd !== undefined && { hd }) }
      expect((await provider.arrive(claims)).reply).toMatchObject({
        status: 409,
        body: { errors: { email: expect.stringContaining('Log in with its password') } },
      })
    }
    expect(await isIn(attacker)).toBe(true)
  })
})

describe('an account whose owner has proven the address', () => {
  it('keeps its password and sessions when the provider, who speaks for the address, is added', async () => {
    const { email } = await prepare('owner')
    await reset(await askForReset(email))
    const client = createClient(provider.api.url)
    await client.post('/api/auth/login', { email, password: 'the victim’s own phrase' })
    expect((await provider.arrive({ sub: 'owner', email, hd: 'EXAMPLE.com' })).reply.status).toBe(200)
    expect(await isIn(client)).toBe(true)
    expect((await logIn(email, 'the victim’s own phrase')).status).toBe(200)
    // The address was given to somebody else at the provider: another person, not another name.
    expect((await provider.arrive({ sub: 'successor', email, hd: 'example.com' })).reply).toMatchObject({
      status: 409,
      body: { errors: { email: expect.stringContaining('belongs to another sign-in') } },
    })
  })

  it('gmail.com is the provider’s own, a look-alike is not', async () => {
    const { email: gmail, id } = await (async () => {
      const client = createClient(provider.api.url)
      const account = { email: 'robin.example@gmail.com', username: 'robin', password: 'a long pass phrase' }
      const { body } = await client.post<{ id: number }>('/api/auth/signup', account)
      return { ...account, id: body.id }
    })()
    expect((await provider.arrive({ sub: 'robin', email: gmail })).reply.body.user.id).toBe(id)
    const fake = { email: 'robin@gmail.com.example', username: 'fake', password: 'a long pass phrase' }
    await createClient(provider.api.url).post('/api/auth/signup', fake)
    expect((await provider.arrive({ sub: 'fake', email: fake.email })).reply.status).toBe(409)
  })
})

describe('ways in', () => {
  it('are added and removed by who is signed in; the last one stays', async () => {
    const { client } = await provider.arrive({ sub: 'ways', email: 'ways@example.com' })
    type Ways = { has_password: boolean; identities: { id: number }[] }
    const ways = (await client.get<Ways>('/api/account')).body
    expect(ways).toMatchObject({ has_password: false, identities: [{ email: 'ways@example.com' }] })
    const own = `/api/account/google/${ways.identities[0]!.id}`
    expect(await client.delete(own)).toMatchObject({ status: 409, body: { error: expect.any(String) } })
    const stranger = createClient(provider.api.url)
    await stranger.signUp('ways-stranger')
    expect((await stranger.delete(own)).status).toBe(404)

    const second = provider.claimsOf(await provider.begin(client), { sub: 'ways2', email: 'other@gmail.com' })
    const added = await client.post<Ways>('/api/account/google', { idToken: await provider.standIn.keys.sign(second) })
    expect(added).toMatchObject({ status: 201, body: { identities: [{}, { email: 'other@gmail.com' }] } })
    expect((await client.delete(own)).status).toBe(200)

    const again = provider.claimsOf(await provider.begin(stranger), { sub: 'ways2', email: 'other@gmail.com' })
    const taken = await stranger.post('/api/account/google', { idToken: await provider.standIn.keys.sign(again) })
    expect(taken.status).toBe(409)
  })

  it('without a password one is set by mail, and the sign-in that speaks for the address stays', async () => {
    const claims = { sub: 'mailed', email: 'mailed@example.com', hd: 'example.com' }
    const { reply } = await provider.arrive(claims)
    expect(await logIn(claims.email, '')).toMatchObject({ status: 400 })
    expect((await logIn(claims.email, 'anything at all')).status).toBe(401)
    const token = await askForReset(claims.email)
    expect((await reset(token)).status).toBe(200)
    expect((await logIn(claims.email, 'the victim’s own phrase')).status).toBe(200)
    expect((await provider.arrive(claims)).reply.body.user).toEqual(reply.body.user)
  })

  it('the letter tells what to do, and nothing of the password', async () => {
    const letters = await outboxOf(provider.api.dataDir, 1)
    expect(plainText(letters[0]!)).toMatch(/within 30 minutes/)
  })
})
