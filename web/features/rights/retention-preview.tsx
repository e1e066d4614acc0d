import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reasonOf } from '../../api/error.ts'
import { retentionPreviewQuery } from '../../api/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/section.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { Time } from '../../ui/time.tsx'

const shownAtFirst = 5

/** Exactly what would go, and when, if nobody used it until then. */
export function RetentionPreview({ days, saved }: { days: number; saved: boolean }) {
  const { data, error, refetch } = useQuery(retentionPreviewQuery(days))
  const [all, setAll] = useState(false)
  if (!data && error)
    return <ErrorState title="The preview could not be loaded" detail={reasonOf(error)} onRetry={() => refetch()} />
  if (!data) return <Skeleton rows={2} label="Loading what would go" />
  if (data.resumes.length === 0) return <p className="text-soft">There are no resumes, so nothing would go.</p>
  const shown = all ? data.resumes : data.resumes.slice(0, shownAtFirst)
  return (
    <section aria-label="What goes, and when" className="grid gap-2">
      <p className="text-soft">
        {saved ? 'What goes, unless it is used before:' : 'What would go, unless it is used before:'}
      </p>
      <Sheet>
        <ul className="divide-y divide-line">
          {shown.map(({ id, file_name, last_used_at, goes_at }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 px-4 py-2.5">
              <span className="min-w-0 font-medium wrap-anywhere">{file_name}</span>
              <span className="text-sm text-faint">
                last used <Time at={last_used_at} />, goes on <Time at={goes_at} />
              </span>
            </li>
          ))}
        </ul>
      </Sheet>
      {shown.length < data.resumes.length && (
        <div>
          <Button size="sm" tone="quiet" onClick={() => setAll(true)}>
            Show all {data.resumes.length}
          </Button>
        </div>
      )}
    </section>
  )
}
