import clsx from 'clsx'
import { TriangleAlert } from 'lucide-react'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { BatchItem, Match } from '../../../contract/screening.ts'
import { readAddress } from '../../api/places.ts'
import { namesSeen } from '../../api/resumes.ts'
import { useHere } from '../../ui/came-from.ts'
import { Filter } from '../../ui/filter.tsx'
import { ScoreBar } from '../../ui/score.tsx'
import { Sheet } from '../../ui/section.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { useKept } from '../../ui/use-kept.ts'
import { type RankingView, viewOf } from './carried.ts'
import { ConfidenceMark } from './confidence.tsx'
import { More, useFocusOnMore } from './more.tsx'
import { OutdatedMark } from './outdated.tsx'
import { named, placesOf, ranked } from './ranking-order.ts'
import { RankingTable } from './ranking-table.tsx'
import { RequirementMarks } from './requirement-marks.tsx'
import { SortBy } from './sort-by.tsx'

/** What the ways out of the ranking hand over, so that there is a way back to the same rows. */
type Way = { jobId: number; ids: readonly number[]; view: RankingView; onOpen: (resumeId: number) => void }

function Matched({ match, way: { jobId, ids, view, onOpen } }: { match: Match; way: Way }) {
  const id = match.resume_id
  return (
    <div className="grid min-w-0 gap-x-8 gap-y-3 md:grid-cols-[1fr_14rem]">
      <div className="grid min-w-0 content-start gap-1.5">
        <Link
          id={`match-${id}`}
          to={`/jobs/${jobId}/resumes/${id}/match`}
          state={{ resumeIds: ids, view: { ...view, last: id } }}
          onClick={() => onOpen(id)}
          className="w-fit font-semibold underline-offset-4 hover:underline"
        >
          {match.resume_info.file_name}
        </Link>
        <p className="text-soft">{match.summary}</p>
        <RequirementMarks of={match.resume_info.file_name} requirements={match.requirements} />
        <Link
          to={readAddress(id)}
          state={useHere()}
          onClick={() => onOpen(id)}
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

type FailedProps = { item: Extract<BatchItem, { error: string }>; seen: string | undefined }

/** `seen`: what a resume was called that is not there any more. */
function Failed({ item: { resume_id, resume_info, error }, seen }: FailedProps) {
  return (
    <>
      <TriangleAlert className="mt-0.5 size-5 text-partial" role="img" aria-label="Warning" />
      <div className="min-w-0">
        <p className="font-semibold">{resume_info?.file_name ?? seen ?? `Resume ${resume_id}`}</p>
        <p className="text-danger">Error: {error}</p>
        {!resume_info && seen && <p className="text-soft">It was deleted meanwhile.</p>}
      </div>
    </>
  )
}

type RowProps = { item: BatchItem; place: number | undefined; way: Way; seen: string | undefined }

const Row = memo(function Row({ item, place, way, seen }: RowProps) {
  return (
    <li className="lazy-row grid grid-cols-[var(--place)_1fr] gap-3 px-4 py-4 sm:px-5">
      {'error' in item ? (
        <Failed item={item} seen={seen} />
      ) : (
        <>
          <span className="text-right font-semibold text-faint tabular-nums">{place}</span>
          <Matched match={item} way={way} />
        </>
      )}
    </li>
  )
})

/** Once all rows are there again, the one that somebody comes back from: in sight, and where the keyboard goes on. */
function useWayBack(last: number | null, settled: boolean) {
  const cameFrom = useRef(last)
  useEffect(() => {
    if (!settled || cameFrom.current === null) return
    const link = document.getElementById(`match-${cameFrom.current}`)
    cameFrom.current = null
    link?.scrollIntoView({ block: 'center' })
    link?.focus({ preventScroll: true })
  }, [settled])
}

type RankingProps = { jobId: number; ids: readonly number[]; items: readonly BatchItem[]; settled: boolean }

/** Fills in while results arrive; each finds its place by its score. */
export function Ranking({ jobId, ids, items, settled }: RankingProps) {
  const { state } = useLocation()
  const [sort, writeSort] = useAddress('sort')
  const [view, setView] = useKept('view', viewOf(state, sort))
  useWayBack(view.last, settled)
  const list = useFocusOnMore<HTMLOListElement>(view.shown)
  // Not in the address: it may be the name of a person, and addresses end up in logs.
  const [words, setWords] = useKept('filter', '')
  const found = words.trim() ? named(items, words) : items
  const failed = found.filter(item => 'error' in item).length
  const places = useMemo(() => placesOf(items, view.order), [items, view.order])
  const [seen] = useState(namesSeen)
  // One object for all rows, which are drawn anew only when it changes.
  const way = useMemo(
    () => ({ jobId, ids, view, onOpen: (last: number) => setView({ ...view, last }) }),
    [jobId, ids, view, setView],
  )
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 print:hidden">
        {settled && items.some(item => !('error' in item)) && (
          <RankingTable jobId={jobId} items={items} order={view.order} />
        )}
        <SortBy
          order={view.order}
          onChange={order => {
            setView({ ...view, order })
            writeSort(order)
          }}
        />
      </div>
      {(items.length > 8 || words) && (
        <div className="print:hidden">
          <Filter label="Filter the ranking" value={words} onChange={setWords} />
        </div>
      )}
      <Sheet>
        <ol
          ref={list}
          className={clsx(
            'divide-y divide-line',
            items.length < 100 ? '[--place:1.25rem] sm:[--place:1.75rem]' : '[--place:2.5rem]',
          )}
        >
          {ranked(found, view.order)
            .slice(0, view.shown)
            .map(item => (
              <Row
                key={item.resume_id}
                item={item}
                place={places.get(item.resume_id)}
                way={way}
                seen={seen.get(item.resume_id)}
              />
            ))}
        </ol>
        {found.length === 0 && <p className="p-5 text-soft">No file name contains “{words}”.</p>}
      </Sheet>
      {found.length > view.shown && (
        <More
          shown={view.shown}
          total={found.length}
          note={failed > 0 && `${failed} could not be matched; they stand at the end.`}
          onMore={shown => setView({ ...view, shown })}
        />
      )}
    </div>
  )
}
