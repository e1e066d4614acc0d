import type { Evidence, RequirementResult } from '../../../contract/screening.ts'
import { Quote } from '../../ui/quote.tsx'
import { formatScore } from '../../ui/score.tsx'
import { StatusTag } from './status.tsx'

/** Where the quote stands; one click from its page where the file has pages. */
function Place({ page, fileUrl }: { page: Evidence['page']; fileUrl: string }) {
  if (page === null) return null
  return (
    <a
      href={`${fileUrl}#page=${page}`}
      target="_blank"
      rel="noreferrer"
      className="underline underline-offset-2 hover:text-accent-deep"
    >
      page {page}
    </a>
  )
}

/** One requirement of the posting beside the sentence that backs it. */
export function RequirementItem({ requirement, fileUrl }: { requirement: RequirementResult; fileUrl: string }) {
  const { text, status, reason, evidence, gain } = requirement
  return (
    <li className="grid gap-3 px-4 py-4 sm:grid-cols-[7rem_1fr] sm:gap-5 sm:px-5">
      <StatusTag status={status} />
      <div className="grid min-w-0 gap-2.5">
        <p className="font-semibold">{text}</p>
        {evidence.map(({ quote, start, page }) => (
          <Quote key={start} text={quote} place={<Place page={page} fileUrl={fileUrl} />} />
        ))}
        <p className="text-soft">{reason}</p>
        {gain > 0 && (
          <p className="text-sm text-faint">
            Fully shown, it would add <span className="font-semibold text-ink tabular-nums">{formatScore(gain)}</span>{' '}
            points.
          </p>
        )}
      </div>
    </li>
  )
}
