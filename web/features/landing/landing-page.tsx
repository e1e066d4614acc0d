import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { Claims } from './claims.tsx'
import { Sources } from './sources.tsx'
import { ThreeSteps } from './three-steps.tsx'

type LandingProps = { start: string; example: ReactNode }

function Hero({ start, example }: LandingProps) {
  return (
    <section className="mx-auto grid w-full max-w-work items-center gap-12 px-4 pt-12 pb-16 sm:px-6 lg:grid-cols-[1fr_1.05fr] lg:gap-14 lg:pt-20 lg:pb-24">
      <div className="grid min-w-0 gap-6">
        <h1 className="text-hero font-[680] tracking-[-0.035em]">
          Screening you can <mark className="marker mx-[-0.06em] px-[0.06em] py-0 [--pen-top:21%]">defend</mark>
        </h1>
        <p className="max-w-[34rem] text-xl leading-normal text-soft">
          Post a job, drop in resumes, get a ranking. Behind every point stands a sentence that you can read in the
          resume, marked where it was found.
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink tone="primary" size="lg" to={start}>
            Get Started
          </ButtonLink>
          <ButtonLink tone="quiet" size="lg" to="/plans">
            See the plans
          </ButtonLink>
          <p className="text-soft">Runs on your own machine. Comes with sample data.</p>
        </div>
      </div>
      {example}
    </section>
  )
}

export function LandingPage({ start, example }: LandingProps) {
  return (
    <>
      <title>Candid · Screening you can defend</title>
      <Hero start={start} example={example} />
      <Claims />
      <ThreeSteps />
      <Sources />
      <section className="mx-auto grid w-full max-w-work justify-items-center gap-6 px-4 py-20 text-center sm:px-6">
        <h2 className="max-w-read text-3xl">“Why is she first?” should have an answer you can read out.</h2>
        <ButtonLink tone="primary" size="lg" to={start}>
          Start screening
        </ButtonLink>
      </section>
    </>
  )
}
