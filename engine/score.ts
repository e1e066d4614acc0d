import { lately } from './text/once.ts'
import type { Assessment, Requirement, Scores } from './types.ts'

/**
 * What a requirement weighs. A must is worth three wishes, so that no heap of wishes makes up for one; years of the
 * work itself are worth a third more than any other must, as they are the one thing that cannot be picked up on the job.
 */
export function weightOf(requirement: Requirement): number {
  if (requirement.kind === 'nice') return 1
  return requirement.type === 'years' ? 4 : 3
}

const twoDecimals = (value: number) => Math.round(value * 100) / 100

function share(
  requirements: Requirement[],
  assessed: ReadonlyMap<string, Assessment>,
  which: (requirement: Requirement) => boolean,
): number | null {
  let earned = 0
  let total = 0
  for (const requirement of requirements) {
    if (!which(requirement)) continue
    const weight = weightOf(requirement)
    total += weight
    earned += weight * (assessed.get(requirement.id)?.credit ?? 0)
  }
  return total === 0 ? null : twoDecimals((100 * earned) / total)
}

/** The assessments of a match by their requirements: all that is told of it looks for them. */
export const byRequirement = lately(
  (assessments: Assessment[]): ReadonlyMap<string, Assessment> =>
    new Map(assessments.map(assessment => [assessment.requirement, assessment])),
)

/**
 * The one formula: 100 × Σ(weight × credit) ÷ Σ(weight) over all requirements of the posting; what is not shown stays
 * in the sum with nothing earned. Experience takes the requirements of years, skills all others; a posting without
 * the one kind gives that score the value of the whole. A posting without any requirement scores 0.
 */
export function scoresOf(requirements: Requirement[], assessments: Assessment[]): Scores {
  const assessed = byRequirement(assessments)
  const all = share(requirements, assessed, () => true) ?? 0
  return {
    match_score: all,
    score_skills: share(requirements, assessed, ({ type }) => type !== 'years') ?? all,
    score_experience: share(requirements, assessed, ({ type }) => type === 'years') ?? all,
  }
}

/** Points that the match score would rise by if one requirement were fully met, for those that are not. */
export function gainsOf(requirements: Requirement[], assessments: Assessment[]): Record<string, number> {
  const assessed = byRequirement(assessments)
  const total = requirements.reduce((sum, requirement) => sum + weightOf(requirement), 0)
  const gains: Record<string, number> = {}
  for (const requirement of requirements) {
    const missing = 1 - (assessed.get(requirement.id)?.credit ?? 0)
    if (missing > 0 && total > 0) gains[requirement.id] = twoDecimals((100 * missing * weightOf(requirement)) / total)
  }
  return gains
}
