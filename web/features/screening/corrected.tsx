import { Link } from 'react-router'
import type { Match } from '../../../contract/screening.ts'
import { Bullets } from '../../ui/bullets.tsx'

const now = { must: 'is a must', nice: 'is nice to have', none: 'is not a requirement' } as const

/** What a person has made of the requirements that this score rests on, and where that is done. */
export function Corrected({ of: { criteria, job_id } }: { of: Pick<Match, 'criteria' | 'job_id'> }) {
  return (
    <div className="grid gap-2 text-sm text-faint">
      {criteria.length > 0 && (
        <>
          <p>Corrected by hand, before this score was computed:</p>
          <Bullets lines={criteria.map(({ text, kind }) => `“${text}” ${now[kind]}.`)} />
        </>
      )}
      <p>
        Is something read wrongly in the posting?{' '}
        <Link to={`/joblist/${job_id}#asked`} className="underline underline-offset-4 hover:text-accent-deep">
          Correct what is asked
        </Link>
      </p>
    </div>
  )
}
