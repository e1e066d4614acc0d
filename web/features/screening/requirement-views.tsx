import clsx from 'clsx'
import { useState } from 'react'
import type { Match } from '../../../contract/screening.ts'
import { InPosting } from './in-posting.tsx'
import { Requirements } from './requirements.tsx'

const views = { list: 'By requirement', posting: 'In the posting' } as const
type View = keyof typeof views

function Switch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <fieldset className="flex w-fit gap-1 rounded-control border border-line bg-sunk p-1">
      <legend className="sr-only">Show the requirements</legend>
      {(['list', 'posting'] as const).map(one => (
        <button
          key={one}
          type="button"
          aria-pressed={one === view}
          onClick={() => onChange(one)}
          className={clsx(
            'min-h-8 rounded-control px-3 text-sm font-medium',
            one === view ? 'bg-sheet text-ink shadow-sheet' : 'text-soft hover:text-accent-deep',
          )}
        >
          {views[one]}
        </button>
      ))}
    </fieldset>
  )
}

/** What the posting asks for beside what the resume shows: as a list, or in the posting's own text. */
export function RequirementViews({ match }: { match: Match }) {
  const [view, setView] = useState<View>('list')
  if (match.requirements.length === 0) {
    return <p className="text-soft">No requirement could be read from this posting. Add what the work asks for.</p>
  }
  return (
    <div className="grid gap-5">
      <Switch view={view} onChange={setView} />
      {view === 'posting' && <InPosting match={match} />}
      {view === 'list' && <Requirements requirements={match.requirements} fileUrl={match.resume_info.file_url} />}
    </div>
  )
}
