import type { RequirementResult } from '../../../contract/screening.ts'
import { Section, Sheet } from '../../ui/section.tsx'
import { RequirementItem } from './requirement-item.tsx'

type RequirementsProps = { requirements: readonly RequirementResult[]; resumeId: number }

/** Each requirement of the posting beside the sentence that backs it. */
export function Requirements({ requirements, resumeId }: RequirementsProps) {
  const groups = [
    { title: 'Must have', list: requirements.filter(one => one.kind === 'must') },
    { title: 'Nice to have', list: requirements.filter(one => one.kind === 'nice') },
  ]
  return groups
    .filter(({ list }) => list.length > 0)
    .map(({ title, list }) => (
      <Section key={title} title={title}>
        <Sheet>
          <ul className="divide-y divide-line">
            {list.map(requirement => (
              <RequirementItem key={requirement.id} requirement={requirement} resumeId={resumeId} />
            ))}
          </ul>
        </Sheet>
      </Section>
    ))
}
