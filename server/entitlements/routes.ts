import type { Handlers } from '../http/register.ts'
import type { Entitlements } from './service.ts'

export function entitlementRoutes(entitlements: Entitlements): Handlers<'myAllowance' | 'getMetering' | 'setMetering'> {
  return {
    myAllowance: ({ owner }) => entitlements.allowance(owner),
    getMetering: () => entitlements.metering(),
    setMetering: async ({ body }) => {
      await entitlements.setMetering(body.enabled)
      return entitlements.metering()
    },
  }
}
