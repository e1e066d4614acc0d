import { hash } from '@node-rs/argon2'
import type { Connection } from '../platform/database/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Mail } from '../platform/mail.ts'
import * as identities from './identity-store.ts'
import { changedLetter, resetLetter } from './letters.ts'
import * as resets from './reset-store.ts'
import { keyOf, refuseCommon } from './rules.ts'
import { deleteSessionsOf } from './session-store.ts'
import { newToken, tokenHash } from './sessions.ts'
import * as store from './store.ts'

type Options = {
  db: Connection
  mail: Mail
  now: () => Date
  /** Where browsers reach the product; never what a request says of it. */
  publicUrl: () => string
  log: (message: string) => void
  tell: (owner: number, action: 'password.changed') => Promise<void>
}

const livesMs = 30 * 60 * 1000

/** What to do when the password is lost, or there has never been one: a link by mail, good once. */
export function createReset({ db, mail, now, publicUrl, log, tell }: Options) {
  async function sendReset(email: string): Promise<void> {
    const account = await store.findAccount(db, { emailKey: keyOf(email) })
    if (!account) return
    const token = newToken()
    const expiresAt = new Date(now().getTime() + livesMs)
    await resets.replaceReset(db, { tokenHash: tokenHash(token), userId: account.user.id, expiresAt })
    // After the #: what stands there is sent to no server and stands in no log.
    await mail.send(resetLetter(account.user, `${publicUrl()}/reset-password#${token}`, livesMs / 60_000))
  }

  return {
    /**
     * Throws `unavailable` when no mail can go out, whoever asks. Otherwise nothing has been looked up yet when it
     * returns: neither the answer nor its time can tell whether there is such an account.
     */
    async forgot(email: string): Promise<void> {
      await mail.check().catch((error: unknown) => {
        log(`Mail cannot be sent: ${error instanceof Error ? error.message : String(error)}`)
        throw new AppError('unavailable', 'Mail cannot be sent at the moment. Nothing was changed; try again later.')
      })
      mail.inBackground(() => sendReset(email))
    },

    /** Throws `bad_input`: for the password on its field, and for a token that is unknown, used or too old. */
    async reset(token: string, password: string): Promise<void> {
      const userId = await resets.findReset(db, tokenHash(token), now())
      const account = userId === null ? null : await store.findAccount(db, { id: userId })
      if (!account) throw deadLink()
      refuseCommon(password)
      const passwordHash = await hash(password)
      await db.transaction().execute(async tx => {
        const locked = await store.lockAccount(tx, { id: account.user.id })
        if (!locked || !(await resets.takeReset(tx, tokenHash(token)))) throw deadLink()
        await store.setPassword(tx, locked.user.id, passwordHash)
        await resets.deleteResets(tx, locked.user.id)
        await deleteSessionsOf(tx, locked.user.id)
        if (!locked.emailProven) await dropUnproven(tx, locked)
        await store.setEmailProven(tx, locked.user.id, now())
      })
      await tell(account.user.id, 'password.changed')
      mail.inBackground(() => mail.send(changedLetter(account.user)))
    },

    sweep: (): Promise<void> => resets.deleteExpiredResets(db, now()),
  }
}

/** Only now the address is known to be somebody's: what was linked before by whoever made the account opens it no more. */
async function dropUnproven(tx: Connection, { user }: store.Account) {
  const linked = await identities.identitiesOf(tx, user.id)
  const others = linked.filter(({ authoritative, email }) => !authoritative || keyOf(email) !== keyOf(user.email))
  await identities.deleteIdentities(
    tx,
    others.map(({ id }) => id),
  )
}

const deadLink = () => new AppError('bad_input', 'This link is used, too old or not complete. Ask for a new one.')
