import { useQuery } from '@tanstack/react-query'
import type { Batch } from '../../api/batch.ts'
import { statusOf } from '../../api/error.ts'
import { jobQuery } from '../../api/jobs.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Sheet } from '../../ui/section.tsx'
import { ErrorState } from '../../ui/states.tsx'
import type { Failed } from './failed.ts'

type RunStepProps = {
  jobId: number | null
  resumeIds: readonly number[]
  batch: Batch & { run: () => void }
  failed: Failed
}

export function RunStep({ jobId, resumeIds, batch, failed }: RunStepProps) {
  const count = resumeIds.length
  const { data: job } = useQuery({ ...jobQuery(jobId ?? 0), enabled: jobId !== null })
  if (!jobId || count === 0) {
    return (
      <ErrorState title="Missing jobId or resumeIds">
        <ButtonLink to="/onboarding">Start over</ButtonLink>
      </ErrorState>
    )
  }
  if (batch.state === 'failed') {
    // What the plan does not grant to all of them, it may to fewer at once.
    const fewer = statusOf(batch.error) === 403 && (
      <ButtonLink to={`/jobs/${jobId}/select_resumes_batch`} state={{ resumeIds }}>
        Choose fewer
      </ButtonLink>
    )
    return failed({ title: 'The analysis did not finish', error: batch.error, onRetry: batch.run, children: fewer })
  }
  const running = batch.state === 'running'
  return (
    <Sheet className="grid gap-6 p-6 sm:p-10">
      <h2 className="text-xl">{`Ready to analyze ${count} resume(s) for ${job?.title ?? `Job ${jobId}`}?`}</h2>
      <p className="max-w-read text-soft">
        Requirements are read from the posting. For each one the resumes are searched for sentences that show it, and
        the score is computed from those.
      </p>
      {running && (
        <Progress label={`${batch.items.length} of ${count} analysed`} done={batch.items.length} total={count} />
      )}
      <Button tone="primary" size="lg" className="justify-self-start" busy={running} onClick={batch.run}>
        Run Analysis
      </Button>
    </Sheet>
  )
}
