import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../client.ts'
import { outboxOf, plainText, startMailbox, tokenIn } from './mailbox.ts'
import { type Api, startApi } from './support.ts'

let mailbox: Awaited<ReturnType<typeof startMailbox>>
let api: Api
beforeAll(async () => {
  mailbox = await startMailbox()
  api = await startApi({ SMTP_URL: mailbox.url, MAIL_FROM: 'Candid <hello@example.org>' })
})
afterAll(async () => {
  await api?.close()
  await mailbox?.stop()
})

type Listed = { sessions: { id: number; device: string; current: boolean }[] }
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

const logIn = async (email: string, password: string, userAgent = browser) => {
  const client = createClient(api.url)
  const reply = await client.send('POST', '/api/auth/login', {
    body: JSON.stringify({ email, password }),
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
  })
  return { client, reply }
}
const isIn = async (client: { get: (path: string) => Promise<{ status: number }> }) =>
  (await client.get('/api/auth/')).status === 200

describe('sessions', () => {
  it('are listed with their device, and end one by one on the very next request', async () => {
    const here = createClient(api.url)
    const account = await here.signUp('listed')
    const { client: there } = await logIn(account.email, account.password)
    const { sessions } = (await here.get<Listed>('/api/account/sessions')).body
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Chrome on Linux', false],
      ['Another program', true],
    ])
    expect(JSON.stringify(sessions)).not.toMatch(/token|hash/)
    const stranger = createClient(api.url)
    await stranger.signUp('stranger')
    expect((await stranger.delete(`/api/account/sessions/${sessions[0]!.id}`)).status).toBe(404)
    expect(await isIn(there)).toBe(true)
    expect((await here.delete(`/api/account/sessions/${sessions[0]!.id}`)).status).toBe(200)
    expect(await isIn(there)).toBe(false)
    expect(await isIn(here)).toBe(true)
  })

  it('end everywhere at once', async () => {
    const here = createClient(api.url)
    const account = await here.signUp('everywhere')
    const { client: there } = await logIn(account.email, account.password)
    const held = here.cookie()
    expect((await there.delete('/api/account/sessions')).status).toBe(200)
    expect(await isIn(createClient(api.url, held))).toBe(false)
    expect(await isIn(there)).toBe(false)
    expect((await logIn(account.email, account.password)).reply.status).toBe(200)
  })

  it('get a new token at each sign-in, and the old one is worth nothing', async () => {
    const client = createClient(api.url)
    const account = await client.signUp('rotated')
    const old = client.cookie()
    await client.post('/api/auth/login', { email: account.email, password: account.password })
    expect(client.cookie()).not.toBe(old)
    expect(await isIn(createClient(api.url, old))).toBe(false)
  })

  it('survive a change of the password in the browser that made it alone, under a new token', async () => {
    const here = createClient(api.url)
    const account = await here.signUp('changer')
    const { client: there } = await logIn(account.email, account.password)
    const old = here.cookie()
    const change = (current_password: string, password: string) =>
      here.put('/api/account/password', { current_password, password })
    expect(await change('not this one', 'a better pass phrase')).toMatchObject({
      status: 400,
      body: { errors: { current_password: 'This is not your current password.' } },
    })
    expect(await change(account.password, 'password123')).toMatchObject({
      status: 400,
      body: { errors: { password: expect.any(String) } },
    })
    expect(await isIn(there)).toBe(true)
    expect((await change(account.password, 'a better pass phrase')).status).toBe(200)
    expect([await isIn(here), await isIn(there), await isIn(createClient(api.url, old))]).toEqual([true, false, false])
    expect((await logIn(account.email, account.password)).reply.status).toBe(401)
    expect((await logIn(account.email, 'a better pass phrase')).reply.status).toBe(200)
    expect(plainText((await mailbox.lettersTo(account.email))[0]!)).toContain('was changed')
  })
})

const forgot = (email: string) => createClient(api.url).post('/api/auth/forgot-password', { email })
const reset = (token: string, password = 'a brand new pass phrase') =>
  createClient(api.url).post('/api/auth/reset-password', { token, password })

