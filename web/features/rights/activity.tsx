import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActivityEntry } from '../../../contract/activity.ts'
import { reasonOf } from '../../api/error.ts'
import { jobsQuery } from '../../api/jobs.ts'
import { activityQuery } from '../../api/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Section, Sheet } from '../../ui/section.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { Time } from '../../ui/time.tsx'
import { inRuns } from './activity-runs.ts'
import { sayAction, sayDetails, sayJob, saySubject } from './activity-words.ts'

type LineProps = { entry: ActivityEntry; subject: string | null; details: string; children?: ReactNode }

const Line = ({ entry, subject, details, children }: LineProps) => (
  <span className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 px-4 py-2.5">
    <span className="min-w-0">
      <span className="font-medium">{sayAction(entry.action)}</span>
      {subject && <span className="wrap-anywhere"> · {subject}</span>}
      {children}
      {details && <span className="block wrap-anywhere text-sm text-faint">{details}</span>}
    </span>
    <span className="text-sm text-faint">
      {entry.actor === 'system' && 'not by you · '}
      <Time at={entry.at} exact />
    </span>
  </span>
)

/** One entry, or in one line what was done to many at once: the newest of them tells when. */
function Run({
  run: [newest, ...others],
  titles,
}: {
  run: readonly ActivityEntry[]
  titles: ReadonlyMap<number, string>
}) {
  if (!newest) return null
  const line = (entry: ActivityEntry) => (
    <Line entry={entry} subject={saySubject(entry)} details={sayDetails(entry, titles)} />
  )
  if (others.length === 0) return line(newest)
  return (
    <details className="group">
      <summary className="block hover:text-accent-deep [&::-webkit-details-marker]:hidden">
        <Line entry={newest} subject={`${others.length + 1} ${newest.subject?.type}s`} details={sayJob(newest, titles)}>
          <ChevronDown className="ml-1.5 inline size-4 transition-transform group-open:rotate-180" aria-hidden />
        </Line>
      </summary>
      <ol className="divide-y divide-line border-t border-line pl-4">
        {[newest, ...others].map(entry => (
          <li key={entry.seq}>{line(entry)}</li>
        ))}
      </ol>
    </details>
  )
}

function List() {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(activityQuery)
  const jobs = useQuery(jobsQuery).data ?? []
  if (isPending) return <Skeleton rows={4} label="Loading activity" />
  if (error && !data)
    return <ErrorState title="The activity could not be loaded" detail={reasonOf(error)} onRetry={() => refetch()} />
  const titles = new Map(jobs.map(({ id, title }) => [id, title]))
  const entries = data.pages.flatMap(page => page.entries)
  if (entries.length === 0) return <EmptyState title="Nothing has happened yet." />
  return (
    <>
      <Sheet>
        <ol className="divide-y divide-line">
          {inRuns(entries).map(run => (
            <li key={run[0]?.seq}>
              <Run run={run} titles={titles} />
            </li>
          ))}
        </ol>
      </Sheet>
      {hasNextPage && (
        <div>
          <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            Show older
          </Button>
        </div>
      )}
    </>
  )
}

/** The owner's audit log: it cannot be changed, and holds no names; what things are called now stands beside it. */
export function Activity() {
  return (
    <Section title="Activity">
      <p className="-mt-2 max-w-read text-soft">
        Who opened what, and what was decided, exported and deleted. Entries are chained: none can be changed or taken
        out unseen.
      </p>
      <List />
    </Section>
  )
}
