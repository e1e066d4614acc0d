import type { User } from '../../contract/index.ts'
import type { Connection } from '../platform/database/database.ts'
import { AppError } from '../platform/errors.ts'
import * as identities from './identity-store.ts'
import { deleteResets } from './reset-store.ts'
import { entryOf, keyOf, usernamesFor } from './rules.ts'
import { deleteSessionsOf } from './session-store.ts'
import * as store from './store.ts'
import type { Claims } from './verifier.ts'

/**
 * Which account a provider's word opens: docs/decisions/0009-who-gets-in.md. Makes it where there is none; throws
 * `conflict` where another way must come first.
 */
export async function enter(tx: Connection, claims: Claims, now: Date): Promise<{ user: User; isNew: boolean }> {
  const known = await identities.findIdentity(tx, claims)
  if (known) {
    await identities.touchIdentity(tx, known.id, claims, now)
    return { user: known.user, isNew: false }
  }
  const account = await store.lockAccount(tx, { emailKey: keyOf(claims.email) })
  const linked = account ? await identities.listIdentities(tx, account.user.id) : []
  const holder = account && {
    emailProven: account.emailProven,
    linked: linked.some(({ issuer }) => issuer === claims.issuer),
  }
  const entry = entryOf(holder, claims.authoritative)
  if (!account || entry === 'create') return { user: await create(tx, claims, now), isNew: true }
  if (entry === 'password_first' || entry === 'other_identity') throw refused[entry]()
  if (entry === 'take_over') await takeOver(tx, account.user, now)
  await identities.insertIdentity(tx, account.user.id, claims, now)
  return { user: account.user, isNew: false }
}

async function create(tx: Connection, claims: Claims, now: Date): Promise<User> {
  const { email } = claims
  for (const username of usernamesFor(claims.name, email, Math.random)) {
    const names = { email, emailKey: keyOf(email), username, usernameKey: keyOf(username) }
    const emailProvenAt = claims.authoritative ? now : null
    const user = await store.insertUser(tx, { ...names, passwordHash: null, emailProvenAt, createdAt: now })
    if (user === 'email') throw new AppError('conflict', 'This account was made a moment ago. Try again.')
    if (user === 'username') continue
    await identities.insertIdentity(tx, user.id, claims, now)
    return user
  }
  throw new AppError('conflict', 'No username is free for you. Sign up with a password.')
}

/** Nothing that whoever made this account has left opens it from now on. */
async function takeOver(tx: Connection, user: User, now: Date) {
  await store.setPassword(tx, user.id, null)
  await deleteSessionsOf(tx, user.id)
  await deleteResets(tx, user.id)
  const linked = await identities.listIdentities(tx, user.id)
  await identities.deleteIdentities(
    tx,
    linked.map(({ id }) => id),
  )
  await store.setEmailProven(tx, user.id, now)
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
