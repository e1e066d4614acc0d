import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Job } from '../../../contract/jobs.ts'
import { isMissing, reasonOf } from '../../api/error.ts'
import { jobQuery } from '../../api/jobs.ts'
import { useIdParam } from '../../api/params.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'

type JobOrWhyProps = {
  /** Where somebody writes, a job that is deleted under their hands stays, and `gone` says so. */
  keep?: boolean
  children: (job: Job, gone: boolean) => ReactNode
}

/** The job that the address names, or the page that says why there is none. */
export function JobOrWhy({ keep = false, children }: JobOrWhyProps) {
  const id = useIdParam('id')
  const { data, error, refetch } = useQuery({ ...jobQuery(id ?? 0), enabled: id !== null })
  const missing = id === null || isMissing(error)
  // Looked up again in the background without success, what is there stays: somebody may be writing in it.
  if (data && (keep || !missing)) return children(data, missing)
  return (
    <Page title="Job" width="read">
      {missing && (
        <ErrorState title="Job not found or you are not authorized.">
          <ButtonLink to="/joblist">Back to Jobs</ButtonLink>
        </ErrorState>
      )}
      {!missing && error && (
        <ErrorState title="This job could not be loaded" detail={reasonOf(error)} onRetry={() => refetch()} />
      )}
      {!missing && !error && <Skeleton rows={2} label="Loading job" />}
    </Page>
  )
}
