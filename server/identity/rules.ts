import type { Signup } from '../../contract/index.ts'
import { commonPasswords } from './common-passwords.ts'

/** Emails and usernames compare without regard to case and to how a letter is composed. */
export const keyOf = (text: string) => text.normalize('NFKC').toLowerCase()

/** A session ends after this many days without use, whatever its absolute end. */
const idleDays = 14

export function sessionIsLive(session: { expiresAt: Date; lastUsedAt: Date }, now: Date): boolean {
  return session.expiresAt > now && now.getTime() - session.lastUsedAt.getTime() < idleDays * 86_400_000
}

/** A sentence on why this password is not taken, or null. Length is the contract's matter. */
export function passwordFault({ email, username, password }: Signup): string | null {
  const plain = password.toLowerCase()
  if (commonPasswords.has(plain)) return 'This password is one of the most common ones. Choose another.'
  if ([email, username, email.split('@')[0]].some(name => name?.toLowerCase() === plain))
    return 'A password must differ from your email and username.'
  return null
}
