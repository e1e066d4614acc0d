import { hash, verify } from '@node-rs/argon2'
import type { Login, Signup } from '../../contract/index.ts'
import type { Connection } from '../platform/database/database.ts'
import { AppError, found } from '../platform/errors.ts'
import type { Mail } from '../platform/mail.ts'
import { changedLetter } from './letters.ts'
import { deleteResets } from './reset-store.ts'
import { fieldFault, keyOf, refuseCommon } from './rules.ts'
import { deleteSessionsOf } from './session-store.ts'
import { newToken, type OwnerId, type Session, type Sessions, type SignedIn } from './sessions.ts'
import * as store from './store.ts'

type Options = { db: Connection; sessions: Sessions; mail: Mail; now: () => Date }

type Proof = { password?: string | undefined; email?: string | undefined }

/** Accounts by email and password. */
export function createPasswords({ db, sessions, mail, now }: Options) {
  // An unknown email, or one without a password, costs the same as a wrong password: a hash is checked each time.
  const nobodysHash = hash(newToken())

  return {
    /** Creates the account and signs it in. Throws `bad_input` or `conflict` with one sentence per field. */
    async signup(input: Signup, userAgent: string): Promise<SignedIn> {
      refuseCommon(input.password)
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
      return sessions.open(db, user, userAgent)
    },

    /** Throws `unauthorized`, the same for an unknown email, an account without a password and a wrong password. */
    async login(input: Login, userAgent: string): Promise<SignedIn> {
      const account = await store.findAccount(db, { emailKey: keyOf(input.email) })
      const right = await opens(account?.passwordHash ?? (await nobodysHash), input.password)
      if (!account?.passwordHash || !right)
        throw new AppError('unauthorized', 'Invalid email or password.', { password: 'Invalid email or password.' })
      return sessions.open(db, account.user, userAgent)
    },

    /**
     * Throws `bad_input` unless it is shown that the account's owner asks, and not who found the screen open: by the
     * password or, where there is none, by its address, typed.
     */
    async confirm(owner: OwnerId, { password, email }: Proof): Promise<void> {
      const account = found(await store.findAccount(db, { id: owner }))
      if (!account.passwordHash) {
        if (keyOf(email ?? '') === keyOf(account.user.email)) return
        throw fieldFault('email', 'Type the email address of your account.')
      }
      if (!password) throw fieldFault('password', 'Enter your password.')
      if (!(await opens(account.passwordHash, password))) throw fieldFault('password', 'This is not your password.')
    },

    /** Ends every session and opens a new one for who changed it. Throws `bad_input` with one sentence per field. */
    async change(
      { owner }: Session,
      { current, password, userAgent }: { current: string; password: string; userAgent: string },
    ): Promise<SignedIn> {
      const account = await store.findAccount(db, { id: owner })
      if (!account?.passwordHash)
        throw new AppError('conflict', 'This account has no password yet. Have a link mailed to you to set one.')
      if (!(await opens(account.passwordHash, current)))
        throw fieldFault('current_password', 'This is not your current password.')
      refuseCommon(password)
      const passwordHash = await hash(password)
      const signedIn = await db.transaction().execute(async tx => {
        await store.setPassword(tx, owner, passwordHash)
        await deleteResets(tx, owner)
        await deleteSessionsOf(tx, owner)
        return sessions.open(tx, account.user, userAgent)
      })
      mail.inBackground(() => mail.send(changedLetter(account.user)))
      return signedIn
    },
  }
}

/** What is hashed is UTF-8, in which every half of a surrogate pair is U+FFFD: a password with one is nobody's. */
const opens = async (passwordHash: string, password: string): Promise<boolean> =>
  (await verify(passwordHash, password)) && password.isWellFormed()

const taken = (field: string, name: string) =>
  new AppError('conflict', `${name} is already in use.`, { [field]: `${name} is already in use.` })
