import { Link } from 'react-router'
import { Notice } from '../../ui/notice.tsx'

/** A score of 0 that says nothing of the resume: there was nothing to compare with. */
export function NothingAsked({ jobId }: { jobId: number }) {
  return (
    <Notice tone="note">
      No requirement could be read from this posting, so there is nothing to compare with and the score is 0.{' '}
      <Link to={`/joblist/edit/${jobId}`} className="underline underline-offset-4">
        Add what the work asks for
      </Link>
    </Notice>
  )
}
