import type { Criterion, Requirement } from '../types.ts'

/** The requirements as a person has corrected them: of another kind, or left out. A correction of what is not read does nothing. */
export function corrected(read: Requirement[], criteria: readonly Criterion[] = []): Requirement[] {
  const kinds = new Map(criteria.map(({ text, kind }) => [text, kind]))
  return read.flatMap(requirement => {
    const kind = kinds.get(requirement.text) ?? requirement.kind
    return kind === 'none' ? [] : [{ ...requirement, kind }]
  })
}
