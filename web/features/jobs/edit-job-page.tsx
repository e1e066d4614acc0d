import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Job } from '../../../contract/jobs.ts'
import { reasonOf, statusOf } from '../../api/error.ts'
import { useCreateJob, useUpdateJob } from '../../api/jobs.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { cameFrom } from '../../ui/came-from.ts'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Sheet } from '../../ui/section.tsx'
import { toast } from '../../ui/toast.tsx'
import { JobForm } from './job-form.tsx'
import { JobOrWhy } from './job-or-why.tsx'

const backToJobs = { to: '/joblist', label: 'Jobs' }

function Gone() {
  return (
    <Notice tone="bad">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>This job has been deleted meanwhile. What stands here can still become a new job.</p>
        <ButtonLink size="sm" to="/joblist">
          Back to Jobs
        </ButtonLink>
      </div>
    </Notice>
  )
}

/** `gone`: it was there when it was opened; what was typed since is not lost with it. */
function EditJob({ job, gone }: { job: Job; gone: boolean }) {
  const navigate = useNavigate()
  const from = cameFrom(useLocation().state)
  const update = useUpdateJob(job.id)
  const create = useCreateJob()
  const [refused, setRefused] = useState(false)
  const isGone = gone || refused
  return (
    <Page title="Edit job" width="read" back={isGone ? backToJobs : { to: `/joblist/${job.id}`, label: job.title }}>
      <Sheet className="grid gap-5 p-5 sm:p-7">
        {isGone && <Gone />}
        <JobForm
          job={job}
          action={isGone ? 'Create as a new job' : 'Save changes'}
          save={async (input, changed) => {
            if (isGone) return navigate(`/joblist/${(await create.mutateAsync(input)).id}`, { replace: true })
            await update.mutateAsync(changed)
            toast.good('Job updated successfully!')
            // The form is no place to come back to.
            await (from === `/joblist/${job.id}` ? navigate(-1) : navigate(`/joblist/${job.id}`, { replace: true }))
          }}
          failureText={error => {
            if (isGone) return reasonOf(error)
            if (statusOf(error) === 404) setRefused(true)
            return 'Failed to update job. Please try again.'
          }}
        />
      </Sheet>
    </Page>
  )
}

export function EditJobPage() {
  return <JobOrWhy keep>{(job, gone) => <EditJob key={job.id} job={job} gone={gone} />}</JobOrWhy>
}
