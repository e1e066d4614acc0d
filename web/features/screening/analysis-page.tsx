import { useQuery } from '@tanstack/react-query'
import type { Analysis } from '../../../contract/screening.ts'
import { reasonOf } from '../../api/error.ts'
import { useIdParam } from '../../api/params.ts'
import { analysisQuery } from '../../api/screening.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { ScoreBar, ScoreRing } from '../../ui/score.tsx'
import { Sheet } from '../../ui/section.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { Note } from './note.tsx'
import { Provenance } from './provenance.tsx'

function Read({ analysis }: { analysis: Analysis }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_18rem] lg:gap-8">
      <Sheet className="p-5 sm:p-8">
        <Note analysis={analysis} />
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
        <div className="max-lg:hidden">
          <Provenance of={analysis} />
        </div>
      </div>
      <div className="lg:hidden">
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
      {!error && data && <Read analysis={data} />}
    </Page>
  )
}
