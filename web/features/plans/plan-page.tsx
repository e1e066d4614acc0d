import { useQuery } from '@tanstack/react-query'
import type { Plan } from '../../../contract/billing.ts'
import { paymentsConfigQuery, planQuery, useCheckout } from '../../api/billing.ts'
import { isMissing, reasonOf } from '../../api/error.ts'
import { useIdParam } from '../../api/params.ts'
import { useUser } from '../../api/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Sheet } from '../../ui/section.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { Grants } from './grants.tsx'
import { Price } from './price.tsx'
import { Unmetered } from './unmetered.tsx'
import { useStanding } from './use-standing.ts'

function Subscribe({ plan }: { plan: Plan }) {
  const user = useUser()
  const { mutate, isPending, isSuccess } = useCheckout()
  const sandbox = useQuery(paymentsConfigQuery).data?.provider === 'sandbox'
  const { current, held, given, paid } = useStanding(plan)
  // Until the browser has left for the checkout the button stays as it is.
  const leaving = isPending || isSuccess
  if (!user) {
    return (
      <ButtonLink tone="primary" to={`/login?next=${encodeURIComponent(`/plans/${plan.id}`)}`}>
        Log in to subscribe
      </ButtonLink>
    )
  }
  if (held) {
    return (
      <>
        <p className="font-medium">This is your plan.</p>
        {paid && <p className="text-soft">You pay {paid}, as when you subscribed.</p>}
        <ButtonLink to="/userhome">Manage it on the dashboard</ButtonLink>
      </>
    )
  }
  return (
    <>
      {given && <p className="text-soft">You have this plan without subscribing.</p>}
      {current && (
        <p className="text-soft">
          You hold the plan {current.name}. The payment provider is where you change to this one.
        </p>
      )}
      {sandbox && <Notice tone="note">Sandbox: no card is charged</Notice>}
      <Button
        tone="primary"
        busy={leaving}
        onClick={() => mutate(plan.id, { onError: () => toast.bad('Failed to get checkout url') })}
      >
        {leaving ? 'Redirecting...' : 'Subscribe'}
      </Button>
    </>
  )
}

function PlanDetail({ plan }: { plan: Plan }) {
  return (
    <Page title={plan.name} width="read" lead={plan.tagline} back={{ to: '/plans', label: 'Back to plans' }}>
      <Sheet className="grid gap-5 p-5 sm:p-7">
        <Price plan={plan} />
        {plan.description && <p className="whitespace-pre-line">{plan.description}</p>}
        <Grants flags={plan.feature_flags} />
        <Unmetered />
        <div className="grid gap-3 justify-self-start">
          <Subscribe plan={plan} />
        </div>
      </Sheet>
    </Page>
  )
}

export function PlanPage() {
  const id = useIdParam('planId')
  const { data, error, refetch } = useQuery({ ...planQuery(id ?? 0), enabled: id !== null })
  const missing = id === null || isMissing(error)
  if (data && !missing) return <PlanDetail plan={data} />
  return (
    <Page title="Plan" width="read">
      {missing && (
        <ErrorState title="There is no such plan.">
          <ButtonLink to="/plans">Back to plans</ButtonLink>
        </ErrorState>
      )}
      {!missing && error && (
        <ErrorState title="This plan could not be loaded" detail={reasonOf(error)} onRetry={() => refetch()} />
      )}
      {!missing && !error && <Skeleton rows={2} label="Loading plan" />}
    </Page>
  )
}
