import { CircleCheck, CircleDashed, CircleDot } from 'lucide-react'
import type { AssessmentStatus } from '../../../contract/screening.ts'

export const statusLook = {
  met: { word: 'Met', Icon: CircleCheck, tone: 'bg-met-wash text-met', text: 'text-met' },
  partial: { word: 'Partly', Icon: CircleDot, tone: 'bg-partial-wash text-partial', text: 'text-partial' },
  unmet: { word: 'Not shown', Icon: CircleDashed, tone: 'bg-unmet-wash text-unmet', text: 'text-unmet' },
} as const

/** Told by shape and word as well as by colour. */
export function StatusTag({ status }: { status: AssessmentStatus }) {
  const { word, Icon, tone } = statusLook[status]
  return (
    <span
      className={`inline-flex w-fit shrink-0 self-start items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium ${tone}`}
    >
      <Icon className="size-3.5" aria-hidden />
      {word}
    </span>
  )
}
