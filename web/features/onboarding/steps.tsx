import clsx from 'clsx'
import { Check } from 'lucide-react'
import type { Step } from './place.ts'

const names = ['Create job', 'Upload resumes', 'Run analysis', 'Results']

export function Steps({ now }: { now: Step }) {
  return (
    <ol className="grid grid-cols-4 gap-2 sm:gap-3" aria-label="Steps">
      {names.map((name, index) => {
        const reached = index < now
        return (
          <li
            key={name}
            aria-current={index + 1 === now ? 'step' : undefined}
            className={clsx('grid content-start gap-2 border-t-4 pt-2', reached ? 'border-accent' : 'border-line')}
          >
            <span className={clsx('flex gap-1.5 text-sm', index + 1 === now ? 'font-semibold' : 'text-soft')}>
              {index + 1 < now ? (
                <Check className="mt-0.5 size-4 shrink-0 text-accent" aria-label="done" />
              ) : (
                <span className="tabular-nums">{index + 1}</span>
              )}
              <span className="max-sm:sr-only">{name}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
