import { ChevronDown, SignalHigh, SignalLow, SignalMedium } from 'lucide-react'
import type { Confidence } from '../../../contract/screening.ts'

const looks = {
  high: { word: 'High confidence', Icon: SignalHigh },
  medium: { word: 'Medium confidence', Icon: SignalMedium },
  low: { word: 'Low confidence', Icon: SignalLow },
} as const

type Of = { of: Confidence | undefined | null }

/** In a row among many: bars and word, the reason for whoever rests on it or hears it. Told by shape, not by colour. */
export function ConfidenceMark({ of }: Of) {
  if (!of) return null
  const { word, Icon } = looks[of.level]
  return (
    <p className="flex items-center gap-1.5 text-sm text-faint" title={of.reason}>
      <Icon className="size-4 shrink-0" aria-hidden />
      {word}
      <span className="sr-only">: {of.reason}</span>
    </p>
  )
}

/** Beside a score of a page: the reason is one press away, or stands there where the score is the page's own. */
export function ConfidenceNote({ of, open = false }: Of & { open?: boolean }) {
  if (!of) return null
  const { word, Icon } = looks[of.level]
  return (
    <details className="group text-sm text-soft" open={open}>
      <summary className="flex w-fit items-center gap-1.5 rounded-control text-faint hover:text-accent-deep [&::-webkit-details-marker]:hidden">
        <Icon className="size-4 shrink-0" aria-hidden />
        {word}
        <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden />
      </summary>
      <p className="mt-1">{of.reason}</p>
    </details>
  )
}
