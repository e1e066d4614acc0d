import { z } from 'zod'

/** So many in so many milliseconds: all at once if need be, and again as time goes by. */
export type Rate = { count: number; perMs: number }

const units = { s: 1000, min: 60_000, h: 3_600_000 }

const rate = (text: string): Rate => {
  const [, count, times, unit] = /^(\d+)\/(\d*)(s|min|h)$/.exec(text) ?? []
  if (!Number(count) || (unit !== 's' && unit !== 'min' && unit !== 'h')) throw new Error(text)
  return { count: Number(count), perMs: units[unit] * Number(times || 1) }
}

const count = (text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(text)
  return Number(text)
}

/** What one address or one account may do; docs/security.md says why it is so much. */
const defaults = {
  /** Wrong passwords for one account from one address. */
  login: rate('10/10min'),
  /** Wrong passwords for one account from addresses at which it never signed in. */
  login_account: rate('50/h'),
  /** Wrong passwords from one address, for whatever accounts. */
  login_address: rate('200/h'),
  /** Accounts made from one address. */
  signup: rate('20/h'),
  /** Mails asked for by one account, and from one address. */
  mail: rate('5/h'),
  mail_address: rate('20/h'),
  /** Sign-ins through another provider from one address. */
  third_party: rate('100/h'),
  /** Files of one account. */
  uploads: rate('5000/h'),
  /** Calls of one account; of one address where nobody is signed in. */
  calls: rate('3000/min'),
  /** Batches of one account at the same time. */
  batches: 4,
  /** Open connections of one address to one process. */
  connections: 200,
}

export type LimitSettings = typeof defaults
export type RateName = { [K in keyof LimitSettings]: LimitSettings[K] extends Rate ? K : never }[keyof LimitSettings]

const isName = (name: string): name is keyof LimitSettings => name in defaults

/** `login=10/10min, batches=4`: what is not named keeps its default. */
export const limitsSetting = z
  .string()
  .default('')
  .transform((text, context): LimitSettings => {
    const settings = { ...defaults }
    for (const part of text.split(/[\s,;]+/).filter(Boolean)) {
      const [name = '', value = ''] = part.split('=')
      try {
        if (!isName(name)) throw new Error(name)
        if (name === 'batches' || name === 'connections') settings[name] = count(value)
        else settings[name] = rate(value)
      } catch {
        const names = Object.keys(defaults).join(', ')
        const message = `${part} is no limit: write login=10/10min (s, min or h) or batches=4, with one of ${names}`
        context.addIssue({ code: 'custom', message })
      }
    }
    return settings
  })
