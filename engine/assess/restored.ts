import { matchesOf } from '../text/matches.ts'

// “Lapsed 2019; restored June 2025”, “expired August 2025, recertified September 2026”: had again since.
const again =
  /\b(?:restored|reinstated|reactivated|regained|rejoined|renewed|re-?validated|re-?certified|re-?registered|requalified|retaken|re-?sat|refreshed|updated|back on the register)\b/giu
// “Not renewed”, “to be renewed”, “being renewed”, “cannot be reinstated”, “last renewed”: it has not been since, or not yet.
const notAgain =
  /(?:\b(?:no|not|never|nor|without|until|till|unless|if|when|once|cannot|before|last|to be|being|be|get|was|were|had been)|n['’]t)(?: (?:yet|been|be|ever|it|them|being|have|has|had|again|since)){0,3}\s*$/iu

/** Whether words that follow those by which a paper ran out say that it was had again since. */
export const isRestored = (since: string): boolean =>
  matchesOf(again, since).some(({ index }) => !notAgain.test(since.slice(0, index)))
