import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/states.tsx'
import type { PlanFormProps } from './plan-form.tsx'

const Late = lazy(async () => ({ default: (await import('./plan-form.tsx')).PlanForm }))

/** The form is for the few who administer: nobody else loads it, and its checks, with the list. */
export const PlanForm = (props: PlanFormProps) => (
  <Suspense fallback={<Skeleton rows={2} label="Loading the form" />}>
    <Late {...props} />
  </Suspense>
)
