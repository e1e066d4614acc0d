import { createHash, createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { CompactEncrypt, CompactSign, exportSPKI, type JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../client.ts'
import { type Provider, startProvider } from './provider.ts'

let provider: Provider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.close())

const part = (value: object | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

/** Somebody else's keys. */
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' })

type Header = Record<string, unknown>

/** Signed by a key that is not the provider's, with any header. */
const signedBy = (key: KeyObject, header: Header, claims: JWTPayload) => {
  const input = `${part(header)}.${part(claims)}`
  return `${input}.${sign('sha256', Buffer.from(input), key).toString('base64url')}`
}
const genuine = { alg: 'RS256', kid: 'stand-in', typ: 'JWT' }

/** Signed by the provider's own key, with any header. */
const signedWith = async (header: Header, payload: object | string) => {
  const { privateKey } = await provider.standIn.keys.pair()
  const bytes = new TextEncoder().encode(typeof payload === 'string' ? payload : JSON.stringify(payload))
  return new CompactSign(bytes)
    .setProtectedHeader({ ...genuine, ...header } as { alg: string })
    .sign(privateKey, { crit: { exp: true, b64: true } })
}
const honest = (claims: JWTPayload) => provider.standIn.keys.sign(claims)
const hmac = (key: string, header: Header, claims: JWTPayload) => {
  const input = `${part(header)}.${part(claims)}`
  return `${input}.${createHmac('sha256', key).update(input).digest('base64url')}`
}
const changed = (token: string, change: (parts: [string, string, string]) => string[]) => {
  const [header = '', payload = '', signature = ''] = token.split('.')
  return change([header, payload, signature]).join('.')
}
const flipped = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
const otherNonce = createHash('sha256').update('another browser').digest('base64url')
const publicPem = async () => exportSPKI((await provider.standIn.keys.pair()).publicKey)
const foreignJwk = () => foreign.publicKey.export({ format: 'jwk' })
const lookalike = () => provider.standIn.origin.replace('127.0.0.1', '127.0.0.1.example.com')

/** Each makes a token that must open nothing, out of claims that would, for this browser's nonce. */
const forgeries: Record<string, (claims: JWTPayload) => string | Promise<string>> = {
  'alg none, without a signature': claims => `${part({ alg: 'none' })}.${part(claims)}.`,
  'alg none, with the old signature': async claims =>
    changed(await honest(claims), ([, payload, signature]) => [part({ alg: 'none' }), payload, signature]),
  'alg NONE in capitals': async claims =>
    changed(await honest(claims), ([, payload, signature]) => [part({ alg: 'NONE' }), payload, signature]),
  'HS256 keyed with the public key as PEM': async claims =>
    hmac(await publicPem(), { ...genuine, alg: 'HS256' }, claims),
  'HS256 keyed with the published key set': async claims =>
    hmac(JSON.stringify(await provider.standIn.keys.publicSet()), { ...genuine, alg: 'HS256' }, claims),
  'HS256 with an empty key': claims => hmac('', { ...genuine, alg: 'HS256' }, claims),
  'another key under the right kid': claims => signedBy(foreign.privateKey, genuine, claims),
  'another key under a kid of its own': claims => signedBy(foreign.privateKey, { ...genuine, kid: 'mine' }, claims),
  'the right key under a wrong kid': claims => signedWith({ kid: 'gone' }, claims),
  'another key without a kid': claims => signedBy(foreign.privateKey, { alg: 'RS256' }, claims),
  'a kid that climbs': claims => signedBy(foreign.privateKey, { ...genuine, kid: '../../dev/null' }, claims),
  'an embedded jwk': claims => signedBy(foreign.privateKey, { ...genuine, jwk: foreignJwk() }, claims),
  'a jku of its own': claims => signedBy(foreign.privateKey, { ...genuine, jku: 'http://127.0.0.1:1/keys' }, claims),
  'an x5u of its own': claims => signedBy(foreign.privateKey, { ...genuine, x5u: 'http://127.0.0.1:1/cert' }, claims),
  'an x5c of its own': claims =>
    signedBy(foreign.privateKey, { ...genuine, x5c: [Buffer.from('no certificate').toString('base64')] }, claims),
  'ES256 by a curve': claims => signedBy(curve.privateKey, { ...genuine, alg: 'ES256' }, claims),
  'RS256 in words, a curve in deed': claims => signedBy(curve.privateKey, genuine, claims),
  'RS512 by another key': claims => signedBy(foreign.privateKey, { ...genuine, alg: 'RS512' }, claims),
  'PS256 by another key': claims => signedBy(foreign.privateKey, { ...genuine, alg: 'PS256' }, claims),
  expired: claims => honest({ ...claims, iat: provider.seconds() - 500, exp: provider.seconds() - 100 }),
  'expired, with an end as text': claims => honest({ ...claims, exp: '9999999999' as unknown as number }),
  'without an end': ({ exp: _, ...claims }) => honest(claims),
  'not yet valid': claims => honest({ ...claims, nbf: provider.seconds() + 600 }),
  'issued in the future': claims => honest({ ...claims, iat: provider.seconds() + 600 }),
  'issued long ago, though not expired': claims => honest({ ...claims, iat: provider.seconds() - 3000 }),
  'without a time of issue': ({ iat: _, ...claims }) => honest(claims),
  'another issuer': claims => honest({ ...claims, iss: 'https://accounts.example.com' }),
  'a lookalike issuer': claims => honest({ ...claims, iss: lookalike() }),
  'an issuer with a slash more': claims => honest({ ...claims, iss: `${claims.iss}/` }),
  'a list of issuers': claims => honest({ ...claims, iss: [claims.iss] as unknown as string }),
  'without an issuer': ({ iss: _, ...claims }) => honest(claims),
  'for another client': claims => honest({ ...claims, aud: 'somebody.else', azp: 'somebody.else' }),
  'for us and others': claims => honest({ ...claims, aud: [String(claims.aud), 'somebody.else'] }),
  'for nobody': ({ aud: _, ...claims }) => honest(claims),
  'an azp that is not ours': claims => honest({ ...claims, azp: 'somebody.else' }),
  'without a nonce': ({ nonce: _, ...claims }) => honest(claims),
  'an empty nonce': claims => honest({ ...claims, nonce: '' }),
  'the nonce of another browser': claims => honest({ ...claims, nonce: otherNonce }),
  'the nonce with something behind it': claims => honest({ ...claims, nonce: `${claims.nonce}A` }),
  'an email that is not verified': claims => honest({ ...claims, email_verified: false }),
  'an email verified in words only': claims => honest({ ...claims, email_verified: 'false' }),
  'without a word on verification': ({ email_verified: _, ...claims }) => honest(claims),
  'without an email': ({ email: _, ...claims }) => honest(claims),
  'an email that is none': claims => honest({ ...claims, email: 'nobody' }),
  'two emails': claims => honest({ ...claims, email: ['a@example.com', 'b@example.com'] }),
  'without a subject': ({ sub: _, ...claims }) => honest(claims),
  'an empty subject': claims => honest({ ...claims, sub: '' }),
  'a number as subject': claims => honest({ ...claims, sub: 7 as unknown as string }),
  'a subject of spaces': claims => honest({ ...claims, sub: '   ' }),
  'a subject with a zero in it': claims => honest({ ...claims, sub: '1\u00002' }),
  'a subject too long': claims => honest({ ...claims, sub: '1'.repeat(256) }),
  oversized: claims => honest({ ...claims, padding: 'x'.repeat(20_000) }),
  'its end cut off': async claims => (await honest(claims)).slice(0, -20),
  'its signature left out': async claims => changed(await honest(claims), ([header, payload]) => [header, payload, '']),
  'a part doubled': async claims =>
    changed(await honest(claims), ([header, payload, signature]) => [header, payload, payload, signature]),
  'letters that are no base64url': async claims => (await honest(claims)).replace('.', '.$'),
  'base64 of the other kind': async claims =>
    changed(await honest(claims), ([header, payload, signature]) => [header, payload, `${signature}==`]),
  'stray bits at the end of the signature': async claims =>
    changed(await honest(claims), ([header, payload, signature]) => [
      header,
      payload,
      signature.slice(0, -1) + ({ A: 'B', Q: 'R', g: 'h', w: 'x' }[signature.slice(-1)] ?? '-'),
    ]),
  'an altered payload': async claims =>
    changed(await honest(claims), ([header, , signature]) => [header, part({ ...claims, sub: '1' }), signature]),
  'an altered header': async claims =>
    changed(await honest(claims), ([, payload, signature]) => [
      part({ ...genuine, typ: 'at+jwt' }),
      payload,
      signature,
    ]),
  'a letter of the signature changed': async claims =>
    changed(await honest(claims), ([header, payload, signature]) => [header, payload, flipped(signature, 40)]),
  'the signature of another token': async claims => {
    const [, , swapped = ''] = (await honest({ ...claims, sub: '2' })).split('.')
    return changed(await honest(claims), ([header, payload]) => [header, payload, swapped])
  },
  'a token in a token': async claims => signedWith({ cty: 'JWT' }, await honest(claims)),
  'a payload that is a list': claims => signedWith({}, [claims]),
  'a payload that is no JSON': () => signedWith({}, 'someone@example.com'),
  encrypted: async claims =>
    new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
      .encrypt(foreign.publicKey),
  'a critical header nobody knows': claims => signedWith({ crit: ['exp'], exp: 1 }, claims),
  'a payload that is not encoded': claims => signedWith({ crit: ['b64'], b64: false }, claims).catch(() => 'a.b.c'),
  'a header that is no object': async claims =>
    changed(await honest(claims), ([, payload, signature]) => [part('"RS256"'), payload, signature]),
  'a script': () => '<script>alert(1)</script>',
  empty: () => '',
}

describe('a forged token opens no session', () => {
  it('of which more than thirty kinds are tried', () => {
    expect(Object.keys(forgeries).length).toBeGreaterThanOrEqual(30)
  })

  it.each(Object.keys(forgeries))('%s', async name => {
    const client = createClient(provider.api.url)
    const idToken = await forgeries[name]?.(provider.claimsOf(await provider.begin(client)))
    const reply = await client.post('/api/auth/google', { idToken })
    expect([400, 401], JSON.stringify(reply.body)).toContain(reply.status)
    expect(JSON.stringify(reply.body)).not.toMatch(/jose|claim|kid|audience/i)
    expect((await client.get('/api/auth/')).status).toBe(401)
  })

  it('made no account either', async () => {
    const { reply } = await provider.arrive({ email_verified: true })
    expect(reply.status).toBe(200)
  })

  it('nor does a genuine one a second time, in another browser, or without the cookie', async () => {
    const victim = createClient(provider.api.url)
    const idToken = await provider.standIn.keys.sign(provider.claimsOf(await provider.begin(victim)))
    const cookie = victim.cookie()
    const thief = createClient(provider.api.url)
    await provider.begin(thief)
    expect((await thief.post('/api/auth/google', { idToken })).status).toBe(401)
    expect((await createClient(provider.api.url).post('/api/auth/google', { idToken })).status).toBe(401)
    expect((await victim.post('/api/auth/google', { idToken })).status).toBe(200)
    // With everything that the browser held: the nonce is used up.
    expect((await createClient(provider.api.url, cookie).post('/api/auth/google', { idToken })).status).toBe(401)
  })

  it('nor does one whose browser began too long ago, or says so of tomorrow', async () => {
    for (const made of [Date.now() - 3_700_000, Date.now() + 600_000, Number.NaN]) {
      const secret = `${made.toString(36)}.${'x'.repeat(43)}`
      const nonce = createHash('sha256').update(secret).digest('base64url')
      const client = createClient(provider.api.url, `candid_sign_in=${secret}`)
      const idToken = await provider.standIn.keys.sign(provider.claimsOf(nonce))
      expect((await client.post('/api/auth/google', { idToken })).status).toBe(401)
    }
  })
})

describe('an account that has no password', () => {
  it('is deleted by typing its address, by no other word, and the next sign-in is a new account', async () => {
    const lee = { sub: 'lee', email: 'lee@example.com', name: 'Lee Example' }
    const { client, reply } = await provider.arrive(lee)
    for (const proof of [{}, { password: 'lee@example.com' }, { email: 'kim@example.com' }]) {
      expect((await client.post('/api/account/delete', proof)).status, JSON.stringify(proof)).toBe(400)
      expect((await client.get('/api/auth/')).status).toBe(200)
    }
    expect((await client.post('/api/account/delete', { email: 'Lee@example.com' })).status).toBe(200)
    expect((await client.get('/api/auth/')).status).toBe(401)
    const again = await provider.arrive(lee)
    expect(again.reply.status).toBe(200)
    expect(again.reply.body.user.id).not.toBe(reply.body.user.id)
  })
})

describe('a genuine token', () => {
  it('signs in, by its subject from then on, whatever becomes of the address', async () => {
    const first = await provider.arrive({ sub: 'kim', email: 'kim@example.com', name: 'Kim Example' })
    expect(first.reply).toMatchObject({
      status: 200,
      body: { user: { email: 'kim@example.com', username: 'Kim Example', is_admin: false } },
    })
    expect((await first.client.get('/api/auth/')).body).toEqual(first.reply.body.user)
    const later = await provider.arrive({ sub: 'kim', email: 'renamed@example.com' })
    expect(later.reply.body.user).toEqual(first.reply.body.user)
    // Another person with the same name.
    const other = await provider.arrive({ sub: 'kim2', email: 'kim2@example.com', name: 'Kim Example' })
    expect(other.reply.body.user).toMatchObject({ username: expect.stringMatching(/^Kim Example \d+$/) })
  })

  it('ends the session that the browser had before', async () => {
    const client = createClient(provider.api.url)
    await client.signUp('before')
    const old = client.cookie()
    expect((await provider.arrive({ sub: 'after', email: 'after@example.com' }, client)).reply.status).toBe(200)
    expect((await createClient(provider.api.url, old).get('/api/auth/')).status).toBe(401)
  })

  it('of one person in two windows at once makes one account', async () => {
    const both = await Promise.all([1, 2].map(() => provider.arrive({ sub: 'twice', email: 'twice@example.com' })))
    expect(both.map(({ reply }) => reply.status).filter(status => status === 200).length).toBeGreaterThan(0)
    const { reply } = await provider.arrive({ sub: 'twice', email: 'twice@example.com' })
    expect(reply.status).toBe(200)
    for (const each of both.filter(each => each.reply.status === 200))
      expect(each.reply.body.user).toEqual(reply.body.user)
  })
})

describe('while the provider is down', () => {
  let silent: Server
  let down: Provider
  beforeAll(async () => {
    // Takes the connection and never says a word.
    silent = createServer(() => {})
    await new Promise<void>(done => silent.listen(0, '127.0.0.1', done))
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : 0
    down = await startProvider({ GOOGLE_JWKS_URL: `http://127.0.0.1:${port}/keys` })
  })
  afterAll(async () => {
    silent.closeAllConnections()
    silent.close()
    await down.close()
  })

  it('says so, and passwords work', async () => {
    const { client, reply } = await down.arrive({})
    expect(reply).toMatchObject({ status: 503, body: { error: expect.stringContaining('does not answer') } })
    await client.signUp('anyway')
    expect((await client.get('/api/auth/')).status).toBe(200)
  })
})
