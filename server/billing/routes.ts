import type { Handlers } from '../http/register.ts'
import { AppError } from '../platform/errors.ts'
import type { Billing } from './service.ts'

type Names =
  | 'paymentsConfig'
  | 'createCheckout'
  | 'checkoutState'
  | 'createPortal'
  | 'listReceipts'
  | 'paymentsWebhook'
  | 'mySubscription'
  | 'countSubscribers'

export function billingRoutes(billing: Billing): Handlers<Names> {
  return {
    paymentsConfig: () => billing.config(),
    createCheckout: async ({ params, owner, user }) => ({ url: await billing.checkout({ owner, user }, params.id) }),
    checkoutState: ({ owner }) => billing.checkoutState(owner),
    createPortal: async ({ owner }) => ({ url: await billing.portal(owner) }),
    listReceipts: async ({ owner }) => ({ receipts: await billing.receipts(owner) }),
    paymentsWebhook: async ({ request }) => {
      const signature = request.headers['stripe-signature']
      if (!Buffer.isBuffer(request.body) || typeof signature !== 'string')
        throw new AppError('bad_input', 'This is no signed event.')
      await billing.receiveEvent(request.body, signature)
      return { received: true }
    },
    mySubscription: ({ owner }) => billing.subscription(owner),
    countSubscribers: async () => ({ plans: await billing.subscribers() }),
  }
}
