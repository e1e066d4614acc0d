import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isMissing } from '../../api/error.ts'
import { jobQuery } from '../../api/jobs.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { ErrorState } from '../../ui/states.tsx'

/** Choosing is always for a job: without one there is nothing to choose for. */
export function ChoosePage({ title, jobId, children }: { title: string; jobId: number | null; children: ReactNode }) {
  const { data, error } = useQuery({ ...jobQuery(jobId ?? 0), enabled: jobId !== null })
  const missing = jobId === null || isMissing(error)
  const back = jobId ? { to: `/joblist/${jobId}`, label: 'Back to the job' } : undefined
  return (
    <Page title={title} width="read" {...(back && { back })} lead={data && `For ${data.title}`}>
      {missing ? (
        <ErrorState title="Job not found or you are not authorized.">
          <ButtonLink to="/joblist">Back to Jobs</ButtonLink>
        </ErrorState>
      ) : (
        <>
          {data && !data.description && (
            <Notice tone="note">
              This job has no description yet. Requirements are read from it: without one every resume scores 0.{' '}
              <Link to={`/joblist/edit/${data.id}`} className="underline underline-offset-4">
                Add a description
              </Link>
            </Notice>
          )}
          {children}
        </>
      )}
    </Page>
  )
}
