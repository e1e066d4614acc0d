import type { ReactNode } from 'react'
import { Notice } from '../../ui/notice.tsx'

/** Stays in reach under a list of any length. */
export function ChooseBar({ problem, children }: { problem: string | null; children: ReactNode }) {
  return (
    <div className="sticky bottom-0 -mx-4 grid gap-3 border-t border-line bg-paper px-4 py-4 sm:mx-0 sm:px-0">
      {problem && <Notice tone="bad">{problem}</Notice>}
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  )
}
