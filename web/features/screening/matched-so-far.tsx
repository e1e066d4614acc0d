import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { reasonOf } from '../../api/error.ts'
import { historyQuery } from '../../api/screening.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'

type MatchedSoFarProps = { jobId: number; children: (ids: readonly number[]) => ReactNode }

/** The resumes that were matched against a job until its page was opened: those that come later change no ranking under one's eyes. */
export function MatchedSoFar({ jobId, children }: MatchedSoFarProps) {
  const { data, error, isFetching, refetch } = useQuery(historyQuery)
  const [ids, setIds] = useState<readonly number[] | null>(null)
  if (!ids && data && !isFetching && !error)
    setIds(data.find(job => job.job_id === jobId)?.matched_resumes.map(one => one.resume_id) ?? [])
  if (ids?.length === 0) {
    return (
      <EmptyState title="No batch match results found.">
        <ButtonLink to={`/jobs/${jobId}/select_resumes_batch`}>Select resumes</ButtonLink>
      </EmptyState>
    )
  }
  if (ids) return children(ids)
  if (error && !isFetching)
    return <ErrorState title="Failed to fetch batch match results" detail={reasonOf(error)} onRetry={() => refetch()} />
  return <Skeleton rows={4} label="Looking for what was matched" />
}
