import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

type MenuProps = { label: string; face: ReactNode; children: (close: () => void) => ReactNode }

const items = (root: HTMLElement | null) =>
  [...(root?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])].filter(item => item.checkVisibility())

/** A menu button: arrows walk, Escape and Tab leave, a click elsewhere closes. Its children are `menuitem`s. */
export function Menu({ label, face, children }: MenuProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    items(root.current)[0]?.focus()
    const away = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', away)
    return () => document.removeEventListener('pointerdown', away)
  }, [open])
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return
    const all = items(root.current)
    const now = all.findIndex(item => item.matches(':focus'))
    const next = { ArrowDown: now + 1, ArrowUp: now - 1 + all.length, Home: 0, End: all.length - 1 }[event.key]
    if (next !== undefined) {
      event.preventDefault()
      all[next % all.length]?.focus()
    }
    if (event.key === 'Escape') trigger.current?.focus()
    if (event.key === 'Escape' || event.key === 'Tab') setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the button and the items inside it
    <div ref={root} className="relative" onKeyDown={onKeyDown}>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        onClick={() => setOpen(!open)}
        className="flex min-h-10 items-center gap-2 rounded-control px-2 hover:bg-accent-wash"
      >
        {face}
      </button>
      {open && (
        <div
          role="menu"
          aria-label={label}
          className="absolute right-0 z-40 mt-2 grid w-60 animate-rise gap-0.5 rounded-card border border-line bg-sheet p-1.5 shadow-float"
        >
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  )
}

export const menuItem =
  'flex min-h-10 w-full items-center gap-3 rounded-control px-3 text-left hover:bg-accent-wash focus-visible:bg-accent-wash [&_svg]:size-4 [&_svg]:text-faint'
