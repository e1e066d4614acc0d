import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { BatchItem } from '../../../contract/screening.ts'
import type { Batch } from '../../api/batch.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { ScoreBar } from '../../ui/score.tsx'
import { Sheet } from '../../ui/section.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Failed } from './failed.ts'

const scoreOf = (item: BatchItem) => ('error' in item ? -1 : item.match_score)
const nameOf = (item: BatchItem) => item.resume_info?.file_name || `Resume ${item.resume_id}`

function Result({ item }: { item: BatchItem }) {
  if ('error' in item) {
    return (
      <li className="flex gap-3 px-5 py-4">
        <TriangleAlert className="mt-0.5 size-5 shrink-0 text-partial" role="img" aria-label="Warning" />
        <div>
          <p className="font-semibold">{nameOf(item)}</p>
          <p className="text-danger">Error: {item.error}</p>
        </div>
      </li>
    )
  }
  return (
    <li className="lazy-row grid gap-x-8 gap-y-2 px-5 py-4 sm:grid-cols-[1fr_14rem]">
      <div className="grid gap-1">
        <Link
          to={`/jobs/${item.job_id}/resumes/${item.resume_id}/match`}
          className="w-fit font-semibold underline-offset-4 hover:underline"
        >
          {nameOf(item)}
        </Link>
        <p className="text-soft">{item.summary}</p>
      </div>
      <ScoreBar label="Match Score" value={item.match_score} />
    </li>
  )
}

type ResultsStepProps = { batch: Batch & { run: () => void }; count: number; failed: Failed; onBack: () => void }

export function ResultsStep({ batch: { items, state, error, run }, count, failed, onBack }: ResultsStepProps) {
  const sorted = [...items].sort((a, b) => scoreOf(b) - scoreOf(a))
  const settled = state === 'idle' || state === 'done'
  return (
    <div className="grid gap-5">
      {state === 'running' && (
        <Progress label={`${items.length} of ${count} analysed`} done={items.length} total={count} />
      )}
      {state === 'failed' && failed({ title: 'The results could not be loaded', error, onRetry: run })}
      {settled && sorted.length === 0 && (
        <EmptyState title="No results yet.">
          <Button onClick={onBack}>Back to the analysis</Button>
        </EmptyState>
      )}
      {sorted.length > 0 && (
        <Sheet>
          <ol className="divide-y divide-line">
            {sorted.map(item => (
              <Result key={item.resume_id} item={item} />
            ))}
          </ol>
        </Sheet>
      )}
      <ButtonLink tone="primary" size="lg" to="/userhome" className="justify-self-start">
        Go to Dashboard
      </ButtonLink>
    </div>
  )
}
