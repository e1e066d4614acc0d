import { useLayoutEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { ConfirmHost } from '../../ui/confirm.tsx'
import { Toaster } from '../../ui/toast.tsx'
import { Header } from './header.tsx'

/** After a change of page the keyboard and the screen reader start at its top, not at the link that led there. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const last = useRef(pathname)
  // Before the effects of the pages, of which some know a better place for whoever comes back.
  useLayoutEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

export function Shell() {
  const main = useFocusOnNewPage()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only rounded-control bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:absolute focus:z-50 focus:m-2"
      >
        Skip to content
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1} className="flex grow flex-col">
        <Outlet />
      </main>
      <footer className="mx-auto w-full max-w-work px-4 py-8 text-sm text-faint sm:px-6">
        Candid. Screening you can defend.
      </footer>
      <Toaster />
      <ConfirmHost />
      <ScrollRestoration />
    </div>
  )
}
