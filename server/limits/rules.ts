import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { AppError } from '../platform/errors.ts'
import type { Rate, RateName } from '../platform/limits.ts'

/** What a key costs each time. */
export const costOf = ({ count, perMs }: Rate) => perMs / count

/** Whoever has one address of IPv6 has the 2^64 beside it. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.split('%')[0]?.split('::') ?? []
  const [first, last] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)]
  const groups = plain.includes('::') ? [...first, ...Array(8 - first.length - last.length).fill('0'), ...last] : first
  return `${groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Neither addresses nor emails stand in the table. */
export const keyOf = (name: string, ...parts: (string | number)[]) =>
  `${name} ${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`

/** One sentence for each: what there was too much of. */
const refusal: Record<RateName | 'batches', string> = {
  login: 'Too many sign-ins with a wrong password.',
  login_account: 'Too many sign-ins with a wrong password.',
  login_address: 'Too many sign-ins with a wrong password.',
  signup: 'Too many accounts were created from here.',
  mail: 'Too many mails were asked for.',
  mail_address: 'Too many mails were asked for.',
  third_party: 'Too many sign-ins from here.',
  uploads: 'You have uploaded very many files.',
  calls: 'Too many requests.',
  batches: 'You have as many batches running as may run at once.',
}

/** "in 5 seconds", "in 12 minutes" */
function inWords(seconds: number): string {
  const [count, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`
}

/** The refusal, with the seconds after which it will work. */
export function tooMany(name: RateName | 'batches', waitMs: number): AppError {
  const seconds = Math.max(Math.ceil(waitMs / 1000), 1)
  return new AppError('too_many', `${refusal[name]} Try again ${inWords(seconds)}.`, undefined, seconds)
}
