import type { OwnerId } from '../identity/service.ts'
import { AppError } from '../platform/errors.ts'
import type { CheckoutOptions } from './checkout.ts'
import * as store from './store.ts'

/**
 * Ends everything that could cost the owner money, before their account goes. Throws `unavailable`, with nothing of
 * theirs deleted here, where the provider does not do it; to be tried again then.
 */
export async function endForGood({ db, provider, mode }: CheckoutOptions, owner: OwnerId): Promise<void> {
  for (const other of await store.modesWithLive(db.of(owner), owner))
    if (other !== mode && !other.startsWith('sandbox-'))
      throw new AppError('unavailable', 'A subscription of yours belongs to other payment settings. Ask who runs this.')
  const customer = await store.customerIdOf(db.of(owner), owner, mode)
  if (!customer) return
  const work = async () => {
    const open = await store.latestCheckout(db.of(owner), owner, mode)
    // A page of the provider that still stands open in some tab must not sell to an account that is gone.
    if (open?.state === 'open' && open.session_id) await provider.expireSession(open.session_id)
    await provider.deleteCustomer(customer)
  }
  await work().catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    throw new AppError(
      'unavailable',
      'The payment provider could not be reached, so your subscription could not be ended. Nothing was deleted; try again later.',
    )
  })
}
