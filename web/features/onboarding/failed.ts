import type { ReactNode } from 'react'

/** A judgement that failed, as it is told wherever one is asked for. */
export type Failed = (failure: {
  title: string
  error: unknown
  onRetry: () => unknown
  children?: ReactNode
}) => ReactNode
