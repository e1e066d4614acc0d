import { useQuery } from '@tanstack/react-query'
import { Plus, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { entitlementNames } from '../../../contract/entitlements.ts'
import type { Job } from '../../../contract/jobs.ts'
import type { Resume } from '../../../contract/resumes.ts'
import { jobsQuery } from '../../api/jobs.ts'
import { resumesQuery } from '../../api/resumes.ts'
import { historyQuery } from '../../api/screening.ts'
import { useUser } from '../../api/session.ts'
import { LimitNote } from '../../features/billing/limit-note.tsx'
import { MyPlan } from '../../features/billing/my-plan.tsx'
import { JobList } from '../../features/jobs/job-list.tsx'
import { ResumeList } from '../../features/resumes/resume-list.tsx'
import { History } from '../../features/screening/history.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Section, Sheet } from '../../ui/section.tsx'
import { useReturn } from '../../ui/use-return.ts'
import { SampleOffer } from './sample-offer.tsx'

/** By keyboard every row is five stops on the way to what stands below. */
const mostShown = 25

/** Hundreds of resumes must not push the match history out of reach. */
function Shelf({ children }: { children: ReactNode }) {
  return <div className="-m-1 max-h-[34rem] overflow-y-auto p-1 print:max-h-none">{children}</div>
}

/** For whoever has nothing here yet: the way that leads through all of it. */
function FirstSteps() {
  return (
    <Sheet className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <p>
        <span className="font-semibold">New here?</span> Three steps lead from a posting to a ranking: the job, the
        resumes, the analysis.
      </p>
      <ButtonLink tone="primary" to="/onboarding">
        Go through the steps
      </ButtonLink>
    </Sheet>
  )
}

export function Dashboard() {
  const user = useUser()
  const jobs = useQuery(jobsQuery)
  const resumes = useQuery(resumesQuery)
  const history = useQuery(historyQuery)
  useReturn([jobs, resumes, history].every(({ data }) => data !== undefined))
  const navigate = useNavigate()
  const chooseAll = (job: Job, loaded: readonly Resume[]) =>
    void navigate(`/jobs/${job.id}/select_resumes_batch`, { state: { resumeIds: loaded.map(({ id }) => id) } })
  const empty = jobs.data?.length === 0 && resumes.data?.length === 0
  return (
    <Page title="User Home" lead={user && `Signed in as ${user.username}`}>
      {empty && <FirstSteps />}
      {empty && <SampleOffer onLoaded={chooseAll} />}
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-8">
        <Section
          title="Your Job Positions"
          actions={
            <ButtonLink size="sm" to="/joblist/new">
              <Plus aria-hidden /> New job
            </ButtonLink>
          }
        >
          <Shelf>
            <JobList />
          </Shelf>
        </Section>
        <Section
          title="My Resumes"
          actions={
            <ButtonLink size="sm" to="/resumes/new">
              <Upload aria-hidden /> Upload resumes
            </ButtonLink>
          }
        >
          <Shelf>
            <ResumeList most={mostShown} />
          </Shelf>
        </Section>
      </div>
      <Section title="My plan">
        <LimitNote names={entitlementNames} />
        <MyPlan />
      </Section>
      <Section title="Match history">
        <History />
      </Section>
    </Page>
  )
}
