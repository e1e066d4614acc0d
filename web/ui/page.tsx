import clsx from 'clsx'
import type { MouseEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'

/** All start at the same left edge; only the steps of a wizard stand in the middle. */
const widths = { form: 'max-w-form', read: 'max-w-read', work: '', wizard: 'mx-auto max-w-read' }

type Back = {
  to: string
  label: string
  state?: unknown
  /** It is the page before this one: gone back to, it is found as it was left. */
  before?: boolean
}

function BackLink({ back: { to, label, state, before } }: { back: Back }) {
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    // With a key held down it is opened elsewhere, where there is no page before.
    if (!before || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    navigate(-1)
  }
  return (
    <Link
      to={to}
      state={state}
      onClick={goBack}
      className="w-fit text-sm text-soft print:hidden underline-offset-4 hover:text-accent-deep hover:underline"
    >
      <span aria-hidden="true">← </span>
      {label}
    </Link>
  )
}

type PageProps = {
  title: string
  lead?: ReactNode
  width?: keyof typeof widths
  back?: Back
  actions?: ReactNode
  children: ReactNode
}

export function Page({ title, lead, width = 'work', back, actions, children }: PageProps) {
  return (
    <div className="mx-auto w-full max-w-work px-4 py-8 sm:px-6 lg:py-10">
      <title>{`${title} · Candid`}</title>
      <div className={clsx('grid w-full gap-6', widths[width])}>
        <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div className="grid min-w-0 gap-1.5">
            {back && <BackLink back={back} />}
            <h1 tabIndex={-1} className="w-fit text-2xl">
              {title}
            </h1>
            {lead && <p className="max-w-read text-soft">{lead}</p>}
          </div>
          {actions && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
        </header>
        {children}
      </div>
    </div>
  )
}
