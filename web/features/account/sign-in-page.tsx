import type { ReactNode } from 'react'

type SignInPageProps = { title: string; greeting: string; subtitle?: string; aside?: ReactNode; children: ReactNode }

/** The two doors: a narrow form, and where there is room a picture beside it. */
export function SignInPage({ title, greeting, subtitle, aside, children }: SignInPageProps) {
  return (
    <div className="mx-auto grid w-full max-w-work grow items-center gap-12 px-4 py-10 sm:px-6 lg:grid-flow-col lg:py-16">
      <title>{`${title} · Candid`}</title>
      <div className="mx-auto grid w-full max-w-105 gap-7">
        <header className="grid gap-1.5">
          <h1 className="text-3xl">{greeting}</h1>
          {subtitle && <p className="text-lg text-soft">{subtitle}</p>}
        </header>
        {children}
      </div>
      {aside}
    </div>
  )
}
