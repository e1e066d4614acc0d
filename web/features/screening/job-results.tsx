import { useQuery } from '@tanstack/react-query'
import { ListOrdered } from 'lucide-react'
import { historyQuery } from '../../api/screening.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { formatScore } from '../../ui/score.tsx'
import { bestNow } from './best.ts'
import { rankingAddress } from './carried.ts'

/** On a job's page: what was matched against it so far, and the way to its ranking. Nothing where nothing was. */
export function JobResults({ jobId }: { jobId: number }) {
  const { data, error } = useQuery(historyQuery)
  if (error && !data) return <p className="text-sm text-danger">What was matched so far could not be loaded.</p>
  const matched = data?.find(job => job.job_id === jobId)?.matched_resumes ?? []
  if (matched.length === 0) return null
  return (
    <div className="grid gap-2 rounded-card border border-line bg-sheet p-4">
      <p>
        <span className="font-semibold">{matched.length} matched</span>
        <span className="text-soft">, best {formatScore(bestNow(matched))}%</span>
      </p>
      <ButtonLink to={rankingAddress(jobId)}>
        <ListOrdered aria-hidden /> Open the ranking
      </ButtonLink>
    </div>
  )
}
