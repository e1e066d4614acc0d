import { ChevronDown, Gauge } from 'lucide-react'
import { Link } from 'react-router'
import type { Analysis, JobWithMatches } from '../../../contract/screening.ts'
import { download } from '../../api/download.ts'
import { readAddress } from '../../api/places.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useHere } from '../../ui/came-from.ts'
import { ScoreBar } from '../../ui/score.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { Note } from './note.tsx'
import { OutdatedMark } from './outdated.tsx'

/** Closed it is a number; open it is the colleague's note in short. */
function AnalysisCell({ analysis }: { analysis: Analysis }) {
  return (
    <details className="group col-span-full">
      <summary className="flex w-fit items-center gap-1.5 rounded-control text-sm text-soft hover:text-accent-deep [&::-webkit-details-marker]:hidden">
        <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden />
        Analysis <span className="font-semibold text-ink tabular-nums">{analysis.score_overall.toFixed(2)}</span>
        <span className="text-faint">
          · <Time at={analysis.evaluated_at} />
        </span>
        <OutdatedMark of={analysis} />
      </summary>
      <div className="mt-3 grid gap-x-8 gap-y-4 rounded-control bg-paper p-4 md:grid-cols-[12rem_1fr]">
        <div className="grid content-start gap-3">
          <ScoreBar label="Format" value={analysis.score_format} />
          <ScoreBar label="Skills" value={analysis.score_skills} />
          <ScoreBar label="Experience" value={analysis.score_experience} />
        </div>
        <Note analysis={analysis} />
      </div>
    </details>
  )
}

type HistoryRowProps = { jobId: number; matched: JobWithMatches['matched_resumes'][number] }

export function HistoryRow({ jobId, matched }: HistoryRowProps) {
  const { resume_id, resume_info, match_score, summary, resume_analyses } = matched
  const [analysis] = resume_analyses
  return (
    <li className="lazy-row grid gap-x-8 gap-y-3 px-4 py-4 sm:px-5 md:grid-cols-[1fr_12rem]">
      <div className="grid min-w-0 content-start gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link
            to={`/jobs/${jobId}/resumes/${resume_id}/match`}
            aria-label={`Match report of ${resume_info.file_name}`}
            className="font-semibold underline-offset-4 hover:underline"
          >
            {resume_info.file_name}
          </Link>
          <a
            href={resume_info.file_url}
            download
            onClick={event => download(event, toast.bad)}
            aria-label={`Original file of ${resume_info.file_name}`}
            className="text-sm text-faint underline underline-offset-4 hover:text-accent-deep"
          >
            Original file
          </a>
          <Link
            to={readAddress(resume_id)}
            state={useHere()}
            aria-label={`What we read of ${resume_info.file_name}`}
            className="text-sm text-faint underline underline-offset-4 hover:text-accent-deep"
          >
            What we read
          </Link>
        </p>
        <p className="text-soft">{summary}</p>
      </div>
      <div className="grid content-start gap-2">
        <ScoreBar label="Match Score" value={match_score} />
        <OutdatedMark of={matched} />
      </div>
      {analysis ? (
        <AnalysisCell analysis={analysis} />
      ) : (
        <ButtonLink size="sm" to={`/resumes/${resume_id}/ai-score`} className="w-fit">
          <Gauge aria-hidden /> AI Score
        </ButtonLink>
      )}
    </li>
  )
}
