import { Gauge, Pencil, ScanText, Trash2 } from 'lucide-react'
import type { Resume } from '../../../contract/resumes.ts'
import { download } from '../../api/download.ts'
import { readAddress } from '../../api/places.ts'
import { Bullets } from '../../ui/bullets.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useHere } from '../../ui/came-from.ts'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'

const size = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`

function Facts({ resume }: { resume: Resume }) {
  const pages = resume.pages ? ` · ${resume.pages} ${resume.pages === 1 ? 'page' : 'pages'}` : ''
  return (
    <p className="text-sm text-faint">
      {resume.file_type.toUpperCase()} · {size(resume.size_bytes)}
      {pages} · <Time at={resume.uploaded_at} />
    </p>
  )
}

function Doubts({ resume }: { resume: Resume }) {
  if (resume.status === 'reading') return <p className="text-sm text-soft">Being read…</p>
  if (resume.status === 'unreadable') return <p className="text-sm text-danger">{resume.error}</p>
  if (resume.warnings.length === 0) return null
  return (
    <details className="relative text-sm text-partial">
      <summary className="w-fit rounded-control">
        {resume.warnings.length === 1 ? '1 thing to know' : `${resume.warnings.length} things to know`}
      </summary>
      <Bullets lines={resume.warnings} />
    </details>
  )
}

type ResumeRowProps = { resume: Resume; name: string | undefined; going: boolean; onDelete: () => void }

/** `name`: of its person, where it is there for that. `going`: it is being deleted. */
export function ResumeRow({ resume, name, going, onDelete }: ResumeRowProps) {
  const { id, file_name } = resume
  const here = useHere()
  return (
    <li className="lazy-row flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 hover:bg-accent-wash/50">
      <div className="min-w-0 grow basis-40 sm:basis-60">
        <a
          href={resume.file_url}
          download
          onClick={event => download(event, toast.bad)}
          className="font-medium underline-offset-4 hover:underline"
        >
          {file_name}
        </a>
        {name && <p className="text-sm text-soft">{name}</p>}
        <Facts resume={resume} />
        <Doubts resume={resume} />
      </div>
      <div className="flex flex-wrap gap-1 max-sm:-ml-2.5">
        <ButtonLink
          tone="quiet"
          size="sm"
          to={readAddress(id)}
          state={here}
          aria-label={`What we read of ${file_name}`}
        >
          <ScanText className="max-sm:hidden" aria-hidden /> What we read
        </ButtonLink>
        <ButtonLink
          tone="quiet"
          size="sm"
          to={`/resumes/${id}/ai-score`}
          state={here}
          aria-label={`AI Score of ${file_name}`}
        >
          <Gauge className="max-sm:hidden" aria-hidden /> AI Score
        </ButtonLink>
        <ButtonLink tone="quiet" size="sm" to={`/resumes/${id}/edit`} state={here} aria-label={`Rename ${file_name}`}>
          <Pencil className="max-sm:hidden" aria-hidden /> Rename
        </ButtonLink>
        <Button tone="quiet" size="sm" busy={going} aria-label={`Delete ${file_name}`} onClick={onDelete}>
          <Trash2 className="max-sm:hidden" aria-hidden /> Delete
        </Button>
      </div>
    </li>
  )
}
