import { Clock, RefreshCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Analysis, JobWithMatches, Match } from '../../../contract/screening.ts'
import { reasonOf } from '../../api/error.ts'
import { Button } from '../../ui/button.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { Notice } from '../../ui/notice.tsx'
import { formatScore } from '../../ui/score.tsx'
import { toast } from '../../ui/toast.tsx'

type Dated = Pick<Analysis, 'engine' | 'outdated'> & Partial<Pick<Match, 'criteria_changed'>>
type Entry = JobWithMatches['matched_resumes'][number]
type Marked = Dated & Partial<Pick<Entry, 'posting_changed' | 'score_now'>>
type OutdatedProps = { of: Dated; score: number; onRefresh: () => Promise<unknown> }

const why = ({ engine, criteria_changed }: Dated) =>
  criteria_changed
    ? 'The requirements were corrected after this result was made. It stays as it is until you refresh it; a score by the requirements of now may differ.'
    : `An earlier engine (${engine.version}) made this result. It stays as it is until you refresh it; a score by the engine of now may differ.`

/** Says that another engine or other requirements made this result, and makes it anew when asked to. */
export function Outdated({ of, score, onRefresh }: OutdatedProps) {
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null })
  const asked = useRef(false)
  // The notice goes with its button: the keyboard goes on above, and what has come of it is told.
  useEffect(() => {
    if (of.outdated || !asked.current) return
    asked.current = false
    focusHeading()
    toast.good(`Refreshed. The score is now ${formatScore(score)}.`)
  }, [of.outdated, score])
  if (!of.outdated) return null
  const refresh = () => {
    asked.current = true
    setState({ busy: true, error: null })
    onRefresh().then(
      () => setState({ busy: false, error: null }),
      (error: unknown) => {
        asked.current = false
        setState({ busy: false, error })
      },
    )
  }
  return (
    <div className="mb-6 grid gap-2">
      <Notice tone="note">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>{why(of)}</p>
          <Button size="sm" onClick={refresh} busy={state.busy}>
            <RefreshCw aria-hidden /> {state.busy ? 'Refreshing…' : 'Refresh'}
          </Button>
        </div>
      </Notice>
      {state.error !== null && <Notice tone="bad">{`It could not be refreshed. ${reasonOf(state.error)}`}</Notice>}
    </div>
  )
}

function inShort({ engine, criteria_changed, posting_changed, score_now }: Marked): string {
  if (posting_changed)
    return typeof score_now === 'number' ? `Earlier posting; ${score_now.toFixed(2)} now` : 'Earlier posting'
  return criteria_changed ? 'Earlier requirements' : `Earlier engine (${engine.version})`
}

/** The same in a row among many. */
export function OutdatedMark({ of }: { of: Marked }) {
  if (!of.outdated) return null
  return (
    <p className="flex items-center gap-1.5 text-sm text-partial">
      <Clock className="size-4 shrink-0" aria-hidden />
      {inShort(of)}
    </p>
  )
}
