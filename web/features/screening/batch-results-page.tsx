import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import type { BatchItem, Match } from '../../../contract/screening.ts'
import { type Batch, useBatch } from '../../api/batch.ts'
import { reasonOf, statusOf } from '../../api/error.ts'
import { jobQuery } from '../../api/jobs.ts'
import { useIdParam } from '../../api/params.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { formatScore } from '../../ui/score.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { BatchProgress } from './batch-progress.tsx'
import { MatchedSoFar } from './matched-so-far.tsx'
import { NotJudged } from './not-judged.tsx'
import { NothingAsked } from './nothing-asked.tsx'
import { Ranking } from './ranking.tsx'
import { SecondOpinions } from './second-opinions.tsx'
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

/** A ranking that broke off is no ranking of all: whoever is missing might stand on top. */
const cutShort = (reason: string, done: number, total: number) =>
  done > 0 ? `${reason} Only ${done} of ${total} are ranked below.` : reason

/** Tells, once they are through, what has come of the results that were asked for anew; answers how to say how many. */
function useToldRefresh(state: Batch['state'], items: readonly BatchItem[]) {
  const asked = useRef(0)
  useEffect(() => {
    if (asked.current === 0 || state === 'running') return
    const many = asked.current === 1 ? '1 result' : `${asked.current} results`
    asked.current = 0
    const best = Math.max(...items.map(item => ('error' in item ? 0 : item.match_score)))
    if (state === 'done') toast.good(`Refreshed ${many}. The best score is now ${formatScore(best)}.`)
  }, [state, items])
  return (count: number) => {
    asked.current = count
  }
}

function Results({ jobId, ids }: { jobId: number; ids: readonly number[] }) {
  const { items, state, error, run, refresh, readBest } = useBatch(jobId, ids, true)
  const tellRefresh = useToldRefresh(state, items)
  const outdated = items.flatMap(item => (!('error' in item) && item.outdated ? [item] : []))
  const nothing = items.flatMap(item => (!('error' in item) && item.requirements.length === 0 ? [item] : []))[0]
  const empty = state === 'done' && items.length === 0
  const gone = state === 'failed' && statusOf(error) === 404
  return (
    <>
      {state === 'failed' && (
        <NotJudged
          title="Failed to fetch batch match results"
          error={error}
          detail={cutShort(reasonOf(error), items.length, ids.length)}
          {...(!gone && { onRetry: run })}
        />
      )}
      {(empty || gone) && (
        <EmptyState title="No batch match results found.">
          <ButtonLink to={`/jobs/${jobId}/select_resumes_batch`} state={{ resumeIds: ids }}>
            Select resumes
          </ButtonLink>
        </EmptyState>
      )}
      {state === 'running' && <BatchProgress done={items.length} total={ids.length} />}
      {state === 'running' && items.length === 0 && <Skeleton rows={4} label="Matching" />}
      {nothing && <NothingAsked of={nothing} />}
      {state === 'done' && outdated.length > 0 && (
        <Earlier
          outdated={outdated}
          total={items.length}
          onRefresh={() => {
            refresh(outdated.map(({ resume_id }) => resume_id))
            tellRefresh(outdated.length)
            // The notice goes at once.
            focusHeading()
          }}
        />
      )}
      {state === 'done' && <SecondOpinions jobId={jobId} items={items} onRead={readBest} />}
      {items.length > 0 && <Ranking jobId={jobId} ids={ids} items={items} settled={state !== 'running'} />}
    </>
  )
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
      {jobId && all && <MatchedSoFar jobId={jobId}>{matched => <Results jobId={jobId} ids={matched} />}</MatchedSoFar>}
      {jobId && ids.length > 0 && <Results jobId={jobId} ids={ids} />}
      {!(jobId && (all || ids.length > 0)) && <Missing jobId={jobId} />}
    </Page>
  )
}
