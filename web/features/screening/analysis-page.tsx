import { useQuery } from '@tanstack/react-query'
import type { Analysis } from '../../../contract/screening.ts'
import { reasonOf } from '../../api/error.ts'
import { useIdParam } from '../../api/params.ts'
import { analysisQuery } from '../../api/screening.ts'
import { Bullets } from '../../ui/bullets.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { ScoreBar, ScoreRing } from '../../ui/score.tsx'
import { Sheet } from '../../ui/section.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { Provenance } from './provenance.tsx'

function Findings({ title, text }: { title: string; text: string | null }) {
  const lines = (text ?? '').split('\n').filter(line => line.trim())
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{title}</h2>
      {lines.length === 0 && <p className="text-soft">N/A</p>}
      {lines.length === 1 && <p className="leading-relaxed">{lines[0]}</p>}
      {lines.length > 1 && <Bullets lines={lines} />}
    </section>
  )
}

function Note({ analysis }: { analysis: Analysis }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_18rem] lg:gap-8">
      <Sheet className="grid gap-7 p-5 sm:p-8">
        <Findings title="Strengths" text={analysis.strengths} />
        <Findings title="Weaknesses" text={analysis.weaknesses} />
        <Findings title="Suggestions" text={analysis.suggestions} />
        <Findings title="Positive indicators" text={analysis.positive_indicators} />
        <Findings title="Red flags" text={analysis.red_flags} />
      </Sheet>
      <div className="grid min-w-0 gap-6 max-lg:order-first lg:sticky lg:top-20">
        <Sheet className="grid gap-5 p-5">
          <div className="grid justify-items-center">
            <ScoreRing label="Overall" value={analysis.score_overall} />
          </div>
          <ScoreBar label="Format" value={analysis.score_format} />
          <ScoreBar label="Skills" value={analysis.score_skills} />
          <ScoreBar label="Experience" value={analysis.score_experience} />
        </Sheet>
        <Provenance of={analysis} />
      </div>
    </div>
  )
}

export function AnalysisPage() {
  const id = useIdParam('resumeId')
  const { data, error, refetch } = useQuery({ ...analysisQuery(id ?? 0), enabled: id !== null })
  const back = { to: '/resumes', label: 'My Resumes' }
  return (
    <Page title={data?.resume_info.file_name ?? 'AI Score'} lead="What stands out on reading it" back={back}>
      {(error || id === null) && (
        <ErrorState
          title="This resume could not be analysed"
          detail={id === null ? 'The address names no resume.' : reasonOf(error)}
          onRetry={() => refetch()}
        >
          <ButtonLink to="/resumes">My Resumes</ButtonLink>
        </ErrorState>
      )}
      {!error && !data && id !== null && <Skeleton rows={4} label="Analysing this resume" />}
      {!error && data && <Note analysis={data} />}
    </Page>
  )
}
