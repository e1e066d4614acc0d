import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Subscription } from '../../../contract/billing.ts'
import { subscriptionQuery, usePortal } from '../../api/billing.ts'
import { reasonOf } from '../../api/error.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { formatMoney } from '../../ui/money.ts'
import { Notice } from '../../ui/notice.tsx'
import { Sheet } from '../../ui/section.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { Receipts } from './receipts.tsx'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-faint">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Facts({ subscription }: { subscription: Subscription }) {
  const { plan, is_active, start_date, end_date, trial_end_date, auto_renew } = subscription
  return (
    <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Fact name="Price">
        {formatMoney(plan.price)} a {plan.billing_cycle}
      </Fact>
      <Fact name="Since">
        <Time at={start_date} />
      </Fact>
      <Fact name={auto_renew ? 'Renews' : is_active ? 'Ends' : 'Ended'}>
        <Time at={end_date} />
      </Fact>
      {trial_end_date && (
        <Fact name="Trial until">
          <Time at={trial_end_date} />
        </Fact>
      )}
    </dl>
  )
}

function Held({ subscription }: { subscription: Subscription }) {
  const { plan, is_active, payment_due } = subscription
  const { mutate, isPending, isSuccess } = usePortal()
  const manage = () => mutate(undefined, { onError: error => toast.bad(reasonOf(error)) })
  return (
    <Sheet className="grid gap-5 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <div>
          <h3 className="text-lg">{plan.name}</h3>
          {plan.tagline && <p className="text-soft">{plan.tagline}</p>}
        </div>
        <p className={is_active ? 'font-semibold text-accent' : 'font-semibold text-unmet'}>
          {is_active ? 'Active' : 'Inactive'}
        </p>
      </div>
      {payment_due && (
        <Notice tone="note">
          The last payment failed and is tried again. Look at your card under Manage or cancel.
        </Notice>
      )}
      <Facts subscription={subscription} />
      <div className="flex flex-wrap gap-2">
        <Button busy={isPending || isSuccess} onClick={manage}>
          Manage or cancel
        </Button>
        <ButtonLink tone="quiet" to="/plans">
          See the plans
        </ButtonLink>
      </div>
      <Receipts />
    </Sheet>
  )
}

/** The caller's subscription, on the dashboard. */
export function MyPlan() {
  const { data, error, isPending, refetch } = useQuery(subscriptionQuery)
  if (isPending) return <Skeleton rows={1} label="Loading your plan" />
  if (error)
    return <ErrorState title="Your plan could not be loaded" detail={reasonOf(error)} onRetry={() => refetch()} />
  if (data) return <Held subscription={data} />
  return (
    <EmptyState title="No Active Subscription">
      <ButtonLink to="/plans">See the plans</ButtonLink>
    </EmptyState>
  )
}
