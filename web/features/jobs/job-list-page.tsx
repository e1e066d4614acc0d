import { Plus } from 'lucide-react'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { JobList } from './job-list.tsx'

export function JobListPage() {
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
