import { useEffect, useRef } from 'react'
import type { BatchItem, Match } from '../../../contract/screening.ts'
import type { Batch } from '../../api/batch.ts'
import { Button } from '../../ui/button.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { Notice } from '../../ui/notice.tsx'
import { formatScore } from '../../ui/score.tsx'
import { toast } from '../../ui/toast.tsx'
import { usePortion } from './use-portion.ts'

const matchesIn = (items: readonly BatchItem[]): Match[] => items.filter(item => 'match_score' in item)

/** Tells, once they are through, what has come of the results that were asked for anew; answers how to say which. */
function useToldRefresh({ state, items }: Batch) {
  const asked = useRef<ReadonlySet<number>>(new Set())
  useEffect(() => {
    if (asked.current.size === 0 || state === 'running') return
    const matches = matchesIn(items)
    const made = matches.filter(({ resume_id }) => asked.current.has(resume_id)).length
    asked.current = new Set()
    if (state === 'failed' || made === 0) return
    const best = Math.max(...matches.map(({ match_score }) => match_score))
    toast.good(`Refreshed ${made === 1 ? '1 result' : `${made} results`}. The best score is now ${formatScore(best)}.`)
  }, [state, items])
  return (ids: readonly number[]) => {
    asked.current = new Set(ids)
  }
}

const madeBy = (outdated: readonly Match[]) =>
  [
    outdated.some(one => one.criteria_changed) && 'before the requirements were corrected',
    outdated.some(one => !one.criteria_changed) && 'by an earlier engine',
  ]
    .filter(Boolean)
    .join(' or ')

type EarlierResultsProps = { batch: Batch; onRefresh: (ids: readonly number[]) => void }

/** Says of a batch that is through how much of it is out of date, and makes that anew when asked to. */
export function EarlierResults({ batch, onRefresh }: EarlierResultsProps) {
  const tellRefresh = useToldRefresh(batch)
  const total = batch.items.length
  const outdated = matchesIn(batch.items).filter(one => one.outdated)
  const { ids, name } = usePortion(outdated.map(({ resume_id }) => resume_id))
  if (batch.state !== 'done' || outdated.length === 0) return null
  const refresh = () => {
    onRefresh(ids)
    tellRefresh(ids)
    // The notice goes at once.
    focusHeading()
  }
  return (
    <Notice tone="note">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>
          {outdated.length === total
            ? `These results were made ${madeBy(outdated)}. They stay as they are until you refresh them.`
            : `${outdated.length} of these ${total} results were made ${madeBy(outdated)}, so they do not compare with the others.`}
        </p>
        <Button size="sm" onClick={refresh}>
          {name}
        </Button>
      </div>
    </Notice>
  )
}
