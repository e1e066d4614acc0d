import { useQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import type { Resume } from '../../../contract/resumes.ts'
import { reasonOf } from '../../api/error.ts'
import { namesQuery, resumesQuery, useDeleteResume } from '../../api/resumes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { Filter } from '../../ui/filter.tsx'
import { focusAfterRow } from '../../ui/focus-after-row.ts'
import { Sheet } from '../../ui/section.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { useKept } from '../../ui/use-kept.ts'
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

const holds = (text: string | undefined, words: string) =>
  text?.toLowerCase().includes(words.trim().toLowerCase()) ?? false

function LoadedList({ resumes }: { resumes: readonly Resume[] }) {
  // Not in the address: it may be the name of a person, and addresses end up in logs.
  const [words, setWords] = useKept('filter', '')
  const { data: names } = useQuery(namesQuery)
  const askToDelete = useAskToDelete()
  const shown = resumes.filter(one => holds(one.file_name, words) || holds(names?.get(one.id), words))
  // A name is shown to who looks for it, and to nobody else: the list stays one of files.
  const nameOf = (one: Resume) => (words.trim() && !holds(one.file_name, words) ? names?.get(one.id) : undefined)
  return (
    <div className="grid gap-3">
      {resumes.length > 8 && <Filter label="Filter resumes" value={words} onChange={setWords} />}
      <Sheet>
        <ul className="divide-y divide-line">
          {shown.map(resume => (
            <ResumeRow key={resume.id} resume={resume} name={nameOf(resume)} onDelete={() => askToDelete(resume)} />
          ))}
        </ul>
        {shown.length === 0 && <p className="p-5 text-soft">No file name and no person’s name contains “{words}”.</p>}
      </Sheet>
    </div>
  )
}

/** All resumes, on their own page and on the dashboard. */
export function ResumeList() {
  const { data, error, isPending, refetch } = useQuery(resumesQuery)
  if (isPending) return <Skeleton rows={3} label="Loading resumes" />
  if (error && !data) {
    return <ErrorState title="Failed to load resumes" detail={reasonOf(error)} onRetry={() => refetch()} />
  }
  if (data.length > 0) return <LoadedList resumes={data} />
  return (
    <EmptyState title="No resumes uploaded yet.">
      <ButtonLink to="/resumes/new" tone="primary">
        <Upload aria-hidden /> Upload resumes
      </ButtonLink>
    </EmptyState>
  )
}
