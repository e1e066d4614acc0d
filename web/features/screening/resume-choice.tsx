import { useQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import type { Resume } from '../../../contract/resumes.ts'
import { reasonOf } from '../../api/error.ts'
import { resumesQuery } from '../../api/resumes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Count, Filter } from '../../ui/filter.tsx'
import { Sheet } from '../../ui/section.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { Time } from '../../ui/time.tsx'
import { useKept } from '../../ui/use-kept.ts'

type ChoiceProps = {
  kind: 'radio' | 'checkbox'
  chosen: ReadonlySet<number>
  onChoose: (id: number, on: boolean) => void
  /** Stands above the list and knows which resumes the filter has left. */
  above?: (shown: readonly Resume[]) => ReactNode
}

/** `children` act on the choice: they stand below the list, and only where there is one. */
type ResumeChoiceProps = ChoiceProps & { children: ReactNode }

/** Names that more than one resume has: the same file uploaded twice. */
function namesakes(resumes: readonly Resume[]): ReadonlySet<string> {
  const [once, again] = [new Set<string>(), new Set<string>()]
  for (const { file_name } of resumes) (once.has(file_name) ? again : once).add(file_name)
  return again
}

/** `twin`: another has the same name, and only the time of the upload tells them apart. */
type OptionProps = ChoiceProps & { resume: Resume; twin: boolean }

function Option({ resume, twin, kind, chosen, onChoose }: OptionProps) {
  return (
    <label className="lazy-row flex items-center gap-3.5 px-4 py-3 hover:bg-accent-wash/50 has-checked:bg-accent-wash">
      <input
        type={kind}
        name="resume"
        className="size-4.5 shrink-0"
        checked={chosen.has(resume.id)}
        onChange={event => onChoose(resume.id, event.target.checked)}
      />
      <span className="min-w-0">
        <span className="block font-medium">{resume.file_name}</span>
        {resume.status === 'unreadable' && <span className="block text-sm text-danger">{resume.error}</span>}
        {(twin || resume.status !== 'unreadable') && (
          <span className="block text-sm text-faint">
            <Time at={resume.uploaded_at} exact={twin && 'second'} />
          </span>
        )}
      </span>
    </label>
  )
}

/** The list that one or many resumes are chosen from. */
export function ResumeChoice({ children, ...props }: ResumeChoiceProps) {
  const { data, error, isPending, refetch } = useQuery(resumesQuery)
  const [words, setWords] = useKept('filter', '')
  const twins = useMemo(() => namesakes(data ?? []), [data])
  if (isPending) return <Skeleton rows={4} label="Loading resumes" />
  if (error && !data) {
    return <ErrorState title="Failed to load resumes" detail={reasonOf(error)} onRetry={() => refetch()} />
  }
  if (data.length === 0) {
    return (
      <EmptyState title="No resumes found.">
        <ButtonLink to="/resumes/new" tone="primary">
          <Upload aria-hidden /> Upload resumes
        </ButtonLink>
      </EmptyState>
    )
  }
  const shown = data.filter(resume => resume.file_name.toLowerCase().includes(words.toLowerCase()))
  return (
    <div className="grid gap-3">
      {data.length > 8 && (
        <>
          <Filter label="Filter resumes" value={words} onChange={setWords} />
          <Count of="resume" found={shown.length} total={data.length} />
        </>
      )}
      {props.above?.(shown)}
      <Sheet className="overflow-hidden">
        <fieldset className="divide-y divide-line">
          <legend className="sr-only">Resumes</legend>
          {shown.map(resume => (
            <Option key={resume.id} resume={resume} twin={twins.has(resume.file_name)} {...props} />
          ))}
          {shown.length === 0 && <p className="p-5 text-soft">No file name contains “{words}”.</p>}
        </fieldset>
      </Sheet>
      {children}
    </div>
  )
}
