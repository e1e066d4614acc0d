import { tradesOf } from '../knowledge/trade.ts'
import type { Resume } from '../resume/read.ts'

// Fewer words than this say too little.
const fewest = 12

/**
 * By how much the words under a post fit the job's trade better than any trade that has nothing to do with it: about
 * the logarithm of the odds. Null where they say too little. Lines in `taint` say nothing.
 */
export function tradeMargin(
  resume: Resume,
  post: number,
  main: string[],
  home: ReadonlySet<string>,
  taint: ReadonlyMap<number, unknown>,
): number | null {
  const spoken = new Set<string>()
  resume.statements.forEach((statement, at) => {
    if (statement.post === post && !taint.has(at)) for (const stem of resume.evidence.stems[at] ?? []) spoken.add(stem)
  })
  const { fit, count } = tradesOf(spoken)
  if (count < fewest) return null
  let own = -Infinity
  let other = -Infinity
  for (const [family, value] of fit)
    if (main.includes(family)) own = Math.max(own, value)
    else if (!home.has(family)) other = Math.max(other, value)
  return own - other
}
