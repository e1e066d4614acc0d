import { useQuery } from '@tanstack/react-query'
import { ListOrdered } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import type { JobWithMatches } from '../../../contract/screening.ts'
import { reasonOf } from '../../api/error.ts'
import { historyQuery } from '../../api/screening.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Sheet } from '../../ui/section.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { useKept } from '../../ui/use-kept.ts'
import { rankingAddress } from './carried.ts'
import { HistoryRow } from './history-row.tsx'
import { More, useFocusOnMore } from './more.tsx'
import { RefreshJob } from './refresh-job.tsx'

/**
 * What another judgement would bring up to date. One of an earlier posting that stands on as the higher has been judged
 * by the posting of now already.
 */
const refreshable = ({ matched_resumes }: JobWithMatches): number[] =>
  matched_resumes
    .filter(one => one.outdated && !(one.posting_changed && one.score_now !== null))
    .map(({ resume_id }) => resume_id)

/** Of one job's part: leads to the job, to the ranking of all below, and to newer results where some are old. */
function Heading({ job }: { job: JobWithMatches }) {
  const { job_id, job_title, matched_resumes } = job
  const title = useRef<HTMLAnchorElement>(null)
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2 sm:px-5">
      <h3 className="text-base">
        <Link ref={title} to={`/joblist/${job_id}`} className="underline-offset-4 hover:underline">
          {job_title}
        </Link>
      </h3>
      <div className="flex flex-wrap items-center gap-2">
        <RefreshJob jobId={job_id} ids={refreshable(job)} heading={title} />
        {matched_resumes.length > 0 && (
          <ButtonLink tone="quiet" size="sm" to={rankingAddress(job_id)} aria-label={`Ranking for ${job_title}`}>
            <ListOrdered aria-hidden /> Ranking
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

/** The best of a job: the next one is not to stand a hundred rows below. */
const rowsAtFirst = 10

function JobHistory({ job }: { job: JobWithMatches }) {
  const matched = job.matched_resumes
  const [shown, setShown] = useKept(`history ${job.job_id}`, rowsAtFirst)
  const list = useFocusOnMore<HTMLUListElement>(shown)
  return (
    <Sheet>
      <Heading job={job} />
      {matched.length === 0 && <p className="px-4 py-4 text-soft sm:px-5">No matches found for this job.</p>}
      <ul ref={list} className="divide-y divide-line">
        {matched.slice(0, shown).map(one => (
          <HistoryRow key={one.resume_id} jobId={job.job_id} matched={one} />
        ))}
      </ul>
      {matched.length > shown && (
        <div className="border-t border-line px-4 py-3 sm:px-5">
          <More shown={shown} total={matched.length} onMore={setShown} />
        </div>
      )}
    </Sheet>
  )
}

/** Per job the matched resumes, best first, each with its latest analysis. */
export function History() {
  const { data, error, isPending, refetch } = useQuery(historyQuery)
  if (isPending) return <Skeleton rows={3} label="Loading match history" />
  if (error && !data) return <ErrorState title={`Error: ${reasonOf(error)}`} onRetry={() => refetch()} />
  if (data.length === 0) return <EmptyState title="No matched jobs found." />
  return (
    <div className="grid gap-5">
      {data.map(job => (
        <JobHistory key={job.job_id} job={job} />
      ))}
    </div>
  )
}
