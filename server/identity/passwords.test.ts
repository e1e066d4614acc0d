import { randomUUID } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { createTestDatabase } from '../../tests/postgres.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { createIdentity, type Identity } from './service.ts'

/** The real thing, counted: equal work is what makes equal time. */
vi.mock('@node-rs/argon2', async original => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return { ...real, verify: vi.fn(real.verify) }
})

let url: string
let database: Database
let identity: Identity
const sent: string[] = []
const background: Promise<void>[] = []

beforeAll(async () => {
  url = await createTestDatabase(inject('postgresUrl'))
  const fatal = (error: Error) => expect.unreachable(error.message)
  database = await openDatabase({ url, dataDir: '', workerFile: new URL('file:///'), log: () => {}, onFatal: fatal })
  identity = createIdentity({
    db: database.system,
    now: () => new Date(),
    sessionDays: 1,
    provider: { button: null, verify: null, close: async () => {} },
    mail: {
      delivery: 'smtp',
      check: async () => {},
      send: async ({ to }) => void sent.push(to),
      forget: async () => {},
      inBackground: work => void background.push(work()),
      close: async () => {},
    },
    publicUrl: () => 'https://candid.example.com',
    log: () => {},
    tell: async () => {},
  })
  await identity.passwords.signup({ email: 'known@example.com', username: 'known', password: 'a pass phrase' }, '')
  // As somebody who came by the provider alone.
  await database.system
    .insertInto('users')
    .values({
      email: 'bare@example.com',
      email_key: 'bare@example.com',
      username: 'bare',
      username_key: 'bare',
      password_hash: null,
      is_admin: false,
      created_at: new Date(),
    })
    .execute()
})
afterAll(() => database.close())
beforeEach(() => {
  vi.mocked(verify).mockClear()
})

test.each([
  ['a wrong password', 'known@example.com'],
  ['an address that nobody has', 'nobody@example.com'],
  ['an account without a password', 'bare@example.com'],
])('a login with %s checks one hash of the same cost and says the same', async (_, email) => {
  const refused = await identity.passwords.login({ email, password: 'not this one' }, '').catch((error: Error) => error)
  expect(refused).toMatchObject({
    code: 'unauthorized',
    message: 'Invalid email or password.',
    fields: { password: 'Invalid email or password.' },
  })
  expect(verify).toHaveBeenCalledTimes(1)
  expect(vi.mocked(verify).mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('a request for a reset is answered before anybody has looked for the account', async () => {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('begin')
  await client.query('lock table users in access exclusive mode')
  try {
    await identity.reset.forgot('known@example.com')
    await identity.reset.forgot(`${randomUUID()}@example.com`)
    expect(sent).toEqual([])
  } finally {
    await client.query('rollback')
    await client.end()
  }
  await Promise.all(background)
  expect(sent).toEqual(['known@example.com'])
})
