import { FileSearch, ListChecks, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Job } from '../../../contract/jobs.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useHere } from '../../ui/came-from.ts'
import { Page } from '../../ui/page.tsx'
import { Sheet } from '../../ui/section.tsx'
import { Time } from '../../ui/time.tsx'
import { JobOrWhy } from './job-or-why.tsx'
import { Posting } from './posting.tsx'
import { Requirements } from './requirements.tsx'

function Actions({ job, children }: { job: Job; children: ReactNode }) {
  return (
    <div className="grid content-start gap-2 print:hidden lg:sticky lg:top-20">
      <ButtonLink tone="primary" to={`/jobs/${job.id}/select_resumes_batch`}>
        <ListChecks aria-hidden /> Batch Match Multiple Resumes
      </ButtonLink>
      <ButtonLink to={`/jobs/${job.id}/resumes/select`}>
        <FileSearch aria-hidden /> Select Resume to Match
      </ButtonLink>
      <ButtonLink to={`/joblist/edit/${job.id}`} state={useHere()}>
        <Pencil aria-hidden /> Edit
      </ButtonLink>
      {children}
    </div>
  )
}

/** `results` stand beside the posting: what other features know of the job. */
export function JobPage({ results }: { results: (job: Job) => ReactNode }) {
  return (
    <JobOrWhy>
      {job => (
        <Page
          title={job.title}
          lead={
            <>
              Created <Time at={job.created_at} />
            </>
          }
          back={{ to: '/joblist', label: 'Back to Jobs' }}
        >
          <div className="grid gap-6 lg:grid-cols-[1fr_19rem]">
            <Actions job={job}>{results(job)}</Actions>
            <div className="grid min-w-0 gap-8 lg:order-first">
              <Sheet className="p-5 sm:p-8">
                {job.description ? (
                  <Posting text={job.description} />
                ) : (
                  <div className="grid justify-items-start gap-4">
                    <p className="text-soft">
                      This job has no description yet. Requirements are read from it: without one every resume scores 0.
                    </p>
                    <ButtonLink to={`/joblist/edit/${job.id}`}>Add a description</ButtonLink>
                  </div>
                )}
              </Sheet>
              {job.description && <Requirements key={job.id} job={job} />}
            </div>
          </div>
        </Page>
      )}
    </JobOrWhy>
  )
}
