import { TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import type { BatchItem, Match } from '../../../contract/screening.ts'
import { readAddress } from '../../api/places.ts'
import { useHere } from '../../ui/came-from.ts'
import { ScoreBar } from '../../ui/score.tsx'
import type { RankingView } from './carried.ts'
import { ConfidenceMark } from './confidence.tsx'
import { OutdatedMark } from './outdated.tsx'
import { RequirementMarks } from './requirement-marks.tsx'

/** What the ways out of the ranking hand over, so that there is a way back to the same rows. */
export type Way = { jobId: number; ids: readonly number[]; view: RankingView; onOpen: (resumeId: number) => void }

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

export const Row = memo(function Row({ item, place, way, seen }: RowProps) {
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
