import { CircleAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

/** The shape of what is coming. */
export function Skeleton({ rows = 4, label = 'Loading' }: { rows?: number; label?: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-3">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <div key={row} className="grid animate-breathe gap-2 rounded-card border border-line bg-sheet p-4">
          <div className="h-4 w-2/5 rounded-full bg-sunk" />
          <div className="h-3 w-4/5 rounded-full bg-sunk" />
        </div>
      ))}
    </div>
  )
}

export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-dashed border-edge/60 px-6 py-10 text-center">
      <p className="text-lg font-medium">{title}</p>
      {children}
    </div>
  )
}

type ErrorProps = { title: string; detail?: string | undefined; onRetry?: () => void; children?: ReactNode }

export function ErrorState({ title, detail, onRetry, children }: ErrorProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-card border border-danger/40 bg-sheet px-6 py-10 text-center"
    >
      <CircleAlert className="size-7 text-danger" aria-hidden />
      <p className="text-lg font-medium">{title}</p>
      {detail && detail !== title && <p className="max-w-read text-soft">{detail}</p>}
      <div className="flex flex-wrap justify-center gap-2">
        {onRetry && (
          <Button onClick={onRetry}>
            <RotateCw aria-hidden /> Try again
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}
