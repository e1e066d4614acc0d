import { createHash, randomBytes } from 'node:crypto'

/*
 * A sign-in at the provider belongs to the browser that began it: the browser keeps a secret in a cookie that no script
 * reads, and the token must carry the secret's hash. Whoever steals or plants a token lacks the cookie.
 */

const livesMs = 60 * 60 * 1000

/** A new secret: when it was made and 256 random bits. */
export const newSecret = (now: Date) => `${now.getTime().toString(36)}.${randomBytes(32).toString('base64url')}`

/** What the provider puts into the token. */
export const nonceOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

function ageOf(secret: string, now: Date): number {
  const [, made = ''] = /^([0-9a-z]{1,12})\.[\w-]{43}$/.exec(secret) ?? []
  const age = now.getTime() - Number.parseInt(made, 36)
  return age >= 0 ? age : Number.POSITIVE_INFINITY
}

/** Still good for a sign-in. */
export const isGood = (secret: string, now: Date) => ageOf(secret, now) < livesMs

/** Young enough to be handed out again, so that two tabs of one browser do not take each other's away. */
export const isYoung = (secret: string, now: Date) => ageOf(secret, now) < livesMs / 2

export const endOf = (now: Date) => new Date(now.getTime() + livesMs)
