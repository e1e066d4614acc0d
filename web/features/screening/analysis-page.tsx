import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { Analysis } from '../../../contract/screening.ts'
import { isMissing } from '../../api/error.ts'
import { useIdParam } from '../../api/params.ts'
import { readAddress } from '../../api/places.ts'
import { analysisQuery, refreshAnalysis } from '../../api/screening.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { cameFrom, useHere } from '../../ui/came-from.ts'
import { Page } from '../../ui/page.tsx'
import { ScoreBar, ScoreRing } from '../../ui/score.tsx'
import { Sheet } from '../../ui/section.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { useReturn } from '../../ui/use-return.ts'
import { ConfidenceNote } from './confidence.tsx'
import { NotJudged } from './not-judged.tsx'
import { Note } from './note.tsx'
import { Outdated } from './outdated.tsx'
import { Provenance } from './provenance.tsx'

const parts = [
  { label: 'Format', key: 'score_format' },
  { label: 'Skills', key: 'score_skills' },
  { label: 'Experience', key: 'score_experience' },
] as const

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
          <ConfidenceNote of={analysis.confidence?.score_overall} open />
          {parts.map(({ label, key }) => (
            <div key={key} className="grid gap-1.5">
              <ScoreBar label={label} value={analysis[key]} />
              <ConfidenceNote of={analysis.confidence?.[key]} />
            </div>
          ))}
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
  const here = useHere()
  useReturn(!error && data !== undefined)
  const before = cameFrom(useLocation().state) === '/resumes'
  const missing = id === null || isMissing(error)
  return (
    <Page
      title={data?.resume_info.file_name ?? 'AI Score'}
      {...(data && { lead: 'What stands out on reading it' })}
      back={{ to: '/resumes', label: 'My Resumes', before }}
      actions={
        !missing && (
          <ButtonLink to={readAddress(id)} state={here}>
            What we read
          </ButtonLink>
        )
      }
    >
      {missing && (
        <ErrorState title="Resume not found or you are not authorized.">
          <ButtonLink to="/resumes">My Resumes</ButtonLink>
        </ErrorState>
      )}
      {!missing && error && (
        <NotJudged title="This resume could not be analysed" error={error} onRetry={refetch}>
          <ButtonLink to="/resumes">My Resumes</ButtonLink>
        </NotJudged>
      )}
      {!missing && !error && !data && <Skeleton rows={4} label="Analysing this resume" />}
      {!error && data && (
        <>
          <Outdated of={data} score={data.score_overall} onRefresh={() => refreshAnalysis(data.resume_id)} />
          <Read analysis={data} />
        </>
      )}
    </Page>
  )
}
