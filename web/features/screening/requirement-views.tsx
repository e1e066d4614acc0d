import { useState } from 'react'
import type { Match } from '../../../contract/screening.ts'
import { Switch } from '../../ui/switch.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { Corrected } from './corrected.tsx'
import { InPosting } from './in-posting.tsx'
import { NothingAsked } from './nothing-asked.tsx'
import { Requirements } from './requirements.tsx'

const views = { list: 'By requirement', posting: 'In the posting' } as const
type View = keyof typeof views

/** What the posting asks for beside what the resume shows: as a list, or in the posting's own text. */
export function RequirementViews({ match }: { match: Match }) {
  const [written, write] = useAddress('show')
  // Shown at once, whenever the address has it.
  const [view, setView] = useState<View>(written === 'posting' ? 'posting' : 'list')
  const show = (next: View) => {
    setView(next)
    write(next)
  }
  if (match.requirements.length === 0) {
    return (
      <div className="grid gap-5">
        <NothingAsked of={match} />
        <Corrected of={match} />
      </div>
    )
  }
  return (
    <div className="grid gap-5">
      <Switch label="Show the requirements" options={views} value={view} onChange={show} />
      {view === 'posting' && <InPosting match={match} />}
      {view === 'list' && <Requirements requirements={match.requirements} resumeId={match.resume_id} />}
      <Corrected of={match} />
    </div>
  )
}
