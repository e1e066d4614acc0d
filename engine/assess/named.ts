import type { Evidence } from '../resume/evidence.ts'
import type { Resume } from '../resume/read.ts'
import { once } from '../text/once.ts'

const nothing: readonly Evidence[] = []

/** What each line names, by its index: a line is asked of what it names again and again, a resume names hundreds of things. */
const namedBy = once(({ evidence, statements }: Resume) => {
  const found: (Evidence[] | undefined)[] = statements.map(() => undefined)
  for (const item of evidence.all) {
    const own = found[item.statement]
    if (own) own.push(item)
    else found[item.statement] = [item]
  }
  return found
})

/** What a line names or tells, in the order of the index of evidence. */
export const namedAt = (resume: Resume, at: number): readonly Evidence[] => namedBy(resume)[at] ?? nothing
