import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** What a button opens. Once it is closed from within, the keyboard goes on at the button. */
export function useOpened() {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return {
    open,
    opener,
    toggle: () => setOpen(!open),
    close() {
      // The button may be there only while nothing is open.
      flushSync(() => setOpen(false))
      opener.current?.focus()
    },
  }
}
