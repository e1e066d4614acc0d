import clsx from 'clsx'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { type Zoom, ZoomButtons } from './zoom.tsx'

type PaneProps = {
  title: string
  /** On a phone one of the two panes is shown. */
  shown: boolean
  /** Of a pane whose content can be made larger. */
  zoom?: Zoom
  children: ReactNode
}

/** What was in the middle stays there when the content grows around it. */
function useMiddle(size: number) {
  const pane = useRef<HTMLDivElement>(null)
  const last = useRef(size)
  useLayoutEffect(() => {
    const element = pane.current
    if (!element || last.current === size) return
    const grown = size / last.current
    last.current = size
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = element
    element.scrollTop = (scrollTop + clientHeight / 2) * grown - clientHeight / 2
    element.scrollLeft = (scrollLeft + clientWidth / 2) * grown - clientWidth / 2
  }, [size])
  return pane
}

/** One of two sheets that lie side by side and scroll by themselves; on a phone it is as long as it is. */
export function Pane({ title, shown, zoom, children }: PaneProps) {
  const id = useId()
  const pane = useMiddle(zoom?.zoom ?? 1)
  return (
    <section aria-labelledby={id} className={clsx('grid min-w-0 content-start gap-2', !shown && 'max-lg:hidden')}>
      <div className={clsx('flex min-h-9 items-center justify-between gap-3', !zoom && 'max-lg:min-h-0')}>
        <h2 id={id} className="text-lg max-lg:sr-only">
          {title}
        </h2>
        {zoom && <ZoomButtons {...zoom} />}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: it groups no form fields */}
      <div
        ref={pane}
        data-pane
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keyboard too
        tabIndex={0}
        role="group"
        aria-labelledby={id}
        onKeyDown={zoom?.keys}
        className={clsx(
          'overflow-auto rounded-card border border-line lg:h-[calc(100dvh-11rem)] lg:min-h-96',
          zoom ? 'bg-sunk p-2 sm:p-3' : 'bg-sheet p-4 sm:p-6',
        )}
      >
        {children}
      </div>
    </section>
  )
}
