import { Sparkles } from 'lucide-react'
import type { Job } from '../../../contract/jobs.ts'
import type { Resume } from '../../../contract/resumes.ts'
import { reasonOf } from '../../api/error.ts'
import { useLoadSamples } from '../../api/samples.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'

/** One job and its resumes, written for this purpose, for whoever wants to see it work first. */
export function SampleOffer({ onLoaded }: { onLoaded: (job: Job, resumes: readonly Resume[]) => void }) {
  const { mutateAsync, isPending } = useLoadSamples()
  // Once they are there, this offer is gone: its own callbacks might not be called any more.
  const load = () =>
    mutateAsync().then(
      ({ job, resumes }) => onLoaded(job, resumes),
      (error: unknown) => toast.bad(reasonOf(error)),
    )
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-accent-wash px-5 py-4">
      <p>
        <span className="font-semibold">Just looking?</span> Load a sample job with its resumes. The people in them are
        fictional.
      </p>
      <Button onClick={load} busy={isPending}>
        <Sparkles aria-hidden /> Try it with sample data
      </Button>
    </div>
  )
}
