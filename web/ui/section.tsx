import clsx from 'clsx'
import { type ReactNode, useId } from 'react'

/** A named part of a page: a heading with its actions, and what it holds. */
export function Section({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-4">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </section>
  )
}

/** A sheet of paper on the desk. */
export function Sheet({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={clsx('min-w-0 rounded-card border border-line bg-sheet shadow-sheet', className)}>{children}</div>
  )
}
