import clsx from 'clsx'

/** Blue, amber, slate: told apart without red and green, and never without the number and the length. */
const band = (value: number) => (value >= 70 ? 'text-met' : value >= 40 ? 'text-partial' : 'text-unmet')

export const formatScore = (value: number) => value.toFixed(2)

export function ScoreRing({ label, value }: { label: string; value: number }) {
  const length = 2 * Math.PI * 52
  return (
    <figure className="relative grid size-36 shrink-0 place-items-center">
      <svg viewBox="0 0 120 120" className={clsx('absolute inset-0 -rotate-90', band(value))} aria-hidden="true">
        <circle cx="60" cy="60" r="52" fill="none" strokeWidth="9" className="stroke-line" />
        <circle
          cx="60"
          cy="60"
          r="52"
          fill="none"
          strokeWidth="9"
          stroke="currentColor"
          strokeDasharray={`${(length * value) / 100} ${length}`}
        />
      </svg>
      <figcaption className="grid justify-items-center">
        <span className="text-2xl leading-none font-semibold tracking-tight tabular-nums">{formatScore(value)}</span>
        <span className="mt-1 text-xs text-soft">{label}</span>
      </figcaption>
    </figure>
  )
}

type BarProps = { label: string; value: number; percent?: boolean; hideLabel?: boolean }

export function ScoreBar({ label, value, percent = false, hideLabel = false }: BarProps) {
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <span className={clsx('text-sm text-soft', hideLabel && 'sr-only')}>{label}</span>
        <span className="font-semibold tabular-nums">
          {formatScore(value)}
          {percent && '%'}
        </span>
      </div>
      <div className="h-1.5 overflow-hidden rounded-full bg-line" aria-hidden="true">
        <div className={clsx('h-full rounded-full bg-current', band(value))} style={{ width: `${value}%` }} />
      </div>
    </div>
  )
}
