import { Flag } from 'lucide-react'
import type { Match, RequirementResult } from '../../../contract/screening.ts'
import { formatScore, ScoreBar, ScoreRing } from '../../ui/score.tsx'
import { Section, Sheet } from '../../ui/section.tsx'
import { ConfidenceNote } from './confidence.tsx'
import { worthTelling } from './gain.ts'
import { Provenance } from './provenance.tsx'
import { RequirementViews } from './requirement-views.tsx'
import { SecondReading } from './second-reading.tsx'
import { statusLook } from './status.tsx'
import { withQuotes } from './with-quotes.tsx'

function Counts({ requirements }: { requirements: readonly RequirementResult[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {(['met', 'partial', 'unmet'] as const).map(status => {
        const { word, Icon, text } = statusLook[status]
        return (
          <li key={status} className={`flex items-center gap-1.5 ${text}`}>
            <Icon className="size-4" aria-hidden />
            <span className="font-semibold tabular-nums">
              {requirements.filter(one => one.status === status).length}
            </span>
            {word.toLowerCase()}
          </li>
        )
      })}
    </ul>
  )
}

function Gains({ requirements }: { requirements: readonly RequirementResult[] }) {
  const gains = requirements
    .filter(worthTelling)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, 5)
  if (gains.length === 0) return null
  return (
    <Section title="What would change the score">
      <Sheet className="p-4 sm:p-5">
        <p className="mb-3 text-soft">
          Worth asking about: what the resume does not show, or not in full, and what it would add.
        </p>
        <ol className="grid gap-2">
          {gains.map(({ id, gain, text }) => (
            <li key={id} className="grid grid-cols-[4.5rem_1fr] gap-2">
              <span className="font-semibold text-accent tabular-nums">+{formatScore(gain)}</span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </Sheet>
    </Section>
  )
}

function RedFlags({ flags, resumeId }: { flags: readonly string[]; resumeId: number }) {
  if (flags.length === 0) return null
  return (
    <Section title="Red flags">
      <Sheet className="p-4 sm:p-5">
        <ul className="grid gap-2">
          {flags.map(flag => (
            <li key={flag} className="flex gap-2.5">
              <Flag className="mt-0.5 size-4 shrink-0 text-partial" aria-hidden />
              <p>{withQuotes(flag, resumeId)}</p>
            </li>
          ))}
        </ul>
      </Sheet>
    </Section>
  )
}

/** The number, and below it everything that it rests on. */
export function MatchView({ match }: { match: Match }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[20rem_1fr] lg:gap-8">
      <div className="grid min-w-0 gap-6 lg:sticky lg:top-20">
        <Sheet className="grid gap-5 p-5">
          <div className="grid justify-items-center">
            <ScoreRing label="Match Score" value={match.match_score} />
          </div>
          <ConfidenceNote of={match.confidence?.match_score} open />
          <div className="grid gap-1.5">
            <ScoreBar label="Skills" value={match.score_skills} />
            <ConfidenceNote of={match.confidence?.score_skills} />
          </div>
          <div className="grid gap-1.5">
            <ScoreBar label="Experience" value={match.score_experience} />
            <ConfidenceNote of={match.confidence?.score_experience} />
          </div>
          <p>{match.summary}</p>
          {match.requirements.length > 0 && <Counts requirements={match.requirements} />}
        </Sheet>
        <div className="max-lg:hidden">
          <Provenance of={match} />
        </div>
      </div>
      <div className="grid min-w-0 gap-8">
        <RedFlags flags={match.red_flags} resumeId={match.resume_id} />
        <SecondReading match={match} />
        <RequirementViews match={match} />
        <Gains requirements={match.requirements} />
        <div className="lg:hidden">
          <Provenance of={match} />
        </div>
      </div>
    </div>
  )
}
