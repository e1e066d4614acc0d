import { RequirementItem } from '../../features/screening/requirement-item.tsx'
import { ScoreBar } from '../../ui/score.tsx'
import { Sheet } from '../../ui/section.tsx'
import { exampleMatch } from './example-match.ts'

const { file, job, engine, score, asked, requirements } = exampleMatch

/** A piece of the real match screen, drawn by its own components from the sample data. */
export function LandingExample() {
  return (
    <figure className="grid min-w-0 gap-3">
      <Sheet className="overflow-hidden shadow-float">
        <div className="grid grid-cols-[1fr_9rem] items-center gap-4 border-b border-line bg-accent-wash px-4 py-3 sm:px-5">
          <p className="min-w-0">
            <span className="block font-semibold">{file}</span>
            <span className="text-sm text-soft">for {job}</span>
          </p>
          <ScoreBar label="Match Score" value={score} />
        </div>
        <ul className="divide-y divide-line">
          {requirements.map(requirement => (
            <RequirementItem key={requirement.id} requirement={requirement} />
          ))}
        </ul>
      </Sheet>
      <figcaption className="text-sm text-faint">
        {`Example: a fictional candidate from the sample data, three of ${asked} requirements, computed by engine ${engine}.`}
      </figcaption>
    </figure>
  )
}
