import clsx from 'clsx'
import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'

const tones = {
  bad: 'bg-danger-wash text-danger',
  note: 'bg-partial-wash text-partial',
}

/** A sentence that stands where it belongs; a bad one is read out as soon as it appears. */
export function Notice({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  const Icon = tone === 'bad' ? CircleAlert : Info
  return (
    <div
      role={tone === 'bad' ? 'alert' : undefined}
      className={clsx('flex gap-2.5 rounded-control px-3.5 py-2.5', tones[tone])}
    >
      <Icon className="mt-0.5 size-4.5 shrink-0" aria-hidden />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
