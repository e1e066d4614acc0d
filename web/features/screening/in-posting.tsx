import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import type { Match, RequirementResult } from '../../../contract/screening.ts'
import { reasonOf } from '../../api/error.ts'
import { jobQuery } from '../../api/jobs.ts'
import { Sheet } from '../../ui/section.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { useKept } from '../../ui/use-kept.ts'
import { type Piece, type PostingLine, toPostingLines } from './posting-lines.ts'
import { RequirementItem } from './requirement-item.tsx'
import { statusLook } from './status.tsx'

type OpenProps = { open: string | null; onToggle: (id: string) => void }

function Asked({ piece, requirement, open, onToggle }: OpenProps & { piece: Piece; requirement: RequirementResult }) {
  const { word, Icon, tone } = statusLook[requirement.status]
  return (
    <button
      type="button"
      aria-expanded={open === requirement.id}
      onClick={() => onToggle(requirement.id)}
      className={clsx('rounded-control px-1.5 py-0.5 text-start align-top hover:underline', tone)}
    >
      <Icon className="me-1.5 inline size-4 align-[-0.2em]" aria-hidden />
      <span className="sr-only">{word}: </span>
      {piece.text}
    </button>
  )
}

const looks = { heading: 'mt-4 font-semibold first:mt-0', text: '', list: 'ms-5 list-item list-disc marker:text-edge' }

function Line({ line, resumeId, open, onToggle }: OpenProps & { line: PostingLine; resumeId: number }) {
  const opened = line.ending.find(one => one.id === open)
  return (
    <>
      <p className={looks[line.kind]}>
        {line.pieces.map((piece, index) =>
          piece.requirement ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never move
            <Asked key={index} piece={piece} requirement={piece.requirement} open={open} onToggle={onToggle} />
          ) : (
            piece.text
          ),
        )}
      </p>
      {opened && (
        <ul dir="ltr" className="animate-rise rounded-card border border-line bg-paper">
          <RequirementItem requirement={opened} resumeId={resumeId} />
        </ul>
      )}
    </>
  )
}

/** The posting in its own words; each requirement in it carries its status and opens to what backs it. */
export function InPosting({ match }: { match: Match }) {
  const { data: job, error, refetch } = useQuery(jobQuery(match.job_id))
  const [open, setOpen] = useKept<string | null>('opened in posting', null)
  if (error && !job) {
    return <ErrorState title="The posting could not be loaded" detail={reasonOf(error)} onRetry={() => refetch()} />
  }
  if (!job) return <Skeleton rows={3} label="Loading the posting" />
  return (
    <Sheet className="p-5 sm:p-8">
      <div dir="auto" className="grid gap-2 leading-relaxed">
        {toPostingLines(job.description ?? '', match.requirements).map(line => (
          <Line
            key={line.start}
            line={line}
            resumeId={match.resume_id}
            open={open}
            onToggle={id => setOpen(open === id ? null : id)}
          />
        ))}
      </div>
    </Sheet>
  )
}
