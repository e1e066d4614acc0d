import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { isMissing } from '../../api/error.ts'
import { useIdParam } from '../../api/params.ts'
import { readAddress } from '../../api/places.ts'
import { matchQuery, refreshMatch } from '../../api/screening.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useHere } from '../../ui/came-from.ts'
import { Page } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { useReturn } from '../../ui/use-return.ts'
import { resumeIdsOf } from './carried.ts'
import { MatchView } from './match-view.tsx'
import { NotJudged } from './not-judged.tsx'
import { Outdated } from './outdated.tsx'

type Ids = { jobId: number; resumeId: number }

type FailureProps = { error: unknown; onRetry: () => unknown; jobId: number }

function Failure({ error, onRetry, jobId }: FailureProps) {
  return (
    <>
      <NotJudged title="Failed to fetch match result" error={error} onRetry={onRetry} />
      {isMissing(error) && (
        <EmptyState title="No match result found.">
          <ButtonLink to={`/jobs/${jobId}/resumes/select`}>Choose another resume</ButtonLink>
        </EmptyState>
      )}
    </>
  )
}

function MatchResult({ jobId, resumeId }: Ids) {
  const { data, error, refetch } = useQuery(matchQuery(jobId, resumeId))
  const { state } = useLocation()
  const here = useHere()
  useReturn(!error && data !== undefined)
  const back =
    resumeIdsOf(state).length > 0
      ? { to: `/jobs/${jobId}/resumes/match_batch_results`, label: 'Back to the ranking', state }
      : { to: `/joblist/${jobId}`, label: 'Back to the job' }
  return (
    <Page
      title={data?.resume_info.file_name ?? 'Match result'}
      lead={data && `Matched against ${data.job_title}`}
      back={back}
      actions={
        data && (
          <ButtonLink to={readAddress(resumeId)} state={here}>
            What we read
          </ButtonLink>
        )
      }
    >
      {error && <Failure error={error} onRetry={refetch} jobId={jobId} />}
      {!error && !data && <Skeleton rows={5} label="Matching this resume" />}
      {!error && data && (
        <>
          <Outdated of={data} score={data.match_score} onRefresh={() => refreshMatch(jobId, resumeId)} />
          <MatchView match={data} />
        </>
      )}
    </Page>
  )
}

export function MatchPage() {
  const jobId = useIdParam('jobId')
  const resumeId = useIdParam('resumeId')
  if (jobId && resumeId) return <MatchResult jobId={jobId} resumeId={resumeId} />
  return (
    <Page title="Match result">
      <ErrorState title="Missing jobId or resumeId in URL">
        <ButtonLink to="/joblist">Your Job Positions</ButtonLink>
      </ErrorState>
    </Page>
  )
}
