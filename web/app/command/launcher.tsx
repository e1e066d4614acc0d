import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'

// Comes with its first use: no page waits for it.
const CommandMenu = lazy(async () => ({ default: (await import('./command-menu.tsx')).CommandMenu }))

const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent)

/** The button and the keys (Ctrl/Cmd K) that bring up the command menu. */
export function CommandLauncher() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      // A question that waits for its answer is not covered by another dialog.
      setOpen(was => !was && !document.querySelector('dialog[open]'))
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-label="Go to a job, a resume or an action"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-10 items-center gap-2 rounded-control px-2.5 text-soft hover:bg-accent-wash hover:text-accent-deep lg:min-h-9 lg:border lg:border-edge/60 lg:bg-sheet"
      >
        <Search className="size-4.5 lg:size-4" aria-hidden />
        <span className="text-sm max-lg:hidden" aria-hidden="true">
          Go to…
        </span>
        <span className="rounded border border-line px-1.5 text-xs text-faint max-lg:hidden" aria-hidden="true">
          {isMac ? '⌘ K' : 'Ctrl K'}
        </span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <CommandMenu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
