import { useNavigate } from 'react-router'
import type { Job } from '../../../contract/jobs.ts'
import { useUpdateJob } from '../../api/jobs.ts'
import { Page } from '../../ui/page.tsx'
import { Sheet } from '../../ui/section.tsx'
import { toast } from '../../ui/toast.tsx'
import { JobForm } from './job-form.tsx'
import { JobOrWhy } from './job-or-why.tsx'

function EditJob({ job }: { job: Job }) {
  const navigate = useNavigate()
  const { mutateAsync } = useUpdateJob(job.id)
  return (
    <Page title="Edit job" width="read" back={{ to: `/joblist/${job.id}`, label: job.title }}>
      <Sheet className="p-5 sm:p-7">
        <JobForm
          key={job.id}
          job={job}
          action="Save changes"
          save={async (_, changed) => {
            await mutateAsync(changed)
            toast.good('Job updated successfully!')
            await navigate(`/joblist/${job.id}`)
          }}
          failureText={() => 'Failed to update job. Please try again.'}
        />
      </Sheet>
    </Page>
  )
}

export function EditJobPage() {
  return <JobOrWhy>{job => <EditJob job={job} />}</JobOrWhy>
}
