import { useQuery } from '@tanstack/react-query'
import type { Job } from '../../../contract/jobs.ts'
import { reasonOf, statusOf } from '../../api/error.ts'
import { jobQuery, useCreateJob, useUpdateJob } from '../../api/jobs.ts'
import { JobForm } from '../../features/jobs/job-form.tsx'
import { Sheet } from '../../ui/section.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'

type FirstJobProps = {
  /** The job that was created at this step already: it is changed, and no second one made. */
  jobId: number | null
  onReady: (job: Job) => Promise<void>
}

function Created({ job, onReady }: { job: Job; onReady: FirstJobProps['onReady'] }) {
  const { mutateAsync } = useUpdateJob(job.id)
  return (
    <>
      <p className="mb-5 text-soft">This job is created. What you change here changes it.</p>
      <JobForm
        job={job}
        action="Save and go on"
        save={async (_, changed) => onReady(Object.keys(changed).length > 0 ? await mutateAsync(changed) : job)}
        failureText={reasonOf}
      />
    </>
  )
}

/** The first step: a job is created or, by who comes back, seen and changed as it was created. */
export function FirstJob({ jobId, onReady }: FirstJobProps) {
  const { data: job, error, refetch } = useQuery({ ...jobQuery(jobId ?? 0), enabled: jobId !== null })
  const { mutateAsync } = useCreateJob()
  // One that was deleted since is no job to go on with.
  const gone = statusOf(error) === 404
  if (jobId !== null && !gone && error && !job)
    return <ErrorState title="This job could not be loaded" detail={reasonOf(error)} onRetry={() => refetch()} />
  if (jobId !== null && !gone && !job) return <Skeleton rows={2} label="Loading job" />
  return (
    <Sheet className="p-5 sm:p-7">
      {job && !gone ? (
        <Created key={job.id} job={job} onReady={onReady} />
      ) : (
        <JobForm action="Create job" save={async input => onReady(await mutateAsync(input))} failureText={reasonOf} />
      )}
    </Sheet>
  )
}
