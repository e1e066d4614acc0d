import type { Stability as Runs } from '../../../contract/engines.ts'
import { useStability } from '../../api/engines.ts'
import { reasonOf } from '../../api/error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { formatScore } from '../../ui/score.tsx'
import { statusLook } from './status.tsx'

function Differences({ runs: { requirements } }: { runs: Runs }) {
  const torn = requirements.filter(({ said }) => new Set(said).size > 1)
  if (torn.length === 0) return null
  return (
    <ul className="grid gap-2 text-sm">
      {torn.map(({ id, text, offline, said }) => (
        <li key={id} className="grid gap-0.5">
          <span className="font-medium">{text}</span>
          <span className="text-soft">
            {`It said: ${said.map(one => (one ? statusLook[one].word.toLowerCase() : 'nothing that holds')).join(', ')}. The engine: ${statusLook[offline].word.toLowerCase()}.`}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The same match read three times anew, and how far the answers lie apart. Nothing of it is kept. */
export function Stability({ jobId, resumeId }: { jobId: number; resumeId: number }) {
  const { data, error, isPending, mutate } = useStability(jobId, resumeId)
  return (
    <div className="grid gap-3" aria-live="polite">
      <Button size="sm" className="justify-self-start" busy={isPending} onClick={() => mutate()}>
        {isPending ? 'Reading three times…' : 'How steady is it?'}
      </Button>
      {error && <Notice tone="bad">{reasonOf(error)}</Notice>}
      {data && !isPending && (
        <>
          <p className="tabular-nums">
            {`Fresh readings: ${data.runs.map(run => formatScore(run.match_score)).join(', ')}. Spread ${formatScore(data.spread)} points. `}
            {data.note}
          </p>
          <Differences runs={data} />
        </>
      )}
    </div>
  )
}
