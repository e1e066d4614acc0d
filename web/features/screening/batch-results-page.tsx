import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { jobQuery } from '../../api/jobs.ts'
import { useIdParam } from '../../api/params.ts'
import { Page } from '../../ui/page.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { BatchResults } from './batch-results.tsx'
import { MatchedSoFar } from './matched-so-far.tsx'
import { useKeepPicks, usePicks } from './use-picks.ts'

const redirectAfter = 2000

function Missing({ jobId }: { jobId: number | null }) {
  const navigate = useNavigate()
  const back = jobId ? `/jobs/${jobId}/select_resumes_batch` : '/joblist'
  useEffect(() => {
    const timer = setTimeout(() => navigate(back, { replace: true }), redirectAfter)
    return () => clearTimeout(timer)
  }, [navigate, back])
  return <ErrorState title="Missing jobId or resumeIds" detail="Taking you back to the selection." />
}

export function BatchResultsPage() {
  const jobId = useIdParam('jobId')
  const { carried: ids, kept } = usePicks(jobId)
  useKeepPicks(jobId, ids)
  const { search } = useLocation()
  const all = useSearchParams()[0].get('resumes') === 'matched' && ids.length === 0
  const { data: job } = useQuery({ ...jobQuery(jobId ?? 0), enabled: jobId !== null })
  const toJob = { to: `/joblist/${jobId}`, label: 'Back to the job' }
  const toChoice = jobId
    ? { to: `/jobs/${jobId}/select_resumes_batch`, label: 'Select resumes', state: { resumeIds: ids } }
    : undefined
  // Handed over anew after signing in, as the choice hands them over.
  if (!all && ids.length === 0 && kept.length > 0)
    return <Navigate to={{ pathname: '.', search }} replace state={{ resumeIds: kept }} />
  const back = all && jobId ? toJob : toChoice
  return (
    <Page title="Batch match results" lead={job && `For ${job.title}`} {...(back && { back })}>
      {jobId && all && (
        <MatchedSoFar jobId={jobId}>{matched => <BatchResults jobId={jobId} ids={matched} />}</MatchedSoFar>
      )}
      {jobId && ids.length > 0 && <BatchResults jobId={jobId} ids={ids} />}
      {!(jobId && (all || ids.length > 0)) && <Missing jobId={jobId} />}
    </Page>
  )
}
