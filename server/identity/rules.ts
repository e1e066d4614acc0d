import { AppError } from '../platform/errors.ts'
import { commonPasswords } from './common-passwords.ts'

/** Emails and usernames compare without regard to case and to how a letter is composed. */
export const keyOf = (text: string) => text.normalize('NFKC').toLowerCase()

/** A session ends after this many days without use, whatever its absolute end. */
const idleDays = 14

export function sessionIsLive(session: { expiresAt: Date; lastUsedAt: Date }, now: Date): boolean {
  return session.expiresAt > now && now.getTime() - session.lastUsedAt.getTime() < idleDays * 86_400_000
}

/** `bad_input` on one field. */
export const fieldFault = (field: string, text: string) => new AppError('bad_input', text, { [field]: text })

/** Throws where this password is one of the most common ones, whatever its case. Length is the contract's matter. */
export function refuseCommon(password: string) {
  if (commonPasswords.has(password.toLowerCase()))
    throw fieldFault('password', 'This password is one of the most common ones. Choose another.')
}

/** What is known of the account that has the address of somebody who comes from the provider. */
type Holder = { emailProven: boolean; linked: boolean }

/**
 * What a person from the provider gets where their subject is unknown; docs/decisions/0009-who-gets-in.md has the
 * reasons. `take_over`: the account is theirs, but whoever made it has never shown that the address was, so nothing that
 * they left may open it.
 */
export function entryOf(holder: Holder | null, authoritative: boolean) {
  if (!holder) return 'create'
  if (!authoritative) return 'password_first'
  if (!holder.emailProven) return 'take_over'
  return holder.linked ? 'other_identity' : 'join'
}

/** Usernames to try, one after the other: their own name, then the same with a number. */
export function usernamesFor(name: string | null, email: string, random: () => number): string[] {
  const plain = (name ?? email.slice(0, email.lastIndexOf('@'))).trim().slice(0, 40) || 'Recruiter'
  return [plain, ...Array.from({ length: 8 }, () => `${plain} ${Math.floor(random() * 1_000_000)}`)]
}

const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** A name that people know their device by. */
export function deviceOf(userAgent: string): string {
  const named = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  const [browser, system] = [named(browsers), named(systems)]
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Another program')
}
