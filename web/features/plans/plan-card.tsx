import { Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { Plan } from '../../../contract/billing.ts'
import { useDeletePlan, useUpdatePlan } from '../../api/billing.ts'
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

function EditPlan({ plan, onDone }: { plan: Plan; onDone: () => void }) {
  const { mutateAsync } = useUpdatePlan(plan.id)
  return (
    <div className="border-t border-line pt-4">
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
  const { mutate } = useDeletePlan()
  const askToDelete = async () => {
    const goOn = focusAfterRow()
    const sure = await confirm({
      text: 'Are you sure you want to delete this plan?',
      detail: `“${plan.name}” leaves the list. Whoever is subscribed keeps it.`,
      action: 'Delete',
    })
    const onError = (error: unknown) => toast.bad(`Delete failed: ${reasonOrUnknown(error)}`)
    if (sure) mutate(plan.id, { onSuccess: goOn, onError })
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button ref={opener} size="sm" aria-describedby={titleId} aria-expanded={open} onClick={toggle}>
          <Pencil aria-hidden /> Edit
        </Button>
        <Button size="sm" aria-describedby={titleId} onClick={askToDelete}>
          <Trash2 aria-hidden /> Delete
        </Button>
      </div>
      {open && <EditPlan plan={plan} onDone={close} />}
    </>
  )
}

/** `held`: it is the plan of whoever looks. */
export function PlanCard({ plan, admin, held }: { plan: Plan; admin: boolean; held: boolean }) {
  const titleId = useId()
  return (
    <li>
      <Sheet className="grid h-full content-start gap-4 p-5">
        <div className="grid gap-1">
          {held && <p className="text-sm font-semibold text-accent">Your plan</p>}
          <h2 id={titleId} className="text-xl">
            {plan.name}
          </h2>
          {plan.tagline && <p className="text-soft">{plan.tagline}</p>}
        </div>
        <Price plan={plan} />
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
