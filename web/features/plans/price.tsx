import type { Plan } from '../../../contract/billing.ts'
import { formatMoney } from '../../ui/money.ts'

export function Price({ plan }: { plan: Pick<Plan, 'price' | 'billing_cycle'> }) {
  return (
    <p className="text-soft">
      <span className="text-2xl font-semibold text-ink tabular-nums">{formatMoney(plan.price)}</span> a{' '}
      {plan.billing_cycle}
    </p>
  )
}
