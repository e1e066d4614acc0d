import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import type { CheckoutState } from '../../../contract/billing.ts'
import { checkoutQuery } from '../../api/billing.ts'
import { reasonOf } from '../../api/error.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'

function Outcome({ state, plan }: CheckoutState) {
  if (state === 'confirmed') {
    return (
      <div role="status" className="grid justify-items-center gap-4 rounded-card bg-sheet px-6 py-10 text-center">
        <CircleCheck className="size-9 text-accent" aria-hidden />
        <p className="text-lg font-medium">Payment confirmed. Your subscription to {plan} is active.</p>
        <ButtonLink tone="primary" to="/userhome">
          Go to Dashboard
        </ButtonLink>
      </div>
    )
  }
  if (state === 'processing' || state === 'open') {
    return (
      <div role="status" className="grid gap-4">
        <p className="text-lg">
          {state === 'open' ? `${plan} is not paid yet.` : `Your payment for ${plan} is still being processed.`} This
          page looks again by itself.
        </p>
        <Skeleton rows={1} label="Waiting for the payment" />
        {state === 'open' && (
          <ButtonLink to="/plans" className="justify-self-start">
            Back to plans
          </ButtonLink>
        )}
      </div>
    )
  }
  if (state === 'ended') {
    return (
      <EmptyState title={`Your subscription to ${plan} has ended.`}>
        <p className="max-w-read text-soft">The payment went through at the time. Its receipt is on your dashboard.</p>
        <ButtonLink to="/plans">See the plans</ButtonLink>
      </EmptyState>
    )
  }
  if (state === 'none') {
    return (
      <EmptyState title="There is no payment to show.">
        <ButtonLink to="/plans">See the plans</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <ErrorState title="The payment did not go through" detail={`You are not subscribed to ${plan}. Nothing was kept.`}>
      <ButtonLink to="/plans">Back to plans</ButtonLink>
    </ErrorState>
  )
}

/** How the latest checkout stands, asked of the server: the address bar could say anything. */
export function SuccessPage() {
  const { data, error, refetch } = useQuery(checkoutQuery)
  return (
    <Page title="Payment" width="read">
      {data && <Outcome {...data} />}
      {!data && error && (
        <ErrorState title="The payment could not be looked up" detail={reasonOf(error)} onRetry={() => refetch()} />
      )}
      {!data && !error && <Skeleton rows={1} label="Looking up the payment" />}
    </Page>
  )
}
