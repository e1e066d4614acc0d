import { createHash, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { type Login, loginSchema, type Signup, type User } from '../../contract/index.ts'
import type { Connection } from '../platform/database/database.ts'
import { AppError } from '../platform/errors.ts'
import { keyOf, passwordFault, sessionIsLive } from './rules.ts'
import * as store from './store.ts'

declare const ownerBrand: unique symbol

/** Whose rows a call may touch. Minted here, from a session, and nowhere else. */
export type OwnerId = number & { readonly [ownerBrand]: true }

export type Session = { owner: OwnerId; user: User }
/** What a sign-in gives: the user and the token for the cookie. Only the token's hash is kept. */
export type SignedIn = { user: User; token: string; expiresAt: Date }

export type Identity = ReturnType<typeof createIdentity>

const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')

/** Last use is written at most this often, so that reading a page costs no write. */
const touchEveryMs = 60 * 60 * 1000

export function createIdentity(options: { db: Connection; now: () => Date; sessionDays: number }) {
  const { db, now } = options
  // An unknown email costs the same time as a wrong password: a hash is checked either way.
  const nobodysHash = hash(randomBytes(32))

  async function openSession(user: User): Promise<SignedIn> {
    const token = randomBytes(32).toString('base64url')
    const createdAt = now()
    const expiresAt = new Date(createdAt.getTime() + options.sessionDays * 86_400_000)
    await store.insertSession(db, { tokenHash: tokenHash(token), userId: user.id, createdAt, expiresAt })
    return { user, token, expiresAt }
  }

  return {
    /** Creates the account and signs it in. Throws `bad_input` or `conflict` with one sentence per field. */
    async signup(input: Signup): Promise<SignedIn> {
      const fault = passwordFault(input)
      if (fault) throw new AppError('bad_input', fault, { password: fault })
      const user = await store.insertUser(db, {
        email: input.email,
        emailKey: keyOf(input.email),
        username: input.username,
        usernameKey: keyOf(input.username),
        passwordHash: await hash(input.password),
        createdAt: now(),
      })
      if (user === 'email') throw taken('email', 'Email')
      if (user === 'username') throw taken('username', 'Username')
      return openSession(user)
    },

    /** Throws `unauthorized`, the same for an unknown email and a wrong password. */
    async login(input: Login): Promise<SignedIn> {
      const account = await store.findAccount(db, keyOf(input.email))
      const right = await verify(account?.passwordHash ?? (await nobodysHash), input.password)
      if (!account || !right)
        throw new AppError('unauthorized', 'Invalid email or password.', { password: 'Invalid email or password.' })
      return openSession(account.user)
    },

    /** Whose session this token opens; null for one that is unknown, expired or ended. */
    async authenticate(token: string): Promise<Session | null> {
      const session = await store.findSession(db, tokenHash(token))
      if (!session || !sessionIsLive(session, now())) return null
      if (now().getTime() - session.lastUsedAt.getTime() > touchEveryMs)
        await store.touchSession(db, tokenHash(token), now())
      return { user: session.user, owner: session.user.id as OwnerId }
    },

    /** Throws `bad_input` unless it is shown that the account's owner asks, and not who found the screen open. */
    async confirm(owner: OwnerId, { password }: { password?: string | undefined }): Promise<void> {
      const hashed = await store.passwordHashOf(db, owner)
      if (hashed && (await verify(hashed, password ?? ''))) return
      const message = password ? 'This is not your password.' : 'Enter your password.'
      throw new AppError('bad_input', message, { password: message })
    },

    /** At whose account a sign-in with these words was aimed, for the log; null: nobody's. */
    async aimOf(login: unknown): Promise<number | null> {
      const { data } = loginSchema.safeParse(login)
      const account = data && (await store.findAccount(db, keyOf(data.email)))
      return account?.user.id ?? null
    },

    async logout(token: string): Promise<void> {
      await store.deleteSession(db, tokenHash(token))
    },

    /** Makes the account of this address an administrator or takes that away. Null: there is no such account. */
    setAdmin: (email: string, isAdmin: boolean) => store.setAdmin(db, keyOf(email.trim()), isAdmin),

    /** Removes the sessions that can no longer be used. */
    async sweepSessions(): Promise<void> {
      await store.deleteExpiredSessions(db, now())
    },
  }
}

const taken = (field: string, name: string) =>
  new AppError('conflict', `${name} is already in use.`, { [field]: `${name} is already in use.` })
