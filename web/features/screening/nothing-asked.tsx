import { Link } from 'react-router'
import type { Match } from '../../../contract/screening.ts'
import { Notice } from '../../ui/notice.tsx'

/** A score of 0 that says nothing of the resume: there was nothing to compare with. */
export function NothingAsked({ of: { job_id, criteria } }: { of: Match }) {
  const byHand = criteria.length > 0
  return (
    <Notice tone="note">
      {byHand ? 'Every requirement was left out by hand' : 'No requirement could be read from this posting'}, so there
      is nothing to compare with and the score is 0.{' '}
      <Link to={byHand ? `/joblist/${job_id}` : `/joblist/edit/${job_id}`} className="underline underline-offset-4">
        {byHand ? 'Ask for some again' : 'Add what the work asks for'}
      </Link>
    </Notice>
  )
}
