import clsx from 'clsx'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { BatchItem } from '../../../contract/screening.ts'
import { namesSeen } from '../../api/resumes.ts'
import { Count, Filter } from '../../ui/filter.tsx'
import { Sheet } from '../../ui/section.tsx'
import { SortBy } from '../../ui/sort-by.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { useKept } from '../../ui/use-kept.ts'
import { viewOf } from './carried.ts'
import { More, useFocusOnMore } from './more.tsx'
import { named, orders, placesOf, ranked } from './ranking-order.ts'
import { Row, type Way } from './ranking-row.tsx'
import { RankingTable } from './ranking-table.tsx'

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
  const way: Way = useMemo(
    () => ({ jobId, ids, view, onOpen: (last: number) => setView({ ...view, last }) }),
    [jobId, ids, view, setView],
  )
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 print:hidden">
        <div className="mr-auto">{settled && <Count of="resume" found={found.length} total={items.length} />}</div>
        {settled && items.some(item => !('error' in item)) && (
          <RankingTable jobId={jobId} items={items} order={view.order} />
        )}
        <SortBy
          orders={orders}
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
