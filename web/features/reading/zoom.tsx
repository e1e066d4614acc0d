import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

/** Steps around the width of the pane; `keys` are what + − and 0 do while the pane has the focus. */
export function useZoom() {
  const [zoom, setZoom] = useState(1)
  const larger = () => setZoom(now => steps.find(step => step > now) ?? now)
  const smaller = () => setZoom(now => steps.findLast(step => step < now) ?? now)
  const fit = () => setZoom(1)
  const keys = (event: KeyboardEvent) => {
    const act = { '+': larger, '=': larger, '-': smaller, '0': fit }[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
  return { zoom, larger, smaller, fit, keys }
}

export type Zoom = ReturnType<typeof useZoom>

export function ZoomButtons({ zoom, larger, smaller, fit }: Zoom) {
  return (
    <div className="flex items-center gap-1">
      <Button tone="quiet" size="sm" aria-label="Smaller" onClick={smaller} aria-disabled={zoom === steps[0]}>
        <Minus aria-hidden />
      </Button>
      <Button tone="quiet" size="sm" aria-label="Fit to width" onClick={fit} className="tabular-nums">
        <span role="status" aria-live="polite">
          {Math.round(zoom * 100)}%
        </span>
      </Button>
      <Button tone="quiet" size="sm" aria-label="Larger" onClick={larger} aria-disabled={zoom === steps.at(-1)}>
        <Plus aria-hidden />
      </Button>
    </div>
  )
}
