import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { statusOf } from '../../api/error.ts'
import { jobQuery } from '../../api/jobs.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { ErrorState } from '../../ui/states.tsx'

/** Choosing is always for a job: without one there is nothing to choose for. */
export function ChoosePage({ title, jobId, children }: { title: string; jobId: number | null; children: ReactNode }) {
  const { data, error } = useQuery({ ...jobQuery(jobId ?? 0), enabled: jobId !== null })
  const missing = jobId === null || [400, 404].includes(statusOf(error))
  const back = jobId ? { to: `/joblist/${jobId}`, label: 'Back to the job' } : undefined
  return (
    <Page title={title} width="read" {...(back && { back })} lead={data && `For ${data.title}`}>
      {missing ? (
        <ErrorState title="Job not found or you are not authorized.">
          <ButtonLink to="/joblist">Back to Jobs</ButtonLink>
        </ErrorState>
      ) : (
        children
      )}
    </Page>
  )
}
