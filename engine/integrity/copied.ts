import { once } from '../text/once.ts'
import type { Own } from './own.ts'
import { hasRun, type PostingText } from './posting-text.ts'
import { runLength } from './runs.ts'

// A statement is copied where so much of it stands in runs of the posting.
const copiedFrom = 0.6

/** The runs of all statements, one behind the other: found once a resume. */
const runsIn = once((list: Own[]): Int32Array => {
  const all = new Int32Array(list.reduce((sum, { runs }) => sum + runs.length, 0))
  let at = 0
  for (const { runs } of list) {
    all.set(runs, at)
    at += runs.length
  }
  return all
})

/** Whether any run of a resume stands in the posting: in next to none does one, and its lines need not be asked. */
export const sharesRun = (list: Own[], posting: PostingText): boolean => runsIn(list).some(run => hasRun(posting, run))

/** How many of the words stand in runs of the posting, 0 for too few to be copied. It stops where what is left is too little. */
export function copiedOf({ count, runs }: Own, posting: PostingText): number {
  let covered = 0
  let reached = 0
  for (let at = 0; at < runs.length; at++) {
    if (!hasRun(posting, runs[at] as number)) {
      if ((covered + count - Math.max(reached, at)) / count < copiedFrom) return 0
      continue
    }
    covered += at + runLength - Math.max(reached, at)
    reached = at + runLength
  }
  return count > 0 && covered / count >= copiedFrom ? covered : 0
}
