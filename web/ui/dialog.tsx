import clsx from 'clsx'
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'

type DialogProps = {
  title: string
  onClose: () => void
  /** Its title is heard, not seen, and its content goes from edge to edge. */
  bare?: boolean
  children: ReactNode
}

/**
 * The browser's own modal: it keeps the focus in, gives it back, and needs no injected style, which the content policy
 * would refuse. It closes by its background, by Escape and by whatever button calls onClose.
 */
export function Dialog({ title, onClose, bare = false, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // A layout effect, because it is undone before the element leaves the page, and only then is the focus given back.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser sends it as cancel.
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={() => !ref.current?.open && onClose()}
      // The second press of a double one was meant for what opened this: it would close it, or say yes unread.
      onClickCapture={event => event.detail > 1 && event.stopPropagation()}
      onClick={event => event.target === event.currentTarget && onClose()}
      className={clsx(
        bare
          ? 'mx-auto mt-[12dvh] w-[min(36rem,calc(100vw-2rem))] overflow-hidden'
          : 'm-auto w-[min(28rem,calc(100vw-2rem))]',
        'rounded-card border border-line bg-sheet p-0 text-ink shadow-float backdrop:bg-veil open:animate-rise',
      )}
    >
      <div className={bare ? '' : 'grid gap-5 p-6'}>
        <h2 id={titleId} className={bare ? 'sr-only' : 'text-lg'}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}
