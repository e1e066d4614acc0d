import { useQuery } from '@tanstack/react-query'
import type { Plan } from '../../../contract/billing.ts'
import { allowanceQuery } from '../../api/allowance.ts'
import { subscriptionQuery } from '../../api/billing.ts'
import { useUser } from '../../api/session.ts'
import { formatMoney } from '../../ui/money.ts'

type Standing = {
  /** The plan that is paid for, this one or another. */
  current: { id: number; name: string } | null
  held: boolean
  /** It costs nothing and is had by who has no subscription. */
  given: boolean
  /** What is paid for it where it costs something else by now: who is subscribed keeps the price. */
  paid: string | null
}

/** How whoever looks stands to a plan. */
export function useStanding({ id, name, price, billing_cycle }: Plan): Standing {
  const enabled = useUser() !== null
  const held = useQuery({ ...subscriptionQuery, enabled }).data
  const allowance = useQuery({ ...allowanceQuery, enabled }).data
  const current = held?.is_active ? held.plan : null
  const mine = current?.id === id ? current : null
  const other = mine && (mine.price !== price || mine.billing_cycle !== billing_cycle)
  return {
    current,
    held: mine !== null,
    given: current === null && price === 0 && allowance?.plan === name,
    paid: other ? `${formatMoney(mine.price)} a ${mine.billing_cycle}` : null,
  }
}
