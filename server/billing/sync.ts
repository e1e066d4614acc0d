import type { Audit } from '../audit/service.ts'
import type { Connection } from '../platform/database/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Provider } from './provider.ts'
import type { PaymentEvent } from './provider-rules.ts'
import { surplusOf } from './rules.ts'
import * as store from './sync-store.ts'

/** How often somebody else may write first before we give up and let the provider tell us again. */
const tries = 20

export type Sync = ReturnType<typeof createSync>

export type SyncOptions = { db: Connection; provider: Provider; mode: string; audit: Audit; now: () => Date }

/**
 * Brings what is kept of a customer to what the provider has now. Webhook, success page, checkout and reconcile job
 * all come through here, so an event's order, lateness or loss cannot matter: none of them says what to write.
 */
export function createSync(options: SyncOptions) {
  const { db, provider, mode, audit, now } = options

  const changed = (tx: Connection, owner: number, { status, plan_id }: { status: string; plan_id: number }) =>
    audit.write(tx, owner, {
      action: 'subscription.changed',
      subject: { type: 'plan', id: plan_id },
      details: { status },
      actor: null,
    })

  /** The provider's subscriptions, of which at most one is live: what was bought twice is paid back first. */
  async function oneLive(customerId: string) {
    const subscriptions = await provider.subscriptions(customerId)
    const surplus = surplusOf(subscriptions)
    for (const { id } of surplus) await provider.endAndRefund(id)
    return surplus.length > 0 ? provider.subscriptions(customerId) : subscriptions
  }

  return {
    /** `events` are those that told of a change; they are kept with it, so that each is applied once. */
    async customer(customerId: string, events: PaymentEvent[] = []): Promise<void> {
      for (let attempt = 0; attempt < tries; attempt++) {
        const known = await store.findCustomer(db, mode, customerId)
        if (!known) return
        const subscriptions = await oneLive(customerId)
        const { owner_id: ownerId, revision } = known
        const state = { mode, customerId, ownerId, revision, subscriptions, events, now: now(), changed }
        if ((await store.applyState(db, state)) !== 'stale') return
      }
      throw new AppError('unavailable', 'Too much is happening to this customer at once. Try again.')
    },
  }
}
