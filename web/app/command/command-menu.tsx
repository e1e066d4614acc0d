import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { jobsQuery } from '../../api/jobs.ts'
import { namesQuery, resumesQuery } from '../../api/resumes.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { type Command, type CommandGroup, commandsFor } from './commands.ts'

type ResultsProps = {
  listId: string
  groups: readonly CommandGroup[]
  chosen: Command | undefined
  onHover: (command: Command) => void
  onPick: (command: Command) => void
}

const optionId = (listId: string, { to }: Command) => `${listId}-${to}`

function Results({ listId, groups, chosen, onHover, onPick }: ResultsProps) {
  return (
    <div id={listId} role="listbox" aria-label="Where to go" className="max-h-[min(24rem,60dvh)] overflow-y-auto p-2">
      {groups.map(({ title, commands }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
        <div key={title} role="group" aria-label={title}>
          <p className="px-3 pt-2 pb-1 text-xs font-medium text-faint" aria-hidden="true">
            {title}
          </p>
          {commands.map(command => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the input, which keeps the focus
            <div
              key={command.to}
              id={optionId(listId, command)}
              role="option"
              tabIndex={-1}
              aria-selected={command === chosen}
              onPointerMove={() => command !== chosen && onHover(command)}
              onClick={() => onPick(command)}
              className={clsx(
                'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3',
                command === chosen && 'bg-accent-wash text-accent-deep',
              )}
            >
              <command.Icon className="size-4 shrink-0 text-faint" aria-hidden />
              <span className="truncate">{command.name}</span>
            </div>
          ))}
        </div>
      ))}
      {groups.length === 0 && <p className="px-3 py-6 text-center text-soft">Nothing has this name.</p>}
    </div>
  )
}

/** Goes to whatever is typed: arrows choose, Enter goes, Escape leaves. */
export function CommandMenu({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [chosenTo, setChosenTo] = useState<string | null>(null)
  const { data: jobs = [] } = useQuery(jobsQuery)
  const { data: resumes = [] } = useQuery(resumesQuery)
  const { data: names } = useQuery(namesQuery)
  const groups = commandsFor(typed, { jobs, resumes, names })
  const all = groups.flatMap(({ commands }) => commands)
  const chosen = all.find(({ to }) => to === chosenTo) ?? all[0]
  const activeId = chosen && optionId(listId, chosen)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  const pick = (command: Command | undefined) => {
    if (!command) return
    onClose()
    void navigate(command.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const now = chosen ? all.indexOf(chosen) : 0
    const next = { ArrowDown: now + 1, ArrowUp: now - 1 + all.length }[event.key]
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (next === undefined) pick(chosen)
    else setChosenTo(all[next % all.length]?.to ?? null)
  }
  return (
    <Dialog title="Go to a job, a resume or an action" onClose={onClose} bare>
      <div className="flex items-center gap-3 border-b border-line px-5 focus-within:border-accent">
        <Search className="size-4.5 shrink-0 text-faint" aria-hidden />
        <input
          role="combobox"
          aria-label="Type a name"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={activeId}
          autoComplete="off"
          spellCheck={false}
          placeholder="Go to a job, a resume, an action…"
          value={typed}
          onChange={event => {
            setTyped(event.target.value)
            setChosenTo(null)
          }}
          onKeyDown={onKeyDown}
          className="min-h-14 w-full bg-transparent text-lg placeholder:text-faint focus-visible:outline-none"
        />
      </div>
      <Results listId={listId} groups={groups} chosen={chosen} onHover={({ to }) => setChosenTo(to)} onPick={pick} />
    </Dialog>
  )
}
