import type { RequirementResult } from '../../../contract/screening.ts'
import { RequirementItem } from '../../features/screening/requirement-item.tsx'
import { Sheet } from '../../ui/section.tsx'
import { exampleMatch } from './example-match.ts'

const shown: readonly RequirementResult[] = exampleMatch.requirements

/** A piece of the real match screen, drawn by its own components from the sample data. */
export function LandingExample() {
  return (
    <figure className="grid min-w-0 gap-3">
      <Sheet className="overflow-hidden shadow-float">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line bg-accent-wash px-4 py-3 sm:px-5">
          <p className="font-semibold">{exampleMatch.file}</p>
          <p className="text-sm text-soft">{`for ${exampleMatch.job}`}</p>
        </div>
        <ul className="divide-y divide-line">
          {shown.map(requirement => (
            <RequirementItem key={requirement.id} requirement={requirement} fileUrl="" />
          ))}
        </ul>
      </Sheet>
      <figcaption className="text-sm text-faint">
        Example, from the sample data: a fictional candidate, with three of the job’s requirements.
      </figcaption>
    </figure>
  )
}
