import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { Criterion, Job } from '../../../contract/jobs.ts'
import type { Requirement } from '../../../contract/screening.ts'
import { reasonOf } from '../../api/error.ts'
import { requirementsQuery, useUpdateJob } from '../../api/jobs.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section, Sheet } from '../../ui/section.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { corrected, kindOf } from './corrections.ts'
import { RequirementRow } from './requirement-row.tsx'
import { Saving } from './saving.tsx'
import { Warnings } from './warnings.tsx'

/** The corrections as they are chosen, saved at once; `last` is the text that the last choice was about. */
function useCorrections(job: Job) {
  const { mutate, status, error } = useUpdateJob(job.id)
  const [chosen, setChosen] = useState<Criterion[] | null>(null)
  const [last, setLast] = useState<string | null>(null)
  const save = (criteria: Criterion[], about: string) => {
    setChosen(criteria)
    setLast(about)
    // Each sends all corrections, so the last one that is sent has what those before it had.
    mutate({ criteria }, { onSettled: () => setChosen(null) })
  }
  const stateOf = (about: string) => (about === last ? { status, error } : null)
  return { criteria: chosen ?? job.criteria, save, stateOf }
}

const all = ''

type CorrectionsProps = { job: Job; requirements: readonly Requirement[] }

function Corrections({ job, requirements }: CorrectionsProps) {
  const { criteria, save, stateOf } = useCorrections(job)
  const count = requirements.filter(({ text }) => criteria.some(one => one.text === text)).length
  const asked = requirements.filter(one => kindOf(one, criteria) !== 'none').length
  return (
    <>
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-soft">
          {`${requirements.length} ${requirements.length === 1 ? 'requirement was' : 'requirements were'} read in this posting, `}
          {count === 0 ? 'none of them corrected.' : `${count} of them corrected by hand.`}
        </p>
        {(criteria.length > 0 || stateOf(all)) && (
          <Button size="sm" onClick={() => save([], all)}>
            Use what was read
          </Button>
        )}
        <Saving of={stateOf(all)} />
      </div>
      {asked === 0 && <Notice tone="note">Nothing is asked any more, so every resume would score 0.</Notice>}
      <Sheet>
        <ul className="divide-y divide-line">
          {requirements.map(one => (
            <RequirementRow
              key={one.id}
              requirement={one}
              kind={kindOf(one, criteria)}
              onChoose={kind => save(corrected(one, kind, criteria), one.text)}
              saving={<Saving of={stateOf(one.text)} />}
            />
          ))}
        </ul>
      </Sheet>
    </>
  )
}

/** What is read in the posting as asked for, and what a person makes of it. */
export function Requirements({ job }: { job: Job }) {
  const { data, error, refetch } = useQuery(requirementsQuery(job.id))
  const place = useRef<HTMLDivElement>(null)
  // A match leads here before there is such a place, and before the page is long enough to be scrolled to it.
  const wanted = useLocation().hash === '#asked' && data !== undefined
  useEffect(() => {
    if (wanted) place.current?.scrollIntoView()
  }, [wanted])
  return (
    <div ref={place} id="asked" className="scroll-mt-20">
      <Section title="What is asked">
        {error && !data && (
          <ErrorState title="The requirements could not be loaded" detail={reasonOf(error)} onRetry={() => refetch()} />
        )}
        {!error && !data && <Skeleton rows={3} label="Reading the requirements" />}
        {data && <Warnings posting={job.description ?? ''} warnings={data.warnings} />}
        {data && data.requirements.length > 0 && <Corrections job={job} requirements={data.requirements} />}
        {data?.requirements.length === 0 && (
          <p className="text-soft">No requirement could be read from this posting.</p>
        )}
        {data && (
          <p className="text-sm text-faint">
            Is one missing? Give it a line of its own in the posting:{' '}
            <Link to={`/joblist/edit/${job.id}`} className="underline underline-offset-4 hover:text-accent-deep">
              reword the posting
            </Link>
            . Results made before a correction stay as they are until you refresh them.
          </p>
        )}
      </Section>
    </div>
  )
}
