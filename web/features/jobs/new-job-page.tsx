import { useNavigate } from 'react-router'
import { reasonOf } from '../../api/error.ts'
import { useCreateJob } from '../../api/jobs.ts'
import { Page } from '../../ui/page.tsx'
import { Sheet } from '../../ui/section.tsx'
import { JobForm } from './job-form.tsx'

export function NewJobPage() {
  const navigate = useNavigate()
  const { mutateAsync } = useCreateJob()
  return (
    <Page title="Create job" width="read" back={{ to: '/joblist', label: 'Back to Jobs' }}>
      <Sheet className="p-5 sm:p-7">
        <JobForm
          action="Create job"
          save={async input => navigate(`/joblist/${(await mutateAsync(input)).id}`)}
          failureText={reasonOf}
        />
      </Sheet>
    </Page>
  )
}
