import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { Plan } from '../../../contract/billing.ts'
import { plansQuery, subscribersQuery, useDeletePlan, useUpdatePlan } from '../../api/billing.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { focusAfterRow } from '../../ui/focus-after-row.ts'
import { Sheet } from '../../ui/section.tsx'
import { toast } from '../../ui/toast.tsx'
import { useOpened } from '../../ui/use-opened.ts'
import { reasonOrUnknown } from './failure.ts'
import { Grants } from './grants.tsx'
import { PlanForm } from './late-form.tsx'
import { Price } from './price.tsx'
import { sayDeletion, saySubscribers } from './subscribers.ts'
import { useStanding } from './use-standing.ts'

function EditPlan({ plan, onDone }: { plan: Plan; onDone: () => void }) {
  const { mutateAsync } = useUpdatePlan(plan.id)
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <p className="text-sm text-soft">
        A new price is for who subscribes from now on. What the plan grants changes at once for everybody who holds it.
      </p>
      <PlanForm
        plan={plan}
        action="Save changes"
        save={async input => {
          await mutateAsync(input)
          onDone()
        }}
        failed="Update failed"
      />
    </div>
  )
}

function AdminControls({ plan, titleId }: { plan: Plan; titleId: string }) {
  const { open, opener, toggle, close } = useOpened()
  const { mutate, isPending } = useDeletePlan()
  const counts = useQuery(subscribersQuery).data
  // Of those for nothing the first is everybody's who has no subscription.
  const given = useQuery(plansQuery).data?.find(({ price }) => price === 0)?.id === plan.id
  const subscribers = counts ? (counts.get(plan.id) ?? 0) : null
  const askToDelete = async () => {
    const goOn = focusAfterRow()
    const sure = await confirm({
      text: 'Are you sure you want to delete this plan?',
      detail: sayDeletion(plan.name, subscribers, given),
      action: 'Delete',
    })
    const onError = (error: unknown) => toast.bad(`Delete failed: ${reasonOrUnknown(error)}`)
    if (sure) mutate(plan.id, { onSuccess: goOn, onError })
  }
  return (
    <>
      <p className="text-sm text-faint">{saySubscribers(subscribers)}</p>
      <div className="flex flex-wrap gap-2">
        <Button ref={opener} size="sm" aria-describedby={titleId} aria-expanded={open} onClick={toggle}>
          <Pencil aria-hidden /> Edit
        </Button>
        <Button size="sm" busy={isPending} aria-describedby={titleId} onClick={askToDelete}>
          <Trash2 aria-hidden /> Delete
        </Button>
      </div>
      {open && <EditPlan plan={plan} onDone={close} />}
    </>
  )
}

export function PlanCard({ plan, admin }: { plan: Plan; admin: boolean }) {
  const titleId = useId()
  const { held, given, paid } = useStanding(plan)
  return (
    <li>
      <Sheet className="grid h-full content-start gap-4 p-5">
        <div className="grid gap-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h2 id={titleId} className="text-xl">
              {plan.name}
            </h2>
            {held && <p className="text-sm font-semibold text-accent">Your plan</p>}
            {given && <p className="text-sm font-semibold text-accent">Yours without subscribing</p>}
          </div>
          {plan.tagline && <p className="text-soft">{plan.tagline}</p>}
        </div>
        <Price plan={plan} />
        {paid && <p className="text-soft">You pay {paid}.</p>}
        <Grants flags={plan.feature_flags} />
        {admin ? (
          <AdminControls plan={plan} titleId={titleId} />
        ) : (
          <ButtonLink tone="primary" to={`/plans/${plan.id}`} aria-describedby={titleId} className="justify-self-start">
            View Details & Subscribe
          </ButtonLink>
        )}
      </Sheet>
    </li>
  )
}
