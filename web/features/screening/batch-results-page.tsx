import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Match } from '../../../contract/screening.ts'
import { useBatch } from '../../api/batch.ts'
import { reasonOf, statusOf } from '../../api/error.ts'
import { jobQuery } from '../../api/jobs.ts'
import { useIdParam } from '../../api/params.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { BatchProgress } from './batch-progress.tsx'
import { Ranking } from './ranking.tsx'
import { SecondOpinions } from './second-opinions.tsx'

const redirectAfter = 2000

const toIds = (state: unknown): number[] => {
  const ids = typeof state === 'object' && state !== null && 'resumeIds' in state ? state.resumeIds : []
  return Array.isArray(ids) ? ids.filter(id => Number.isInteger(id)) : []
}

function Missing({ jobId }: { jobId: number | null }) {
  const navigate = useNavigate()
  const back = jobId ? `/jobs/${jobId}/select_resumes_batch` : '/joblist'
  useEffect(() => {
    const timer = setTimeout(() => navigate(back, { replace: true }), redirectAfter)
    return () => clearTimeout(timer)
  }, [navigate, back])
  return <ErrorState title="Missing jobId or resumeIds" detail="Taking you back to the selection." />
}

function Earlier({ outdated, total, onRefresh }: { outdated: readonly Match[]; total: number; onRefresh: () => void }) {
  const by = [
    outdated.some(one => one.criteria_changed) && 'before the requirements were corrected',
    outdated.some(one => !one.criteria_changed) && 'by an earlier engine',
  ]
    .filter(Boolean)
    .join(' or ')
  return (
    <Notice tone="note">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>
          {outdated.length === total
            ? `These results were made ${by}. They stay as they are until you refresh them.`
            : `${outdated.length} of these ${total} results were made ${by}, so they do not compare with the others.`}
        </p>
        <Button size="sm" onClick={onRefresh}>
          Refresh {outdated.length}
        </Button>
      </div>
    </Notice>
  )
}

function Results({ jobId, ids }: { jobId: number; ids: readonly number[] }) {
  const { items, state, error, run, refresh, readBest } = useBatch(jobId, ids, true)
  const outdated = items.flatMap(item => (!('error' in item) && item.outdated ? [item] : []))
  const empty = state === 'done' && items.length === 0
  return (
    <>
      {state === 'failed' && (
        <ErrorState title="Failed to fetch batch match results" detail={reasonOf(error)} onRetry={run} />
      )}
      {(empty || (state === 'failed' && statusOf(error) === 404)) && (
        <EmptyState title="No batch match results found.">
          <ButtonLink to={`/jobs/${jobId}/select_resumes_batch`}>Select resumes</ButtonLink>
        </EmptyState>
      )}
      {state === 'running' && <BatchProgress done={items.length} total={ids.length} />}
      {state === 'running' && items.length === 0 && <Skeleton rows={4} label="Matching" />}
      {state === 'done' && outdated.length > 0 && (
        <Earlier
          outdated={outdated}
          total={items.length}
          onRefresh={() => refresh(outdated.map(({ resume_id }) => resume_id))}
        />
      )}
      {state === 'done' && <SecondOpinions jobId={jobId} items={items} onRead={readBest} />}
      {items.length > 0 && <Ranking jobId={jobId} items={items} />}
    </>
  )
}

export function BatchResultsPage() {
  const jobId = useIdParam('jobId')
  const ids = toIds(useLocation().state)
  const { data: job } = useQuery({ ...jobQuery(jobId ?? 0), enabled: jobId !== null })
  const back = jobId ? { to: `/jobs/${jobId}/select_resumes_batch`, label: 'Select resumes' } : undefined
  return (
    <Page title="Batch match results" lead={job && `For ${job.title}`} {...(back && { back })}>
      {jobId && ids.length > 0 ? <Results jobId={jobId} ids={ids} /> : <Missing jobId={jobId} />}
    </Page>
  )
}
