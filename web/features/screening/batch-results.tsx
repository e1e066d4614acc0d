import { useBatch } from '../../api/batch.ts'
import { isMissing, reasonOf } from '../../api/error.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, Skeleton } from '../../ui/states.tsx'
import { BatchProgress } from './batch-progress.tsx'
import { EarlierResults } from './earlier-results.tsx'
import { NotJudged } from './not-judged.tsx'
import { NothingAsked } from './nothing-asked.tsx'
import { Ranking } from './ranking.tsx'
import { SecondOpinions } from './second-opinions.tsx'

/** A ranking that broke off is no ranking of all: whoever is missing might stand on top. */
const cutShort = (reason: string, done: number, total: number) =>
  done > 0 ? `${reason} Only ${done} of ${total} are ranked below.` : reason

/** Matches these resumes and ranks them while their results come in. */
export function BatchResults({ jobId, ids }: { jobId: number; ids: readonly number[] }) {
  const batch = useBatch(jobId, ids, true)
  const { items, state, error } = batch
  const running = state === 'running'
  const nothing = items.find(item => 'match_score' in item && item.requirements.length === 0)
  const empty = state === 'done' ? items.length === 0 : state === 'failed' && isMissing(error)
  return (
    <>
      {state === 'failed' && (
        <NotJudged
          title="Failed to fetch batch match results"
          error={error}
          detail={cutShort(reasonOf(error), items.length, ids.length)}
          onRetry={batch.run}
        />
      )}
      {empty && (
        <EmptyState title="No batch match results found.">
          <ButtonLink to={`/jobs/${jobId}/select_resumes_batch`} state={{ resumeIds: ids }}>
            Select resumes
          </ButtonLink>
        </EmptyState>
      )}
      {running && <BatchProgress done={items.length} total={ids.length} />}
      {running && items.length === 0 && <Skeleton rows={4} label="Matching" />}
      {nothing && 'match_score' in nothing && <NothingAsked of={nothing} />}
      <EarlierResults batch={batch} onRefresh={batch.refresh} />
      {state === 'done' && <SecondOpinions jobId={jobId} items={items} onRead={batch.readBest} />}
      {items.length > 0 && <Ranking jobId={jobId} ids={ids} items={items} settled={!running} />}
    </>
  )
}
