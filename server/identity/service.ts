import { type Account, loginSchema, type SignInSetup } from '../../contract/index.ts'
import type { Connection } from '../platform/database/database.ts'
import { found } from '../platform/errors.ts'
import type { Mail } from '../platform/mail.ts'
import { listIdentities } from './identity-store.ts'
import { endOf, isYoung, newSecret, nonceOf } from './nonce.ts'
import { createPasswords } from './passwords.ts'
import type { Provider } from './provider.ts'
import { createReset } from './reset.ts'
import { keyOf } from './rules.ts'
import { createSessions, type OwnerId } from './sessions.ts'
import * as store from './store.ts'
import { createThirdParty } from './third-party.ts'

export { keyOf } from './rules.ts'
export type { OwnerId, Session, SignedIn } from './sessions.ts'

export type Identity = ReturnType<typeof createIdentity>

type Options = {
  db: Connection
  now: () => Date
  sessionDays: number
  provider: Provider
  mail: Mail
  publicUrl: () => string
  log: (message: string) => void
  /** Writes into the account's log what no call can tell by its answer. */
  tell: (owner: number, action: 'account.created' | 'password.changed') => Promise<void>
}

/** Who somebody is: accounts, their sessions, and the ways in. */
export function createIdentity({ db, now, sessionDays, provider, mail, publicUrl, log, tell }: Options) {
  const sessions = createSessions({ db, now, days: sessionDays })
  const passwords = createPasswords({ db, sessions, mail, now })
  const reset = createReset({ db, mail, now, publicUrl, log, tell })
  const thirdParty = createThirdParty({ db, provider, sessions, now, tell })
  return {
    sessions,
    passwords,
    reset,
    thirdParty,
    authenticate: sessions.authenticate,
    mailDelivery: mail.delivery,
    /** Where the provider's script comes from; null where there is none. */
    scriptUrl: provider.button?.script_url ?? null,

    /** What a page needs for the button, and what the browser must keep; a secret that is still young is kept. */
    setUp(secret: string | undefined): { setup: SignInSetup; secret: string; expiresAt: Date } {
      const kept = secret && isYoung(secret, now()) ? secret : newSecret(now())
      const setup = { provider: provider.button && { ...provider.button, nonce: nonceOf(kept) } }
      return { setup, secret: kept, expiresAt: endOf(now()) }
    },

    async account(owner: OwnerId): Promise<Account> {
      const { user, passwordHash } = found(await store.findAccount(db, { id: owner }))
      const identities = (await listIdentities(db, owner)).map(({ id, email, created_at, last_used_at }) => ({
        id,
        email,
        created_at: created_at.toISOString(),
        last_used_at: last_used_at.toISOString(),
      }))
      return { email: user.email, has_password: passwordHash !== null, identities }
    },

    /** Throws `bad_input` unless it is shown that the account's owner asks, and not who found the screen open. */
    confirm: passwords.confirm,

    /** What was written to them and is still here, before the account goes. */
    forgetMail: mail.forget,

    /** At whose account a sign-in with these words was aimed, for the log; null: nobody's. */
    async aimOf(login: unknown): Promise<number | null> {
      const { data } = loginSchema.safeParse(login)
      const account = data && (await store.findAccount(db, { emailKey: keyOf(data.email) }))
      return account?.user.id ?? null
    },

    /** Removes the sessions and links that can no longer be used. */
    async sweep(): Promise<void> {
      await sessions.sweep()
      await reset.sweep()
    },
  }
}

/** Makes the account of this address an administrator or takes that away. Null: there is no such account. */
export const setAdmin = (db: Connection, email: string, isAdmin: boolean) =>
  store.setAdmin(db, keyOf(email.trim()), isAdmin)
