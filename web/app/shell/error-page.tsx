import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Logo } from './logo.tsx'

/** Unknown addresses and whatever the router could not do. Plain links, so that leaving loads everything afresh. */
export function ErrorPage() {
  const error = useRouteError()
  const unknown = isRouteErrorResponse(error) && error.status === 404
  useEffect(() => {
    if (!unknown) console.error(error)
  }, [error, unknown])
  return (
    <main className="mx-auto grid min-h-dvh max-w-read content-center justify-items-start gap-5 px-6 py-16">
      <title>Unexpected Application Error! · Candid</title>
      <a href="/" aria-label="Candid, to the start page">
        <Logo />
      </a>
      <h1 className="text-3xl">Unexpected Application Error!</h1>
      <p className="text-lg text-soft">
        {unknown
          ? 'There is no page at this address.'
          : 'This page could not be loaded. Check your connection and try again.'}
      </p>
      <div className="flex flex-wrap gap-2">
        {!unknown && (
          <Button tone="primary" onClick={() => window.location.reload()}>
            Try again
          </Button>
        )}
        <Button onClick={() => window.location.assign('/')}>Go to the start page</Button>
      </div>
    </main>
  )
}
