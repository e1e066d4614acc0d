import Stripe from 'stripe'
import { AppError } from '../platform/errors.ts'

export type ConnectionOptions = {
  secretKey: string
  apiUrl: string
  /** Milliseconds that one request may take. */
  timeout: number
  log: (message: string) => void
}

export type Connected = ReturnType<typeof connect>

/** Stripe's SDK, and `asking`, by which each of its answers is awaited: it throws `unavailable` where there is none. */
export function connect({ secretKey, apiUrl, timeout, log }: ConnectionOptions) {
  const { protocol, hostname, port } = new URL(apiUrl)
  const scheme = protocol === 'http:' ? 'http' : 'https'
  const stripe = new Stripe(secretKey, {
    protocol: scheme,
    host: hostname,
    port: port || (scheme === 'http' ? 80 : 443),
    telemetry: false,
    maxNetworkRetries: 2,
    timeout,
  })

  async function asking<T>(work: Promise<T>): Promise<T> {
    return work.catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      log(`The payment provider failed: ${error.type} ${error.code ?? ''} ${error.message}`)
      throw new AppError('unavailable', 'The payment provider could not be reached. Nothing was charged; try again.')
    })
  }

  return { stripe, asking }
}
