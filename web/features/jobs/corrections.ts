import type { Criterion } from '../../../contract/jobs.ts'
import type { Requirement } from '../../../contract/screening.ts'

export type Kind = Criterion['kind']

/** What a requirement counts as. */
export const kindOf = ({ text, read }: Requirement, criteria: readonly Criterion[]): Kind =>
  criteria.find(one => one.text === text)?.kind ?? read

/** The corrections after this one: to choose what was read takes a correction back. */
export function corrected({ text, read }: Requirement, kind: Kind, criteria: readonly Criterion[]): Criterion[] {
  const others = criteria.filter(one => one.text !== text)
  return kind === read ? others : [...others, { text, kind }]
}
