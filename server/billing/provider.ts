import { AppError } from '../platform/errors.ts'
import { checkoutCalls } from './provider-checkout.ts'
import { type ConnectionOptions, connect } from './provider-connection.ts'
import { customerCalls } from './provider-customer.ts'
import { type PaymentEvent, toEvent } from './provider-rules.ts'

export type ProviderOptions = ConnectionOptions & { webhookSecret: string }

export type Provider = ReturnType<typeof createProvider>

/**
 * Stripe, through its own SDK, in the few words that billing needs. Every function throws `unavailable` where the
 * provider does not answer or refuses.
 */
export function createProvider({ webhookSecret, ...options }: ProviderOptions) {
  const connected = connect(options)
  const { stripe, asking } = connected
  return {
    ...customerCalls(connected),
    ...checkoutCalls(connected),

    /** The event in a body that the provider signed. Throws `bad_input` for any other. */
    eventFrom(body: Buffer, signature: string): PaymentEvent {
      try {
        return toEvent(stripe.webhooks.constructEvent(body, signature, webhookSecret))
      } catch {
        throw new AppError('bad_input', 'The signature of this event is not valid.')
      }
    },

    /** Since that time, oldest first. */
    async eventsSince(time: Date): Promise<PaymentEvent[]> {
      const list = stripe.events.list({ created: { gte: Math.floor(time.getTime() / 1000) }, limit: 100 })
      return (await asking(list.autoPagingToArray({ limit: 10_000 }))).map(toEvent).reverse()
    },
  }
}
