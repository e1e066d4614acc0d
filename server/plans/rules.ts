import type { Plan, PlanInput } from '../../contract/index.ts'
import type { StoredPlan } from './store.ts'

export const toCents = (usd: number) => Math.round(usd * 100)

export const toPlan = (plan: StoredPlan): Plan => ({
  id: plan.id,
  name: plan.name,
  tagline: plan.tagline,
  description: plan.description,
  price: plan.price_cents / 100,
  billing_cycle: plan.billing_cycle === 'year' ? 'year' : 'month',
  feature_flags: plan.feature_flags,
})

/** What a newcomer finds under Plans; an admin may change or delete each of them for good. */
export const examplePlans: PlanInput[] = [
  {
    name: 'Free',
    tagline: 'To try it on a real position',
    description: 'Everything there is, in small numbers.',
    price: 0,
    billing_cycle: 'month',
    feature_flags: '{"resumes_kept": 25, "batch_size": 10, "analyses_per_month": 50}',
  },
  {
    name: 'Team',
    tagline: 'For a steady stream of positions',
    description: 'Room for a thousand resumes, paid month by month.',
    price: 29,
    billing_cycle: 'month',
    feature_flags: '{"resumes_kept": 1000, "batch_size": 200, "analyses_per_month": 2000}',
  },
  {
    name: 'Team, yearly',
    tagline: 'Two months free',
    description: 'The same as Team, paid once a year.',
    price: 290,
    billing_cycle: 'year',
    feature_flags: '{"resumes_kept": 1000, "batch_size": 200, "analyses_per_month": 2000}',
  },
]
