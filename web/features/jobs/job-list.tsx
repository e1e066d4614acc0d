import { useQuery } from '@tanstack/react-query'
import { ListChecks, Pencil, Plus, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import type { Job } from '../../../contract/jobs.ts'
import { useDeleting } from '../../api/deleting.ts'
import { reasonOf } from '../../api/error.ts'
import { jobsQuery, useDeleteJob } from '../../api/jobs.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { focusAfterRow } from '../../ui/focus-after-row.ts'
import { Sheet } from '../../ui/section.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'

function useAskToDelete() {
  const { mutate } = useDeleteJob()
  return async (job: Job) => {
    const goOn = focusAfterRow()
    const sure = await confirm({
      text: 'Are you sure you want to delete this job?',
      detail: `“${job.title}” and its matches will be gone for good.`,
      action: 'Delete',
    })
    if (sure) mutate(job.id, { onSuccess: goOn, onError: () => toast.bad('Delete failed or unauthorized') })
  }
}

/** `going`: it is being deleted. */
function JobRow({ job, going, onDelete }: { job: Job; going: boolean; onDelete: () => void }) {
  return (
    <li className="lazy-row relative flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 hover:bg-accent-wash/50">
      <div className="min-w-0 grow basis-40 sm:basis-60">
        <Link to={`/joblist/${job.id}`} className="font-medium after:absolute after:inset-0">
          {job.title}
        </Link>
        <p className="text-sm text-faint">
          Created <Time at={job.created_at} />
          {!job.description && ' · no description yet, so nothing to match against'}
        </p>
      </div>
      <div className="relative flex flex-wrap gap-1 max-sm:-ml-2.5">
        <ButtonLink
          tone="quiet"
          size="sm"
          to={`/jobs/${job.id}/select_resumes_batch`}
          aria-label={`Match resumes against ${job.title}`}
        >
          <ListChecks className="max-sm:hidden" aria-hidden /> Match
        </ButtonLink>
        <ButtonLink tone="quiet" size="sm" to={`/joblist/edit/${job.id}`} aria-label={`Edit ${job.title}`}>
          <Pencil className="max-sm:hidden" aria-hidden /> Edit
        </ButtonLink>
        <Button tone="quiet" size="sm" busy={going} aria-label={`Delete ${job.title}`} onClick={onDelete}>
          <Trash2 className="max-sm:hidden" aria-hidden /> Delete
        </Button>
      </div>
    </li>
  )
}

/** All positions, on their own page and on the dashboard. */
export function JobList() {
  const { data, error, isPending, refetch } = useQuery(jobsQuery)
  const askToDelete = useAskToDelete()
  const going = useDeleting('job')
  if (isPending) return <Skeleton rows={3} label="Loading job positions" />
  if (error && !data) {
    return <ErrorState title="Failed to load job positions" detail={reasonOf(error)} onRetry={() => refetch()} />
  }
  if (data.length === 0) {
    return (
      <EmptyState title="No jobs found. Create one!">
        <ButtonLink to="/joblist/new" tone="primary">
          <Plus aria-hidden /> Create job
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <Sheet>
      <ul className="divide-y divide-line">
        {data.map(job => (
          <JobRow key={job.id} job={job} going={going.has(job.id)} onDelete={() => askToDelete(job)} />
        ))}
      </ul>
    </Sheet>
  )
}
