import { useQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import type { Resume } from '../../../contract/resumes.ts'
import { useDeleting } from '../../api/deleting.ts'
import { reasonOf } from '../../api/error.ts'
import { namesQuery, resumesQuery, useDeleteResume } from '../../api/resumes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { Count, Filter } from '../../ui/filter.tsx'
import { focusAfterRow } from '../../ui/focus-after-row.ts'
import { Sheet } from '../../ui/section.tsx'
import { SortBy } from '../../ui/sort-by.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { useKept } from '../../ui/use-kept.ts'
import { listed, type Order, orders, soughtName } from './listed.ts'
import { ResumeRow } from './resume-row.tsx'

function useAskToDelete() {
  const { mutate } = useDeleteResume()
  return async (resume: Resume) => {
    const goOn = focusAfterRow()
    const sure = await confirm({
      text: 'Are you sure you want to delete this resume?',
      detail: `“${resume.file_name}”, its analyses and its matches will be gone for good.`,
      action: 'Delete',
    })
    if (sure) mutate(resume.id, { onSuccess: goOn, onError: () => toast.bad('Delete failed or unauthorized') })
  }
}

type ListProps = {
  /** How many are shown where there is a page with all of them. */
  most?: number
}

function LoadedList({ resumes, most = Number.POSITIVE_INFINITY }: ListProps & { resumes: readonly Resume[] }) {
  // Not in the address: it may be the name of a person, and addresses end up in logs.
  const [words, setWords] = useKept('filter', '')
  const { data: names } = useQuery(namesQuery)
  const askToDelete = useAskToDelete()
  const going = useDeleting('resume')
  const [order, setOrder] = useKept<Order>('order', 'newest')
  const found = listed(resumes, names, words, order)
  return (
    <div className="grid gap-3">
      {resumes.length > 8 && (
        <>
          <Filter label="Filter resumes" value={words} onChange={setWords} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Count of="resume" found={found.length} total={resumes.length} />
            <SortBy orders={orders} order={order} onChange={setOrder} />
          </div>
        </>
      )}
      <Sheet>
        <ul className="divide-y divide-line">
          {found.slice(0, most).map(resume => (
            <ResumeRow
              key={resume.id}
              resume={resume}
              name={soughtName(resume, names, words)}
              going={going.has(resume.id)}
              onDelete={() => askToDelete(resume)}
            />
          ))}
        </ul>
        {found.length === 0 && <p className="p-5 text-soft">No file name and no person’s name contains “{words}”.</p>}
      </Sheet>
      {found.length > most && (
        <ButtonLink to="/resumes" className="justify-self-start">
          All {resumes.length} resumes
        </ButtonLink>
      )}
    </div>
  )
}

/** All resumes, on their own page and on the dashboard. */
export function ResumeList(props: ListProps) {
  const { data, error, isPending, refetch } = useQuery(resumesQuery)
  if (isPending) return <Skeleton rows={3} label="Loading resumes" />
  if (error && !data) {
    return <ErrorState title="Failed to load resumes" detail={reasonOf(error)} onRetry={() => refetch()} />
  }
  if (data.length > 0) return <LoadedList resumes={data} {...props} />
  return (
    <EmptyState title="No resumes uploaded yet.">
      <ButtonLink to="/resumes/new" tone="primary">
        <Upload aria-hidden /> Upload resumes
      </ButtonLink>
    </EmptyState>
  )
}
