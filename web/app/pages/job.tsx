import { JobPage } from '../../features/jobs/job-page.tsx'
import { JobResults } from '../../features/screening/job-results.tsx'

export const Job = () => <JobPage results={job => <JobResults jobId={job.id} />} />
