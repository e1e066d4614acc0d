import type { Handlers } from '../http/register.ts'
import type { Plans } from './service.ts'

type Names = 'listPlans' | 'getPlan' | 'createPlan' | 'updatePlan' | 'deletePlan'

export function planRoutes(plans: Plans): Handlers<Names> {
  return {
    listPlans: () => plans.list(),
    getPlan: ({ params }) => plans.get(params.id),
    createPlan: ({ body }) => plans.create(body),
    updatePlan: ({ params, body }) => plans.update(params.id, body),
    deletePlan: async ({ params }) => {
      await plans.remove(params.id)
      return { message: 'Plan deleted.' }
    },
  }
}
