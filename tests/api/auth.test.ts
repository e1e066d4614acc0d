import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../client.ts'
import { type Api, startApi } from './support.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const password = 'correct horse battery'

describe('accounts', () => {
  it('signs up, restores the session, signs out and in again', async () => {
    const client = createClient(api.url)
    const signup = await client.post('/api/auth/signup', { email: 'Ada@Example.com', username: 'Ada', password })
    expect(signup).toMatchObject({ status: 201, body: { email: 'Ada@Example.com', username: 'Ada', is_admin: false } })
    expect(Object.keys(signup.body as object).toSorted()).toEqual(['created_at', 'email', 'id', 'is_admin', 'username'])
    expect((await client.get('/api/auth/')).body).toEqual(signup.body)
    expect((await client.get('/api/auth')).body).toEqual(signup.body)

    expect(await client.get('/api/auth/logout')).toMatchObject({ status: 200, body: { message: expect.any(String) } })
    expect((await client.get('/api/auth/')).status).toBe(401)

    const login = await client.post('/api/auth/login', { email: ' ada@example.COM ', password })
    expect(login).toMatchObject({ status: 200, body: signup.body as object })
  })

  it('keeps the token from scripts and other sites, and only its hash in the database', async () => {
    const client = createClient(api.url)
    const account = { email: 'cookie@example.com', username: 'cookie', password }
    const { headers } = await client.post('/api/auth/signup', account)
    expect(headers.getSetCookie()[0]).toMatch(/^candid_session=[\w-]{43}; Path=\/; Expires=.+; HttpOnly; SameSite=Lax$/)
  })

  it('takes for a password what is not among the most common ones, whatever else it is', async () => {
    const account = { email: 'same-words@example.com', username: 'same-words' }
    for (const words of ['same-words', 'Same-Words@example.com', 'aaaaaaaaaaaaaaab']) {
      const client = createClient(api.url)
      expect((await client.post('/api/auth/signup', { ...account, password: words })).status, words).toBe(201)
      expect((await client.post('/api/account/delete', { password: words })).status, words).toBe(200)
    }
    const common = { password: 'This password is one of the most common ones. Choose another.' }
    const signup = createClient(api.url).post('/api/auth/signup', { ...account, password: 'Password123' })
    expect(await signup).toMatchObject({ status: 400, body: common })
  })

  it('ends a session on the server, not only in the browser', async () => {
    const client = createClient(api.url)
    await client.signUp('ended')
    const stolen = client.cookie()
    await client.get('/api/auth/logout')
    const thief = await client.send('GET', '/api/auth/', { headers: { cookie: stolen } })
    expect(thief.status).toBe(401)
  })

  it('answers unknown email and wrong password the same', async () => {
    const client = createClient(api.url)
    await client.signUp('known')
    const wrong = await client.post('/api/auth/login', { email: 'known@example.com', password: 'not this one' })
    const unknown = await client.post('/api/auth/login', { email: 'nobody@example.com', password: 'not this one' })
    expect(wrong).toMatchObject({ status: 401, body: { password: 'Invalid email or password.' } })
    expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body as object })
  })

  it('answers field errors flat', async () => {
    const client = createClient(api.url)
    const signup = (body: unknown) => client.post('/api/auth/signup', body)
    expect(await signup({})).toMatchObject({
      status: 400,
      body: { email: expect.any(String), username: expect.any(String), password: expect.any(String) },
    })
    const valid = { email: 'x@example.com', username: 'x', password }
    expect((await signup({ ...valid, email: 'no address' })).body).toEqual({ email: 'Enter a valid email address.' })
    expect((await signup({ ...valid, password: 'short' })).body).toHaveProperty('password')
    expect((await signup({ ...valid, password: 'Password123' })).body).toHaveProperty('password')
    expect((await client.post('/api/auth/login', { email: 'x@example.com' })).body).toHaveProperty('password')
    expect((await signup([valid])).body).toEqual({ server: 'The body must be a JSON object.' })
    expect(
      await client.send('POST', '/api/auth/login', { body: '{', headers: { 'content-type': 'application/json' } }),
    ).toMatchObject({
      status: 400,
      body: { server: 'The body is not valid JSON.' },
    })
  })

  it('takes any characters for a password, and only the very same ones again', async () => {
    const opens = async (name: string, password: string, tried: string) => {
      const client = createClient(api.url)
      const email = `${name}@example.com`
      expect((await client.post('/api/auth/signup', { email, username: name, password })).status, name).toBe(201)
      return (await client.post('/api/auth/login', { email, password: tried })).status
    }
    expect(await opens('zero', 'a zero\u0000 in it', 'a zero\u0000 in it')).toBe(200)
    expect(await opens('cut', 'a zero\u0000 in it', 'a zero\u0000 or so')).toBe(401)
    expect(await opens('none', 'a zero\u0000 in it', 'a zero in it')).toBe(401)
    expect(await opens('replaced', 'replaced \ufffd', 'replaced \ud800')).toBe(401)
    expect(await opens('pairs', '😀😀😀😀😀😀😀😀', '😀😀😀😀😀😀😀😀')).toBe(200)
  })

  it('refuses half a character in a password on its field', async () => {
    const client = createClient(api.url)
    const half = 'half \ud800 a character'
    const told = 'A password may not contain half a character. Choose another.'
    const account = { email: 'half@example.com', username: 'half', password: half }
    expect(await client.post('/api/auth/signup', account)).toMatchObject({ status: 400, body: { password: told } })
    const { password: current_password } = await client.signUp('half')
    expect(await client.put('/api/account/password', { current_password, password: half })).toMatchObject({
      status: 400,
      body: { errors: { password: told } },
    })
    const zero = 'with a zero \u0000'
    expect((await client.put('/api/account/password', { current_password, password: zero })).status).toBe(200)
    expect((await client.post('/api/account/delete', { password: half })).status).toBe(400)
    expect((await client.post('/api/account/delete', { password: zero })).status).toBe(200)
  })

  it('gives an email and a username to one account only, even when asked at once', async () => {
    const at = (email: string, username: string) =>
      createClient(api.url).post('/api/auth/signup', { email, username, password })
    await at('first@example.com', 'First')
    expect(await at('FIRST@example.com', 'other')).toMatchObject({
      status: 409,
      body: { email: 'Email is already in use.' },
    })
    expect(await at('second@example.com', 'first')).toMatchObject({
      status: 409,
      body: { username: 'Username is already in use.' },
    })
    const racing = await Promise.all(Array.from({ length: 5 }, (_, i) => at('race@example.com', `racer${i}`)))
    expect(racing.map(reply => reply.status).toSorted()).toEqual([201, 409, 409, 409, 409])
  })

  it('refuses what another site makes a browser send', async () => {
    const client = createClient(api.url)
    await client.signUp('target')
    const body = JSON.stringify({ title: 'Planted' })
    const from = (headers: Record<string, string>) =>
      client.send('POST', '/api/jobs', { body, headers: { 'content-type': 'application/json', ...headers } })
    expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await from({ 'sec-fetch-site': 'same-site' })).status).toBe(403)
    expect((await from({ origin: 'http://evil.example' })).status).toBe(403)
    expect((await from({ origin: 'null' })).status).toBe(403)
    const logout = await client.send('GET', '/api/auth/logout', { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(logout.status).toBe(403)
    expect((await client.get('/api/jobs')).body).toEqual([])
    expect((await from({ 'sec-fetch-site': 'same-origin' })).status).toBe(201)
    expect((await from({ origin: api.url })).status).toBe(201)
  })
})
