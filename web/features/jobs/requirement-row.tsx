import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import type { Requirement } from '../../../contract/screening.ts'
import type { Kind } from './corrections.ts'

const names = { must: 'Must have', nice: 'Nice to have', none: 'Not a requirement' } as const
const kinds = Object.keys(names) as Kind[]

type RequirementRowProps = {
  requirement: Requirement
  /** What it counts as. */
  kind: Kind
  onChoose: (kind: Kind) => void
  saving: ReactNode
}

/** One requirement in the posting's words, and what it counts as. */
export function RequirementRow({ requirement: { text, read }, kind, onChoose, saving }: RequirementRowProps) {
  const id = useId()
  return (
    <li className="grid gap-x-5 gap-y-2 px-4 py-3 sm:grid-cols-[1fr_13rem] sm:px-5">
      <div className="min-w-0 sm:py-1.5">
        <p id={id} className={clsx('break-words', kind === 'none' && 'text-faint line-through')}>
          {text}
        </p>
        <div className="flex flex-wrap gap-x-3 text-sm">
          {kind !== read && <p className="text-partial">{`Corrected by hand, read as “${names[read]}”.`}</p>}
          {saving}
        </div>
      </div>
      <select
        aria-labelledby={id}
        value={kind}
        onChange={event => onChoose(kinds.find(one => one === event.target.value) ?? read)}
        className="h-9 w-full rounded-control border border-edge bg-sheet px-2 text-ink"
      >
        {kinds.map(one => (
          <option key={one} value={one}>
            {one === read ? `${names[one]} (as read)` : names[one]}
          </option>
        ))}
      </select>
    </li>
  )
}
