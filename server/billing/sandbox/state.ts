import { randomBytes, randomUUID } from 'node:crypto'

/** What the stand-in keeps, as plain data. Times are seconds since 1970, money is in cents. */
export type Customer = { id: string; email: string; created: number }
export type Price = { id: string; product: string; unit_amount: number; interval: 'month' | 'year' }
export type Session = {
  id: string
  customer: string
  price: string
  status: 'open' | 'complete' | 'expired'
  success_url: string
  cancel_url: string
  trial_days: number
  subscription: string | null
  created: number
}
export type Subscription = {
  id: string
  customer: string
  price: string
  status: 'trialing' | 'active' | 'past_due' | 'canceled'
  created: number
  period_start: number
  period_end: number
  trial_end: number | null
  cancel_at_period_end: boolean
  ended_at: number | null
}
export type Invoice = {
  id: string
  number: string
  customer: string
  subscription: string
  total: number
  status: 'paid' | 'open'
  created: number
  /** What paid it; null where there was nothing to pay. */
  intent: string | null
  refunded: number
}
export type Event = { id: string; type: string; created: number; object: object; delivered: boolean; attempts: number }

export type State = {
  /** Tells this stand-in from any other: its ids mean nothing elsewhere. */
  id: string
  secretKey: string
  webhookSecret: string
  customers: Record<string, Customer>
  products: Record<string, { id: string; name: string }>
  prices: Record<string, Price>
  sessions: Record<string, Session>
  subscriptions: Record<string, Subscription>
  invoices: Record<string, Invoice>
  events: Event[]
  /** By idempotency key: what was sent and what was answered. */
  answers: Record<string, { sent: string; status: number; body: unknown }>
}

export const emptyState = (): State => ({
  id: randomUUID(),
  secretKey: `sk_test_${randomBytes(24).toString('hex')}`,
  webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
  customers: {},
  products: {},
  prices: {},
  sessions: {},
  subscriptions: {},
  invoices: {},
  events: [],
  answers: {},
})

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
