import type { RequirementResult } from '../../../contract/screening.ts'

/** What is met is worth a word more only where it is old or far from sure. */
export const worthTelling = ({ status, gain }: RequirementResult) => gain > (status === 'met' ? 1 : 0)

/** What the points of `gain` would be for: what is met already is not called shown in part. */
export const gainFor = ({ status }: RequirementResult) =>
  status === 'met'
    ? 'Met, but not counted in full: shown more plainly or more recently, it would add'
    : 'Fully shown, it would add'
