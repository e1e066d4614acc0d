import { useQuery } from '@tanstack/react-query'
import type { JobWithMatches } from '../../../contract/screening.ts'
import { reasonOf } from '../../api/error.ts'
import { historyQuery } from '../../api/screening.ts'
import { Sheet } from '../../ui/section.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { useKept } from '../../ui/use-kept.ts'
import { rowsAtOnce } from './carried.ts'
import { bestOfEach } from './history-order.ts'
import { HistoryRow } from './history-row.tsx'
import { More, useFocusOnMore } from './more.tsx'

function JobHistory({ job }: { job: JobWithMatches }) {
  const matched = bestOfEach(job.matched_resumes)
  const [shown, setShown] = useKept(`history ${job.job_id}`, rowsAtOnce)
  const list = useFocusOnMore<HTMLUListElement>(shown)
  return (
    <Sheet>
      <h3 className="border-b border-line px-4 py-3 text-base sm:px-5">{job.job_title}</h3>
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
