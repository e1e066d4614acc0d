/**
 * How far a long piece of work has come, in words and as a bar. What is counted changes many times a second: whoever
 * listens is told each quarter.
 */
export function Progress({ label, done, total }: { label: string; done: number; total: number }) {
  const quarter = total ? 25 * Math.floor((4 * done) / total) : 0
  return (
    <div className="grid gap-2">
      <p className="text-soft tabular-nums">{label}</p>
      <p role="status" className="sr-only">
        {quarter} percent
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width]"
          style={{ width: `${total ? (100 * done) / total : 0}%` }}
        />
      </div>
    </div>
  )
}
