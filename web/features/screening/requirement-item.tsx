import type { RequirementResult } from '../../../contract/screening.ts'
import { formatScore } from '../../ui/score.tsx'
import { EvidenceQuote } from './evidence-quote.tsx'
import { gainFor, worthTelling } from './gain.ts'
import { ModelVerdict } from './model-verdict.tsx'
import { StatusTag } from './status.tsx'

type RequirementItemProps = {
  requirement: RequirementResult
  /** Whose quotes lead to their places; without it they are words alone. */
  resumeId?: number
}

/** One requirement of the posting beside the sentence that backs it, which leads to its place in the resume. */
export function RequirementItem({ requirement, resumeId }: RequirementItemProps) {
  const { text, status, reason, evidence, gain } = requirement
  return (
    <li className="grid gap-3 px-4 py-4 sm:grid-cols-[7rem_1fr] sm:gap-5 sm:px-5">
      <StatusTag status={status} />
      <div className="grid min-w-0 gap-2.5">
        <p className="font-semibold">{text}</p>
        {evidence.map(one => (
          <EvidenceQuote key={one.start} evidence={one} resumeId={resumeId} />
        ))}
        <p className="text-soft">{reason}</p>
        <ModelVerdict model={requirement.model} resumeId={resumeId} />
        {worthTelling(requirement) && (
          <p className="text-sm text-faint">
            {gainFor(requirement)} <span className="font-semibold text-ink tabular-nums">{formatScore(gain)}</span>{' '}
            points.
          </p>
        )}
      </div>
    </li>
  )
}
