import { TriangleAlert } from 'lucide-react'
import { memo, useState } from 'react'
import { Link } from 'react-router'
import type { BatchItem, Match, RequirementResult } from '../../../contract/screening.ts'
import { readAddress } from '../../api/places.ts'
import { Button } from '../../ui/button.tsx'
import { ScoreBar } from '../../ui/score.tsx'
import { Sheet } from '../../ui/section.tsx'
import { ConfidenceMark } from './confidence.tsx'
import { OutdatedMark } from './outdated.tsx'
import { isOrder, type Order, orders, ranked } from './ranking-order.ts'
import { statusLook } from './status.tsx'

/** Every requirement as one small mark, in the posting's order: the shape of a match at a glance. */
function Marks({ requirements }: { requirements: readonly RequirementResult[] }) {
  return (
    <ul className="flex flex-wrap gap-1" aria-label="Requirements">
      {requirements.map(({ id, status, text }) => {
        const { Icon, word, text: tone } = statusLook[status]
        return (
          <li key={id} title={`${word}: ${text}`}>
            <Icon className={`size-4 ${tone}`} aria-hidden />
            <span className="sr-only">{`${word}: ${text}`}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Matched({ match, jobId }: { match: Match; jobId: number }) {
  return (
    <div className="grid min-w-0 gap-x-8 gap-y-3 md:grid-cols-[1fr_14rem]">
      <div className="grid min-w-0 content-start gap-1.5">
        <Link
          to={`/jobs/${jobId}/resumes/${match.resume_id}/match`}
          className="w-fit font-semibold underline-offset-4 hover:underline"
        >
          {match.resume_info.file_name}
        </Link>
        <p className="text-soft">{match.summary}</p>
        <Marks requirements={match.requirements} />
        <Link
          to={readAddress(match.resume_id)}
          aria-label={`What we read of ${match.resume_info.file_name}`}
          className="w-fit text-sm text-faint underline underline-offset-4 hover:text-accent-deep"
        >
          What we read
        </Link>
      </div>
      <div className="grid content-start gap-2">
        <ScoreBar label="Match" value={match.match_score} percent />
        <p className="flex justify-between text-sm text-faint tabular-nums">
          <span>Skills {match.score_skills.toFixed(2)}</span>
          <span>Experience {match.score_experience.toFixed(2)}</span>
        </p>
        <ConfidenceMark of={match.confidence?.match_score} />
        <OutdatedMark of={match} />
      </div>
    </div>
  )
}

type RowProps = { item: BatchItem; place: number; jobId: number }

const Row = memo(function Row({ item, place, jobId }: RowProps) {
  return (
    <li className="lazy-row grid grid-cols-[1.25rem_1fr] gap-3 px-4 py-4 sm:grid-cols-[1.75rem_1fr] sm:px-5">
      {'error' in item ? (
        <>
          <TriangleAlert className="mt-0.5 size-5 text-partial" role="img" aria-label="Warning" />
          <div className="min-w-0">
            <p className="font-semibold">{item.resume_info?.file_name ?? `Resume ${item.resume_id}`}</p>
            <p className="text-danger">Error: {item.error}</p>
          </div>
        </>
      ) : (
        <>
          <span className="text-right font-semibold text-faint tabular-nums">{place}</span>
          <Matched match={item} jobId={jobId} />
        </>
      )}
    </li>
  )
})

type SortProps = { order: Order; onChange: (order: Order) => void }

function SortBy({ order, onChange }: SortProps) {
  return (
    <label className="flex items-center gap-2.5 justify-self-end text-sm text-soft">
      Sort by
      <select
        value={order}
        onChange={event => isOrder(event.target.value) && onChange(event.target.value)}
        className="min-h-9 rounded-control border border-edge bg-sheet px-2 text-ink"
      >
        {Object.entries(orders).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A thousand rows, each with a mark for every requirement, would take most of a second to sort or to fill in. */
const rowsAtOnce = 100

function More({ shown, items, onMore }: { shown: number; items: readonly BatchItem[]; onMore: () => void }) {
  const failed = items.filter(item => 'error' in item).length
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-soft tabular-nums">
        {`The first ${shown} of ${items.length}. `}
        {failed > 0 && `${failed} could not be matched; they stand at the end.`}
      </p>
      <Button onClick={onMore}>Show {Math.min(rowsAtOnce, items.length - shown)} more</Button>
    </div>
  )
}

/** Fills in while results arrive; each finds its place by its score. */
export function Ranking({ jobId, items }: { jobId: number; items: readonly BatchItem[] }) {
  const [order, setOrder] = useState<Order>('match_score')
  const [shown, setShown] = useState(rowsAtOnce)
  return (
    <div className="grid gap-3">
      <SortBy order={order} onChange={setOrder} />
      <Sheet>
        <ol className="divide-y divide-line">
          {ranked(items, order)
            .slice(0, shown)
            .map((item, index) => (
              <Row key={item.resume_id} item={item} place={index + 1} jobId={jobId} />
            ))}
        </ol>
      </Sheet>
      {items.length > shown && <More shown={shown} items={items} onMore={() => setShown(shown + rowsAtOnce)} />}
    </div>
  )
}
