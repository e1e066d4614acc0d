import { useEffect } from 'react'
import { useKept } from './use-kept.ts'

/** A link that was followed: which of those with its address, and how far below the window's edge it stood. */
type Followed = { href: string; index: number; top: number }

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLElement>('#main a[href]')].filter(link => link.getAttribute('href') === href)

function followed(event: Event): Followed | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('#main a[href]') : null
  const href = link?.getAttribute('href')
  if (!link || !href) return null
  return { href, index: linksTo(href).indexOf(link), top: link.getBoundingClientRect().top }
}

/**
 * On a page that is loaded anew by coming back to it: once it is there (`ready`), the link that led away stands where it
 * stood, and the keyboard goes on at it.
 */
export function useReturn(ready: boolean) {
  const [last, keep] = useKept<Followed | null>('followed', null)
  useEffect(() => {
    const onClick = (event: Event) => {
      const next = followed(event)
      if (next) keep(next)
    }
    window.addEventListener('click', onClick, { capture: true })
    return () => window.removeEventListener('click', onClick, { capture: true })
  }, [keep])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was followed before this visit leads back
  useEffect(() => {
    const link = ready && last ? linksTo(last.href)[last.index] : undefined
    if (!link || !last) return
    // Within a part of the page that scrolls by itself, first of all there.
    link.scrollIntoView({ block: 'nearest' })
    window.scrollBy(0, link.getBoundingClientRect().top - last.top)
    link.focus({ preventScroll: true })
  }, [ready])
}
