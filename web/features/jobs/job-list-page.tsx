import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { jobsQuery } from '../../api/jobs.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { useReturn } from '../../ui/use-return.ts'
import { JobList } from './job-list.tsx'

export function JobListPage() {
  useReturn(useQuery(jobsQuery).data !== undefined)
  return (
    <Page
      title="Your Job Positions"
      actions={
        <ButtonLink to="/joblist/new" tone="primary">
          <Plus aria-hidden /> New job
        </ButtonLink>
      }
    >
      <JobList />
    </Page>
  )
}
