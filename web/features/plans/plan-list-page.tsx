import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { plansQuery, useCreatePlan } from '../../api/billing.ts'
import { reasonOf } from '../../api/error.ts'
import { useUser } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Sheet } from '../../ui/section.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { useOpened } from '../../ui/use-opened.ts'
import { PlanForm } from './late-form.tsx'
import { MeteringSwitch } from './metering-switch.tsx'
import { PlanCard } from './plan-card.tsx'
import { Unmetered } from './unmetered.tsx'

function CreatePlan({ onDone }: { onDone: () => void }) {
  const { mutateAsync } = useCreatePlan()
  return (
    <Sheet className="max-w-form p-5">
      <PlanForm
        action="Create plan"
        save={async input => {
          await mutateAsync(input)
          onDone()
        }}
        failed="Create failed"
      />
    </Sheet>
  )
}

function PlanCards({ admin }: { admin: boolean }) {
  const { data, error, isPending, refetch } = useQuery(plansQuery)
  if (isPending) return <Skeleton rows={3} label="Loading plans" />
  if (error && !data) {
    return <ErrorState title="The plans could not be loaded" detail={reasonOf(error)} onRetry={() => refetch()} />
  }
  if (data.length === 0) return <EmptyState title="There are no plans yet." />
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {data.map(plan => (
        <PlanCard key={plan.id} plan={plan} admin={admin} />
      ))}
    </ul>
  )
}

export function PlanListPage() {
  const admin = useUser()?.is_admin ?? false
  const { open, opener, toggle, close } = useOpened()
  return (
    <Page
      title="Plans"
      lead="Paid by card at the payment provider, ended whenever you like."
      actions={
        admin && (
          <Button ref={opener} tone="primary" aria-expanded={open} onClick={toggle}>
            <Plus aria-hidden /> Create New Plan
          </Button>
        )
      }
    >
      {open && <CreatePlan onDone={close} />}
      {!admin && <Unmetered />}
      <PlanCards admin={admin} />
      {admin && <MeteringSwitch />}
    </Page>
  )
}
