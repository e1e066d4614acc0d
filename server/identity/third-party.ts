import type { Connection } from '../platform/database/database.ts'
import { AppError, found } from '../platform/errors.ts'
import { enter } from './entering.ts'
import * as identities from './identity-store.ts'
import { endOf, isGood, nonceOf } from './nonce.ts'
import type { Provider } from './provider.ts'
import { keyOf } from './rules.ts'
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

/** Sign-in by a provider; which account it opens is said in entering.ts. */
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

  return {
    /** Signs in, and makes the account where there is none. Throws `conflict` where another way must come first. */
    async signIn(arrival: Arrival, userAgent: string): Promise<SignedIn> {
      const claims = await claimsOf(arrival)
      const { isNew, signedIn } = await db.transaction().execute(async tx => {
        const { user, isNew } = await enter(tx, claims, now())
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

const linkedAlready = () => new AppError('conflict', 'This sign-in opens an account already. Choose another.')
