import { Upload } from 'lucide-react'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { DropAnywhere } from './drop-anywhere.tsx'
import { ResumeList } from './resume-list.tsx'

export function ResumeListPage() {
  return (
    <Page
      title="My Resumes"
      actions={
        <ButtonLink to="/resumes/new" tone="primary">
          <Upload aria-hidden /> Upload resumes
        </ButtonLink>
      }
    >
      <ResumeList />
      <DropAnywhere />
    </Page>
  )
}
