import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { RequirementResult } from '../../../contract/screening.ts'
import { statusLook } from './status.tsx'

type RequirementMarksProps = { of: string; requirements: readonly RequirementResult[] }

const counted = (requirements: readonly RequirementResult[]) =>
  (['met', 'partial', 'unmet'] as const)
    .map(status => [requirements.filter(one => one.status === status).length, statusLook[status].word.toLowerCase()])
    .map(([count, word]) => `${count} ${word}`)
    .join(', ')

function Named({ requirements }: Pick<RequirementMarksProps, 'requirements'>) {
  return (
    <ul aria-label="Requirements" className="grid gap-1 text-sm">
      {requirements.map(({ id, status, text }) => {
        const { Icon, word, text: tone } = statusLook[status]
        return (
          <li key={id} className="flex gap-2">
            <Icon className={`mt-0.5 size-4 shrink-0 ${tone}`} aria-hidden />
            <span className="min-w-0">
              <span className={tone}>{word}:</span> {text}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/**
 * Every requirement as one small mark, in the posting's order: the shape of a match at a glance. A mouse that rests on
 * one reads its name; a press, by whatever means, lists them all with theirs.
 */
export function RequirementMarks({ of, requirements }: RequirementMarksProps) {
  const [open, setOpen] = useState(false)
  if (requirements.length === 0) return null
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-label={`Requirements of ${of}: ${counted(requirements)}`}
        onClick={() => setOpen(!open)}
        className="-mx-1 flex min-h-7 w-fit flex-wrap items-center gap-1 rounded-control px-1 text-left hover:bg-accent-wash"
      >
        {requirements.map(({ id, status, text }) => {
          const { Icon, word, text: tone } = statusLook[status]
          return (
            <span key={id} title={`${word}: ${text}`}>
              <Icon className={`size-4 ${tone}`} aria-hidden />
            </span>
          )
        })}
        <ChevronDown
          className={clsx('size-4 text-faint transition-transform print:hidden', open && 'rotate-180')}
          aria-hidden
        />
      </button>
      {open && <Named requirements={requirements} />}
    </>
  )
}
