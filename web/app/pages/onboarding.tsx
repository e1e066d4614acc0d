import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Job } from '../../../contract/jobs.ts'
import { reasonOf } from '../../api/error.ts'
import { jobsQuery, useCreateJob } from '../../api/jobs.ts'
import { JobForm } from '../../features/jobs/job-form.tsx'
import { Wizard } from '../../features/onboarding/wizard.tsx'
import { Sheet } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { SampleOffer } from './sample-offer.tsx'

// Not needed before the second step, and half as heavy as the form of the first.
const Uploader = lazy(async () => ({ default: (await import('../../features/resumes/uploader.tsx')).Uploader }))

function FirstJob({ onCreated }: { onCreated: (job: Job) => void }) {
  const { mutateAsync } = useCreateJob()
  return (
    <Sheet className="p-5 sm:p-7">
      <JobForm action="Create job" save={async input => onCreated(await mutateAsync(input))} failureText={reasonOf} />
    </Sheet>
  )
}

export function Onboarding() {
  const { data: jobs } = useQuery(jobsQuery)
  return (
    <Wizard
      samples={onLoaded => jobs?.length === 0 && <SampleOffer onLoaded={onLoaded} />}
      createJob={onCreated => <FirstJob onCreated={onCreated} />}
      upload={onStored => (
        <Suspense fallback={<Skeleton rows={1} />}>
          <Uploader onStored={onStored} />
        </Suspense>
      )}
    />
  )
}
