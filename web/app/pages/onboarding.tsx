import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { jobsQuery } from '../../api/jobs.ts'
import { LimitNote } from '../../features/billing/limit-note.tsx'
import { Wizard } from '../../features/onboarding/wizard.tsx'
import { NotJudged } from '../../features/screening/not-judged.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { FirstJob } from './first-job.tsx'
import { SampleOffer } from './sample-offer.tsx'

// Not needed before the second step, and half as heavy as the form of the first.
const Uploader = lazy(async () => ({ default: (await import('../../features/resumes/uploader.tsx')).Uploader }))

const kept = ['resumes_kept'] as const
const judged = ['batch_size', 'analyses_per_month'] as const

export function Onboarding() {
  const { data: jobs } = useQuery(jobsQuery)
  return (
    <Wizard
      samples={onLoaded => jobs?.length === 0 && <SampleOffer onLoaded={onLoaded} />}
      beforeRun={<LimitNote names={judged} />}
      failed={failure => <NotJudged {...failure} />}
      createJob={(jobId, onReady) => <FirstJob jobId={jobId} onReady={onReady} />}
      upload={(onStored, goOn) => (
        <>
          <LimitNote names={kept} />
          <Suspense fallback={<Skeleton rows={1} />}>
            <Uploader onStored={onStored} goOn={goOn} />
          </Suspense>
        </>
      )}
    />
  )
}
