import type { User } from '../../contract/index.ts'
import type { Connection } from '../platform/database/database.ts'
import { AppError, found } from '../platform/errors.ts'
import * as identities from './identity-store.ts'
import { endOf, isGood, nonceOf } from './nonce.ts'
import type { Provider } from './provider.ts'
import { deleteResets } from './reset-store.ts'
import { entryOf, keyOf, usernamesFor } from './rules.ts'
import { deleteSessionsOf } from './session-store.ts'
import type { OwnerId, Session, Sessions, SignedIn } from './sessions.ts'
import * as store from './store.ts'
import type { Claims } from './verifier.ts'

/** What a browser brings back from the provider: the token, and the secret from its cookie. */
export type Arrival = { idToken: string; secret: string | undefined }

type Options = {
  db: Connection
  provider: Provider
  sessions: Sessions
  now: () => Date
  tell: (owner: number, action: 'account.created') => Promise<void>
}

/** Sign-in by a provider, and which account it opens: docs/decisions/0009-who-gets-in.md. */
export function createThirdParty({ db, provider, sessions, now, tell }: Options) {
  /** Throws `unauthorized` for a token that is not for this browser, or was used before. */
  async function claimsOf({ idToken, secret }: Arrival): Promise<Claims> {
    if (!provider.verify) throw new AppError('not_found', 'There is no third-party sign-in here.')
    const nonce = secret && isGood(secret, now()) ? nonceOf(secret) : null
    if (!nonce) throw new AppError('unauthorized', 'This sign-in took too long. Try again.')
    const claims = await provider.verify(idToken, nonce)
    if (await identities.useNonce(db, nonce, now(), endOf(now()))) return claims
    throw new AppError('unauthorized', 'This sign-in was used before. Try again.')
  }

  async function create(tx: Connection, claims: Claims): Promise<User> {
    const { email } = claims
    for (const username of usernamesFor(claims.name, email, Math.random)) {
      const names = { email, emailKey: keyOf(email), username, usernameKey: keyOf(username) }
      const emailProvenAt = claims.authoritative ? now() : null
      const user = await store.insertUser(tx, { ...names, passwordHash: null, emailProvenAt, createdAt: now() })
      if (user === 'email') throw new AppError('conflict', 'This account was made a moment ago. Try again.')
      if (user === 'username') continue
      await identities.insertIdentity(tx, user.id, claims, now())
      return user
    }
    throw new AppError('conflict', 'No username is free for you. Sign up with a password.')
  }

  /** Nothing that whoever made this account has left opens it from now on. */
  async function takeOver(tx: Connection, user: User) {
    await store.setPassword(tx, user.id, null)
    await deleteSessionsOf(tx, user.id)
    await deleteResets(tx, user.id)
    const linked = await identities.listIdentities(tx, user.id)
    await identities.deleteIdentities(
      tx,
      linked.map(({ id }) => id),
    )
    await store.setEmailProven(tx, user.id, now())
  }

  async function enter(tx: Connection, claims: Claims): Promise<{ user: User; isNew: boolean }> {
    const known = await identities.findIdentity(tx, claims)
    if (known) {
      await identities.touchIdentity(tx, known.id, claims, now())
      return { user: known.user, isNew: false }
    }
    const account = await store.lockAccount(tx, { emailKey: keyOf(claims.email) })
    const linked = account ? await identities.listIdentities(tx, account.user.id) : []
    const holder = account && {
      emailProven: account.emailProven,
      linked: linked.some(({ issuer }) => issuer === claims.issuer),
    }
    const entry = entryOf(holder, claims.authoritative)
    if (!account || entry === 'create') return { user: await create(tx, claims), isNew: true }
    if (entry === 'password_first' || entry === 'other_identity') throw refused[entry]()
    if (entry === 'take_over') await takeOver(tx, account.user)
    await identities.insertIdentity(tx, account.user.id, claims, now())
    return { user: account.user, isNew: false }
  }

  return {
    /** Signs in, and makes the account where there is none. Throws `conflict` where another way must come first. */
    async signIn(arrival: Arrival, userAgent: string): Promise<SignedIn> {
      const claims = await claimsOf(arrival)
      const { isNew, signedIn } = await db.transaction().execute(async tx => {
        const { user, isNew } = await enter(tx, claims)
        return { isNew, signedIn: await sessions.open(tx, user, userAgent) }
      })
      if (isNew) await tell(signedIn.user.id, 'account.created')
      return signedIn
    },

    /** Adds the way in to the account of who is signed in. */
    async link({ owner, user }: Session, arrival: Arrival): Promise<void> {
      const claims = await claimsOf(arrival)
      await db.transaction().execute(async tx => {
        await store.lockAccount(tx, { id: owner })
        if (!(await identities.insertIdentity(tx, owner, claims, now()))) throw linkedAlready()
        if (claims.authoritative && keyOf(claims.email) === keyOf(user.email))
          await store.setEmailProven(tx, owner, now())
      })
    },

    /** Throws `conflict` for the last way into the account, `not_found` for somebody else's. */
    async unlink(owner: OwnerId, id: number): Promise<void> {
      await db.transaction().execute(async tx => {
        const account = await store.lockAccount(tx, { id: owner })
        found((await identities.deleteIdentity(tx, owner, id)) || null)
        const others = await identities.listIdentities(tx, owner)
        if (!account?.passwordHash && others.length === 0)
          throw new AppError('conflict', 'This is the only way into your account. Set a password first.')
      })
    },
  }
}

const conflictOfEmail = (text: string) => () => new AppError('conflict', text, { email: text })

const refused = {
  password_first: conflictOfEmail(
    'There is an account with this address. Log in with its password, then add this sign-in under Account.',
  ),
  other_identity: conflictOfEmail(
    'The account with this address belongs to another sign-in. Log in with its password, or have it reset by mail.',
  ),
}

const linkedAlready = () => new AppError('conflict', 'This sign-in opens an account already. Choose another.')
