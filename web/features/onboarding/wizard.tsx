import { type ReactNode, useEffect } from 'react'
import type { Job } from '../../../contract/jobs.ts'
import type { Resume } from '../../../contract/resumes.ts'
import { useBatch } from '../../api/batch.ts'
import { Page } from '../../ui/page.tsx'
import type { Failed } from './failed.ts'
import { usePlace } from './place.ts'
import { ResultsStep } from './results-step.tsx'
import { RunStep } from './run-step.tsx'
import { Steps } from './steps.tsx'
import { type Upload, UploadStep } from './upload-step.tsx'

/** What other features lend to the first steps; the app brings them together. */
type WizardProps = {
  createJob: (created: number | null, onReady: (job: Job) => Promise<void>) => ReactNode
  upload: Upload
  /** Stands above the third step. */
  beforeRun: ReactNode
  failed: Failed
  samples: (onLoaded: (job: Job, resumes: readonly Resume[]) => void) => ReactNode
}

const titles = { 1: 'Create a job', 2: 'Upload resumes', 3: 'Run the analysis', 4: 'Results' }

export function Wizard({ createJob, upload, beforeRun, failed, samples }: WizardProps) {
  const { step, go, goOn, jobId, resumeIds } = usePlace()
  // Somebody who comes back to the results, or loads them anew, finds them: the server has what was matched.
  const batch = useBatch(jobId, resumeIds, step === 4)
  const analysed = batch.state === 'done'
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of the analysis leads on, not a step back
  useEffect(() => {
    if (analysed && step === 3) go(4)
  }, [analysed])
  return (
    <Page title={titles[step]} width="wizard">
      <Steps now={step} />
      {step === 1 &&
        jobId === null &&
        samples((job, resumes) => go(3, { jobId: job.id, resumeIds: resumes.map(one => one.id) }))}
      {step === 1 && createJob(jobId, job => goOn(2, { jobId: job.id }))}
      {step === 2 && <UploadStep upload={upload} onDone={ids => go(3, { resumeIds: ids })} />}
      {step === 3 && beforeRun}
      {step === 3 && <RunStep jobId={jobId} resumeIds={resumeIds} batch={batch} failed={failed} />}
      {step === 4 && <ResultsStep batch={batch} count={resumeIds.length} failed={failed} onBack={() => go(3)} />}
    </Page>
  )
}