describe('a lost password', () => {
  it('is replaced by a mailed link, once, and every session ends', async () => {
    const client = createClient(api.url)
    const account = await client.signUp('forgetful')
    const { body } = await forgot(' FORGETFUL@example.com ')
    expect(body).toMatchObject({ delivery: 'smtp', message: expect.stringContaining('on its way') })
    const [letter = ''] = await mailbox.lettersTo(account.email)
    expect(letter).toMatch(/^From: Candid <hello@example\.org>/m)
    expect(plainText(letter)).toContain(`${api.url}/reset-password#`)
    const token = tokenIn(letter)
    expect(await reset(token, 'password123')).toMatchObject({ status: 400, body: { errors: expect.any(Object) } })
    expect(await isIn(client)).toBe(true)
    expect((await reset(token)).status).toBe(200)
    expect(await isIn(client)).toBe(false)
    expect((await reset(token)).status).toBe(400)
    expect((await logIn(account.email, account.password)).reply.status).toBe(401)
    expect((await logIn(account.email, 'a brand new pass phrase')).reply.status).toBe(200)
  })

  it('has one link at a time, good for one of those who open it at once', async () => {
    const account = await createClient(api.url).signUp('twolinks')
    await forgot(account.email)
    await mailbox.lettersTo(account.email)
    await forgot(account.email)
    const [first, second] = (await mailbox.lettersTo(account.email, 2)).map(tokenIn)
    expect(first).not.toBe(second)
    expect((await reset(first!)).status).toBe(400)
    const racing = await Promise.all([1, 2, 3, 4].map(n => reset(second!, `a brand new pass phrase ${n}`)))
    expect(racing.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  })

  it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(10_000), "' or 1=1 --"])(
    'opens nothing by the token %j',
    async token => {
      expect(await reset(token)).toMatchObject({ status: 400, body: { error: expect.any(String) } })
    },
  )

  it('answers an address that nobody has the same, and mails nobody', async () => {
    const account = await createClient(api.url).signUp('exists')
    const unknown = await forgot('nobody@example.com')
    const known = await forgot(account.email)
    expect(unknown).toMatchObject({ status: known.status, body: known.body as object })
    const names = (headers: Headers) => [...headers.keys()].toSorted()
    expect(names(unknown.headers)).toEqual(names(known.headers))
    await mailbox.lettersTo(account.email)
    // Asked for first, it would be there by now.
    expect(mailbox.letters.filter(({ to }) => to.includes('nobody@example.com'))).toEqual([])
  })

  it('says so where no mail can go out, to everybody, and loses nothing', async () => {
    const client = createClient(api.url)
    const account = await client.signUp('unlucky')
    await mailbox.stop()
    const replies = [await forgot(account.email), await forgot('nobody@example.com')]
    await mailbox.restart()
    for (const reply of replies)
      expect(reply).toMatchObject({
        status: 503,
        body: { error: 'Mail cannot be sent at the moment. Nothing was changed; try again later.' },
      })
    expect(await isIn(client)).toBe(true)
    expect((await forgot(account.email)).status).toBe(200)
    expect((await reset(tokenIn((await mailbox.lettersTo(account.email))[0]!))).status).toBe(200)
  })
})

describe('an installation without a mail server, behind https', () => {
  let bare: Api
  beforeAll(async () => {
    bare = await startApi({ PUBLIC_URL: 'https://candid.example.com', SIGN_IN_SANDBOX: '' })
  })
  afterAll(() => bare.close())

  it('writes its letters to the outbox, says so, and links to the public address alone', async () => {
    const client = createClient(bare.url)
    const account = await client.signUp('boxed')
    const reply = await client.send<{ delivery: string; message: string }>('POST', '/api/auth/forgot-password', {
      body: JSON.stringify({ email: account.email }),
      headers: { 'content-type': 'application/json', host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    expect(reply.body).toMatchObject({ delivery: 'outbox', message: expect.stringContaining('sends no mail') })
    const [letter = ''] = await outboxOf(bare.dataDir, 1)
    expect(plainText(letter)).toContain('https://candid.example.com/reset-password#')
    expect(letter).not.toContain('evil')
  })

  it('sets cookies that no other host can plant', async () => {
    const client = createClient(bare.url)
    const account = { email: 'host@example.com', username: 'host', password: 'correct horse battery' }
    const { headers } = await client.post('/api/auth/signup', account)
    expect(headers.getSetCookie()[0]).toMatch(
      /^__Host-candid_session=[\w-]{43}; Path=\/; Expires=.+; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(await isIn(client)).toBe(true)
    expect(await isIn(createClient(bare.url, client.cookie().replace('__Host-', '')))).toBe(false)
  })

  it('has no third-party sign-in in production unless one is set', async () => {
    const client = createClient(bare.url)
    const { body, headers } = await client.get('/api/auth/google')
    expect(body).toEqual({ provider: null })
    expect(headers.getSetCookie()).toEqual([])
    expect((await client.post('/api/auth/google', { idToken: 'a.b.c' })).status).toBe(404)
    expect((await client.get('/login')).headers.get('content-security-policy')).not.toContain('script-src')
  })
})
