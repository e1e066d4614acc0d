import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Match } from '../../../contract/screening.ts'
import { readerQuery, useReadBy } from '../../api/engines.ts'
import { reasonOf } from '../../api/error.ts'
import { Button } from '../../ui/button.tsx'
import { formatScore } from '../../ui/score.tsx'
import { Section, Sheet } from '../../ui/section.tsx'
import { toast } from '../../ui/toast.tsx'
import { Stability } from './stability.tsx'
import { WriteUp } from './write-up.tsx'

function Facts({ match }: { match: Match }) {
  const read = match.second_reading
  if (!read?.answered) return null
  const facts = [
    ['Agreement', `${read.agreed} of ${read.judged} requirements`],
    ['Score without it', formatScore(read.offline_score)],
    [
      'Took',
      `${(read.took_ms / 1000).toFixed(1)} s, ${(read.tokens_in + read.tokens_out).toLocaleString('en')} tokens`,
    ],
    ['Cost', `$${read.cost.toFixed(read.cost >= 0.01 || read.cost === 0 ? 2 : 5)}`],
  ]
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-faint">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What a language model added, or in one line why nothing; and the way to ask for it where there is one. */
export function SecondReading({ match }: { match: Match }) {
  const { data: state } = useQuery(readerQuery)
  const { mutate, isPending } = useReadBy(match.job_id, match.resume_id)
  const read = match.second_reading
  if (!read && !state?.available) return null
  const ask = (reader: 'offline' | 'model', anew: boolean) =>
    mutate({ reader, anew }, { onError: failure => toast.bad(reasonOf(failure)) })
  return (
    <Section title="Second reading">
      <Sheet className="grid gap-3 p-4 sm:p-5">
        <p aria-live="polite">
          {isPending
            ? 'The model is reading…'
            : (read?.note ??
              'A language model can read this beside the engine. It sees no name, and it cannot raise a score.')}
        </p>
        {!isPending && <Facts match={match} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {state?.available && (
            <Button size="sm" busy={isPending} onClick={() => ask('model', read !== undefined)}>
              {read ? 'Read again' : 'Ask for a second reading'}
            </Button>
          )}
          {read?.answered && (
            <Button size="sm" tone="quiet" busy={isPending} onClick={() => ask('offline', false)}>
              Show it without the model
            </Button>
          )}
          <Link
            to="/settings/engines"
            className="text-sm text-soft underline underline-offset-4 hover:text-accent-deep"
          >
            Who reads
          </Link>
        </div>
        {state?.available && <WriteUp jobId={match.job_id} resumeId={match.resume_id} />}
        {read?.answered && state?.available && <Stability jobId={match.job_id} resumeId={match.resume_id} />}
      </Sheet>
    </Section>
  )
}
