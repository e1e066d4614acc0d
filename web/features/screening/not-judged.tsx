import type { ReactNode } from 'react'
import { reasonOf, statusOf } from '../../api/error.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/states.tsx'

type NotJudgedProps = {
  title: string
  error: unknown
  /** Instead of the reason alone. */
  detail?: string
  /** Left out where another try would find the same. */
  onRetry?: () => unknown
  children?: ReactNode
}

/** A judgement that failed, with another try; where the plan does not grant it, no try will do, and a plan may. */
export function NotJudged({ title, error, detail = reasonOf(error), onRetry, children }: NotJudgedProps) {
  const notGranted = statusOf(error) === 403
  return (
    <ErrorState title={title} detail={detail} {...(onRetry && !notGranted && { onRetry: () => void onRetry() })}>
      {notGranted && <ButtonLink to="/plans">See the plans</ButtonLink>}
      {children}
    </ErrorState>
  )
}
