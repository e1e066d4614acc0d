import type { ReactNode } from 'react'
import { isMissing, reasonOf, statusOf } from '../../api/error.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/states.tsx'

type NotJudgedProps = {
  title: string
  error: unknown
  /** Instead of the reason alone. */
  detail?: string
  onRetry: () => unknown
  children?: ReactNode
}

/** A judgement that failed, with another try unless it would find the same: what the plan does not grant, another plan may. */
export function NotJudged({ title, error, detail = reasonOf(error), onRetry, children }: NotJudgedProps) {
  const notGranted = statusOf(error) === 403
  const inVain = notGranted || isMissing(error)
  return (
    <ErrorState title={title} detail={detail} {...(!inVain && { onRetry: () => void onRetry() })}>
      {notGranted && <ButtonLink to="/plans">See the plans</ButtonLink>}
      {children}
    </ErrorState>
  )
}
