import { join } from 'node:path'
import type { Config } from '../platform/config.ts'
import { createProvider, type Provider } from './provider.ts'
import { startSandbox } from './sandbox/sandbox.ts'

export type Payments = {
  provider: Provider
  name: 'stripe' | 'sandbox'
  /** Whose world the provider's ids belong to: what was bought in one is worth nothing in another. */
  mode: string
  publicKey: string | null
  /** Has the sandbox tell what happened while nobody listened. */
  listening: () => void
  close: () => Promise<void>
}

type Surroundings = {
  /** Where the server can be reached on this machine; null until it listens. */
  localUrl: () => string | null
  log: (message: string) => void
}

/** Stripe where there is a key; without one the same code against the stand-in, started here. */
export async function openPayments(config: Config, { localUrl, log }: Surroundings): Promise<Payments> {
  const { payments } = config
  const common = { timeout: config.paymentTimeoutMs, log }
  if (payments.provider === 'stripe') {
    const mode = /^.k_live_/.test(payments.secretKey) ? 'live' : 'test'
    const { publicKey } = payments
    const provider = createProvider({ ...payments, ...common })
    return { provider, name: 'stripe', mode, publicKey, listening: () => {}, close: async () => {} }
  }
  const sandbox = await startSandbox({
    file: join(config.dataDir, 'payment-sandbox.json'),
    port: payments.port,
    webhook: () => localUrl() && `${localUrl()}/api/payments/webhook`,
  })
  const { id, secretKey, webhookSecret } = sandbox.world.state
  const provider = createProvider({ secretKey, webhookSecret, apiUrl: sandbox.origin, ...common })
  log(`Payments: sandbox at ${sandbox.origin}, no card is charged. Set STRIPE_SECRET_KEY to sell in earnest.`)
  const { wake: listening, close } = sandbox
  return { provider, name: 'sandbox', mode: `sandbox-${id}`, publicKey: null, listening, close }
}
