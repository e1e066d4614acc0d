import { createHash, randomBytes } from 'node:crypto'
import type { SessionItem, User } from '../../contract/index.ts'
import type { Connection } from '../platform/database/database.ts'
import { found } from '../platform/errors.ts'
import { deviceOf, sessionIsLive } from './rules.ts'
import * as store from './session-store.ts'

declare const ownerBrand: unique symbol

/** Whose rows a call may touch. Minted here, from a session, and nowhere else. */
export type OwnerId = number & { readonly [ownerBrand]: true }

export type Session = { owner: OwnerId; user: User; session: number }
/** What a sign-in gives: the user and the token for the cookie. Only the token's hash is kept. */
export type SignedIn = { user: User; token: string; expiresAt: Date }

/** Of tokens of 256 random bits, which need no salt. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')
export const newToken = () => randomBytes(32).toString('base64url')

/** Last use is written at most this often, so that reading a page costs no write. */
const touchEveryMs = 10 * 60 * 1000

export function createSessions({ db, now, days }: { db: Connection; now: () => Date; days: number }) {
  return {
    /** A new session in this connection, which may be a transaction. */
    async open(tx: Connection, user: User, userAgent: string): Promise<SignedIn> {
      const token = newToken()
      const createdAt = now()
      const expiresAt = new Date(createdAt.getTime() + days * 86_400_000)
      const device = { userAgent: userAgent.slice(0, 300) }
      await store.insertSession(tx, { tokenHash: tokenHash(token), userId: user.id, createdAt, expiresAt, ...device })
      return { user, token, expiresAt }
    },

    /** Whose session this token opens; null for one that is unknown, expired or ended. */
    async authenticate(token: string): Promise<Session | null> {
      const session = await store.findSession(db, tokenHash(token))
      if (!session || !sessionIsLive(session, now())) return null
      if (now().getTime() - session.lastUsedAt.getTime() > touchEveryMs)
        await store.touchSession(db, tokenHash(token), now())
      return { user: session.user, owner: session.user.id as OwnerId, session: session.id }
    },

    /** Those that still open something, last used first. */
    async list({ owner, session }: Session): Promise<SessionItem[]> {
      const rows = await store.listSessions(db, owner)
      return rows
        .filter(row => sessionIsLive({ expiresAt: row.expires_at, lastUsedAt: row.last_used_at }, now()))
        .map(row => ({
          id: row.id,
          device: deviceOf(row.user_agent),
          created_at: row.created_at.toISOString(),
          last_used_at: row.last_used_at.toISOString(),
          current: row.id === session,
        }))
    },

    /** Throws `not_found` for somebody else's as for none. */
    async end(owner: OwnerId, id: number): Promise<void> {
      found((await store.deleteOwnSession(db, owner, id)) || null)
    },

    endAll: (owner: OwnerId): Promise<void> => store.deleteSessionsOf(db, owner),

    async logout(token: string): Promise<void> {
      await store.deleteSession(db, tokenHash(token))
    },

    /** Removes the sessions that can no longer be used. */
    async sweep(): Promise<void> {
      await store.deleteExpiredSessions(db, now())
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>
