import { useQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { resumesQuery } from '../../api/resumes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { useReturn } from '../../ui/use-return.ts'
import { DropAnywhere } from './drop-anywhere.tsx'
import { ResumeList } from './resume-list.tsx'

export function ResumeListPage() {
  useReturn(useQuery(resumesQuery).data !== undefined)
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
